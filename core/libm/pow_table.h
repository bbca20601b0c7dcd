#pragma once

#include <array>

namespace derslik::libm {

/// For each 128th of [0x1.69555p-1, 0x1.69555p0), a number c near its middle whose
/// reciprocal has nine bits: 1/c, and log(c) in two parts, the first of 43 bits after the
/// point.
struct PowEntry {
  double inverse, log, logLow;
};

/// The table of Arm's optimized routines (pow_log_data.c), computed before main().
extern const std::array<PowEntry, 128> kPowTable;

}  // namespace derslik::libm
