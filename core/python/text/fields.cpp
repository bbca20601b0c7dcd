#include "core/python/text/fields.h"

#include <algorithm>
#include <limits>

#include "core/failure.h"
#include "core/python/text/numbers.h"
#include "core/python/text/unicode.h"
#include "core/python/text/utf8.h"

namespace derslik::python::text {
namespace {

constexpr auto kNone = std::string_view::npos;

[[noreturn]] void fail(const std::string& message) {
  throw Failure("ValueError", message);
}

/// {name!conversion:spec}
struct Field {
  std::string_view name, spec;
  char32_t conversion = 0;
  bool hasFieldsInSpec = false;
};

/// A whole number, or -1 where it is none.
std::int64_t numberOf(std::string_view text) {
  std::int64_t value = text.empty() ? -1 : 0;
  for (std::size_t at = 0; at < text.size();) {
    const char32_t c = decode(text, at);
    if (c >= 0x80 && has(c, kDecimal)) throw Unsupported("digits other than 0 to 9");
    if (c < '0' || c > '9') return -1;
    const int digit = static_cast<int>(c - '0');
    if (value > (std::numeric_limits<std::int64_t>::max() - digit) / 10)
      fail("Too many decimal digits in format string");
    value = 10 * value + digit;
  }
  return value;
}

class Formatter {
 public:
  explicit Formatter(FormatArguments& arguments) : arguments_(arguments) {}

  std::string run(std::string_view text, int depth) {
    if (depth == 0) fail("Max string recursion exceeded");
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t brace = text.find_first_of("{}", at);
      result += text.substr(at, brace - at);
      if (brace == kNone) break;
      const char which = text[brace];
      at = brace + 1;
      const bool isDoubled = at < text.size() && text[at] == which;
      if (isDoubled) {
        result += which;
        ++at;
      } else if (which == '}' || at == text.size()) {
        fail(std::string("Single '") + which + "' encountered in format string");
      } else {
        result += formatted(readField(text, at), depth);
      }
    }
    return result;
  }

 private:
  /// Reads to behind the closing brace.
  static Field readField(std::string_view text, std::size_t& at) {
    Field field;
    const std::size_t start = at;
    char end = 0;
    while (at < text.size() && end == 0) {
      const char c = text[at++];
      if (c == '{') fail("unexpected '{' in field name");
      if (c == '[')
        at = std::min(text.find(']', at), text.size());
      else if (c == '}' || c == ':' || c == '!')
        end = c;
    }
    if (end == 0) fail("expected '}' before end of string");
    field.name = text.substr(start, at - 1 - start);
    if (end == '}') return field;
    if (end == '!') {
      if (at == text.size()) fail("end of string while looking for conversion specifier");
      field.conversion = decode(text, at);
      if (at < text.size()) {
        const char next = text[at++];
        if (next == '}') return field;
        if (next != ':') fail("expected ':' after conversion specifier");
      }
    }
    const std::size_t specStart = at;
    for (int open = 1; at < text.size();) {
      const char c = text[at++];
      if (c == '{') {
        field.hasFieldsInSpec = true;
        ++open;
      } else if (c == '}' && --open == 0) {
        field.spec = text.substr(specStart, at - 1 - specStart);
        return field;
      }
    }
    fail("unmatched '{' in format spec");
  }

  std::string formatted(const Field& field, int depth) {
    push(field.name);
    if (field.conversion != 0) convert(field.conversion);
    if (!field.hasFieldsInSpec) return arguments_.popFormatted(field.spec);
    return arguments_.popFormatted(run(field.spec, depth - 1));
  }

  void convert(char32_t conversion) {
    if (conversion == 'r' || conversion == 's' || conversion == 'a')
      arguments_.convert(static_cast<char>(conversion));
    else if (conversion > 32 && conversion < 127)
      fail("Unknown conversion specifier " + encoded(conversion));
    else
      fail("Unknown conversion specifier \\x" + digits(conversion, 16));
  }

  void push(std::string_view name) {
    const std::size_t end = std::min(name.find_first_of(".["), name.size());
    const std::string_view first = name.substr(0, end);
    const std::int64_t index = numberOf(first);
    if (first.empty() || index >= 0) {
      const Numbering used = first.empty() ? Numbering::kAutomatic : Numbering::kManual;
      if (numbering_ != Numbering::kNone && numbering_ != used)
        fail(used == Numbering::kAutomatic
                 ? "cannot switch from manual field specification to automatic field "
                   "numbering"
                 : "cannot switch from automatic field numbering to manual field "
                   "specification");
      numbering_ = used;
      arguments_.pushPositional(first.empty() ? next_++ : index);
    } else {
      arguments_.pushKeyword(first);
    }
    follow(name.substr(end));
  }

  /// .attribute and [item], as many as there are
  void follow(std::string_view rest) {
    while (!rest.empty()) {
      const bool isAttribute = rest[0] == '.';
      if (!isAttribute && rest[0] != '[')
        fail("Only '.' or '[' may follow ']' in format field specifier");
      rest.remove_prefix(1);
      std::size_t end = isAttribute ? rest.find_first_of(".[") : rest.find(']');
      if (end == kNone && !isAttribute) fail("Missing ']' in format string");
      end = std::min(end, rest.size());
      const std::string_view name = rest.substr(0, end);
      if (name.empty()) fail("Empty attribute in format string");
      rest.remove_prefix(isAttribute ? end : end + 1);
      if (isAttribute) {
        arguments_.attribute(name);
      } else {
        const std::int64_t index = numberOf(name);
        if (index >= 0)
          arguments_.item(index);
        else
          arguments_.item(name);
      }
    }
  }

  enum class Numbering { kNone, kAutomatic, kManual };

  FormatArguments& arguments_;
  Numbering numbering_ = Numbering::kNone;
  std::int64_t next_ = 0;
};

}  // namespace

std::string formatFields(std::string_view text, FormatArguments& arguments) {
  return Formatter(arguments).run(text, 2);
}

}  // namespace derslik::python::text
