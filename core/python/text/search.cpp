#include "core/python/text/search.h"

#include <algorithm>
#include <optional>

#include "core/failure.h"
#include "core/python/text/utf8.h"

namespace derslik::python::text {
namespace {

constexpr auto kNone = std::string_view::npos;

/// The part that a search is in; nothing where its start is behind its end or the text's:
/// not even "" is found there.
struct Part {
  std::int64_t start;  // in code points
  std::string_view text;
};

std::optional<Part> partOf(std::string_view text, Range range) {
  if (range.start == 0 && range.end == Range().end) return Part{0, text};
  const std::int64_t count = length(text);
  const auto fromEnd = [count](std::int64_t i) {
    return i < 0 ? std::max<std::int64_t>(i + count, 0) : i;
  };
  const std::int64_t start = fromEnd(range.start);
  const std::int64_t end = std::min(fromEnd(range.end), count);
  if (start > end) return std::nullopt;
  const std::size_t first = advance(text, 0, start);
  return Part{start, text.substr(first, advance(text, first, end - start) - first)};
}

std::int64_t placeOf(const Part& part, std::size_t at) {
  return at == kNone ? -1 : part.start + length(part.text.substr(0, at));
}

std::int64_t orNotFound(std::int64_t place) {
  if (place < 0) throw Failure("ValueError", "substring not found");
  return place;
}

}  // namespace

// A whole code point cannot be found in the middle of another: bytes can be searched.

std::int64_t find(std::string_view text, std::string_view part, Range range) {
  const auto in = partOf(text, range);
  return in ? placeOf(*in, in->text.find(part)) : -1;
}

std::int64_t rfind(std::string_view text, std::string_view part, Range range) {
  const auto in = partOf(text, range);
  return in ? placeOf(*in, in->text.rfind(part)) : -1;
}

std::int64_t index(std::string_view text, std::string_view part, Range range) {
  return orNotFound(find(text, part, range));
}

std::int64_t rindex(std::string_view text, std::string_view part, Range range) {
  return orNotFound(rfind(text, part, range));
}

std::int64_t count(std::string_view text, std::string_view part, Range range) {
  const auto in = partOf(text, range);
  if (!in) return 0;
  if (part.empty()) return length(in->text) + 1;
  std::int64_t found = 0;
  for (std::size_t at = 0; (at = in->text.find(part, at)) != kNone; at += part.size())
    ++found;
  return found;
}

bool startsWith(std::string_view text, std::string_view part, Range range) {
  const auto in = partOf(text, range);
  return in && in->text.substr(0, part.size()) == part;
}

bool endsWith(std::string_view text, std::string_view part, Range range) {
  const auto in = partOf(text, range);
  return in && in->text.size() >= part.size() &&
         in->text.substr(in->text.size() - part.size()) == part;
}

bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != kNone;
}

std::string replace(std::string_view text, std::string_view old, std::string_view with,
                    std::int64_t atMost) {
  std::string result;
  std::size_t done = 0;
  // "" is before every code point and at the end.
  for (std::size_t at = 0; atMost != 0; --atMost) {
    if (!old.empty()) at = text.find(old, at);
    if (at == kNone) break;
    result += text.substr(done, at - done);
    result += with;
    refuseLong(static_cast<std::int64_t>(result.size()));
    done = at + old.size();
    if (old.empty() && at == text.size()) break;
    at = old.empty() ? advance(text, at, 1) : done;
  }
  return result += text.substr(done);
}

std::string removePrefix(std::string_view text, std::string_view prefix) {
  return std::string(text.substr(startsWith(text, prefix) ? prefix.size() : 0));
}

std::string removeSuffix(std::string_view text, std::string_view suffix) {
  return std::string(
      text.substr(0, text.size() - (endsWith(text, suffix) ? suffix.size() : 0)));
}

}  // namespace derslik::python::text
