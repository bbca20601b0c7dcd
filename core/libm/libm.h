#pragma once

namespace derslik::libm {

// Elementary functions with the bits of glibc 2.36 on x86-64 with fused multiply-add (the
// machine that NumPy's numbers come from). The C library under WebAssembly is musl, whose
// results differ in the last bit once in a thousand to ten thousand arguments, and a
// random stream hangs on every bit. Nothing here looks at the processor: the same bits
// everywhere.
//
// NaN comes back where glibc gives NaN; its sign and the floating-point flags are not
// kept.

/// e^x: math.exp(x), with 0 and inf where Python would raise.
double exp(double x);

/// ln x: math.log(x), with -inf at 0 and NaN below it, where Python would raise.
double log(double x);

/// ln(1 + x): math.log1p(x), with -inf at -1 and NaN below it, where Python would raise.
double log1p(double x);

}  // namespace derslik::libm
