#include "core/sum.h"

#include <algorithm>

namespace derslik {
namespace {

double pairwiseSum(const double* values, Index count) {
  constexpr Index kLanes = 8;
  constexpr Index kBlock = 128;
  if (count > kBlock) {
    const Index half = count / 2 - count / 2 % kLanes;
    return pairwiseSum(values, half) + pairwiseSum(values + half, count - half);
  }
  double total = 0;
  const Index whole = count - count % kLanes;
  if (whole > 0) {
    double r[kLanes] = {};
    for (Index i = 0; i < whole; ++i)
      r[i % kLanes] += values[i];
    total = ((r[0] + r[1]) + (r[2] + r[3])) + ((r[4] + r[5]) + (r[6] + r[7]));
  }
  for (Index i = whole; i < count; ++i)
    total += values[i];
  return total;
}

}  // namespace

double sum(const double* values, Index count) {
  constexpr Index kBuffer = 8192;
  double total = 0;
  for (Index i = 0; i < count; i += kBuffer)
    total += pairwiseSum(values + i, std::min(kBuffer, count - i));
  return total;
}

}  // namespace derslik
