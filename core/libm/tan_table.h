#pragma once

#include <array>

namespace derslik::libm {

/// tan x and cot x for a node x near 16/256 to 201/256.
struct TanEntry {
  double x, tan, cot;
};

/// The table of the IBM Accurate Mathematical Library in glibc (utan.tbl), of which only
/// the nodes are kept, where tan x all but is a float64: the rest is computed when it is
/// first asked for.
const std::array<TanEntry, 186>& tanTable();

}  // namespace derslik::libm
