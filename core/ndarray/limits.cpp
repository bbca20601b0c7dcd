#include "core/ndarray/limits.h"

#include "core/failure.h"

namespace derslik::ndarray {

Index narrow(std::int64_t value) {
  constexpr std::int64_t kMost = 0x7fffffff;
  if (value > kMost || value < -kMost)
    throw Unsupported("a size or a place beyond 32 bits");
  return static_cast<Index>(value);
}

Index stepped(Index step, Index stride) {
  Index product = 0;
  if (__builtin_mul_overflow(step, stride, &product))
    throw Unsupported("so large a step of a slice");
  return product;
}

void requireFeasible(double multiplications) {
  if (multiplications > 0x1p33)
    throw Unsupported("one operation of more than 2**33 multiplications");
}

}  // namespace derslik::ndarray
