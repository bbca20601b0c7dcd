#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/python/syntax_failure.h"

namespace derslik::python {

enum class TokenType : std::uint8_t {
  End,
  Newline,
  Indent,
  Dedent,
  Name,
  Keyword,
  Number,
  String,
  Operator,
  Unknown  ///< a character that begins no token: $ ? ! `
};

/// Where its text stands in the source, in bytes, and its place in lines and columns. An
/// Indent, a Dedent and the End have no columns in CPython: their column is where the
/// line's text begins, their bytes are empty.
struct Token {
  TokenType type;
  std::uint32_t start;
  std::uint32_t end;
  Span span;
};

/// The parenthesis that is open somewhere.
struct OpenParenthesis {
  char character;
  Span span;
};

/// What ended the reading of tokens before the source's end.
struct LexicalError {
  const char* type;
  std::string message;
  Span span;
  /// CPython reports some errors only when its parser asks for the token, others also
  /// when the parser has failed before.
  bool onlyWhenReached;
  std::optional<OpenParenthesis> open;  ///< the innermost
};

struct Tokens {
  std::string source;  ///< with "\n" for every end of line, and one at its end
  std::vector<Token> tokens;
  std::optional<LexicalError> error;  ///< in place of the End

  std::string_view text(const Token& token) const {
    return std::string_view(source).substr(token.start, token.end - token.start);
  }

  std::string_view line(int number) const;
};

/// The tokens of a program, as Parser/tokenizer.c of CPython 3.11 has them. Refuses text
/// that is not UTF-8 or declares another encoding, and letters that it cannot classify.
Tokens tokenize(std::string_view source);

/// if, None, lambda …: a word that cannot be a name.
bool isKeyword(std::string_view word);

}  // namespace derslik::python
