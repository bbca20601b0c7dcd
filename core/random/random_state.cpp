#include "core/random/random_state.h"

#include <cmath>

#include "core/libm/libm.h"
#include "core/random/bounded.h"

namespace derslik {

double RandomState::randn() {
  if (hasNormal_) {
    hasNormal_ = false;
    return normal_;
  }
  for (;;) {
    const double x = 2 * rand() - 1;
    const double y = 2 * rand() - 1;
    const double square = x * x + y * y;
    if (square >= 1 || square == 0) continue;
    const double stretch = std::sqrt(-2 * libm::log(square) / square);
    normal_ = stretch * x;
    hasNormal_ = true;
    return stretch * y;
  }
}

std::int64_t RandomState::randint(std::int64_t low, std::int64_t high) {
  checkBelow(low, high);
  return plus(low,
              boundedByMask(bits_, plus(high - 1, -static_cast<std::uint64_t>(low))));
}

double RandomState::standardExponential() {
  return -libm::log(1 - rand());
}

}  // namespace derslik
