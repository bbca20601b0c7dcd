#include "core/python/text/utf8.h"

#include <algorithm>

#include "core/failure.h"

namespace derslik::python::text {
namespace {

bool isContinuation(char byte) {
  return (byte & 0xc0) == 0x80;
}

std::int64_t clamped(std::int64_t index, std::int64_t low, std::int64_t high,
                     std::int64_t count) {
  return std::clamp(index < 0 ? index + count : index, low, high);
}

}  // namespace

char32_t decode(std::string_view text, std::size_t& at) {
  const auto first = static_cast<unsigned char>(text[at++]);
  if (first < 0x80) return first;
  const int more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1;
  char32_t character = first & (0x3f >> more);
  for (int i = 0; i < more && at < text.size(); ++i)
    character = character << 6 | (static_cast<unsigned char>(text[at++]) & 0x3f);
  return character;
}

char32_t decodeBefore(std::string_view text, std::size_t& end) {
  do {
    --end;
  } while (end > 0 && isContinuation(text[end]));
  std::size_t at = end;
  return decode(text, at);
}

void append(std::string& text, char32_t character) {
  const auto add = [&](char32_t byte) { text += static_cast<char>(byte); };
  if (character < 0x80) {
    add(character);
    return;
  }
  if (character < 0x800) {
    add(0xc0 | character >> 6);
  } else {
    if (character < 0x10000) {
      add(0xe0 | character >> 12);
    } else {
      add(0xf0 | character >> 18);
      add(0x80 | (character >> 12 & 0x3f));
    }
    add(0x80 | (character >> 6 & 0x3f));
  }
  add(0x80 | (character & 0x3f));
}

std::string encoded(char32_t character) {
  std::string text;
  append(text, character);
  return text;
}

bool isAscii(std::string_view text) {
  return std::none_of(text.begin(), text.end(), [](char c) { return (c & 0x80) != 0; });
}

std::int64_t length(std::string_view text) {
  return static_cast<std::int64_t>(text.size()) -
         std::count_if(text.begin(), text.end(), isContinuation);
}

std::size_t advance(std::string_view text, std::size_t from, std::int64_t count) {
  for (; count > 0 && from < text.size(); --count) {
    do {
      ++from;
    } while (from < text.size() && isContinuation(text[from]));
  }
  return from;
}

std::string_view item(std::string_view text, std::int64_t index) {
  if (index < 0) index += length(text);
  const std::size_t at = index < 0 ? text.size() : advance(text, 0, index);
  if (at >= text.size()) throw Failure("IndexError", "string index out of range");
  return text.substr(at, advance(text, at, 1) - at);
}

std::string slice(std::string_view text, std::optional<std::int64_t> start,
                  std::optional<std::int64_t> stop, std::int64_t step) {
  if (step == 0) throw Failure("ValueError", "slice step cannot be zero");
  const std::int64_t count = length(text);
  const std::int64_t low = step > 0 ? 0 : -1, high = step > 0 ? count : count - 1;
  const std::int64_t from =
      start ? clamped(*start, low, high, count) : (step > 0 ? low : high);
  const std::int64_t to =
      stop ? clamped(*stop, low, high, count) : (step > 0 ? high : low);
  if (step > 0 ? from >= to : from <= to) return "";
  if (step == 1) {
    const std::size_t first = advance(text, 0, from);
    return std::string(text.substr(first, advance(text, first, to - from) - first));
  }
  std::string result;
  if (step > 0) {
    std::size_t at = advance(text, 0, from);
    for (std::int64_t i = from;;) {
      const std::size_t next = advance(text, at, 1);
      result += text.substr(at, next - at);
      if (step >= to - i) return result;
      i += step;
      at = advance(text, at, step);
    }
  }
  std::size_t end = advance(text, 0, from + 1);
  for (std::int64_t i = from;; --i) {
    const std::size_t last = end;
    decodeBefore(text, end);
    result += text.substr(end, last - end);
    if (step <= to - i) return result;
    for (std::int64_t skipped = step + 1; skipped < 0; ++skipped, --i)
      decodeBefore(text, end);
  }
}

void refuseLong(std::int64_t bytes) {
  if (bytes > kLongest) throw Unsupported("a string of more than 64 MiB");
}

std::string repeat(std::string_view text, std::int64_t count) {
  std::string result;
  if (text.empty() || count <= 0) return result;
  refuseLong(count);
  refuseLong(count * static_cast<std::int64_t>(text.size()));
  result.reserve(text.size() * static_cast<std::size_t>(count));
  for (; count > 0; --count)
    result += text;
  return result;
}

}  // namespace derslik::python::text
