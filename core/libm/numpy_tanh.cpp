#include <algorithm>
#include <cmath>
#include <cstdint>

#include "core/libm/bits.h"
#include "core/libm/fma.h"
#include "core/libm/fma32.h"
#include "core/libm/numpy.h"
#include "core/libm/numpy_tanh_table.h"

namespace derslik::libm {

// The method is that of Intel's SVML as NumPy has it (loops_hyperbolic.dispatch.c.src): a
// polynomial for each piece of the line, by Horner's rule with fused multiply-adds.

double numpyTanh(double x) {
  const double size = std::abs(x);
  if (std::isnan(x) || size < 0x1p-100) return x;  // the products would be too small
  // The upper bits, of exponent and first half, count the pieces.
  const int bits = static_cast<int>(bitsOf(size) >> 51);
  const int piece = std::max(bits - 0x7f8, 0);
  if (piece >= 15) return std::copysign(1, x);
  const auto& [middle, coefficients] = kTanhPieces[piece];
  const double y = size - fromBits(middle);
  double sum = fromBits(coefficients[16]);
  for (int i = 15; i >= 0; --i)
    sum = fma(sum, y, fromBits(coefficients[i]));
  return std::copysign(sum, x);
}

float numpyTanh(float x) {
  if (std::isnan(x)) return x;
  const float size = std::abs(x);
  const int bits = static_cast<int>(bitsOf32(size) >> 21);
  const int piece = std::max(bits - 0x1ea, 0);
  if (piece >= 31) return std::copysign(1.0f, x);
  const auto& [middle, coefficients] = kTanhPieces32[piece];
  const float y = size - fromBits32(middle);
  float sum = fromBits32(coefficients[6]);
  for (int i = 5; i >= 0; --i)
    sum = fma32(sum, y, fromBits32(coefficients[i]));
  return std::copysign(sum, x);
}

}  // namespace derslik::libm
