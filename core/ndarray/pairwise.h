#pragma once

#include "core/index.h"

namespace derslik::ndarray {

/// NumPy's order of addition for up to 8192 numbers at any distance in memory ("pairwise
/// summation", numpy/core/src/umath/loops_utils.h.src): core/sum.h's for float32 too.
template<class T>
T pairwiseSum(const char* at, Index n, Index step) {
  const auto value = [&](Index i) { return *reinterpret_cast<const T*>(at + i * step); };
  if (n < 8) {
    T sum = 0;
    for (Index i = 0; i < n; ++i)
      sum += value(i);
    return sum;
  }
  if (n > 128) {
    const Index half = n / 2 - n / 2 % 8;
    return pairwiseSum<T>(at, half, step) +
           pairwiseSum<T>(at + half * step, n - half, step);
  }
  T r[8];
  for (int k = 0; k < 8; ++k)
    r[k] = value(k);
  const Index whole = n - n % 8;
  for (Index i = 8; i < whole; i += 8)
    for (int k = 0; k < 8; ++k)
      r[k] += value(i + k);
  T sum = ((r[0] + r[1]) + (r[2] + r[3])) + ((r[4] + r[5]) + (r[6] + r[7]));
  for (Index i = whole; i < n; ++i)
    sum += value(i);
  return sum;
}

}  // namespace derslik::ndarray
