#include <cstdint>

#include "core/decimal/decimal.h"
#include "core/python/parser_state.h"

namespace derslik::python {
namespace {

std::string withoutUnderscores(std::string_view text) {
  std::string digits;
  for (const char c : text)
    if (c != '_') digits += c;
  return digits;
}

int digitValue(char c) {
  return c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10;
}

/// Whether the text is that of an integer, and no float's.
bool isInteger(std::string_view digits) {
  if (digits.size() > 1 && digits[0] == '0' && (digits[1] | 0x20) >= 'b') {
    const char kind = static_cast<char>(digits[1] | 0x20);
    if (kind == 'x' || kind == 'o' || kind == 'b') return true;
  }
  return digits.find_first_of(".eE") == std::string_view::npos;
}

/// The value of an integer literal; false where it is beyond 64 bits with their sign.
bool integer(std::string_view digits, std::uint64_t& value) {
  unsigned base = 10;
  if (digits.size() > 1 && digits[0] == '0') {
    const char kind = static_cast<char>(digits[1] | 0x20);
    base = kind == 'x' ? 16 : kind == 'o' ? 8 : kind == 'b' ? 2 : 10;
    if (base != 10) digits.remove_prefix(2);
  }
  value = 0;
  for (const char c : digits) {
    const auto digit = static_cast<unsigned>(digitValue(c));
    if (value > (std::uint64_t{1} << 63) / base) return false;
    value = value * base + digit;
    if (value > std::uint64_t{1} << 63) return false;
  }
  return true;
}

}  // namespace

/// After a minus: 2**63 that is no part of a power, an attribute … The tree holds no such
/// number, but its negative.
bool Parser::isLeastInteger() const {
  if (!is(TokenType::Number)) return false;
  const std::string digits = withoutUnderscores(text());
  std::uint64_t value;
  if (!isInteger(digits) || !integer(digits, value) || value != std::uint64_t{1} << 63)
    return false;
  return !is("**", 1) && !is(".", 1) && !is("[", 1) && !is("(", 1);
}

ExpressionPtr Parser::number() {
  const std::string digits = withoutUnderscores(text());
  const std::size_t start = at_;
  const bool hexadecimal = digits.size() > 1 && (digits[1] | 0x20) == 'x';
  if (!hexadecimal && (digits.back() | 0x20) == 'j') refuse("complex numbers");
  if (!isInteger(digits)) {
    ++at_;
    return make(start, Constant{decimal::parse(digits)});
  }
  std::uint64_t value;
  if (!integer(digits, value) || value > INT64_MAX) refuse("integers beyond 64 bits");
  ++at_;
  return make(start, Constant{static_cast<std::int64_t>(value)});
}

ExpressionPtr Parser::atom() {
  const std::size_t start = at_;
  const auto constant = [&](auto value) {
    ++at_;
    return make(start, Constant{value});
  };
  switch (token().type) {
    case TokenType::Name: {
      std::string id = name();
      return make(start, Name{std::move(id)});
    }
    case TokenType::Number:
      return number();
    case TokenType::String:
      return strings();
    case TokenType::Keyword:
      if (is("True")) return constant(true);
      if (is("False")) return constant(false);
      if (is("None")) return constant(None{});
      if (is("await")) refuse("await");
      stuck();
    case TokenType::Operator:
      if (is("(")) return parenthesized();
      if (is("[")) return list();
      if (is("{")) return braces();
      if (is("...")) return constant(Ellipsis{});
      stuck();
    default:
      stuck();
  }
}

ExpressionPtr Parser::primary() {
  const std::size_t start = at_;
  ExpressionPtr value = atom();
  for (;;) {
    if (accept(".")) {
      std::string attribute = name();
      value = make(start, Attribute{std::move(value), std::move(attribute)});
    } else if (is("(")) {
      const std::size_t open = at_++;
      std::vector<Argument> list = arguments();
      expect(")");
      // A lone generator has the call's parentheses for its own.
      if (list.size() == 1 && list[0].kind == Argument::Positional)
        if (auto* generator = std::get_if<Comprehension>(&list[0].value->node))
          if (generator->kind == Comprehension::Generator && isBare_) {
            list[0].value->span = from(open);
            isBare_ = false;
          }
      value = make(start, Call{std::move(value), std::move(list)});
    } else if (is("[")) {
      value = subscript(start, std::move(value));
    } else {
      return value;
    }
  }
}

ExpressionPtr Parser::subscript(std::size_t start, ExpressionPtr value) {
  expect("[");
  const std::size_t first = at_;
  ExpressionPtr index = slice();
  if (is(",") || std::holds_alternative<Starred>(index->node)) {
    Tuple node;
    node.elements.push_back(std::move(index));
    while (accept(",") && !is("]"))
      node.elements.push_back(slice());
    index = make(first, std::move(node));
  }
  expect("]");
  return make(start, Subscript{std::move(value), std::move(index)});
}

ExpressionPtr Parser::slice() {
  const std::size_t start = at_;
  if (accept("*")) {
    ExpressionPtr value = expression();
    return make(start, Starred{std::move(value)});
  }
  Slice node;
  if (!is(":")) {
    node.lower = namedExpression();
    if (!is(":")) return std::move(node.lower);
    if (std::holds_alternative<Walrus>(node.lower->node) && !isGroup(start)) stuck();
  }
  expect(":");
  const auto isEnd = [&] { return is(":") || is(",") || is("]"); };
  if (!isEnd()) node.upper = expression();
  if (accept(":") && !isEnd()) node.step = expression();
  return make(start, std::move(node));
}

std::vector<ExpressionPtr> Parser::elementsAfter(ExpressionPtr first,
                                                 std::string_view closing) {
  std::vector<ExpressionPtr> elements;
  elements.push_back(std::move(first));
  while (accept(",") && !is(closing))
    elements.push_back(starNamedExpression());
  return elements;
}

ExpressionPtr Parser::parenthesized() {
  const std::size_t start = at_++;
  if (accept(")")) return make(start, Tuple{});
  if (is("yield")) {
    ExpressionPtr value = yield();
    expect(")");
    return value;
  }
  ExpressionPtr first = starNamedExpression();
  if (is(",")) {
    Tuple node{elementsAfter(std::move(first), ")")};
    expect(")");
    return make(start, std::move(node));
  }
  if (std::holds_alternative<Starred>(first->node)) stuck();
  if (is("for") || is("async")) {
    Comprehension node{Comprehension::Generator, std::move(first), nullptr, clauses()};
    expect(")");
    return make(start, std::move(node));
  }
  expect(")");
  return first;
}

ExpressionPtr Parser::list() {
  const std::size_t start = at_++;
  if (accept("]")) return make(start, List{});
  ExpressionPtr first = starNamedExpression();
  if ((is("for") || is("async")) && !std::holds_alternative<Starred>(first->node)) {
    Comprehension node{Comprehension::List, std::move(first), nullptr, clauses()};
    expect("]");
    return make(start, std::move(node));
  }
  List node{elementsAfter(std::move(first), "]")};
  expect("]");
  return make(start, std::move(node));
}

ExpressionPtr Parser::braces() {
  const std::size_t start = at_++;
  if (accept("}")) return make(start, Dict{});
  if (!is("**")) {
    ExpressionPtr first = starNamedExpression();
    if (!is(":")) {
      if ((is("for") || is("async")) && !std::holds_alternative<Starred>(first->node)) {
        Comprehension node{Comprehension::Set, std::move(first), nullptr, clauses()};
        expect("}");
        return make(start, std::move(node));
      }
      Set node{elementsAfter(std::move(first), "}")};
      expect("}");
      return make(start, std::move(node));
    }
    if (std::holds_alternative<Starred>(first->node) ||
        (std::holds_alternative<Walrus>(first->node) && !isGroup(start + 1)))
      stuck();
    ++at_;
    ExpressionPtr value = expression();
    if (is("for") || is("async")) {
      Comprehension node{Comprehension::Dict, std::move(first), std::move(value),
                         clauses()};
      expect("}");
      return make(start, std::move(node));
    }
    Dict node;
    node.keys.push_back(std::move(first));
    node.values.push_back(std::move(value));
    return restOfDict(start, std::move(node));
  }
  ++at_;
  Dict node;
  node.keys.push_back(nullptr);
  node.values.push_back(bitwiseOr());
  return restOfDict(start, std::move(node));
}

ExpressionPtr Parser::restOfDict(std::size_t start, Dict node) {
  while (accept(",") && !is("}")) {
    if (accept("**")) {
      node.keys.push_back(nullptr);
      node.values.push_back(bitwiseOr());
    } else {
      node.keys.push_back(expression());
      expect(":");
      node.values.push_back(expression());
    }
  }
  expect("}");
  return make(start, std::move(node));
}

std::vector<Clause> Parser::clauses() {
  constexpr std::size_t kMost = 50;  // each is a loop in the one before
  std::vector<Clause> list;
  while (is("for") || is("async")) {
    if (list.size() >= kMost)
      throw UnsupportedAt(
          "more than " + std::to_string(kMost) + " loops in a comprehension",
          token().span);
    if (is("async")) refuse("async");
    ++at_;
    Clause clause;
    clause.target = starTargets();
    expect("in");
    clause.iterable = disjunction();
    while (accept("if"))
      clause.conditions.push_back(disjunction());
    list.push_back(std::move(clause));
  }
  return list;
}

}  // namespace derslik::python
