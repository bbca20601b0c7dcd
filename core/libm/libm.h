#pragma once

#include <cstddef>

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

/// math.tan(x), with NaN where Python would raise.
double tan(double x);

/// math.asin(x) and math.acos(x), with NaN where Python would raise.
double asin(double x);
double acos(double x);

/// math.atan(x) and math.atan2(y, x).
double atan(double x);
double atan2(double y, double x);

/// math.sinh(x) and math.cosh(x), with inf where Python would raise.
double sinh(double x);
double cosh(double x);

/// math.tanh(x). Not np.tanh, which is a function of NumPy's own: numpyTanh.
double tanh(double x);

/// math.asinh(x), math.acosh(x) and math.atanh(x), with NaN where Python would raise, and
/// atanh with infinities at 1 and -1.
double asinh(double x);
double acosh(double x);
double atanh(double x);

/// math.erf(x) and math.erfc(x).
double erf(double x);
double erfc(double x);

/// math.gamma(x) and math.lgamma(x), which are CPython's own: with NaN and infinities
/// where it would raise.
double gamma(double x);
double logGamma(double x);

}  // namespace derslik::libm
