#pragma once

#include <array>

namespace derslik::libm {

/// About a node x near 16/256 to 256/256, whose arctangent all but is a float64:
/// atan(x + z) = value + slopes[0] z + … + slopes[4] z^5.
struct AtanEntry {
  double x, value, slopes[5];
};

/// The table of the IBM Accurate Mathematical Library in glibc (uatan.tbl), of which only
/// the nodes are kept: the rest is computed when it is first asked for.
const std::array<AtanEntry, 241>& atanTable();

}  // namespace derslik::libm
