#pragma once

#include <cmath>

#include "core/failure.h"
#include "core/libm/libm.h"

namespace derslik::ndarray::elementary {

// The elementary functions that NumPy's loops call: of float64 the C library's, of which
// core/libm has the bits where it can. Those of float32 are NumPy's own for exp, log, sin
// and cos, whose bits nobody else has.

inline double exp(double x) { return libm::exp(x); }
inline double log(double x) { return libm::log(x); }
inline double log1p(double x) { return libm::log1p(x); }
inline double exp2(double x) { return std::exp2(x); }
inline double expm1(double x) { return std::expm1(x); }
inline double log2(double x) { return std::log2(x); }
inline double log10(double x) { return std::log10(x); }
inline double pow(double x, double y) { return std::pow(x, y); }
inline double sin(double x) { return std::sin(x); }
inline double cos(double x) { return std::cos(x); }
inline double tan(double x) { return std::tan(x); }
inline double asin(double x) { return std::asin(x); }
inline double acos(double x) { return std::acos(x); }
inline double atan(double x) { return std::atan(x); }
inline double atan2(double y, double x) { return std::atan2(y, x); }
inline double sinh(double x) { return std::sinh(x); }
inline double cosh(double x) { return std::cosh(x); }
inline double tanh(double x) { return std::tanh(x); }
inline double asinh(double x) { return std::asinh(x); }
inline double acosh(double x) { return std::acosh(x); }
inline double atanh(double x) { return std::atanh(x); }
inline double hypot(double x, double y) { return std::hypot(x, y); }
inline double cbrt(double x) { return std::cbrt(x); }

[[noreturn]] inline void refuseFloat32() {
  throw Unsupported("elementary functions of float32");
}

inline float exp(float) { refuseFloat32(); }
inline float log(float) { refuseFloat32(); }
inline float log1p(float) { refuseFloat32(); }
inline float exp2(float) { refuseFloat32(); }
inline float expm1(float) { refuseFloat32(); }
inline float log2(float) { refuseFloat32(); }
inline float log10(float) { refuseFloat32(); }
inline float pow(float, float) { refuseFloat32(); }
inline float sin(float) { refuseFloat32(); }
inline float cos(float) { refuseFloat32(); }
inline float tan(float) { refuseFloat32(); }
inline float asin(float) { refuseFloat32(); }
inline float acos(float) { refuseFloat32(); }
inline float atan(float) { refuseFloat32(); }
inline float atan2(float, float) { refuseFloat32(); }
inline float sinh(float) { refuseFloat32(); }
inline float cosh(float) { refuseFloat32(); }
inline float tanh(float) { refuseFloat32(); }
inline float asinh(float) { refuseFloat32(); }
inline float acosh(float) { refuseFloat32(); }
inline float atanh(float) { refuseFloat32(); }
inline float hypot(float, float) { refuseFloat32(); }
inline float cbrt(float) { refuseFloat32(); }

}  // namespace derslik::ndarray::elementary
