#include "core/random/generator.h"

#include "core/libm/libm.h"
#include "core/random/bounded.h"

namespace derslik {

std::int64_t Generator::integers(std::int64_t low, std::int64_t high) {
  checkBelow(low, high);
  return integersTo(low, high - 1);
}

std::int64_t Generator::integersTo(std::int64_t low, std::int64_t last) {
  checkUpTo(low, last);
  return plus(low, boundedByProduct(bits_, plus(last, -static_cast<std::uint64_t>(low))));
}

double Generator::outsideHere(std::uint64_t bits) {
  const unsigned layer = layerOf(bits);
  return layer == 0 ? tail(placeOf(bits)) : edge(layer, normalOf(bits));
}

double Generator::tail(std::int64_t place) {
  constexpr double kStartInverse = 0.27366123732975827203338247596;
  for (;;) {
    const double x = -kStartInverse * libm::log1p(-random());
    const double y = -libm::log1p(-random());
    // The sign is another bit than everywhere else; so it is in NumPy.
    if (y + y > x * x)
      return place >> 8 & 1 ? -(ziggurat::kStart + x) : ziggurat::kStart + x;
  }
}

double Generator::edge(unsigned layer, double x) {
  const auto& height = ziggurat::kLayers.height;
  const double upper = height[layer - 1], lower = height[layer];
  const double y = (upper - lower) * random() + lower;
  return y < libm::exp(-0.5 * x * x) ? x : standardNormal();
}

}  // namespace derslik
