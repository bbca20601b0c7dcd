#include <cstdint>

#include "core/python/parser_state.h"

namespace derslik::python {
namespace {

/// How tightly an operator between two operands binds.
enum Precedence { kBitOr, kBitXor, kBitAnd, kShift, kSum, kTerm };

struct Operator {
  std::string_view text;
  int precedence;
  BinaryOp op;
};

constexpr Operator kOperators[] = {
    {"|", kBitOr, BinaryOp::BitOr},       {"^", kBitXor, BinaryOp::BitXor},
    {"&", kBitAnd, BinaryOp::BitAnd},     {"<<", kShift, BinaryOp::LeftShift},
    {">>", kShift, BinaryOp::RightShift}, {"+", kSum, BinaryOp::Add},
    {"-", kSum, BinaryOp::Subtract},      {"*", kTerm, BinaryOp::Multiply},
    {"/", kTerm, BinaryOp::Divide},       {"//", kTerm, BinaryOp::FloorDivide},
    {"%", kTerm, BinaryOp::Modulo},       {"@", kTerm, BinaryOp::MatMultiply},
};

struct Comparison {
  std::string_view text;
  CompareOp op;
};

constexpr Comparison kComparisons[] = {
    {"==", CompareOp::Eq},  {"!=", CompareOp::NotEq}, {"<", CompareOp::Lt},
    {"<=", CompareOp::LtE}, {">", CompareOp::Gt},     {">=", CompareOp::GtE},
    {"in", CompareOp::In},
};

const Operator* operatorOf(std::string_view text) {
  if (text.size() > 2) return nullptr;
  for (const Operator& known : kOperators)
    if (known.text == text) return &known;
  return nullptr;
}

}  // namespace

ExpressionPtr Parser::expression() {
  const Level level(*this);
  if (is("lambda")) return lambda();
  const std::size_t start = at_;
  ExpressionPtr body = disjunction();
  if (!accept("if")) return body;
  ExpressionPtr test = disjunction();
  expect("else");
  ExpressionPtr orElse = expression();
  return make(start, IfExpression{std::move(test), std::move(body), std::move(orElse)});
}

ExpressionPtr Parser::namedExpression() {
  if (is(TokenType::Name) && is(":=", 1)) {
    const std::size_t start = at_;
    std::string target = name();
    ++at_;
    ExpressionPtr value = expression();
    return make(start, Walrus{std::move(target), std::move(value)});
  }
  ExpressionPtr value = expression();
  if (is(":=")) stuck();
  return value;
}

ExpressionPtr Parser::disjunction() {
  const std::size_t start = at_;
  ExpressionPtr first = conjunction();
  if (!is("or")) return first;
  BoolOp node{false, {}};
  node.values.push_back(std::move(first));
  while (accept("or"))
    node.values.push_back(conjunction());
  return make(start, std::move(node));
}

ExpressionPtr Parser::conjunction() {
  const std::size_t start = at_;
  ExpressionPtr first = inversion();
  if (!is("and")) return first;
  BoolOp node{true, {}};
  node.values.push_back(std::move(first));
  while (accept("and"))
    node.values.push_back(inversion());
  return make(start, std::move(node));
}

ExpressionPtr Parser::inversion() {
  if (!is("not")) return comparison();
  const Level level(*this);
  const std::size_t start = at_++;
  ExpressionPtr operand = inversion();
  return make(start, Unary{UnaryOp::Not, std::move(operand)});
}

bool Parser::acceptComparison(CompareOp& op) {
  if (is("is")) {
    ++at_;
    op = accept("not") ? CompareOp::IsNot : CompareOp::Is;
    return true;
  }
  if (is("not") && is("in", 1)) {
    at_ += 2;
    op = CompareOp::NotIn;
    return true;
  }
  for (const Comparison& known : kComparisons)
    if (accept(known.text)) {
      op = known.op;
      return true;
    }
  return false;
}

ExpressionPtr Parser::comparison() {
  const std::size_t start = at_;
  ExpressionPtr left = arithmetic(kBitOr);
  CompareOp op;
  if (!acceptComparison(op)) return left;
  Compare node{std::move(left), {}, {}};
  do {
    node.ops.push_back(op);
    node.comparators.push_back(arithmetic(kBitOr));
  } while (acceptComparison(op));
  return make(start, std::move(node));
}

ExpressionPtr Parser::bitwiseOr() {
  const Level level(*this);
  return arithmetic(kBitOr);
}

ExpressionPtr Parser::arithmetic(int weakest) {
  const std::size_t start = at_;
  ExpressionPtr left = unary();
  while (is(TokenType::Operator)) {
    const Operator* found = operatorOf(text());
    if (!found || found->precedence < weakest) break;
    ++at_;
    ExpressionPtr right = arithmetic(found->precedence + 1);
    left = make(start, Binary{found->op, std::move(left), std::move(right)});
  }
  return left;
}

ExpressionPtr Parser::unary() {
  UnaryOp op;
  if (is("-"))
    op = UnaryOp::Minus;
  else if (is("+"))
    op = UnaryOp::Plus;
  else if (is("~"))
    op = UnaryOp::Invert;
  else
    return power();
  const Level level(*this);
  const std::size_t start = at_++;
  if (op == UnaryOp::Minus && isLeastInteger()) {
    ++at_;
    return make(start, Constant{INT64_MIN});
  }
  ExpressionPtr operand = unary();
  return make(start, Unary{op, std::move(operand)});
}

ExpressionPtr Parser::power() {
  const std::size_t start = at_;
  ExpressionPtr base = primary();
  if (!accept("**")) return base;
  const Level level(*this);
  ExpressionPtr exponent = unary();
  return make(start, Binary{BinaryOp::Power, std::move(base), std::move(exponent)});
}

ExpressionPtr Parser::lambda() {
  const std::size_t start = at_++;
  std::shared_ptr<Parameters> list = parameters(":", false);
  expect(":");
  ExpressionPtr body = expression();
  return make(start, Lambda{std::move(list), std::move(body)});
}

ExpressionPtr Parser::yield() {
  const std::size_t start = at_;
  expect("yield");
  if (accept("from")) {
    ExpressionPtr value = expression();
    return make(start, YieldFrom{std::move(value)});
  }
  ExpressionPtr value;
  if (startsExpression()) value = starExpressions();
  return make(start, Yield{std::move(value)});
}

bool Parser::startsExpression() const {
  const Token& now = token();
  switch (now.type) {
    case TokenType::Name:
    case TokenType::Number:
    case TokenType::String:
      return true;
    case TokenType::Operator:
    case TokenType::Keyword:
      for (const char* first : {"(", "[", "{", "-", "+", "~", "*", "...", "not", "lambda",
                                "None", "True", "False", "await"})
        if (source_.text(now) == first) return true;
      return false;
    default:
      return false;
  }
}

ExpressionPtr Parser::starExpression() {
  if (!is("*")) return expression();
  const std::size_t start = at_++;
  ExpressionPtr value = bitwiseOr();
  return make(start, Starred{std::move(value)});
}

ExpressionPtr Parser::starNamedExpression() {
  return is("*") ? starExpression() : namedExpression();
}

ExpressionPtr Parser::starExpressions() {
  const std::size_t start = at_;
  ExpressionPtr first = starExpression();
  if (!is(",")) return first;
  Tuple node;
  node.elements.push_back(std::move(first));
  while (accept(",") && startsExpression())
    node.elements.push_back(starExpression());
  return make(start, std::move(node));
}

ExpressionPtr Parser::yieldOrStarExpressions() {
  return is("yield") ? yield() : starExpressions();
}

}  // namespace derslik::python
