#include <cmath>
#include <cstdlib>

#include "core/decimal/decimal.h"
#include "core/ndarray/print.h"

namespace derslik::ndarray {
namespace {

/// From 1e-4 to 1e16 with a point, else with a power of ten; a float32's own value
/// counts, of which 0.0001 is less.
std::string floatText(double x, const decimal::Decimal& d) {
  if (std::isnan(x)) return "nan";
  const std::string sign = std::signbit(x) ? "-" : "";
  if (std::isinf(x)) return sign + "inf";
  if (d.digits.empty()) return sign + "0.0";
  std::string digits = d.digits;
  if (std::abs(x) < 1e-4 || d.point > 16) {
    std::string exponent = std::to_string(std::abs(d.point - 1));
    if (exponent.size() < 2) exponent.insert(0, "0");
    if (digits.size() > 1) digits.insert(1, ".");
    return sign + digits + (d.point > 0 ? "e+" : "e-") + exponent;
  }
  if (d.point <= 0)
    return sign + "0." + std::string(static_cast<std::size_t>(-d.point), '0') + digits;
  const auto whole = static_cast<std::size_t>(d.point);
  if (digits.size() < whole) digits.append(whole - digits.size(), '0');
  digits.insert(whole, ".");
  return sign + digits + (digits.size() == whole + 1 ? "0" : "");
}

void append(std::string& out, char32_t c) {
  const auto byte = [&](char32_t bits) { out += static_cast<char>(bits); };
  if (c < 0x80) return byte(c);
  if (c < 0x800) {
    byte(0xc0 | c >> 6);
  } else {
    if (c < 0x10000) {
      byte(0xe0 | c >> 12);
    } else {
      byte(0xf0 | c >> 18);
      byte(0x80 | (c >> 12 & 0x3f));
    }
    byte(0x80 | (c >> 6 & 0x3f));
  }
  byte(0x80 | (c & 0x3f));
}

}  // namespace

std::string str(const Scalar& scalar) {
  switch (scalar.dtype) {
    case DType::Bool:
      return scalar.integer ? "True" : "False";
    case DType::Int64:
      return std::to_string(static_cast<long long>(scalar.integer));
    case DType::Float32: {
      const auto x = static_cast<float>(scalar.number);
      return floatText(x, std::isfinite(x) ? decimal::shortest(x) : decimal::Decimal());
    }
    case DType::Float64: {
      const double x = scalar.number;
      return floatText(x, std::isfinite(x) ? decimal::shortest(x) : decimal::Decimal());
    }
    case DType::String:
      break;
  }
  return utf8(scalar.text);
}

std::string utf8(const std::u32string& text) {
  std::string out;
  for (const char32_t c : text)
    append(out, c);
  return out;
}

std::string quoted(const std::u32string& text) {
  const bool hasSingle = text.find(U'\'') != std::u32string::npos;
  const bool hasDouble = text.find(U'"') != std::u32string::npos;
  const char32_t quote = hasSingle && !hasDouble ? U'"' : U'\'';
  std::u32string out(1, quote);
  for (const char32_t c : text) {
    if (c == quote || c == U'\\')
      (out += U'\\') += c;
    else if (c == U'\n')
      out += U"\\n";
    else if (c == U'\r')
      out += U"\\r";
    else if (c == U'\t')
      out += U"\\t";
    else if (c >= 0x20 && c < 0x7f)
      out += c;
    // Letters of European languages; what of the rest is printable is not known here.
    else if ((c > 0xa0 && c <= 0x2af && c != 0xad) || (c >= 0x400 && c < 0x483))
      out += c;
    else
      throw Unsupported("printing of unusual characters in arrays of strings");
  }
  out += quote;
  return utf8(out);
}

}  // namespace derslik::ndarray
