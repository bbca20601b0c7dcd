#include "core/libm/quarter_turns.h"

#include <cmath>
#include <cstdint>

#include "core/libm/bits.h"
#include "core/libm/fma.h"

namespace derslik::libm {
namespace {

// The method and the numbers are those of the IBM Accurate Mathematical Library (s_sin.c,
// branred.c) in glibc. The sums for large numbers are not fused there, the others are.

constexpr double kRound = 0x1.8p52;  // added to a number, makes it whole

/// The bits of 2/π after the point, six in each character from '0' on.
constexpr char kTwoPerPi[] =
    "X_V3KTi45BWl9eOAmCCM`=]RUITl@i11oU5SZmjkaF6g96hj@TgBh0I9;^X9dI8LoQg[7;4YYckX"
    "PSGe;[]4Q>VLL2JdGgi1>I7F>H=C>OBLQ5n;_OTX>aohUooN1IP?kblAReX:KAm]=Wk?9l\\9]dm"
    "6?fJNGnX]MBNjan_UlG\\m1cWgRU:BjV_kGk4OSEd8EP<`A_akJj_`ck`PV_@f7JWSTF5NiQ\\8I"
    "IV5GaBPJ42=omR0CG<W<@H65EK:LjS9H>9k`8a[Al@I`fO=g>P9:X=Ia7J;UQbVgJm4dELI1CjU";

/// The i-th 24 of those bits, as a whole number.
double twoPerPi(int i) {
  int bits = 0;
  for (int j = 0; j < 4; ++j)
    bits = bits << 6 | (kTwoPerPi[4 * i + j] - '0');
  return bits;
}

/// A number of quarter turns: how many whole ones, modulo 4 or more, and what is left.
struct Turns {
  double whole, high, low;
};

/// x · 2^600 · 2/π, where x has at most 26 bits: those bits of 2/π which make more than
/// whole turns, in six pieces.
Turns turns(double x) {
  const auto exponent = static_cast<int>(bitsOf(x) >> 52 & 2047);
  int first = (exponent - 450) / 24;
  if (first < 0) first = 0;
  double unit = std::ldexp(1, 576 - 24 * first);
  double pieces[6];
  for (int i = 0; i < 6; ++i) {
    pieces[i] = x * twoPerPi(first + i) * unit;
    unit *= 0x1p-24;
  }
  double whole = 0;
  for (int i = 0; i < 3; ++i) {
    const double part = (pieces[i] + kRound) - kRound;
    whole += part;
    pieces[i] -= part;
  }
  double rest = 0;
  for (int i = 5; i >= 0; --i)
    rest += pieces[i];
  double low = (pieces[0] - rest) + pieces[1];
  for (int i = 2; i < 6; ++i)
    low += pieces[i];
  const double part = (rest + kRound) - kRound;
  whole += part;
  rest -= part;
  const double high = rest + low;
  low = (rest - high) + low;
  whole -= (whole + 4 * kRound) - 4 * kRound;
  return {whole, high, low};
}

}  // namespace

Angle lessManyQuarterTurns(double x) {
  constexpr double kCut = 0x1p27 + 1;
  constexpr double kHalfPi = 0x1.921fb54442d18p0, kHalfPiLow = 0x1.1a62633145c07p-54;
  constexpr double kFirst = 0x1.921fb58p0, kSecond = -0x1.dde974p-27;
  x *= 0x1p-600;
  const double cut = kCut * x;
  const double upper = cut - (cut - x);
  const Turns a = turns(upper), b = turns(x - upper);
  double whole = a.whole + b.whole;
  double sum = a.high + b.high;
  const double lost = std::abs(a.high) > std::abs(b.high) ? (a.high - sum) + b.high
                                                          : (b.high - sum) + a.high;
  if (sum > 0.5) {
    sum -= 1;
    whole += 1;
  } else if (sum < -0.5) {
    sum += 1;
    whole -= 1;
  }
  const double s = sum + (lost + a.low + b.low);
  const double t = ((sum - s) + lost) + (a.low + b.low);
  const double sCut = s * kCut;
  const double s1 = sCut - (sCut - s);
  const double s2 = s - s1;
  const double high = s * kHalfPi;
  const double low = (((s1 * kFirst - high) + s1 * kSecond) + s2 * kFirst) +
                     (s2 * kSecond + s * kHalfPiLow + t * kHalfPi);
  const double angle = high + low;
  return {angle, (high - angle) + low, static_cast<int>(whole) & 3};
}

Angle lessQuarterTurns(double x) {
  if (std::abs(x) >= 0x1.921fbp26) return lessManyQuarterTurns(x);
  constexpr double kPerHalfPi = 0x1.45f306dc9c883p-1;
  constexpr double kFirst = 0x1.921fb58p0, kSecond = -0x1.dde973cp-27,
                   kThird = -0x1.cb3b398p-55, kFourth = -0x1.d747f23e32ed7p-83;
  const double shifted = fma(x, kPerHalfPi, kRound);
  const double k = shifted - kRound;
  const double y = fma(-k, kSecond, fma(-k, kFirst, x));
  const double z = fma(-k, kThird, y);
  const double high = fma(-k, kFourth, z);
  const double low = fma(-k, kThird, y - z) + fma(-k, kFourth, z - high);
  return {high, low, static_cast<int>(bitsOf(shifted) & 3)};
}

}  // namespace derslik::libm
