#pragma once

#include "core/random/ziggurat.h"

namespace derslik::ziggurat {

/// Where the tail of exp(-x) begins.
inline constexpr double kExponentialStart = 7.6971174701310497140446280481;

/// As kLayers, under exp(-x) and of 53 bits: NumPy's tables ke_double, we_double and
/// fe_double, to the last bit. Computed before main().
extern const Layers kExponentialLayers;

}  // namespace derslik::ziggurat
