#include "core/random/ziggurat.h"

#include <cmath>

#include "core/libm/bits.h"
#include "core/libm/libm.h"

namespace derslik::ziggurat {
namespace {

/// Of every layer.
constexpr double kArea = 0x1.43016a5a4372ep-8;

/// In NumPy's table this height is the second nearest float64, not the nearest.
constexpr int kMisrounded = 38;

/// From the base upwards: each layer's upper edge is its lower one and, over its width,
/// the area (Marsaglia and Tsang 2000, as for Generator::standardNormal). NumPy's own
/// numbers were computed in float64 too: with glibc's bits in exp and log they come out
/// again.
Layers layers() {
  Layers all;
  double x = kStart;
  for (int i = 255; i > 0; --i) {
    all.width[i] = x * 0x1p-52;
    all.height[i] = libm::exp(-0.5 * x * x);
    if (i == kMisrounded) all.height[i] = fromBits(bitsOf(all.height[i]) + 1);
    x = std::sqrt(-2 * libm::log(kArea / x + all.height[i]));
  }
  all.width[0] = kArea / all.height[255] * 0x1p-52;
  all.height[0] = 1;
  for (int i = 0; i < 256; ++i) {
    const double above = i == 1 ? 0 : all.width[(i + 255) % 256];
    all.inside[i] = static_cast<std::int64_t>(std::rint(above / all.width[i] * 0x1p52));
  }
  return all;
}

}  // namespace

const Layers kLayers = layers();

}  // namespace derslik::ziggurat
