#include "core/python/lexer.h"

#include <algorithm>
#include <iterator>

#include "core/python/identifiers.h"
#include "core/python/lexer_state.h"
#include "core/python/utf8.h"

namespace derslik::python {
namespace {

constexpr std::size_t kDeepestParentheses = 200;
constexpr std::size_t kDeepestIndentation = 100;

constexpr std::string_view kKeywords[] = {
    "False",  "None",   "True",    "and",      "as",       "assert", "async",
    "await",  "break",  "class",   "continue", "def",      "del",    "elif",
    "else",   "except", "finally", "for",      "from",     "global", "if",
    "import", "in",     "is",      "lambda",   "nonlocal", "not",    "or",
    "pass",   "raise",  "return",  "try",      "while",    "with",   "yield"};

constexpr std::string_view kOperators[] = {
    "**=", "//=", ">>=", "<<=", "...", "!=", "%=", "&=", "**", "*=", "+=", "-=", "->",
    "//",  "/=",  ":=",  "<<",  "<=",  "==", ">=", ">>", "@=", "^=", "|=", "<>"};

constexpr std::string_view kSingles = "%&()*+,-./:;<=>@[]^{|}~";

char closing(char open) {
  return open == '(' ? ')' : open == '[' ? ']' : '}';
}

/// "utf-8" of a comment like `# -*- coding: utf-8 -*-`, or nothing.
std::string_view declaredEncoding(std::string_view line) {
  const std::size_t comment = line.find_first_not_of(" \t\f");
  if (comment == std::string_view::npos || line[comment] != '#') return {};
  for (std::size_t at = line.find("coding"); at != std::string_view::npos;
       at = line.find("coding", at + 1)) {
    std::size_t i = at + 6;
    if (i >= line.size() || (line[i] != ':' && line[i] != '=')) continue;
    i = line.find_first_not_of(" \t", i + 1);
    if (i == std::string_view::npos) continue;
    std::size_t end = i;
    while (end < line.size() &&
           (std::isalnum(static_cast<unsigned char>(line[end])) || line[end] == '-' ||
            line[end] == '_' || line[end] == '.'))
      ++end;
    if (end > i) return line.substr(i, end - i);
  }
  return {};
}

void checkEncoding(std::string_view source) {
  for (int line = 0; line < 2; ++line) {
    const std::size_t end = std::min(source.find('\n'), source.size());
    const std::string_view text = source.substr(0, end);
    const std::string_view name = declaredEncoding(text);
    if (!name.empty() && name != "utf-8" && name != "utf8" && name != "UTF-8" &&
        name != "UTF8" && name != "ascii" && name != "us-ascii")
      throw UnsupportedAt("the encoding " + std::string(name),
                          {line + 1, 0, line + 1, utf8::length(text)});
    // The second line counts only after a comment or nothing.
    const std::size_t first = text.find_first_not_of(" \t\f");
    if (first != std::string_view::npos && text[first] != '#') return;
    if (end == source.size()) return;
    source.remove_prefix(end + 1);
  }
}

/// With "\n" for "\r\n" and "\r" and at the end, and without a byte order mark.
std::string unified(std::string_view source) {
  if (source.substr(0, 3) == "\xEF\xBB\xBF") source.remove_prefix(3);
  if (source.size() > 0x7FFFFFFF) throw Unsupported("a program of more than 2 GB");
  std::string text;
  text.reserve(source.size() + 1);
  int line = 1;
  for (std::size_t at = 0; at < source.size();) {
    const unsigned char c = static_cast<unsigned char>(source[at]);
    if (c >= 0x80) {
      const std::size_t start = at;
      if (utf8::next(source, &at) == 0xFFFFFFFF)
        throw UnsupportedAt("text that is not UTF-8", {line, 0, line, 1});
      text.append(source, start, at - start);
      continue;
    }
    ++at;
    if (c == 0) throw UnsupportedAt("a program with a null byte", {line, 0, line, 1});
    if (c == '\r') {
      if (at < source.size() && source[at] == '\n') ++at;
      text += '\n';
      ++line;
    } else {
      text += static_cast<char>(c);
      line += c == '\n';
    }
  }
  if (!text.empty() && text.back() != '\n') text += '\n';
  return text;
}

}  // namespace

bool isKeyword(std::string_view word) {
  return std::binary_search(std::begin(kKeywords), std::end(kKeywords), word);
}

std::string_view Tokens::line(int number) const {
  std::size_t start = 0;
  for (int i = 1; i < number; ++i) {
    const std::size_t end = source.find('\n', start);
    if (end == std::string::npos) return {};
    start = end + 1;
  }
  const std::size_t end = std::min(source.find('\n', start), source.size());
  return std::string_view(source).substr(start, end - start);
}

Lexer::Lexer(Tokens& out) : out_(out), text_(out.source) {}

int Lexer::column(std::size_t byte) {
  if (byte < measured_ || measured_ < lineStart_) {
    measured_ = lineStart_;
    measuredColumn_ = 0;
  }
  measuredColumn_ += utf8::length(text_.substr(measured_, byte - measured_));
  measured_ = byte;
  return measuredColumn_;
}

bool Lexer::fail(std::string message, std::size_t byte) {
  const int last = column(byte) - 1;
  return fail("SyntaxError", std::move(message), {line_, last, line_, last}, false);
}

bool Lexer::fail(const char* type, std::string message, Span span, bool onlyWhenReached) {
  out_.error = LexicalError{type, std::move(message), span, onlyWhenReached, {}};
  if (!open_.empty()) out_.error->open = open_.back();
  return false;
}

void Lexer::push(TokenType type, std::size_t start) {
  const int from = column(start);
  out_.tokens.push_back({type,
                         static_cast<std::uint32_t>(start),
                         static_cast<std::uint32_t>(at_),
                         {line_, from, line_, column(at_)}});
}

void Lexer::newLine() {
  ++line_;
  lineStart_ = at_;
}

/// The widths that CPython compares: with tabs to the next eighth column, and of one.
struct Lexer::Indentation {
  int columns;
  int characters;
};

void Lexer::run() {
  bool atLineStart = true;
  while (at_ < text_.size()) {
    if (atLineStart) {
      if (!indentation()) return;
      atLineStart = false;
    }
    while (peek() == ' ' || peek() == '\t' || peek() == '\f')
      ++at_;
    const char c = peek();
    if (c == '#') {
      at_ = std::min(text_.find('\n', at_), text_.size());
    } else if (c == '\n') {
      const std::size_t start = at_;
      if (!blank_ && open_.empty()) {
        push(TokenType::Newline, start);
        out_.tokens.back().end = static_cast<std::uint32_t>(start);
      }
      ++at_;
      newLine();
      atLineStart = true;
    } else if (c == '\\') {
      if (!continuation()) return;
    } else if (at_ < text_.size() && !token()) {
      return;
    }
  }
  if (!open_.empty()) {
    const OpenParenthesis open = open_.back();
    fail("SyntaxError", std::string("'") + open.character + "' was never closed",
         {open.span.line, open.span.column, open.span.line, -1}, true);
    return;
  }
  finish();
}

void Lexer::finish() {
  // Within a line only after a continuation at the very end, which has failed by now.
  for (; indents_.size() > 1; indents_.pop_back())
    push(TokenType::Dedent, at_);
  push(TokenType::End, at_);
  // CPython is still in the last line, if there is one.
  Span& end = out_.tokens.back().span;
  end.line = end.endLine = line_ > 1 ? line_ - 1 : 1;
}

bool Lexer::continuation() {
  ++at_;
  if (peek() != '\n') {
    const int here = column(at_);
    return fail("SyntaxError", "unexpected character after line continuation character",
                {line_, here, line_, -1}, true);
  }
  ++at_;
  if (at_ == text_.size()) {
    if (!open_.empty()) {
      newLine();
      const OpenParenthesis open = open_.back();
      return fail("SyntaxError", std::string("'") + open.character + "' was never closed",
                  {open.span.line, open.span.column, open.span.line, -1}, true);
    }
    const int after = column(at_ - 1);
    return fail("SyntaxError", "unexpected EOF while parsing", {line_, after, line_, -1},
                true);
  }
  newLine();
  return true;
}

bool Lexer::indentation() {
  Indentation width{0, 0};
  Indentation first{0, 0};
  for (;; ++at_) {
    const char c = peek();
    if (c == ' ') {
      ++width.columns;
      ++width.characters;
    } else if (c == '\t') {
      width.columns = (width.columns / 8 + 1) * 8;
      ++width.characters;
    } else if (c == '\f') {
      width = {0, 0};
    } else if (c == '\\') {
      // The first of the joined lines counts.
      if (first.columns == 0) first = width;
      if (!continuation()) return false;
      --at_;
    } else {
      break;
    }
  }
  blank_ = peek() == '#' || peek() == '\n';
  if (blank_ || !open_.empty()) return true;
  if (first.columns != 0) width = first;

  const auto tabs = [&] {
    return fail("TabError", "inconsistent use of tabs and spaces in indentation",
                {line_, 0, line_, -1}, true);
  };
  const Indentation now = {indents_.back().first, indents_.back().second};
  if (width.columns == now.columns) return width.characters == now.characters || tabs();
  if (width.columns > now.columns) {
    if (indents_.size() >= kDeepestIndentation)
      return fail("IndentationError", "too many levels of indentation",
                  {line_, 0, line_, -1}, true);
    if (width.characters <= now.characters) return tabs();
    indents_.push_back({width.columns, width.characters});
    push(TokenType::Indent, at_);
    return true;
  }
  while (indents_.size() > 1 && width.columns < indents_.back().first) {
    indents_.pop_back();
    ++dedents;
  }
  if (width.columns != indents_.back().first)
    return fail("IndentationError", "unindent does not match any outer indentation level",
                endOfLine(), true);
  if (width.characters != indents_.back().second) return tabs();
  for (; dedents > 0; --dedents)
    push(TokenType::Dedent, at_);
  return true;
}

Span Lexer::endOfLine() {
  const std::size_t end = std::min(text_.find('\n', at_), text_.size());
  return {line_, column(end), line_, -1};
}

bool Lexer::token() {
  const std::size_t start = at_;
  const unsigned char c = static_cast<unsigned char>(peek());
  if (c == '"' || c == '\'') return string(start);
  if (std::isdigit(c) || (c == '.' && std::isdigit(static_cast<unsigned char>(peek(1)))))
    return number();
  if (isNamePart(static_cast<char>(c))) return name();
  return operatorToken();
}

bool Lexer::name() {
  const std::size_t start = at_;
  bool ascii = true;
  while (isNamePart(peek())) {
    ascii &= static_cast<unsigned char>(peek()) < 0x80;
    ++at_;
  }
  const std::string_view word = text_.substr(start, at_ - start);
  if (peek() == '"' || peek() == '\'') {
    std::string prefix;
    for (const char c : word)
      prefix += static_cast<char>(c | 0x20);
    for (const char* known : {"r", "u", "b", "f", "rb", "br", "rf", "fr"})
      if (prefix == known) return string(start);
  }
  if (!ascii) {
    std::optional<BadCharacter> bad;
    try {
      bad = badCharacter(word);
    } catch (const Unsupported& refusal) {
      throw UnsupportedAt(refusal.message, {line_, column(start), line_, column(at_)});
    }
    if (bad) {
      const std::string code = codePointName(bad->character);
      if (!bad->printable)
        return fail("invalid non-printable character " + code, start + bad->end);
      std::string shown;
      utf8::append(shown, bad->character);
      return fail("invalid character '" + shown + "' (" + code + ")", start + bad->end);
    }
  }
  push(isKeyword(word) ? TokenType::Keyword : TokenType::Name, start);
  return true;
}

bool Lexer::string(std::size_t start) {
  const Span begin = {line_, column(start), line_, column(start)};
  const char quote = text_[at_];
  const std::size_t size = peek(1) == quote && peek(2) == quote ? 3 : 1;
  if (size == 1 && peek(1) == quote) {
    at_ += 2;
    push(TokenType::String, start);
    return true;
  }
  at_ += size;
  for (std::size_t quotes = 0; quotes < size;) {
    if (at_ >= text_.size() || (size == 1 && peek() == '\n')) {
      // At the end of the text CPython still counts the last line.
      const int line = at_ >= text_.size() ? line_ - 1 : line_;
      return fail("SyntaxError",
                  std::string(size == 3 ? "unterminated triple-quoted string literal"
                                        : "unterminated string literal") +
                      " (detected at line " + std::to_string(line) + ")",
                  begin, false);
    }
    const char c = text_[at_++];
    quotes = c == quote ? quotes + 1 : 0;
    if (c == '\\' && at_ < text_.size()) {
      if (text_[at_++] == '\n') newLine();
    } else if (c == '\n') {
      newLine();
    }
  }
  out_.tokens.push_back({TokenType::String,
                         static_cast<std::uint32_t>(start),
                         static_cast<std::uint32_t>(at_),
                         {begin.line, begin.column, line_, column(at_)}});
  return true;
}

bool Lexer::operatorToken() {
  const std::size_t start = at_;
  const char c = peek();
  for (const std::string_view known : kOperators)
    if (text_.substr(at_, known.size()) == known) {
      at_ += known.size();
      push(known == "<>" ? TokenType::Unknown : TokenType::Operator, start);
      return true;
    }
  ++at_;
  if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) {
    return fail(
        "invalid non-printable character " + codePointName(static_cast<unsigned char>(c)),
        at_);
  }
  if (c == '(' || c == '[' || c == '{') {
    if (open_.size() >= kDeepestParentheses)
      return fail("too many nested parentheses", at_);
    const int from = column(start);
    open_.push_back({c, {line_, from, line_, from + 1}});
  } else if (c == ')' || c == ']' || c == '}') {
    if (open_.empty()) return fail(std::string("unmatched '") + c + "'", at_);
    const OpenParenthesis open = open_.back();
    open_.pop_back();
    if (closing(open.character) != c)
      return fail(
          std::string("closing parenthesis '") + c +
              "' does not match opening parenthesis '" + open.character + "'" +
              (open.span.line == line_ ? ""
                                       : " on line " + std::to_string(open.span.line)),
          at_);
  }
  push(kSingles.find(c) == std::string_view::npos ? TokenType::Unknown
                                                  : TokenType::Operator,
       start);
  return true;
}

Tokens tokenize(std::string_view source) {
  Tokens tokens;
  tokens.source = unified(source);
  checkEncoding(tokens.source);
  Lexer(tokens).run();
  return tokens;
}

}  // namespace derslik::python
