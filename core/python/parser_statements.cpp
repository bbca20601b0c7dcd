#include "core/python/mangling.h"
#include "core/python/parser_state.h"

namespace derslik::python {
namespace {

struct AugmentedOperator {
  std::string_view text;
  BinaryOp op;
};

constexpr AugmentedOperator kAugmented[] = {
    {"+=", BinaryOp::Add},         {"-=", BinaryOp::Subtract},
    {"*=", BinaryOp::Multiply},    {"@=", BinaryOp::MatMultiply},
    {"/=", BinaryOp::Divide},      {"%=", BinaryOp::Modulo},
    {"&=", BinaryOp::BitAnd},      {"|=", BinaryOp::BitOr},
    {"^=", BinaryOp::BitXor},      {"<<=", BinaryOp::LeftShift},
    {">>=", BinaryOp::RightShift}, {"**=", BinaryOp::Power},
    {"//=", BinaryOp::FloorDivide}};

}  // namespace

/// A compound statement, or a line of simple ones.
void Parser::statements(Body& body) {
  const std::size_t outer = statementStart_;
  statementStart_ = at_;
  if (startsCompound())
    body.push_back(compoundStatement());
  else
    simpleStatements(body);
  statementStart_ = outer;
}

void Parser::simpleStatements(Body& body) {
  do {
    body.push_back(simpleStatement());
  } while (accept(";") && !is(TokenType::Newline));
  expect(TokenType::Newline);
}

StatementPtr Parser::simpleStatement() {
  const std::size_t start = at_;
  if (!is(TokenType::Keyword)) return expressionStatement();
  if (accept("pass")) return statement(start, Pass{});
  if (accept("break")) return statement(start, Break{});
  if (accept("continue")) return statement(start, Continue{});
  if (is("return")) return returnStatement();
  if (is("raise")) return raise();
  if (is("assert")) return assertion();
  if (is("del")) return deletion();
  if (is("import")) return import();
  if (is("from")) return importFrom();
  if (accept("global")) {
    std::vector<std::string> list = names();
    return statement(start, Global{std::move(list)});
  }
  if (accept("nonlocal")) {
    std::vector<std::string> list = names();
    return statement(start, Nonlocal{std::move(list)});
  }
  return expressionStatement();
}

StatementPtr Parser::expressionStatement() {
  const std::size_t start = at_;
  ExpressionPtr first = yieldOrStarExpressions();
  if (is("=")) return assignment(start, std::move(first));
  if (is(":")) return annotation(start, std::move(first));
  if (is(TokenType::Operator))
    for (const AugmentedOperator& known : kAugmented)
      if (is(known.text)) {
        if (!isSingleTarget(*first)) stuck();
        ++at_;
        ExpressionPtr value = yieldOrStarExpressions();
        return statement(start,
                         AugmentedAssign{std::move(first), known.op, std::move(value)});
      }
  return statement(start, ExpressionStatement{std::move(first)});
}

StatementPtr Parser::assignment(std::size_t start, ExpressionPtr first) {
  Assign node;
  node.value = std::move(first);
  while (is("=")) {
    if (!isStarTarget(*node.value)) stuck();
    ++at_;
    node.targets.push_back(std::move(node.value));
    node.value = yieldOrStarExpressions();
  }
  return statement(start, std::move(node));
}

StatementPtr Parser::annotation(std::size_t start, ExpressionPtr target) {
  if (!isSingleTarget(*target)) stuck();
  if (std::holds_alternative<Name>(target->node) && isGroup(start))
    refuse("the annotation of a name in parentheses");
  ++at_;
  AnnotatedAssign node;
  node.target = std::move(target);
  node.annotation = expression();
  if (accept("=")) node.value = yieldOrStarExpressions();
  return statement(start, std::move(node));
}

StatementPtr Parser::returnStatement() {
  const std::size_t start = at_++;
  Return node;
  if (startsExpression()) node.value = starExpressions();
  return statement(start, std::move(node));
}

StatementPtr Parser::raise() {
  const std::size_t start = at_++;
  Raise node;
  if (startsExpression()) {
    node.exception = expression();
    if (accept("from")) node.cause = expression();
  }
  return statement(start, std::move(node));
}

StatementPtr Parser::assertion() {
  const std::size_t start = at_++;
  Assert node;
  node.test = expression();
  if (accept(",")) node.message = expression();
  return statement(start, std::move(node));
}

StatementPtr Parser::deletion() {
  const std::size_t start = at_++;
  Delete node;
  do {
    ExpressionPtr target = primary();
    if (!isDeletable(*target)) stuck();
    node.targets.push_back(std::move(target));
  } while (accept(",") && !is(";") && !is(TokenType::Newline));
  if (!is(";") && !is(TokenType::Newline)) stuck();
  return statement(start, std::move(node));
}

std::vector<std::string> Parser::names() {
  std::vector<std::string> list;
  do {
    list.push_back(name());
  } while (accept(","));
  return list;
}

std::string Parser::dottedName() {
  std::string dotted(plainName());
  while (accept("."))
    (dotted += ".") += plainName();
  return dotted;
}

Alias Parser::alias(std::string name, std::size_t start) {
  Alias result;
  result.name = std::move(name);
  if (accept("as")) {
    result.as = this->name();
  } else {
    std::string bound = mangled(className_, result.name.substr(0, result.name.find('.')));
    if (bound[0] == '_' && bound != result.name.substr(0, bound.size()))
      result.as = std::move(bound);
  }
  result.span = from(start);
  return result;
}

StatementPtr Parser::import() {
  const std::size_t start = at_++;
  Import node;
  do {
    const std::size_t first = at_;
    std::string module = dottedName();
    node.names.push_back(alias(std::move(module), first));
  } while (accept(","));
  return statement(start, std::move(node));
}

StatementPtr Parser::importFrom() {
  const std::size_t start = at_++;
  if (is(".") || is("...")) refuse("relative imports");
  ImportFrom node;
  node.module = dottedName();
  if (node.module == "__future__") refuse("imports from __future__");
  expect("import");
  const std::size_t star = at_;
  if (accept("*")) {
    node.names.push_back({"*", "", from(star)});
    return statement(start, std::move(node));
  }
  const bool parenthesized = accept("(");
  do {
    if (parenthesized && is(")") && !node.names.empty()) break;
    const std::size_t first = at_;
    std::string one(plainName());
    node.names.push_back(alias(std::move(one), first));
  } while (accept(","));
  if (parenthesized) expect(")");
  return statement(start, std::move(node));
}

}  // namespace derslik::python
