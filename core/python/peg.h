#pragma once

#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/python/lexer.h"

namespace derslik::python {

/// A parsing expression grammar in the notation of grammar.h.
struct Peg {
  struct Alternative;

  /// A rule, or a group in parentheses, which has no name.
  struct Rule {
    bool remembers = false;
    bool onlyWhenWrong = false;
    std::vector<Alternative> alternatives;
  };

  struct Item {
    enum Kind { Text, Word, Type, Soft, Call, Cut };
    Kind kind;
    char before = 0;  ///< & or !
    char after = 0;   ///< ? * + or !, of a text that must follow
    std::string_view text;
    TokenType type{};
    int rule = -1;
  };

  struct Alternative {
    std::vector<Item> items;
    std::string_view node;  ///< "Tuple", or "" for none
    bool pass = false;      ///< hands its first part on, if that is all there is
    std::string_view mistake;
  };

  explicit Peg(std::string_view grammar);

  int find(std::string_view name) const { return names.at(name); }

  std::deque<Rule> rules;
  std::map<std::string_view, int, std::less<>> names;
};

}  // namespace derslik::python
