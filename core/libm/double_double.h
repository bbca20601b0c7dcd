#pragma once

#include <cmath>

#include "core/libm/fma.h"

namespace derslik::libm {

// Arithmetic of pairs, to about 2^-104 of the result (Dekker, Numerische Mathematik 18,
// 1971): for the tables that a module computes instead of carrying them.

inline Pair operator+(const Pair& a, const Pair& b) {
  const Pair high = exactSum(a.high, b.high), low = exactSum(a.low, b.low);
  const Pair sum = exactSum(high.high, high.low + low.high);
  return exactSum(sum.high, sum.low + low.low);
}

inline Pair operator-(const Pair& a) {
  return {-a.high, -a.low};
}

inline Pair operator-(const Pair& a, const Pair& b) {
  return a + -b;
}

inline Pair operator*(const Pair& a, const Pair& b) {
  const Pair product = exactProduct(a.high, b.high);
  return exactSum(product.high, product.low + (a.high * b.low + a.low * b.high));
}

inline Pair operator/(const Pair& a, const Pair& b) {
  const double first = a.high / b.high;
  const Pair rest = a - b * Pair{first, 0};
  const double second = rest.high / b.high;
  const double third = (rest - b * Pair{second, 0}).high / b.high;
  return exactSum(first, second) + Pair{third, 0};
}

inline Pair sqrt(const Pair& a) {
  const double root = std::sqrt(a.high);
  const Pair rest = a - exactProduct(root, root);
  return exactSum(root, rest.high / (2 * root));
}

}  // namespace derslik::libm
