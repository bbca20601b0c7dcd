#include "core/ndarray/float_warnings.h"

#include <cmath>
#include <cstdint>

namespace derslik::ndarray {
namespace {

struct Flags {
  bool divide = false, overflow = false, invalid = false;
  Binary binary = Binary::Add;
  Unary unary = Unary::Positive;
};

template<class T>
T at(const char* p) {
  return *reinterpret_cast<const T*>(p);
}

/// Whether any number is NaN or infinite, without a branch for each.
template<class T>
void scanLoop(char* const* p, const Index* step, Index n, void* context) {
  T mix = 0;
  const char* a = p[0];
  for (Index i = 0; i < n; ++i, a += step[0])
    mix += at<T>(a) * 0;
  if (mix != 0 || std::isnan(mix)) *static_cast<bool*>(context) = true;
}

template<class T>
void binaryFlags(char* const* p, const Index* step, Index n, void* context) {
  Flags& flags = *static_cast<Flags*>(context);
  for (Index i = 0; i < n; ++i) {
    const T a = at<T>(p[0] + i * step[0]), b = at<T>(p[1] + i * step[1]);
    const T r = at<T>(p[2] + i * step[2]);
    if (std::isnan(r)) {
      if (!std::isnan(a) && !std::isnan(b)) flags.invalid = true;
    } else if (std::isinf(r) && std::isfinite(a) && std::isfinite(b)) {
      const bool zero = flags.binary == Binary::Power ? a == 0 : b == 0;
      const bool divides = flags.binary == Binary::Divide ||
                           flags.binary == Binary::FloorDivide ||
                           flags.binary == Binary::Power;
      (divides && zero ? flags.divide : flags.overflow) = true;
    }
  }
}

template<class T>
void unaryFlags(char* const* p, const Index* step, Index n, void* context) {
  Flags& flags = *static_cast<Flags*>(context);
  const Unary op = flags.unary;
  const bool hasPole = op == Unary::Reciprocal || op == Unary::Log || op == Unary::Log2 ||
                       op == Unary::Log10 || op == Unary::Log1p || op == Unary::Arctanh;
  for (Index i = 0; i < n; ++i) {
    const T a = at<T>(p[0] + i * step[0]), r = at<T>(p[1] + i * step[1]);
    if (std::isnan(r) && !std::isnan(a))
      flags.invalid = true;
    else if (std::isinf(r) && std::isfinite(a))
      (hasPole ? flags.divide : flags.overflow) = true;
  }
}

void send(const Flags& flags, const char* function, const Heap& heap) {
  const std::string end = std::string(" encountered in ") + function;
  if (flags.divide) heap.warning("RuntimeWarning", "divide by zero" + end);
  if (flags.overflow) heap.warning("RuntimeWarning", "overflow" + end);
  if (flags.invalid) heap.warning("RuntimeWarning", "invalid value" + end);
}

}  // namespace

bool isAllFinite(const Array& a) {
  bool found = false;
  if (isFloat(a.dtype))
    runOver({&a}, a.dtype == DType::Float32 ? scanLoop<float> : scanLoop<double>, &found);
  return !found;
}

void warnOf(Binary op, const Array& a, const Array& b, const Array& result) {
  if (!result.heap().warn || isAllFinite(result)) return;
  Flags flags;
  if (a.sharesBuffer(result) || b.sharesBuffer(result)) {
    // The operands are gone; but they were finite, or it would not have been done in
    // place.
    flags.overflow = true;
    return send(flags, name(op), result.heap());
  }
  flags.binary = op;
  Nest nest(result.shape);
  nest.add(a);
  nest.add(b);
  nest.add(result);
  nest.run(result.dtype == DType::Float32 ? binaryFlags<float> : binaryFlags<double>,
           &flags);
  send(flags, name(op), result.heap());
}

void warnOf(Unary op, const Array& a, const Array& result) {
  if (!result.heap().warn || a.sharesBuffer(result) || isAllFinite(result)) return;
  Flags flags;
  flags.unary = op;
  Nest nest(result.shape);
  nest.add(a);
  nest.add(result);
  nest.run(result.dtype == DType::Float32 ? unaryFlags<float> : unaryFlags<double>,
           &flags);
  send(flags, name(op), result.heap());
}

void warnOfReduction(const char* function, const Array& a, const Array& result) {
  if (!result.heap().warn || isAllFinite(result) || !isAllFinite(a)) return;
  Flags flags;
  for (Index i = 0; i < result.size(); ++i) {
    const double x = result.item(i).number;
    if (std::isnan(x)) flags.invalid = true;
    if (!std::isfinite(x)) flags.overflow = true;
  }
  send(flags, function, result.heap());
}

void warnOfProduct(const Array& a, const Array& b, const Array& result) {
  if (!result.heap().warn || isAllFinite(result)) return;
  const auto hasNan = [](const Array& x) {
    for (Index i = 0; i < x.size(); ++i)
      if (std::isnan(x.item(i).real())) return true;
    return false;
  };
  const auto isFinite = [](const Array& x) {
    return !isFloat(x.dtype) || isAllFinite(x);
  };
  Flags flags;
  flags.invalid = hasNan(result) && !hasNan(a) && !hasNan(b);
  flags.overflow = isFinite(a) && isFinite(b);
  send(flags, "matmul", result.heap());
}

}  // namespace derslik::ndarray
