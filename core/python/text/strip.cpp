#include "core/python/text/strip.h"

#include "core/python/text/unicode.h"
#include "core/python/text/utf8.h"

namespace derslik::python::text {
namespace {

bool goes(std::string_view character, char32_t decoded,
          const std::optional<std::string_view>& characters) {
  return characters ? characters->find(character) != std::string_view::npos
                    : has(decoded, kSpace);
}

}  // namespace

std::string_view lstrip(std::string_view text,
                        std::optional<std::string_view> characters) {
  while (!text.empty()) {
    std::size_t next = 0;
    const char32_t first = decode(text, next);
    if (!goes(text.substr(0, next), first, characters)) break;
    text.remove_prefix(next);
  }
  return text;
}

std::string_view rstrip(std::string_view text,
                        std::optional<std::string_view> characters) {
  while (!text.empty()) {
    std::size_t start = text.size();
    const char32_t last = decodeBefore(text, start);
    if (!goes(text.substr(start), last, characters)) break;
    text = text.substr(0, start);
  }
  return text;
}

std::string_view strip(std::string_view text,
                       std::optional<std::string_view> characters) {
  return rstrip(lstrip(text, characters), characters);
}

std::string translate(std::string_view text,
                      const std::function<bool(char32_t, std::string&)>& append) {
  std::string result;
  for (std::size_t at = 0, next = 0; at < text.size(); at = next) {
    const char32_t character = decode(text, next);
    if (!append(character, result)) result += text.substr(at, next - at);
  }
  return result;
}

}  // namespace derslik::python::text
