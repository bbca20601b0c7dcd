#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

#include "core/decimal/bignum.h"
#include "core/decimal/decimal.h"

namespace derslik::decimal {
namespace {

constexpr int kSignificand = 53, kLowest = -1074;

/// A number's digits as a whole number, times a power of ten.
struct Scientific {
  bool negative = false;
  std::string digits;
  long long tens = 0;
};

Scientific scientific(std::string_view text) {
  Scientific result;
  std::size_t i = 0;
  if (i < text.size() && (text[i] == '-' || text[i] == '+'))
    result.negative = text[i++] == '-';
  bool isAfterPoint = false;
  for (; i < text.size() && text[i] != 'e' && text[i] != 'E'; ++i) {
    if (text[i] == '.') {
      isAfterPoint = true;
      continue;
    }
    if (isAfterPoint) --result.tens;
    if (text[i] != '0' || !result.digits.empty()) result.digits += text[i];
  }
  if (i == text.size()) return result;
  const bool isDown = ++i < text.size() && text[i] == '-';
  if (i < text.size() && (text[i] == '-' || text[i] == '+')) ++i;
  long long exponent = 0;
  for (; i < text.size(); ++i)
    exponent = std::min(10 * exponent + (text[i] - '0'), 1000000000000LL);
  result.tens += isDown ? -exponent : exponent;
  return result;
}

/// digits · 10^tens, rounded half to even.
double nearest(const std::string& digits, int tens, bool isFollowed) {
  Bignum big(0);
  for (const char digit : digits) {
    big.multiply(10);
    big.add(static_cast<std::uint32_t>(digit - '0'));
  }
  int exponent = tens;  // the number is big · 2^exponent
  if (tens >= 0) {
    big.multiplyByFives(tens);
  } else {
    // 5^-tens has fewer than 7/3 bits for each of its fives; 64 shall be left.
    const int missing = std::max(0, 64 + -tens * 7 / 3 + 1 - big.bits());
    big.shiftLeft(missing);
    exponent -= missing;
    isFollowed |= big.divideByFives(-tens);
  }
  const int dropped = std::max(big.bits() - kSignificand, kLowest - exponent);
  if (dropped > 0) {
    const Bignum::Rest rest = big.shiftRight(dropped);
    exponent += dropped;
    const bool isMore = rest == Bignum::Rest::kMore ||
                        (rest == Bignum::Rest::kHalf && (isFollowed || big.isOdd()));
    if (isMore) big.add(1);
  }
  return std::ldexp(static_cast<double>(big.low64()), exponent);
}

}  // namespace

double parse(std::string_view text) {
  Scientific number = scientific(text);
  const auto size = static_cast<long long>(number.digits.size());
  const long long point = size + number.tens;
  double result;
  if (size == 0 || point < -324) {
    result = 0;
  } else if (point > 310) {
    result = std::numeric_limits<double>::infinity();
  } else {
    // The middle between two floats has at most 768 digits: of a digit after that, only
    // whether it is 0 matters.
    constexpr std::size_t kDigits = 780;
    bool isFollowed = false;
    if (number.digits.size() > kDigits) {
      isFollowed = number.digits.find_first_not_of('0', kDigits) != std::string::npos;
      number.tens += size - static_cast<long long>(kDigits);
      number.digits.resize(kDigits);
    }
    const std::size_t last = number.digits.find_last_not_of('0');
    number.tens += static_cast<long long>(number.digits.size() - 1 - last);
    number.digits.resize(last + 1);
    result = nearest(number.digits, static_cast<int>(number.tens), isFollowed);
  }
  return number.negative ? -result : result;
}

}  // namespace derslik::decimal
