#pragma once

#include <cctype>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/python/lexer.h"

namespace derslik::python {

/// Reads the tokens of out.source into out. What reads a token returns whether there was
/// no error.
class Lexer {
 public:
  explicit Lexer(Tokens& out);

  void run();

 private:
  struct Indentation;

  char peek(std::size_t ahead = 0) const {
    return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0';
  }
  bool isDigit() const { return peek() >= '0' && peek() <= '9'; }
  static bool isNamePart(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80;
  }

  int column(std::size_t byte);
  Span endOfLine();

  /// An error at the character that ends before `byte`.
  bool fail(std::string message, std::size_t byte);
  bool fail(const char* type, std::string message, Span span, bool onlyWhenReached);

  void push(TokenType type, std::size_t start);
  void newLine();
  void finish();

  bool indentation();
  bool continuation();
  bool token();
  bool name();
  bool string(std::size_t start);
  bool operatorToken();

  bool number();
  bool digits(const char* kind, bool (*isOne)(char));
  bool radix(const char* kind, bool (*isOne)(char));
  bool leadingZero();
  bool decimal();
  bool fractionAndExponent();
  bool endOfNumber(const char* kind);

  Tokens& out_;
  std::string_view text_;
  std::size_t at_ = 0;
  int line_ = 1;
  std::size_t lineStart_ = 0;
  std::size_t measured_ = 0;  ///< up to where the line's characters have been counted
  int measuredColumn_ = 0;
  bool blank_ = false;  ///< the line holds no token
  int dedents = 0;
  std::vector<std::pair<int, int>> indents_ = {{0, 0}};
  std::vector<OpenParenthesis> open_;
};

}  // namespace derslik::python
