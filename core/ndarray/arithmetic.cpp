#include <cmath>
#include <cstdint>

#include "core/ndarray/elementary.h"
#include "core/ndarray/loops.h"
#include "core/ndarray/overflow.h"
#include "core/ndarray/ufunc.h"

namespace derslik::ndarray {
namespace {

using Int = std::int64_t;

Trouble& trouble(void* context) {
  return *static_cast<Trouble*>(context);
}

struct Add {
  static Int of(Int a, Int b, void* c) {
    Int sum;
    if (__builtin_add_overflow(a, b, &sum)) trouble(c).overflow = true;
    return sum;
  }
  template<class T>
  static T of(T a, T b, void*) {
    return a + b;
  }
};

struct Subtract {
  static Int of(Int a, Int b, void* c) {
    Int difference;
    if (__builtin_sub_overflow(a, b, &difference)) trouble(c).overflow = true;
    return difference;
  }
  template<class T>
  static T of(T a, T b, void*) {
    return a - b;
  }
};

struct Multiply {
  static Int of(Int a, Int b, void* c) {
    Int product;
    if (multiplyOverflows(a, b, &product)) trouble(c).overflow = true;
    return product;
  }
  template<class T>
  static T of(T a, T b, void*) {
    return a * b;
  }
};

struct Divide {
  template<class T>
  static T of(T a, T b, void*) {
    return a / b;
  }
};

/// The remainder with the sign of the divisor, as Python's: fmod, then mended.
template<class T>
T remainder(T a, T b) {
  T r = std::fmod(a, b);
  if (b == 0) return r;
  if (r == 0) return std::copysign(T(0), b);
  return (b < 0) != (r < 0) ? r + b : r;
}

struct Remainder {
  static Int of(Int a, Int b, void* c) {
    if (b == 0) {
      trouble(c).zeroDivision = true;
      return 0;
    }
    if (b == -1) return 0;
    const Int r = a % b;
    return r != 0 && (b < 0) != (r < 0) ? r + b : r;
  }
  template<class T>
  static T of(T a, T b, void*) {
    return remainder(a, b);
  }
};

struct FloorDivide {
  static Int of(Int a, Int b, void* c) {
    if (b == 0) {
      trouble(c).zeroDivision = true;
      return 0;
    }
    if (b == -1) return Subtract::of(0, a, c);
    return a / b - (a % b != 0 && (a < 0) != (b < 0));
  }
  // numpy/core/src/npymath/npy_math_internal.h.src: the quotient of what the remainder
  // leaves, brought to the nearest whole number.
  template<class T>
  static T of(T a, T b, void*) {
    if (b == 0) return a / b;
    T r = std::fmod(a, b);
    T quotient = (a - r) / b;
    if (r != 0 && (b < 0) != (r < 0)) quotient -= 1;
    if (quotient == 0) return std::copysign(T(0), a / b);
    const T whole = std::floor(quotient);
    return quotient - whole > T(0.5) ? whole + 1 : whole;
  }
};

struct Fmod {
  static Int of(Int a, Int b, void* c) {
    if (b == 0) {
      trouble(c).zeroDivision = true;
      return 0;
    }
    return b == -1 ? 0 : a % b;
  }
  template<class T>
  static T of(T a, T b, void*) {
    return std::fmod(a, b);
  }
};

struct Power {
  static Int of(Int a, Int b, void* c) {
    if (b < 0)
      throw Failure("ValueError", "Integers to negative integer powers are not allowed.");
    Int result = 1;
    while (b > 0) {
      if (b & 1) result = Multiply::of(result, a, c);
      b >>= 1;
      if (b > 0) a = Multiply::of(a, a, c);
    }
    return result;
  }
  template<class T>
  static T of(T a, T b, void*) {
    return elementary::pow(a, b);
  }
};

// Of equals the second, which shows in the sign of zero.
struct Maximum {
  template<class T>
  static T of(T a, T b, void*) {
    return a > b || a != a ? a : b;
  }
};

struct Minimum {
  template<class T>
  static T of(T a, T b, void*) {
    return a < b || a != a ? a : b;
  }
};

/// Which zero NumPy's vectors leave depends on their places.
template<class T>
void refuseZeros(T a, T b) {
  if (a == 0 && b == 0 && std::signbit(a) != std::signbit(b))
    throw Unsupported("fmax and fmin of zeros of both signs");
}

struct Fmax {
  template<class T>
  static T of(T a, T b, void*) {
    refuseZeros(a, b);
    return a >= b || b != b ? a : b;
  }
};

struct Fmin {
  template<class T>
  static T of(T a, T b, void*) {
    refuseZeros(a, b);
    return a <= b || b != b ? a : b;
  }
};

struct Arctan2 {
  template<class T>
  static T of(T a, T b, void*) {
    return elementary::atan2(a, b);
  }
};

struct Hypot {
  template<class T>
  static T of(T a, T b, void*) {
    return elementary::hypot(a, b);
  }
};

struct Copysign {
  template<class T>
  static T of(T a, T b, void*) {
    return std::copysign(a, b);
  }
};

template<class F>
Loop floatLoop(DType dtype) {
  if (dtype == DType::Float32) return loop2<float, float, F>;
  return dtype == DType::Float64 ? loop2<double, double, F> : nullptr;
}

template<class F>
Loop numberLoop(DType dtype) {
  return dtype == DType::Int64 ? loop2<Int, Int, F> : floatLoop<F>(dtype);
}

}  // namespace

Loop arithmeticLoop(Binary op, DType dtype) {
  switch (op) {
    case Binary::Add:
      return numberLoop<Add>(dtype);
    case Binary::Subtract:
      return numberLoop<Subtract>(dtype);
    case Binary::Multiply:
      return numberLoop<Multiply>(dtype);
    case Binary::Divide:
      return floatLoop<Divide>(dtype);
    case Binary::FloorDivide:
      return numberLoop<FloorDivide>(dtype);
    case Binary::Remainder:
      return numberLoop<Remainder>(dtype);
    case Binary::Fmod:
      return numberLoop<Fmod>(dtype);
    case Binary::Power:
      return numberLoop<Power>(dtype);
    case Binary::Maximum:
      return numberLoop<Maximum>(dtype);
    case Binary::Minimum:
      return numberLoop<Minimum>(dtype);
    case Binary::Fmax:
      return numberLoop<Fmax>(dtype);
    case Binary::Fmin:
      return numberLoop<Fmin>(dtype);
    case Binary::Arctan2:
      return floatLoop<Arctan2>(dtype);
    case Binary::Hypot:
      return floatLoop<Hypot>(dtype);
    case Binary::Copysign:
      return floatLoop<Copysign>(dtype);
    default:
      return nullptr;
  }
}

}  // namespace derslik::ndarray
