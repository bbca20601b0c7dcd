#pragma once

#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/python/lexer.h"
#include "core/python/peg.h"

namespace derslik::python {

/// Matches the grammar, twice as CPython does: first without the rules for mistakes, to
/// know how far the parser reads, then with them.
class Explainer {
 public:
  Explainer(const Peg& peg, const Tokens& tokens, std::size_t statement, bool inFString);

  SyntaxFailure explain(std::size_t stuck);

 private:
  /// What a rule found.
  struct Node {
    std::string_view kind;  ///< "Tuple" …; "token" for a text, "" for the rest
    std::size_t first = 0;
    std::size_t end = 0;
    std::vector<const Node*> parts;
  };

  struct Remembered {
    const Node* node;
    std::size_t at;
  };

  /// The grammar has been asked too much.
  struct TooLong {};

  const Token& token(std::size_t at);
  const Node* make(std::string_view kind, std::size_t first,
                   std::vector<const Node*> parts);
  const Node* rule(int index);
  const Node* freshly(const Peg::Rule& rule);
  const Node* laterPair(const Peg::Rule& rule);
  void run(int top);
  const Node* alternative(const Peg::Alternative& alternative, bool& cut, bool& end);
  const Node* item(const Peg::Item& item);
  const Node* once(const Peg::Item& item);
  const Node* made(const Peg::Alternative& alternative, std::size_t first,
                   std::vector<const Node*> parts);
  bool fits(const Peg::Item& item);

  // ── Mistakes (mistakes.cpp)

  struct Mistake;
  void report(const Peg::Alternative& alternative, std::size_t first,
              const std::vector<const Node*>& parts);
  [[noreturn]] void raise(const char* type, std::string message, Span span);
  [[noreturn]] void raiseMissingColon(const Node& key);
  [[noreturn]] void raiseAtLast(const char* type, std::string message);
  Span spanOf(std::size_t token);
  Span between(const Node& first, const Node& last);
  std::string_view textOf(const Node& node);
  std::string nameOf(const Node& node);
  const Node* invalidTarget(const Node& node, std::string_view purpose);
  static const Node& lastPart(const Node& node);
  static bool hasDoubleStar(const Node& node);
  bool isInParentheses(std::size_t token) const;

  const Peg& peg_;
  const Tokens& tokens_;
  std::size_t start_;
  bool inFString_;
  bool wrong_ = false;  ///< the program is known to be wrong
  std::size_t at_;
  std::size_t read_;  ///< how many tokens have been looked at
  int laterPair_;
  int plain_;
  bool inLexer_ = false;  ///< what was thrown is an error of the lexer
  int depth_ = 0;
  int steps_ = 0;
  std::deque<Node> nodes_;
  std::unordered_map<std::size_t, Remembered> memory_;
};

}  // namespace derslik::python
