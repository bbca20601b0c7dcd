#include "core/python/parser.h"

#include "core/python/explain.h"
#include "core/python/mangling.h"
#include "core/python/parser_state.h"

namespace derslik::python {

const Token& Parser::token(std::size_t ahead) const {
  const std::size_t at = at_ + ahead;
  if (at < tokens_.size()) return tokens_[at];
  if (source_.error) {
    const LexicalError& error = *source_.error;
    throw SyntaxFailure(error.type, error.message, error.span);
  }
  return tokens_.back();
}

bool Parser::is(std::string_view symbol, std::size_t ahead) const {
  const Token& now = token(ahead);
  return (now.type == TokenType::Operator || now.type == TokenType::Keyword) &&
         source_.text(now) == symbol;
}

bool Parser::accept(std::string_view symbol) {
  if (!is(symbol)) return false;
  ++at_;
  return true;
}

void Parser::expect(std::string_view symbol) {
  if (!accept(symbol)) stuck();
}

void Parser::expect(TokenType type) {
  if (!is(type)) stuck();
  ++at_;
}

std::string_view Parser::plainName() {
  if (!is(TokenType::Name)) stuck();
  const std::string_view word = text();
  if (word == "__debug__") refuse("__debug__");
  ++at_;
  return word;
}

std::string Parser::name() {
  return mangled(className_, plainName());
}

Span Parser::from(std::size_t start) const {
  const Span& first = tokens_[start].span;
  const Span& last = tokens_[at_ - 1].span;
  return {first.line, first.column, last.endLine, last.endColumn};
}

Span Parser::compoundSpan(std::size_t start) const {
  std::size_t last = at_ - 1;
  while (tokens_[last].type == TokenType::Dedent ||
         tokens_[last].type == TokenType::Newline)
    --last;
  const Span& first = tokens_[start].span;
  const Span& end = tokens_[last].span;
  return {first.line, first.column, end.endLine, end.endColumn};
}

Module Parser::module() {
  Module module;
  while (!is(TokenType::End))
    statements(module.body);
  return module;
}

ExpressionPtr Parser::replacement() {
  ExpressionPtr value = starExpressions();
  if (is(TokenType::Newline)) ++at_;
  if (!is(TokenType::End)) stuck();
  return value;
}

namespace {

/// match is a word like others, unless a line ends in a colon and case follows it.
void refuseMatch(const Tokens& tokens, std::size_t start) {
  const auto text = [&](std::size_t at) {
    return at < tokens.tokens.size() ? tokens.text(tokens.tokens[at]) : "";
  };
  if (text(start) != "match") return;
  std::size_t end = start;
  while (end < tokens.tokens.size() && tokens.tokens[end].type != TokenType::Newline)
    ++end;
  if (text(end - 1) == ":" && text(end + 2) == "case")
    throw UnsupportedAt("match statements", tokens.tokens[start].span);
}

}  // namespace

Module parse(std::string_view source, std::string_view) {
  const Tokens tokens = tokenize(source);
  Parser parser(tokens);
  try {
    return parser.module();
  } catch (const Stuck&) {
    refuseMatch(tokens, parser.statementStart());
    throw explain(tokens, parser.statementStart(), parser.position(), false);
  } catch (const SyntaxFailure& failure) {
    throw outranked(tokens, parser.position(), failure);
  }
}

}  // namespace derslik::python
