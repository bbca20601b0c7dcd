#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/python/lexer.h"
#include "core/python/tree.h"

namespace derslik::python {

/// The parser came to a token that fits no rule.
struct Stuck {};

/// Recursive descent over CPython 3.11's grammar: a method for each of its rules that
/// tells something apart. It accepts precisely the language; why a program is not of it,
/// is left to explain().
class Parser {
 public:
  explicit Parser(const Tokens& tokens, std::string className = "")
      : source_(tokens), tokens_(tokens.tokens), className_(std::move(className)) {}

  Module module();

  /// star_expressions, up to the end: of an f-string's replacement.
  ExpressionPtr replacement();

  std::size_t position() const { return at_; }
  /// Where the innermost statement began that has not been read to its end.
  std::size_t statementStart() const { return statementStart_; }

 private:
  // ── Tokens (parser.cpp)

  const Token& token(std::size_t ahead = 0) const;
  std::string_view text(std::size_t ahead = 0) const {
    return source_.text(token(ahead));
  }
  bool is(std::string_view symbol, std::size_t ahead = 0) const;
  bool is(TokenType type) const { return token().type == type; }
  bool accept(std::string_view symbol);
  void expect(std::string_view symbol);
  void expect(TokenType type);
  std::string_view plainName();
  std::string name();  ///< mangled
  [[noreturn]] void stuck() const { throw Stuck{}; }
  [[noreturn]] void refuse(std::string what) const {
    throw UnsupportedAt(std::move(what), token().span);
  }
  Span from(std::size_t start) const;
  template<typename Node>
  ExpressionPtr make(std::size_t start, Node node) const {
    return makeExpression(from(start), std::move(node));
  }
  template<typename Node>
  StatementPtr statement(std::size_t start, Node node) const {
    return std::make_unique<Statement>(Statement{from(start), std::move(node)});
  }

  /// A compound statement ends with its last statement, before the end of the line.
  Span compoundSpan(std::size_t start) const;
  template<typename Node>
  StatementPtr compound(std::size_t start, Node node) const {
    return std::make_unique<Statement>(Statement{compoundSpan(start), std::move(node)});
  }

  /// Counts how deep the parser is in its own rules.
  class Level {
   public:
    explicit Level(Parser& parser) : parser_(parser) {
      if (++parser.depth_ > kDeepestTree) refuseDepth(parser.token().span);
    }
    ~Level() { --parser_.depth_; }
    Level(const Level&) = delete;
    Level& operator=(const Level&) = delete;

   private:
    Parser& parser_;
  };

  // ── Expressions (parser_expressions.cpp)

  ExpressionPtr expression();
  ExpressionPtr namedExpression();
  ExpressionPtr disjunction();
  ExpressionPtr conjunction();
  ExpressionPtr inversion();
  ExpressionPtr comparison();
  bool acceptComparison(CompareOp& op);
  ExpressionPtr bitwiseOr();
  ExpressionPtr arithmetic(int weakest);
  ExpressionPtr unary();
  ExpressionPtr power();
  ExpressionPtr lambda();
  ExpressionPtr yield();
  ExpressionPtr starExpression();
  ExpressionPtr starNamedExpression();
  ExpressionPtr starExpressions();
  ExpressionPtr yieldOrStarExpressions();
  bool startsExpression() const;

  // ── Atoms (parser_atoms.cpp)

  ExpressionPtr primary();
  ExpressionPtr atom();
  ExpressionPtr number();
  bool isLeastInteger() const;
  ExpressionPtr parenthesized();
  ExpressionPtr list();
  ExpressionPtr braces();
  ExpressionPtr restOfDict(std::size_t start, Dict node);
  bool isGroup(std::size_t at) const { return source_.text(tokens_[at]) == "("; }
  ExpressionPtr subscript(std::size_t start, ExpressionPtr value);
  ExpressionPtr slice();
  std::vector<Clause> clauses();
  std::vector<ExpressionPtr> elementsAfter(ExpressionPtr first, std::string_view closing);

  // ── Arguments and parameters (parser_parameters.cpp)

  std::vector<Argument> arguments();
  std::shared_ptr<Parameters> parameters(std::string_view closing, bool annotated);
  Parameter parameter(bool annotated);

  // ── Strings (strings.cpp, fstrings.cpp)

  ExpressionPtr strings();

  // ── Targets (parser_targets.cpp)

  ExpressionPtr starTargets();
  ExpressionPtr starTarget();
  bool isTarget(const Expression& target) const;
  bool isStarTarget(const Expression& target) const;
  static bool isSingleTarget(const Expression& target);
  bool isDeletable(const Expression& target) const;

  // ── Statements (parser_statements.cpp, parser_compound.cpp)

  void statements(Body& body);
  void simpleStatements(Body& body);
  StatementPtr simpleStatement();
  StatementPtr expressionStatement();
  StatementPtr assignment(std::size_t start, ExpressionPtr first);
  StatementPtr annotation(std::size_t start, ExpressionPtr target);
  StatementPtr returnStatement();
  StatementPtr raise();
  StatementPtr assertion();
  StatementPtr deletion();
  StatementPtr import();
  StatementPtr importFrom();
  std::string dottedName();
  std::vector<std::string> names();
  Alias alias(std::string name, std::size_t start);

  bool startsCompound() const;
  bool isMatchStatement();
  StatementPtr compoundStatement();
  Body block();
  Body elseBlock();
  StatementPtr ifStatement();
  StatementPtr whileStatement();
  StatementPtr forStatement();
  StatementPtr tryStatement();
  StatementPtr withStatement();
  bool parenthesizedItems(std::vector<WithItem>& items);
  WithItem withItem();
  StatementPtr decorated();
  StatementPtr functionDef(std::vector<ExpressionPtr> decorators);
  StatementPtr classDef(std::vector<ExpressionPtr> decorators);

  const Tokens& source_;
  const std::vector<Token>& tokens_;
  std::size_t at_ = 0;
  std::size_t statementStart_ = 0;
  int depth_ = 0;
  std::string className_;  ///< the innermost class around
  bool isBare_ = false;  ///< the arguments just read are a generator without parentheses
};

}  // namespace derslik::python
