#include "core/libm/libm.h"
#include "core/random/exponential_layers.h"
#include "core/random/generator.h"

namespace derslik {

double Generator::standardExponential() {
  const auto& [inside, width, height] = ziggurat::kExponentialLayers;
  for (;;) {
    const std::uint64_t bits = bits_.next64() >> 3;
    const unsigned layer = bits & 255;
    const auto place = static_cast<std::int64_t>(bits >> 8);
    const double x = static_cast<double>(place) * width[layer];
    if (place < inside[layer]) return x;
    if (layer == 0) return ziggurat::kExponentialStart - libm::log1p(-random());
    const double upper = height[layer - 1], lower = height[layer];
    if ((upper - lower) * random() + lower < libm::exp(-x)) return x;
  }
}

}  // namespace derslik
