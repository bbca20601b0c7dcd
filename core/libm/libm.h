#pragma once

namespace derslik::libm {

// Elementary functions with the bits of Debian 12's glibc 2.36 on an x86-64 processor
// with fused multiply-add: the machine that NumPy's numbers come from. The C library
// under WebAssembly is musl, whose last bit differs for one argument in a thousand to
// ten thousand, and a random stream hangs on every bit. Nothing here looks at the
// processor: the bits are the same everywhere.
//
// Where glibc gives NaN, so do these; its sign and the floating-point flags are not kept.

/// e^x: math.exp(x), with 0 and inf where Python would raise.
double exp(double x);

/// ln x: math.log(x), with -inf at 0 and NaN below it, where Python would raise.
double log(double x);

/// ln(1 + x): math.log1p(x), with -inf at -1 and NaN below it, where Python would raise.
double log1p(double x);

}  // namespace derslik::libm
