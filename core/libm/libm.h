#pragma once

#include <cstddef>

namespace derslik::libm {

// Elementary functions with the bits of Debian 12's glibc 2.36 on an x86-64 processor
// with fused multiply-add: the machine that NumPy's numbers come from. The C library
// under WebAssembly is musl, whose last bit differs for one argument in a thousand to
// ten thousand, and a random stream hangs on every bit. Nothing here looks at the
// processor: the bits are the same everywhere.
//
// Not here, because they hang on tables of 6 to 20 KB: tan, asin, acos, atan and atan2.
// The correctly rounded results would differ from glibc's, which err by up to 0.56 units
// in the last place and, for tan, 0.62. Nor are asinh, acosh, atanh, erf, gamma.
//
// Where glibc gives NaN, so do these; its sign and the floating-point flags are not kept.

/// e^x: math.exp(x), with 0 and inf where Python would raise.
double exp(double x);

/// ln x: math.log(x), with -inf at 0 and NaN below it, where Python would raise.
double log(double x);

/// ln(1 + x): math.log1p(x), with -inf at -1 and NaN below it, where Python would raise.
double log1p(double x);

/// 2^x: np.exp2(x), with 0 and inf beyond the ends.
double exp2(double x);

/// e^x - 1: math.expm1(x), with inf where Python would raise.
double expm1(double x);

/// log to base 2: math.log2(x), with -inf at 0 and NaN below it, where Python would
/// raise.
double log2(double x);

/// log to base 10: math.log10(x), with -inf at 0 and NaN below it, where Python would
/// raise.
double log10(double x);

/// x^y: math.pow(x, y) and np.power(x, y), with NaN below 0 and infinities at 0 and
/// beyond the ends where Python would raise.
double pow(double x, double y);

/// The cube root: np.cbrt(x).
double cbrt(double x);

/// √(x² + y²): np.hypot(x, y).
double hypot(double x, double y);

/// The root of the sum of squares: math.hypot(*values), and math.dist of what the
/// coordinates differ by. CPython's own; of two numbers it differs from np.hypot for one
/// pair in 200.
double norm(const double* values, std::size_t count);

/// math.sin(x) and math.cos(x), with NaN where Python would raise.
double sin(double x);
double cos(double x);

/// math.sinh(x) and math.cosh(x), with inf where Python would raise.
double sinh(double x);
double cosh(double x);

/// math.tanh(x). Not np.tanh, which is a function of NumPy's own: numpyTanh.
double tanh(double x);

}  // namespace derslik::libm
