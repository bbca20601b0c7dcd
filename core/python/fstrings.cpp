#include <algorithm>
#include <cstring>

#include "core/python/explain.h"
#include "core/python/fstring_reader.h"
#include "core/python/lexer.h"
#include "core/python/parser_state.h"
#include "core/python/strings.h"
#include "core/python/utf8.h"

namespace derslik::python {
namespace {

constexpr int kDeepestFormat = 2;
constexpr std::size_t kDeepestNesting = 200;

bool isSpace(char c) {
  return std::strchr(" \t\n\f\r\v", c) != nullptr && c != '\0';
}

}  // namespace

FStringReader::FStringReader(const StringLiteral& literal, Span place,
                             const std::string& className)
    : body_(literal.body), raw_(literal.raw), place_(place), className_(className) {}

void FStringReader::failPlainly(const std::string& message) {
  throw Failure("SyntaxError", message);
}

void FStringReader::fail(const std::string& message) {
  failPlainly("f-string: " + message);
}

void FStringReader::add(FString& out, std::string text) {
  if (text.empty()) return;
  if (!out.parts.empty())
    if (auto* last = std::get_if<std::string>(&out.parts.back())) {
      *last += text;
      return;
    }
  out.parts.push_back(std::move(text));
}

void FStringReader::read(FString& out) {
  parts(out, 0);
  if (at_ < body_.size()) fail("unexpected end of string");
}

void FStringReader::parts(FString& out, int depth) {
  while (at_ < body_.size()) {
    literal(out, depth);
    if (at_ >= body_.size() || body_[at_] == '}') return;
    replacement(out, depth);
  }
}

/// Up to a brace that is not doubled; in a format, where none can be, up to any brace.
void FStringReader::literal(FString& out, int depth) {
  std::size_t start = at_;
  const auto flush = [&](std::size_t end) {
    const std::string_view text = body_.substr(start, end - start);
    add(out, raw_ ? std::string(text) : unescaped(text));
  };
  while (at_ < body_.size()) {
    const char c = body_[at_];
    if (!raw_ && c == '\\' && at_ + 1 < body_.size()) {
      if (body_[at_ + 1] == '{' || body_[at_ + 1] == '}')
        throw Unsupported("a backslash before a brace in an f-string");
      if (body_[at_ + 1] == 'N') throw Unsupported("characters by name (\\N{…})");
      at_ += 2;
      continue;
    }
    if (c != '{' && c != '}') {
      ++at_;
      continue;
    }
    if (depth == 0) {
      if (at_ + 1 < body_.size() && body_[at_ + 1] == c) {
        flush(at_ + 1);
        at_ += 2;
        start = at_;
        continue;
      }
      if (c == '}') fail("single '}' is not allowed");
    }
    break;
  }
  flush(at_);
}

/// Where the expression ends that begins here: at a `}`, `!`, `:` or `=` of its own
/// level.
std::size_t FStringReader::endOfExpression() const {
  std::string open;
  std::string quote;
  std::size_t i = at_;
  for (; i < body_.size(); ++i) {
    const char c = body_[i];
    if (c == '\\') failPlainly("f-string expression part cannot include a backslash");
    if (!quote.empty()) {
      if (body_.substr(i, quote.size()) == quote) {
        i += quote.size() - 1;
        quote.clear();
      }
      continue;
    }
    if (c == '\'' || c == '"') {
      const std::string triple(3, c);
      quote = body_.substr(i, 3) == triple ? triple : std::string(1, c);
      i += quote.size() - 1;
      continue;
    }
    if (c == '[' || c == '{' || c == '(') {
      if (open.size() >= kDeepestNesting) fail("too many nested parenthesis");
      open += c;
      continue;
    }
    if (c == '#') failPlainly("f-string expression part cannot include '#'");
    if (open.empty() && std::strchr("!:}=<>", c) != nullptr) {
      const char next = i + 1 < body_.size() ? body_[i + 1] : '\0';
      if (next == '=' && std::strchr("!=<>", c) != nullptr) {
        ++i;
        continue;
      }
      if (c == '<' || c == '>') continue;
      break;
    }
    if (c == ']' || c == '}' || c == ')') {
      if (open.empty()) fail(std::string("unmatched '") + c + "'");
      const char opening = open.back();
      open.pop_back();
      if ((opening == '(' && c != ')') || (opening == '[' && c != ']') ||
          (opening == '{' && c != '}'))
        fail(std::string("closing parenthesis '") + c +
             "' does not match opening parenthesis '" + opening + "'");
    }
  }
  if (!quote.empty()) fail("unterminated string");
  if (!open.empty()) fail(std::string("unmatched '") + open.back() + "'");
  return i;
}

/// Of a byte that is not before those asked for earlier.
Span FStringReader::placeOf(std::size_t byte) {
  for (; placed_ < byte; ++placed_)
    if (body_[placed_] == '\n') {
      ++place_.line;
      place_.column = 0;
    } else {
      place_.column += utf8::length(body_.substr(placed_, 1));
    }
  return place_;
}

ExpressionPtr FStringReader::expression(std::size_t end) {
  const std::string_view text = body_.substr(at_, end - at_);
  if (std::all_of(text.begin(), text.end(), isSpace)) {
    if (body_[end] == '}') fail("empty expression not allowed");
    fail(std::string("expression required before '") + body_[end] + "'");
  }
  // In parentheses, so that lines can break within.
  const Tokens own = tokenize("(" + std::string(text) + ")");
  const Span place = placeOf(at_);
  Tokens tokens = own;
  for (Token& token : tokens.tokens) {
    Span& span = token.span;
    if (span.line == 1) span.column += place.column - 1;
    if (span.endLine == 1) span.endColumn += place.column - 1;
    span.line += place.line - 1;
    span.endLine += place.line - 1;
  }
  Parser parser(tokens, className_);
  try {
    return parser.replacement();
  } catch (const Stuck&) {
    // CPython shows an error within the expression alone.
    SyntaxFailure failure = explain(own, 0, parser.position(), true);
    failure.text = own.line(failure.span.line);
    failure.span.line += place.line - 1;
    failure.span.endLine += place.line - 1;
    throw failure;
  } catch (const SyntaxFailure& failure) {
    if (!failure.text.empty()) throw;
    SyntaxFailure placed = failure;
    if (own.error) {
      placed.text = own.line(placed.span.line);
      placed.span.line += place.line - 1;
      placed.span.endLine += place.line - 1;
    } else {
      // Of an f-string within.
      placed = SyntaxFailure(failure.type, "f-string: " + failure.message, failure.span);
      placed.text = own.line(failure.span.line - place.line + 1);
      if (failure.span.line == place.line) {
        placed.span.column -= place.column - 1;
        placed.span.endColumn -= place.column - 1;
      }
    }
    throw placed;
  }
}

void FStringReader::replacement(FString& out, int depth) {
  if (depth >= kDeepestFormat) fail("expressions nested too deeply");
  const std::size_t start = ++at_;
  const std::size_t end = endOfExpression();
  if (end >= body_.size()) fail("expecting '}'");
  Replacement part;
  part.value = expression(end);
  at_ = end;
  bool debug = false;
  if (body_[at_] == '=') {
    debug = true;
    ++at_;
    while (at_ < body_.size() && isSpace(body_[at_]))
      ++at_;
    if (at_ >= body_.size()) fail("expecting '}'");
    add(out, std::string(body_.substr(start, at_ - start)));
  }
  if (body_[at_] == '!') {
    if (++at_ >= body_.size()) fail("expecting '}'");
    const char c = body_[at_];
    std::size_t next = at_;
    utf8::next(body_, &next);
    if (c != 's' && c != 'r' && c != 'a')
      fail("invalid conversion character: expected 's', 'r', or 'a'");
    part.conversion = c;
    at_ = next;
  }
  if (at_ >= body_.size()) fail("expecting '}'");
  if (body_[at_] == ':') {
    ++at_;
    part.format = std::make_unique<FString>();
    parts(*part.format, depth + 1);
  }
  if (at_ >= body_.size() || body_[at_] != '}') fail("expecting '}'");
  ++at_;
  if (debug && part.conversion == 0 && !part.format) part.conversion = 'r';
  out.parts.push_back(std::move(part));
}

/// Adjacent literals, of which some may be f-strings, are one.
ExpressionPtr Parser::strings() {
  const Level level(*this);
  const std::size_t start = at_;
  while (is(TokenType::String))
    ++at_;
  FString whole;
  bool formatted = false;
  for (std::size_t i = start; i < at_; ++i) {
    const Token& token = tokens_[i];
    const StringLiteral literal = stringLiteral(source_.text(token));
    if (literal.bytes) throw UnsupportedAt("bytes", token.span);
    try {
      if (literal.formatted) {
        formatted = true;
        Span place = token.span;
        place.column += static_cast<int>(literal.start);
        FStringReader(literal, place, className_).read(whole);
      } else {
        FStringReader::add(
            whole, literal.raw ? std::string(literal.body) : unescaped(literal.body));
      }
    } catch (const SyntaxFailure&) {
      throw;
    } catch (const UnsupportedAt&) {
      throw;
    } catch (const Failure& failure) {
      // CPython points at the token that comes next.
      throw SyntaxFailure(failure.type, failure.message, this->token().span);
    } catch (const Unsupported& refusal) {
      throw UnsupportedAt(refusal.message, token.span);
    }
  }
  if (formatted) return make(start, std::move(whole));
  std::string value;
  if (!whole.parts.empty()) value = std::get<std::string>(std::move(whole.parts[0]));
  return make(start, Constant{std::move(value)});
}

}  // namespace derslik::python
