#include "core/python/json.h"

#include <cmath>

#include "core/python/text/numbers.h"

namespace derslik::python {

Json& Json::name(std::string_view name) {
  separate();
  quote(name);
  written_ += ':';
  return *this;
}

void Json::open(char bracket) {
  separate();
  written_ += bracket;
}

void Json::close(char bracket) {
  written_ += bracket;
}

void Json::text(std::string_view utf8) {
  separate();
  quote(utf8);
}

void Json::number(double value) {
  if (!std::isfinite(value)) return null();
  separate();
  written_ += text::repr(value);
}

void Json::truth(bool value) {
  separate();
  written_ += value ? "true" : "false";
}

void Json::null() {
  separate();
  written_ += "null";
}

void Json::separate() {
  constexpr std::string_view kBeforeFirst = "[{:";
  if (!written_.empty() && kBeforeFirst.find(written_.back()) == std::string_view::npos)
    written_ += ',';
}

void Json::quote(std::string_view utf8) {
  constexpr char kDigits[] = "0123456789abcdef";
  written_ += '"';
  for (const char each : utf8) {
    if (each == '"' || each == '\\') {
      written_ += '\\';
      written_ += each;
    } else if (static_cast<unsigned char>(each) < 0x20) {
      written_ += "\\u00";
      written_ += kDigits[each >> 4];
      written_ += kDigits[each & 15];
    } else {
      written_ += each;
    }
  }
  written_ += '"';
}

}  // namespace derslik::python
