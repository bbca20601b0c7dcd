#include "core/decimal/decimal.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>

#include "core/decimal/bignum.h"
#include "core/libm/bits.h"

namespace derslik::decimal {
namespace {

/// |x| = fraction · 2^exponent. The next float below is half as far away as the next
/// above where x is a power of two.
struct Binary {
  std::uint64_t fraction;
  int exponent;
  bool isNearerBelow;
};

Binary binary(std::uint64_t bits, int fractionBits, int exponentBits) {
  const std::uint64_t hidden = std::uint64_t{1} << fractionBits;
  const std::uint64_t fraction = bits & (hidden - 1);
  const int biased = static_cast<int>(bits >> fractionBits) & ((1 << exponentBits) - 1);
  const int lowest = 2 - (1 << (exponentBits - 1)) - fractionBits;
  if (biased == 0) return {fraction, lowest, false};
  return {fraction | hidden, lowest + biased - 1, fraction == 0 && biased > 1};
}

Binary binary(double x) {
  return binary(bitsOf(x), 52, 11);
}

/// ⌊log₁₀ 2^b⌋ for the highest bit b of a number: one less than the digits it has before
/// the point, or two less.
int decimalExponent(const Binary& x) {
  const int highest = x.exponent + 63 - std::countl_zero(x.fraction);
  return highest * 78913 >> 18;  // log₁₀ 2 = 78912.98… / 2^18
}

Decimal decimal(bool negative, std::string digits, int point) {
  digits.erase(digits.find_last_not_of('0') + 1);
  if (digits.empty()) point = 1;
  return {negative, std::move(digits), point};
}

Decimal decimal(bool negative, std::uint64_t whole, int scale) {
  std::string digits = std::to_string(whole);
  const int point = static_cast<int>(digits.size()) - scale;
  return decimal(negative, std::move(digits), point);
}

/// Rounded down to a whole number.
struct Floor {
  std::uint64_t value;
  bool isExact;
};

/// n · 2^exponent · 10^tens
Floor scaled(std::uint64_t n, int exponent, int tens) {
  Bignum big(n);
  const int twos = exponent + tens;
  if (tens > 0) big.multiplyByFives(tens);
  if (twos > 0) big.shiftLeft(twos);
  bool isExact = !big.divideByFives(-tens);
  if (twos < 0) isExact &= big.shiftRight(-twos) == Bignum::Rest::kNone;
  return {big.low64(), isExact};
}

/// Of the decimals between the middles to both neighbours, all scaled to 18 or 19 digits
/// before the point, the one with the most zeros; the middles belong to x where its
/// fraction is even, since reading rounds halves so (Steele and White, "How to print
/// floating-point numbers accurately", 1990, with two bounds instead of their loop).
Decimal shortest(bool negative, const Binary& x) {
  const int tens = 17 - decimalExponent(x);
  const std::uint64_t quarters = 4 * x.fraction;
  const Floor low = scaled(quarters - (x.isNearerBelow ? 1 : 2), x.exponent - 2, tens);
  const Floor middle = scaled(quarters, x.exponent - 2, tens);
  const Floor high = scaled(quarters + 2, x.exponent - 2, tens);
  const bool isEven = x.fraction % 2 == 0;
  const auto isIn = [&](std::uint64_t n) {
    return (n > low.value || (n == low.value && low.isExact && isEven)) &&
           (n < high.value || (n == high.value && (!high.isExact || isEven)));
  };
  for (std::uint64_t unit = 1000000000000000000;; unit /= 10) {
    const std::uint64_t below = middle.value - middle.value % unit;
    const std::uint64_t above = below + unit;
    const bool hasBelow = isIn(below), hasAbove = isIn(above);
    if (!hasBelow && !hasAbove) continue;
    const std::uint64_t rest = 2 * (middle.value - below);
    const bool isMore = rest > unit || (rest == unit && !middle.isExact) ||
                        (rest == unit && below / unit % 2 == 1);
    return decimal(negative, hasAbove && (isMore || !hasBelow) ? above : below, tens);
  }
}

constexpr double kTens[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                            1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                            1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

/// Digits rounded half to even to the first `count`, which may be none or fewer, when
/// something other than zeros follows them or not.
std::string roundedText(std::string digits, int count, bool isFollowed) {
  if (count >= static_cast<int>(digits.size())) return digits;
  if (count < 0) return "";
  const char next = digits[count];
  isFollowed |= digits.find_first_not_of('0', count + 1) != std::string::npos;
  const bool isOdd = count > 0 && digits[count - 1] % 2 == 1;
  digits.resize(count);
  if (next < '5' || (next == '5' && !isFollowed && !isOdd)) return digits;
  for (int i = count - 1; i >= 0; --i) {
    if (digits[i] != '9') {
      ++digits[i];
      return digits;
    }
    digits[i] = '0';
  }
  return "1" + digits;
}

}  // namespace

Decimal shortest(double x) {
  const bool negative = std::signbit(x);
  if (x == 0) return {negative, "", 1};
  const Binary parts = binary(x);
  // Most numbers that are printed have at most 15 digits. Such a decimal is the only one
  // of so few digits for its float, and m / 10^tens, two exact numbers, names it.
  const double size = std::fabs(x);
  int tens = 14 - decimalExponent(parts);
  if (tens >= 0 && tens <= 22) {
    double m = std::nearbyint(size * kTens[tens]);
    if (m >= 1e15 && tens > 0) m = std::nearbyint(size * kTens[--tens]);
    if (m < 1e15 && m / kTens[tens] == size)
      return decimal(negative, static_cast<std::uint64_t>(m), tens);
  }
  return shortest(negative, parts);
}

Decimal shortest(float x) {
  const bool negative = std::signbit(x);
  if (x == 0) return {negative, "", 1};
  std::uint32_t bits;
  std::memcpy(&bits, &x, sizeof bits);
  return shortest(negative, binary(bits, 23, 8));
}

Decimal rounded(double x, int places) {
  const bool negative = std::signbit(x);
  if (x == 0) return {negative, "", 1};
  Binary parts = binary(x);
  const int zeros = std::countr_zero(parts.fraction);
  const int exponent = parts.exponent + zeros;
  Bignum big(parts.fraction >> zeros);
  int scale = 0;
  bool isFollowed = false;
  if (exponent >= 0) {
    big.shiftLeft(exponent);
  } else {
    scale = std::clamp(places, 0, -exponent);  // -exponent places are all there are
    big.multiplyByFives(scale);
    const Bignum::Rest rest = big.shiftRight(-exponent - scale);
    if (places < 0) {
      isFollowed = rest != Bignum::Rest::kNone;
    } else if (rest == Bignum::Rest::kMore ||
               (rest == Bignum::Rest::kHalf && big.isOdd())) {
      big.add(1);
    }
  }
  std::string digits = std::move(big).digits();
  int point = static_cast<int>(digits.size()) - scale;
  if (places < 0) {
    const int kept = std::max(-1, point + std::max(places, -400));
    digits = roundedText(std::move(digits), kept, isFollowed);
    point += static_cast<int>(digits.size()) - std::max(0, kept);
  }
  return decimal(negative, std::move(digits), point);
}

Decimal significant(double x, int count) {
  if (x == 0) return {std::signbit(x), "", 1};
  count = std::min(count, 800);  // no float64 has more than 767
  const int places = count - 1 - decimalExponent(binary(x));
  Decimal result = rounded(x, places);
  // One digit too many, unless rounding has carried into it.
  if (result.point + places > count && result.digits != "1")
    result = rounded(x, places - 1);
  return result;
}

}  // namespace derslik::decimal
