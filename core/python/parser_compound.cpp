#include "core/python/parser_state.h"

namespace derslik::python {

bool Parser::startsCompound() const {
  if (is("@")) return true;
  if (token().type != TokenType::Keyword) return false;
  for (const char* word : {"if", "for", "while", "def", "class", "try", "with", "async"})
    if (text() == word) return true;
  return false;
}

StatementPtr Parser::compoundStatement() {
  const Level level(*this);
  if (is("if")) return ifStatement();
  if (is("for")) return forStatement();
  if (is("while")) return whileStatement();
  if (is("try")) return tryStatement();
  if (is("with")) return withStatement();
  if (is("async")) refuse("async");
  return decorated();
}

Body Parser::block() {
  Body body;
  if (!is(TokenType::Newline)) {
    simpleStatements(body);
    return body;
  }
  ++at_;
  expect(TokenType::Indent);
  do {
    statements(body);
  } while (!is(TokenType::Dedent));
  ++at_;
  return body;
}

Body Parser::elseBlock() {
  if (!accept("else")) return {};
  expect(":");
  return block();
}

/// Also an elif's.
StatementPtr Parser::ifStatement() {
  const Level level(*this);
  const std::size_t start = at_++;
  If node;
  node.test = namedExpression();
  expect(":");
  node.body = block();
  if (is("elif"))
    node.orElse.push_back(ifStatement());
  else
    node.orElse = elseBlock();
  return compound(start, std::move(node));
}

StatementPtr Parser::whileStatement() {
  const std::size_t start = at_++;
  While node;
  node.test = namedExpression();
  expect(":");
  node.body = block();
  node.orElse = elseBlock();
  return compound(start, std::move(node));
}

StatementPtr Parser::forStatement() {
  const std::size_t start = at_++;
  For node;
  node.target = starTargets();
  expect("in");
  node.iterable = starExpressions();
  expect(":");
  node.body = block();
  node.orElse = elseBlock();
  return compound(start, std::move(node));
}

StatementPtr Parser::tryStatement() {
  const std::size_t start = at_++;
  Try node;
  expect(":");
  node.body = block();
  while (is("except")) {
    const std::size_t first = at_++;
    Handler handler;
    if (is("*")) refuse("except*");
    if (!is(":")) {
      handler.type = expression();
      if (accept("as")) handler.name = name();
    }
    expect(":");
    handler.body = block();
    handler.span = compoundSpan(first);
    node.handlers.push_back(std::move(handler));
  }
  if (!node.handlers.empty()) node.orElse = elseBlock();
  if (accept("finally")) {
    expect(":");
    node.finally = block();
  } else if (node.handlers.empty()) {
    stuck();
  }
  return compound(start, std::move(node));
}

WithItem Parser::withItem() {
  WithItem item;
  item.context = expression();
  if (accept("as")) {
    item.target = starTarget();
    if (!is(",") && !is(")") && !is(":")) stuck();
  }
  return item;
}

/// with (open("a") as a, open("b") as b): parentheses around the items, or, when that
/// does not lead to the colon, around something in the first item.
bool Parser::parenthesizedItems(std::vector<WithItem>& items) {
  const std::size_t start = at_;
  try {
    ++at_;
    do {
      items.push_back(withItem());
    } while (accept(",") && !is(")"));
    expect(")");
    if (is(":")) return true;
  } catch (const Stuck&) {
  }
  items.clear();
  at_ = start;
  return false;
}

StatementPtr Parser::withStatement() {
  const std::size_t start = at_++;
  With node;
  if (!is("(") || !parenthesizedItems(node.items)) {
    do {
      node.items.push_back(withItem());
    } while (accept(","));
  }
  expect(":");
  node.body = block();
  return compound(start, std::move(node));
}

StatementPtr Parser::decorated() {
  std::vector<ExpressionPtr> decorators;
  while (accept("@")) {
    decorators.push_back(namedExpression());
    expect(TokenType::Newline);
  }
  if (is("async")) refuse("async");
  if (is("def")) return functionDef(std::move(decorators));
  if (is("class")) return classDef(std::move(decorators));
  stuck();
}

StatementPtr Parser::functionDef(std::vector<ExpressionPtr> decorators) {
  const std::size_t start = at_++;
  FunctionDef node;
  node.decorators = std::move(decorators);
  node.name = plainName();
  expect("(");
  node.parameters = parameters(")", true);
  expect(")");
  if (accept("->")) node.returns = expression();
  expect(":");
  node.body = block();
  return compound(start, std::move(node));
}

StatementPtr Parser::classDef(std::vector<ExpressionPtr> decorators) {
  const std::size_t start = at_++;
  ClassDef node;
  node.decorators = std::move(decorators);
  node.name = plainName();
  if (accept("(")) {
    node.bases = arguments();
    if (isBare_) stuck();
    expect(")");
  }
  expect(":");
  std::string outer = std::exchange(className_, node.name);
  node.body = block();
  className_ = std::move(outer);
  return compound(start, std::move(node));
}

}  // namespace derslik::python
