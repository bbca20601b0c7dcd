#pragma once

#include <array>
#include <cstdint>

namespace derslik::ziggurat {

/// Where the tail begins.
inline constexpr double kStart = 3.6541528853610087963519472518;

/// The 256 layers of equal area under exp(-x²/2), from the widest, the base with the
/// tail, to the top.
struct Layers {
  /// Below this, a 52-bit number lies in the part of its layer that is wholly under the
  /// curve.
  std::array<std::int64_t, 256> inside;

  /// The layer's width over 2^52: what a unit of the 52-bit number is worth.
  std::array<double, 256> width;

  /// The curve's height at the layer's outer end, which is the layer's lower edge; of
  /// layer 0, the base with the tail, the curve's top.
  std::array<double, 256> height;
};

/// NumPy's tables (numpy/random/src/distributions/ziggurat_constants.h of NumPy 1.24), to
/// the last bit. Computed before main(), so that a module need not carry 6 KB of them.
extern const Layers kLayers;

}  // namespace derslik::ziggurat
