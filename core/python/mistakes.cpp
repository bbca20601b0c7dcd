#include <cstdlib>

#include "core/python/explainer.h"

namespace derslik::python {
namespace {

struct Kind {
  std::string_view node;
  const char* name;
};

constexpr Kind kKinds[] = {
    {"Attribute", "attribute"},
    {"Subscript", "subscript"},
    {"Starred", "starred"},
    {"Name", "name"},
    {"List", "list"},
    {"Tuple", "tuple"},
    {"Lambda", "lambda"},
    {"Call", "function call"},
    {"BoolOp", "expression"},
    {"BinOp", "expression"},
    {"UnaryOp", "expression"},
    {"GeneratorExp", "generator expression"},
    {"Yield", "yield expression"},
    {"ListComp", "list comprehension"},
    {"SetComp", "set comprehension"},
    {"DictComp", "dict comprehension"},
    {"Dict", "dict literal"},
    {"Set", "set display"},
    {"Literal", "literal"},
    {"True", "True"},
    {"False", "False"},
    {"None", "None"},
    {"Ellipsis", "ellipsis"},
    {"Compare", "comparison"},
    {"IfExp", "conditional expression"},
    {"NamedExpr", "named expression"},
};

std::string filled(std::string_view message, const std::string& value) {
  std::string result;
  for (std::size_t i = 0; i < message.size(); ++i)
    if (message[i] == '%') {
      result += value;
      ++i;
    } else if (message[i] != '\\') {
      result += message[i];
    }
  return result;
}

bool isLegacy(std::string_view word) {
  return word == "print" || word == "exec";
}

}  // namespace

/// {range 0 2 "…"}: a word, numbers of parts, and a message.
struct Explainer::Mistake {
  std::string_view word;
  std::size_t parts[2] = {0, 0};
  std::string_view message;

