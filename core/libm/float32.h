#pragma once

namespace derslik::libm {

// Debian's glibc 2.36 on an x86-64 processor with fused multiply-add, in float32: what
// NumPy's np.exp2, np.log2 and np.power of float32 arrays give. Its functions are no
// rounded float64 functions.

/// 2^x, with 0 and inf beyond the ends.
float exp2Of32(float x);

/// log2 x, with -inf at 0 and NaN below it.
float log2Of32(float x);

/// x^y, as pow of float64 at the ends.
float powOf32(float x, float y);

}  // namespace derslik::libm
