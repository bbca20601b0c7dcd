#include <cmath>
#include <cstdint>

#include "core/ndarray/elementary.h"
#include "core/ndarray/loops.h"
#include "core/ndarray/ufunc.h"

namespace derslik::ndarray {
namespace {

using Int = std::int64_t;

Int negated(Int a, void* context) {
  if (a == INT64_MIN) {
    static_cast<Trouble*>(context)->overflow = true;
    return a;
  }
  return -a;
}

struct Negative {
  static Int of(Int a, void* c) { return negated(a, c); }
  template<class T>
  static T of(T a, void*) {
    return -a;
  }
};

struct Positive {
  template<class T>
  static T of(T a, void*) {
    return a;
  }
};

struct Absolute {
  static Int of(Int a, void* c) { return a < 0 ? negated(a, c) : a; }
  static bool of(bool a, void*) { return a; }
  template<class T>
  static T of(T a, void*) {
    return std::fabs(a);
  }
};

struct Sign {
  static Int of(Int a, void*) { return (a > 0) - (a < 0); }
  template<class T>
  static T of(T a, void*) {
    return a > 0 ? T(1) : a < 0 ? T(-1) : a == 0 ? T(0) : a;
  }
};

struct Square {
  static Int of(Int a, void* c) {
    if (a > 3037000499 || a < -3037000499) {
      static_cast<Trouble*>(c)->overflow = true;
      return 0;
    }
    return a * a;
  }
  template<class T>
  static T of(T a, void*) {
    return a * a;
  }
};

struct Reciprocal {
  template<class T>
  static T of(T a, void*) {
    return 1 / a;
  }
};

struct Invert {
  static Int of(Int a, void*) { return ~a; }
  static bool of(bool a, void*) { return !a; }
};

struct LogicalNot {
  template<class T>
  static bool of(T a, void*) {
    return a == 0;
  }
};

struct IsNan {
  template<class T>
  static bool of(T a, void*) {
    return std::isnan(a);
  }
};

struct IsInf {
  template<class T>
  static bool of(T a, void*) {
    return std::isinf(a);
  }
};

struct IsFinite {
  template<class T>
  static bool of(T a, void*) {
    return std::isfinite(a);
  }
};

struct SignBit {
  template<class T>
  static bool of(T a, void*) {
    return std::signbit(a);
  }
};

template<class T>
constexpr T kPi = static_cast<T>(3.141592653589793238462643383279502884L);

template<class T>
T degrees(T x) {
  return x * (180 / kPi<T>);
}

template<class T>
T radians(T x) {
  return x * (kPi<T> / 180);
}

/// A function of float64 and one of float32.
template<double (*f)(double), float (*g)(float)>
struct Both {
  static double of(double x, void*) { return f(x); }
  static float of(float x, void*) { return g(x); }
};

template<class F>
Loop floatLoop(DType dtype) {
  if (dtype == DType::Float32) return loop1<float, float, F>;
  return dtype == DType::Float64 ? loop1<double, double, F> : nullptr;
}

template<double (*f)(double), float (*g)(float)>
Loop mathLoop(DType dtype) {
  return floatLoop<Both<f, g>>(dtype);
}

template<class F>
Loop numberLoop(DType dtype) {
  return dtype == DType::Int64 ? loop1<Int, Int, F> : floatLoop<F>(dtype);
}

template<class F>
Loop predicateLoop(DType dtype) {
  if (dtype == DType::Float32) return loop1<float, bool, F>;
  return dtype == DType::Float64 ? loop1<double, bool, F> : nullptr;
}

}  // namespace

Loop unaryLoop(Unary op, DType dtype) {
  namespace e = elementary;
  switch (op) {
    case Unary::Negative:
      return numberLoop<Negative>(dtype);
    case Unary::Positive:
      return numberLoop<Positive>(dtype);
    case Unary::Absolute:
      return dtype == DType::Bool ? loop1<bool, bool, Absolute>
                                  : numberLoop<Absolute>(dtype);
    case Unary::Sign:
      return numberLoop<Sign>(dtype);
    case Unary::Square:
      return numberLoop<Square>(dtype);
    case Unary::Reciprocal:
      return floatLoop<Reciprocal>(dtype);
    case Unary::Invert:
      if (dtype == DType::Bool) return loop1<bool, bool, Invert>;
      return dtype == DType::Int64 ? loop1<Int, Int, Invert> : nullptr;
    case Unary::LogicalNot:
      if (dtype == DType::Bool) return loop1<bool, bool, LogicalNot>;
      if (dtype == DType::Int64) return loop1<Int, bool, LogicalNot>;
      return predicateLoop<LogicalNot>(dtype);
    case Unary::IsNan:
      return predicateLoop<IsNan>(dtype);
    case Unary::IsInf:
      return predicateLoop<IsInf>(dtype);
    case Unary::IsFinite:
      return predicateLoop<IsFinite>(dtype);
    case Unary::SignBit:
      return predicateLoop<SignBit>(dtype);
    case Unary::Rint:
      return mathLoop<std::rint, std::rint>(dtype);
    case Unary::Floor:
      return mathLoop<std::floor, std::floor>(dtype);
    case Unary::Ceil:
      return mathLoop<std::ceil, std::ceil>(dtype);
    case Unary::Trunc:
      return mathLoop<std::trunc, std::trunc>(dtype);
    case Unary::Sqrt:
      return mathLoop<std::sqrt, std::sqrt>(dtype);
    case Unary::Cbrt:
      return mathLoop<e::cbrt, e::cbrt>(dtype);
    case Unary::Exp:
      return mathLoop<e::exp, e::exp>(dtype);
    case Unary::Exp2:
      return mathLoop<e::exp2, e::exp2>(dtype);
    case Unary::Expm1:
      return mathLoop<e::expm1, e::expm1>(dtype);
    case Unary::Log:
      return mathLoop<e::log, e::log>(dtype);
    case Unary::Log2:
      return mathLoop<e::log2, e::log2>(dtype);
    case Unary::Log10:
      return mathLoop<e::log10, e::log10>(dtype);
    case Unary::Log1p:
      return mathLoop<e::log1p, e::log1p>(dtype);
    case Unary::Sin:
      return mathLoop<e::sin, e::sin>(dtype);
    case Unary::Cos:
      return mathLoop<e::cos, e::cos>(dtype);
    case Unary::Tan:
      return mathLoop<e::tan, e::tan>(dtype);
    case Unary::Arcsin:
      return mathLoop<e::asin, e::asin>(dtype);
    case Unary::Arccos:
      return mathLoop<e::acos, e::acos>(dtype);
    case Unary::Arctan:
      return mathLoop<e::atan, e::atan>(dtype);
    case Unary::Sinh:
      return mathLoop<e::sinh, e::sinh>(dtype);
    case Unary::Cosh:
      return mathLoop<e::cosh, e::cosh>(dtype);
    case Unary::Tanh:
      return mathLoop<e::tanh, e::tanh>(dtype);
    case Unary::Arcsinh:
      return mathLoop<e::asinh, e::asinh>(dtype);
    case Unary::Arccosh:
      return mathLoop<e::acosh, e::acosh>(dtype);
    case Unary::Arctanh:
      return mathLoop<e::atanh, e::atanh>(dtype);
    case Unary::Degrees:
      return mathLoop<degrees, degrees>(dtype);
    case Unary::Radians:
      return mathLoop<radians, radians>(dtype);
  }
  return nullptr;
}

}  // namespace derslik::ndarray