  explicit Mistake(std::string_view text) {
    std::size_t at = text.find(' ');
    word = text.substr(0, at);
    for (std::size_t i = 0; at < text.size() && text[at + 1] != '"'; ++i) {
      parts[i] = static_cast<std::size_t>(text[at + 1] - '0');
      at += 2;
    }
    if (at < text.size()) message = text.substr(at + 2, text.size() - at - 3);
  }
};

Span Explainer::spanOf(std::size_t at) {
  const Token& one = token(at);
  if (one.type == TokenType::Indent || one.type == TokenType::Dedent ||
      one.type == TokenType::End)
    return {one.span.line, -1, one.span.endLine, -1};
  return one.span;
}

Span Explainer::between(const Node& first, const Node& last) {
  const Span from = spanOf(first.first);
  const Span to = spanOf(last.end > last.first ? last.end - 1 : last.first);
  return {from.line, from.column, to.endLine, to.endColumn};
}

std::string_view Explainer::textOf(const Node& node) {
  return tokens_.text(token(node.first));
}

std::string Explainer::nameOf(const Node& node) {
  if (node.kind == "String") {
    for (std::size_t at = node.first; at < node.end; ++at)
      for (const char c : tokens_.text(token(at))) {
        if (c == '"' || c == '\'') break;
        if (c == 'f' || c == 'F') return "f-string expression";
      }
    return "literal";
  }
  for (const Kind& known : kKinds)
    if (known.node == node.kind) return known.name;
  return "expression";
}

void Explainer::raise(const char* type, std::string message, Span span) {
  throw SyntaxFailure(type, (inFString_ ? "f-string: " : "") + std::move(message), span);
}

void Explainer::raiseMissingColon(const Node& key) {
  const Span end = between(key, key);
  raise("SyntaxError", "':' expected after dictionary key",
        {end.line, end.endColumn - 1, end.endLine, -1});
}

/// At the last token that was read, wherever the mistake is.
void Explainer::raiseAtLast(const char* type, std::string message) {
  const Token& last = token(read_ - 1);
  Span span = spanOf(read_ - 1);
  // Where it has no column, CPython counts up to where it stands.
  if (span.column < 0) span = {span.line, last.span.column - 1, span.endLine, -1};
  raise(type, std::move(message), span);
}

const Explainer::Node& Explainer::lastPart(const Node& node) {
  if (!node.kind.empty()) return node;
  for (std::size_t i = node.parts.size(); i-- > 0;)
    if (node.parts[i]->end > node.parts[i]->first) return lastPart(*node.parts[i]);
  return node;
}

bool Explainer::hasDoubleStar(const Node& node) {
  if (node.kind == "DoubleStar") return true;
  if (!node.kind.empty()) return false;
  for (const Node* part : node.parts)
    if (hasDoubleStar(*part)) return true;
  return false;
}

bool Explainer::isInParentheses(std::size_t at) const {
  int level = 0;
  for (std::size_t i = start_; i <= at; ++i) {
    if (tokens_.tokens[i].type != TokenType::Operator) continue;
    const std::string_view text = tokens_.text(tokens_.tokens[i]);
    if (text == "(" || text == "[" || text == "{") ++level;
    if (text == ")" || text == "]" || text == "}") --level;
  }
  return level > 0;
}

/// What in a target cannot be assigned to, or deleted.
const Explainer::Node* Explainer::invalidTarget(const Node& node,
                                                std::string_view purpose) {
  if (node.kind == "Name" || node.kind == "Attribute" || node.kind == "Subscript")
    return nullptr;
  if (node.kind == "Starred")
    return purpose == "delete" ? &node : invalidTarget(*node.parts[1], purpose);
  if (node.kind == "Compare" && purpose == "for") {
    const Node& first = *node.parts[1]->parts[0]->parts[0];
    return textOf(first) == "in" ? invalidTarget(*node.parts[0], purpose) : nullptr;
  }
  if (node.kind != "Tuple" && node.kind != "List" && !node.kind.empty())
    return node.kind == "token" ? nullptr : &node;
  for (const Node* part : node.parts)
    if (const Node* invalid = invalidTarget(*part, purpose)) return invalid;
  return nullptr;
}

void Explainer::report(const Peg::Alternative& alternative, std::size_t first,
                       const std::vector<const Node*>& parts) {
  const Mistake mistake(alternative.mistake);
  const std::string_view word = mistake.word;
  const Node& one = *parts[mistake.parts[0]];
  const Node& two = *parts[mistake.parts[1]];
  const auto at = [&](const Node& from, const Node& to, const std::string& value) {
    raise("SyntaxError", filled(mistake.message, value), between(from, to));
  };

  if (word == "at") {
    // "cannot assign to %s here …" names its part and points to it, as all do.
    at(one, one, nameOf(one));
  } else if (word == "range") {
    at(one, lastPart(two), "");
  } else if (word == "word") {
    at(one, two, std::string(textOf(one)));
  } else if (word == "last") {
    raiseAtLast("SyntaxError", filled(mistake.message, ""));
  } else if (word == "indent") {
    raiseAtLast("IndentationError",
                filled(mistake.message, std::to_string(token(first).span.line)));
  } else if (word == "from") {
    const Span begin = spanOf(one.first);
    const Span end = token(read_ - 1).span;
    raise("SyntaxError", filled(mistake.message, ""),
          {begin.line, begin.column, end.endLine, end.endColumn - 1});
  } else if (word == "key") {
    raiseMissingColon(one);
  } else if (word == "elements") {
    const Node& more = *two.parts[1];
    at(one, more.parts.empty() ? *two.parts[0] : *more.parts.back()->parts[1], "");
  } else if (word == "comma") {
    if ((one.kind == "Name" && isLegacy(textOf(one))) || !isInParentheses(at_ - 1))
      return;
    raise("SyntaxError", "invalid syntax. Perhaps you forgot a comma?",
          between(one, two));
  } else if (word == "legacy") {
    if (!isLegacy(textOf(one))) return;
    const std::string name(textOf(one));
    raise(
        "SyntaxError",
        "Missing parentheses in call to '" + name + "'. Did you mean " + name + "(...)?",
        between(one, two));
  } else if (word == "generator") {
    if (one.kind != "" || one.parts.size() != 3 || one.parts[1]->parts.empty()) return;
    at(*one.parts[1]->parts.back()->parts[1], lastPart(two), "");
  } else if (word == "arguments") {
    raiseAtLast("SyntaxError",
                hasDoubleStar(one)
                    ? "positional argument follows keyword argument unpacking"
                    : "positional argument follows keyword argument");
  } else if (const Node* invalid = invalidTarget(one, word)) {
    raise("SyntaxError",
          (word == "delete" ? "cannot delete " : "cannot assign to ") + nameOf(*invalid),
          between(*invalid, *invalid));
  }
}

}  // namespace derslik::python
