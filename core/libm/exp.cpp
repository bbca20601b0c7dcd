#include <cmath>

#include "core/libm/exp_sum.h"
#include "core/libm/libm.h"

namespace derslik::libm {

double exp(double x) {
  if (std::isnan(x)) return x;
  return expOfSum(x, 0, 0);
}

}  // namespace derslik::libm
