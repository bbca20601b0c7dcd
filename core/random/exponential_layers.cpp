#include "core/random/exponential_layers.h"

#include <cmath>

#include "core/libm/fma.h"
#include "core/libm/libm.h"

namespace derslik::ziggurat {
namespace {

// NumPy's numbers are the nearest float64 to the exact ones, which are computed here in
// pairs of float64 (Dekker, Numerische Mathematik 18, 1971), to some 95 bits.

using libm::Pair;

Pair normal(double high, double low) {
  return libm::exactSum(high, low);
}

Pair operator+(Pair a, Pair b) {
  const Pair sum = libm::exactSum(a.high, b.high);
  return normal(sum.high, sum.low + (a.low + b.low));
}

Pair operator*(Pair a, Pair b) {
  const Pair product = libm::exactProduct(a.high, b.high);
  return normal(product.high, product.low + (a.high * b.low + a.low * b.high));
}

Pair operator/(Pair a, Pair b) {
  const double first = a.high / b.high;
  const Pair rest = a + Pair{-first, 0} * b;
  const double second = rest.high / b.high;
  const Pair end = rest + Pair{-second, 0} * b;
  return normal(first, second) + Pair{end.high / b.high, 0};
}

/// e^-x for x from 0 to 8, as the 256th power of a series.
Pair expOfMinus(Pair x) {
  const Pair y{x.high / -256, x.low / -256};
  Pair sum{1, 0};
  for (int n = 14; n > 0; --n)
    sum = Pair{1, 0} + y * sum / Pair{static_cast<double>(n), 0};
  for (int i = 0; i < 8; ++i)
    sum = sum * sum;
  return sum;
}

/// -ln x, by a step of Newton's on the float64.
Pair minusLog(Pair x) {
  const Pair near{-libm::log(x.high), 0};
  // e^-near · 1/x = 1 + what near lacks, and that is its own logarithm.
  return near + (expOfMinus(near) / x + Pair{-1, 0});
}

Layers layers() {
  Layers all;
  const Pair start{kExponentialStart, -0x1.a1eb4a1d9ae5ep-52};
  const Pair area = (start + Pair{1, 0}) * expOfMinus(start);
  const auto inside = [](Pair above, Pair width) {
    const Pair share = above / width;
    const double units = share.high * 0x1p52;
    const bool less = share.low < 0 && units == std::floor(units);
    return 2 * (static_cast<std::int64_t>(units) - less);
  };
  Pair x = start;
  for (int i = 255; i > 0; --i) {
    const Pair height = expOfMinus(x);
    all.width[i] = x.high * 0x1p-53;
    all.height[i] = height.high;
    if (i == 1) break;
    const Pair above = minusLog(area / x + height);
    all.inside[i] = inside(above, x);
    x = above;
  }
  const Pair base = area / expOfMinus(start);
  all.width[0] = base.high * 0x1p-53;
  all.inside[0] = inside(start, base);
  all.height[0] = 1;
  all.inside[1] = 0;
  return all;
}

}  // namespace

const Layers kExponentialLayers = layers();

}  // namespace derslik::ziggurat
