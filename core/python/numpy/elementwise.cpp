// Functions of elements that are no operation of the arrays' own: np.divmod, np.fix …

#include <limits>
#include <numeric>

#include "core/libm/libm.h"
#include "core/ndarray/broadcast.h"
#include "core/ndarray/convert.h"
#include "core/python/numpy/operators.h"
#include "core/python/numpy/tables.h"

namespace derslik::python::vm {

namespace {

using ndarray::Binary;
using ndarray::Unary;

/// As the functions of float64 take it; those of float32 are others.
Array doubles(Call& c, int i) {
  const Array array = c.array(i);
  if (array.dtype == DType::Float32 || array.dtype == DType::String)
    c.refuse("such a dtype");
  return ndarray::as(array, DType::Float64);
}

/// ints and truth values as float64, floats as they are.
Array floats(Call& c, int i) {
  const Array array = c.array(i);
  if (array.dtype == DType::String) c.refuse("strings");
  return ndarray::isFloat(array.dtype) ? array : ndarray::as(array, DType::Float64);
}

template<class T, class F>
Array mapped(const Array& array, F function) {
  const Array result = ndarray::copyInOrder(array);
  for (Index i = 0; i < result.size(); ++i) {
    T& x = *reinterpret_cast<T*>(result.at(i));
    x = function(x);
  }
  return result;
}

/// Of two that are broadcast, both of the kind T.
template<class T, class F>
Array mapped(const Array& a, const Array& b, F function) {
  const Array* const both[] = {&a, &b};
  const Dims shape = ndarray::broadcastShape(both, 2);
  const Array left = ndarray::broadcastTo(a, shape),
              right = ndarray::broadcastTo(b, shape);
  const Array result = a.shape == shape   ? ndarray::copyInOrder(a)
                       : b.shape == shape ? ndarray::copyInOrder(b)
                                          : ndarray::copy(left);
  for (Index i = 0; i < result.size(); ++i)
    *reinterpret_cast<T*>(result.at(i)) =
        function(*reinterpret_cast<T*>(left.at(i)), *reinterpret_cast<T*>(right.at(i)));
  return result;
}

/// npy_logaddexp in numpy/core/src/npymath.
double logAddExp(double x, double y) {
  constexpr double kLog2 = 0.693147180559945309417232121458176568;
  if (x == y) return x + kLog2;
  const double apart = x - y;
  if (apart > 0) return x + libm::log1p(libm::exp(-apart));
  return apart <= 0 ? y + libm::log1p(libm::exp(apart)) : apart;
}

double heaviside(double x, double atZero) {
  return std::isnan(x) ? x : x == 0 ? atZero : x < 0 ? 0. : 1.;
}

double spacing(double x) {
  if (!std::isfinite(x)) return std::numeric_limits<double>::quiet_NaN();
  if (x == 0) return std::numeric_limits<double>::denorm_min();
  const double size = std::fabs(x);
  const double next = std::nextafter(size, std::numeric_limits<double>::infinity());
  if (!std::isfinite(next)) throw Unsupported("the spacing of the largest number");
  return std::copysign(next - size, x);
}

double nextAfter(double x, double y) {
  const double next = std::nextafter(x, y);
  if (std::isinf(next) && std::isfinite(x))
    throw Unsupported("what comes after the largest number");
  return next;
}

template<double (*kFunction)(double, double)>
Value ofTwo(Call& c) {
  return c.result(mapped<double>(doubles(c, 0), doubles(c, 1), kFunction));
}

template<std::int64_t (*kFunction)(std::int64_t, std::int64_t)>
Value ofIntegers(Call& c) {
  const Array a = c.array(0), b = c.array(1);
  if (a.dtype != DType::Int64 || b.dtype != DType::Int64) c.refuse("what is not int64");
  return c.result(mapped<std::int64_t>(a, b, kFunction));
}

std::int64_t checked(std::int64_t x) {
  if (x == std::numeric_limits<std::int64_t>::min())
    throw Unsupported("integers beyond 64 bits");
  return x;
}

std::int64_t greatestDivisor(std::int64_t a, std::int64_t b) {
  return std::gcd(checked(a), checked(b));
}

std::int64_t leastMultiple(std::int64_t a, std::int64_t b) {
  if (a == 0 || b == 0) return 0;
  const std::int64_t part = std::abs(checked(a)) / greatestDivisor(a, b);
  std::int64_t product;
  if (__builtin_mul_overflow(part, std::abs(checked(b)), &product))
    throw Unsupported("integers beyond 64 bits");
  return product;
}

/// Of divisors that are not 0, of which np.divmod speaks in words of its own.
Value divide(Call& c) {
  const Array a = c.array(0), b = c.array(1);
  if (a.dtype == DType::Bool || b.dtype == DType::Bool) c.refuse("truth values");
  for (const Array* each : {&a, &b}) {
    if (each->dtype == DType::String) c.refuse("strings");
    for (Index i = 0; i < each->size(); ++i) {
      const double x = each->item(i).real();
      if (!std::isfinite(x) || (each == &b && x == 0))
        c.refuse("division by 0, infinities and NaN");
    }
  }
  return c.m.tuple({c.result(ndarray::apply(Binary::FloorDivide, a, b)),
                    c.result(ndarray::apply(Binary::Remainder, a, b))});
}

Value fractions(Call& c) {
  const Array x = doubles(c, 0);
  const auto fraction = [](double value) {
    double whole;
    return std::modf(value, &whole);
  };
  return c.m.tuple({c.result(mapped<double>(x, fraction)),
                    c.result(mapped<double>(x, [](double value) {
                      return std::isinf(value) ? value : std::trunc(value);
                    }))});
}

template<bool kIsNegative>
Value isSignedInfinity(Call& c) {
  const Array x = floats(c, 0);
  Array sign = ndarray::apply(Unary::SignBit, x);
  if (!kIsNegative) sign = ndarray::apply(Unary::LogicalNot, sign);
  return c.result(
      ndarray::apply(Binary::LogicalAnd, ndarray::apply(Unary::IsInf, x), sign));
}

/// sin(πx) / πx, of 0 as if it were 1e-20 (numpy/lib/function_base.py).
Value sinc(Call& c) {
  constexpr double kPi = 3.141592653589793;
  return c.result(mapped<double>(doubles(c, 0), [](double x) {
    if (std::isinf(x)) throw Unsupported("np.sinc() of infinities");
    const double angle = kPi * (x == 0 ? 1e-20 : x);
    return libm::sin(angle) / angle;
  }));
}

const FunctionDef kTable[] = {
    {"divmod(x1, x2)", divide},
    {"modf(x)", fractions},
    {"fix(x)",
     [](Call& c) { return c.result(ndarray::apply(Unary::Trunc, floats(c, 0))); }},
    {"fabs(x)",
     [](Call& c) {
       if (c.array(0).dtype == DType::Bool) c.refuse("truth values");
       return c.result(ndarray::apply(Unary::Absolute, floats(c, 0)));
     }},
    {"float_power(x1, x2)",
     [](Call& c) {
       return c.result(ndarray::apply(Binary::Power, doubles(c, 0), doubles(c, 1)));
     }},
    {"logaddexp(x1, x2)", ofTwo<logAddExp>},
    {"heaviside(x1, x2)", ofTwo<heaviside>},
    {"nextafter(x1, x2)", ofTwo<nextAfter>},
    {"spacing(x)",
     [](Call& c) { return c.result(mapped<double>(doubles(c, 0), spacing)); }},
    {"sinc(x)", sinc},
    {"gcd(x1, x2)", ofIntegers<greatestDivisor>},
    {"lcm(x1, x2)", ofIntegers<leastMultiple>},
    {"isposinf(x)", isSignedInfinity<false>},
    {"isneginf(x)", isSignedInfinity<true>},
};

}  // namespace

void addElementwise(Machine& m, Numpy& np) {
  addFunctions(m, &np, nullptr, kTable);
}

}  // namespace derslik::python::vm
