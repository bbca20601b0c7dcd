#pragma once

#include <array>

namespace derslik::libm {

/// About the middle x of a 256th: asin(x + z) = high + low + slopes[0] z + slopes[1] z² +
/// ….
struct AsinEntry {
  double x, high, low, slopes[10];
};

/// For the 256ths from 32/256 to 248/256, as in the IBM Accurate Mathematical Library in
/// glibc (asincos.tbl): computed when it is first asked for. The last one or two of the
/// slopes differ from glibc's in their last bits, 2^-100 of the result.
const std::array<AsinEntry, 216>& asinTable();

/// How many slopes an entry has.
constexpr int asinDegree(int entry) {
  return entry < 96 ? 6 : entry < 160 ? 7 : entry < 204 ? 8 : entry < 212 ? 9 : 10;
}

/// About 1/√z for z from 1/2 to 2, in 128 steps of a 64th of a power of 2 (root.tbl).
const std::array<double, 128>& inverseRoots();

}  // namespace derslik::libm
