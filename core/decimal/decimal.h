#pragma once

#include <string>
#include <string_view>

namespace derslik::decimal {

/// A finite number in decimal: ± 0.d₁d₂d₃… · 10^point, with no zero at either end of the
/// digits; of zero there are no digits, and point is 1.
///
///     12.5 is {false, "125", 2}, 0.001 is {false, "1", -2}, -100 is {true, "1", 3}
struct Decimal {
  bool negative = false;
  std::string digits;
  int point = 1;
};

/// As few digits as name this float64 and no other; of those the nearest to it: repr(x).
Decimal shortest(double x);

/// The same of a float32: str(np.float32(x)).
Decimal shortest(float x);

/// Rounded, exactly and half to even on the exact binary value, to `places` digits after
/// the point (which may be negative): "%.*f". Zeros at the end are dropped.
Decimal rounded(double x, int places);

/// Rounded likewise to `count` ≥ 1 significant digits: "%.*e". Zeros at the end are
/// dropped.
Decimal significant(double x, int count);

/// The float64 nearest to a number's text, which holds nothing but an optional sign,
/// digits with at most one point, and an optional exponent; infinity beyond the range.
double parse(std::string_view text);

}  // namespace derslik::decimal
