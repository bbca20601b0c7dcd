#include "core/python/lexer_state.h"

namespace derslik::python {
namespace {

bool isDecimal(char c) {
  return c >= '0' && c <= '9';
}
bool isOctal(char c) {
  return c >= '0' && c <= '7';
}
bool isBinary(char c) {
  return c == '0' || c == '1';
}
bool isHexadecimal(char c) {
  return std::isxdigit(static_cast<unsigned char>(c));
}

}  // namespace

// The order of the checks is that of tok_get in CPython's tokenizer.c, on which the
// message depends: "invalid digit '8' in octal literal", "invalid octal literal" …

bool Lexer::digits(const char* kind, bool (*isOne)(char)) {
  for (;;) {
    if (!isOne(peek())) {
      if (isDigit() && isOne != isDecimal)
        return fail(std::string("invalid digit '") + peek() + "' in " + kind + " literal",
                    at_ + 1);
      return fail(std::string("invalid ") + kind + " literal", at_);
    }
    while (isOne(peek()))
      ++at_;
    if (peek() != '_') return true;
    ++at_;
  }
}

bool Lexer::radix(const char* kind, bool (*isOne)(char)) {
  at_ += 2;
  if (peek() == '_') ++at_;
  if (!digits(kind, isOne)) return false;
  if (isDigit())
    return fail(std::string("invalid digit '") + peek() + "' in " + kind + " literal",
                at_ + 1);
  return endOfNumber(kind);
}

bool Lexer::endOfNumber(const char* kind) {
  if (!isNamePart(peek())) return true;
  // 1if x else 2: a keyword may follow without a space.
  const std::string_view rest = text_.substr(at_);
  for (const std::string_view word : {"if", "in", "is"})
    if (rest.substr(0, 2) == word) return true;
  for (const std::string_view word : {"and", "else", "for", "or", "not"})
    if (rest.substr(0, word.size()) == word && !isNamePart(peek(word.size())))
      return true;
  return fail(std::string("invalid ") + kind + " literal", at_);
}

bool Lexer::number() {
  const std::size_t start = at_;
  const char second = static_cast<char>(peek(1) | 0x20);
  bool fine = true;
  if (peek() == '0' && second == 'x')
    fine = radix("hexadecimal", isHexadecimal);
  else if (peek() == '0' && second == 'o')
    fine = radix("octal", isOctal);
  else if (peek() == '0' && second == 'b')
    fine = radix("binary", isBinary);
  else if (peek() == '0')
    fine = leadingZero();
  else
    fine = (peek() == '.' || digits("decimal", isDecimal)) && fractionAndExponent();
  if (fine) push(TokenType::Number, start);
  return fine;
}

bool Lexer::leadingZero() {
  const std::size_t start = at_;
  for (;;) {
    if (peek() == '_') {
      ++at_;
      if (!isDigit()) return fail("invalid decimal literal", at_);
    }
    if (peek() != '0') break;
    ++at_;
  }
  const std::size_t zeros = at_ + 1;  // CPython has read one character more
  const bool more = isDigit();
  if (more && !digits("decimal", isDecimal)) return false;
  const char c = static_cast<char>(peek() | 0x20);
  if (more && c != '.' && c != 'e' && c != 'j')
    return fail("SyntaxError",
                "leading zeros in decimal integer literals are not permitted; use an 0o "
                "prefix for octal integers",
                {line_, column(start), line_, column(zeros) - 1}, false);
  return fractionAndExponent();
}

bool Lexer::fractionAndExponent() {
  if (peek() == '.') {
    ++at_;
    if (isDigit() && !digits("decimal", isDecimal)) return false;
  }
  if (peek() == 'e' || peek() == 'E') {
    const std::size_t sign = peek(1) == '+' || peek(1) == '-' ? 1 : 0;
    if (isDecimal(peek(1 + sign))) {
      at_ += 1 + sign;
      if (!digits("decimal", isDecimal)) return false;
    } else if (sign != 0) {
      return fail("invalid decimal literal", at_ + 2);
    }
  }
  if (peek() == 'j' || peek() == 'J') {
    ++at_;
    return endOfNumber("imaginary");
  }
  return endOfNumber("decimal");
}

}  // namespace derslik::python
