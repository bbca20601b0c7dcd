#pragma once

namespace derslik::libm {

/// A number less a whole number of quarter turns: |high + low| ≤ π/4, and how many there
/// were, modulo 4.
struct Angle {
  double high, low;
  int quarters;
};

/// Of a finite x: by subtraction from two pieces of π/2 up to 105414350, by the bits of
/// 2/π that count beyond that.
Angle lessQuarterTurns(double x);

/// By the bits of 2/π at once, for an |x| beyond 10^8.
Angle lessManyQuarterTurns(double x);

}  // namespace derslik::libm
