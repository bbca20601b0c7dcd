#pragma once

#include <cmath>

#include "core/failure.h"
#include "core/libm/libm.h"
#include "core/libm/numpy.h"

namespace derslik::ndarray::elementary {

// The elementary functions that NumPy's loops call. Of float64 they have the bits of
// core/libm. Of float32 there are those that NumPy has of its own; the others are
// refused.

inline double exp(double x) {
  return libm::exp(x);
}
inline double log(double x) {
  return libm::log(x);
}
inline double log1p(double x) {
  return libm::log1p(x);
}
inline double exp2(double x) {
  return libm::exp2(x);
}
inline double expm1(double x) {
  return libm::expm1(x);
}
inline double log2(double x) {
  return libm::log2(x);
}
inline double log10(double x) {
  return libm::log10(x);
}
inline double sin(double x) {
  return libm::sin(x);
}
inline double cos(double x) {
  return libm::cos(x);
}
inline double sinh(double x) {
  return libm::sinh(x);
}
inline double cosh(double x) {
  return libm::cosh(x);
}
inline double cbrt(double x) {
  return libm::cbrt(x);
}
inline double tanh(double x) {
  return libm::numpyTanh(x);
}
inline double pow(double x, double y) {
  return libm::pow(x, y);
}
inline double hypot(double x, double y) {
  return libm::hypot(x, y);
}

inline double tan(double x) {
  return libm::tan(x);
}
inline double asin(double x) {
  return libm::asin(x);
}
inline double acos(double x) {
  return libm::acos(x);
}
inline double atan(double x) {
  return libm::atan(x);
}
inline double asinh(double x) {
  return libm::asinh(x);
}
inline double acosh(double x) {
  return libm::acosh(x);
}
inline double atanh(double x) {
  return libm::atanh(x);
}
inline double atan2(double y, double x) {
  return libm::atan2(y, x);
}

inline float exp(float x) {
  return libm::numpyExp(x);
}
inline float log(float x) {
  return libm::numpyLog(x);
}
inline float sin(float x) {
  return libm::numpySin(x);
}
inline float cos(float x) {
  return libm::numpyCos(x);
}
inline float tanh(float x) {
  return libm::numpyTanh(x);
}

[[noreturn]] inline void refuseFloat32() {
  throw Unsupported("this elementary function of float32");
}

inline float log1p(float) {
  refuseFloat32();
}
inline float exp2(float) {
  refuseFloat32();
}
inline float expm1(float) {
  refuseFloat32();
}
inline float log2(float) {
  refuseFloat32();
}
inline float log10(float) {
  refuseFloat32();
}
inline float sinh(float) {
  refuseFloat32();
}
inline float cosh(float) {
  refuseFloat32();
}
inline float cbrt(float) {
  refuseFloat32();
}
inline float tan(float) {
  refuseFloat32();
}
inline float asin(float) {
  refuseFloat32();
}
inline float acos(float) {
  refuseFloat32();
}
inline float atan(float) {
  refuseFloat32();
}
inline float asinh(float) {
  refuseFloat32();
}
inline float acosh(float) {
  refuseFloat32();
}
inline float atanh(float) {
  refuseFloat32();
}
inline float pow(float, float) {
  refuseFloat32();
}
inline float atan2(float, float) {
  refuseFloat32();
}
inline float hypot(float, float) {
  refuseFloat32();
}

}  // namespace derslik::ndarray::elementary
