#include "core/ndarray/convolve.h"

#include "core/ndarray/convert.h"
#include "core/ndarray/indexing.h"
#include "core/ndarray/limits.h"
#include "core/ndarray/shape.h"
#include "core/ndarray/ufunc.h"

namespace derslik::ndarray {
namespace {

/// One number for each place of the shorter vector beside the longer one (numpy/core/src/
/// multiarray/multiarraymodule.c, _pyarray_correlate).
template<class T, class Product>
void slide(const T* a, Index n, const T* v, Index m, Overlap mode, T* out,
           const Product& product) {
  const Index left = mode == Overlap::Valid ? 0 : mode == Overlap::Same ? m / 2 : m - 1;
  const Index right =
      mode == Overlap::Valid ? 0 : m - 1 - (mode == Overlap::Same ? left : 0);
  for (Index i = -left; i < n - m + 1 + right; ++i) {
    T sum = 0;
    for (Index k = 0; k < m; ++k)
      if (i + k >= 0 && i + k < n) sum = product(sum, a[i + k], v[k]);
    *out++ = sum;
  }
}

/// Requires a to be at least as long as v.
Array correlated(const Array& a, const Array& v, Overlap mode) {
  if (a.dtype == DType::Bool && v.dtype == DType::Bool)
    throw Unsupported("convolutions of truth values");
  const DType dtype = promote(a.dtype, v.dtype);
  if (dtype == DType::Float32 || dtype == DType::String)
    throw Unsupported("convolutions of " + name(dtype, a.itemSize));
  const Index n = a.size(), m = v.size();
  requireFeasible(static_cast<double>(n) * static_cast<double>(m));
  const Index size = mode == Overlap::Valid  ? n - m + 1
                     : mode == Overlap::Same ? n
                                             : n + m - 1;
  const Array x = contiguous(as(a, dtype)), y = contiguous(as(v, dtype));
  const Array result(a.heap(), dtype, {size});
  if (dtype == DType::Float64) {
    slide(reinterpret_cast<const double*>(x.data), n,
          reinterpret_cast<const double*>(y.data), m, mode,
          reinterpret_cast<double*>(result.data),
          [](double sum, double p, double q) { return sum + p * q; });
    return result;
  }
  Trouble trouble;
  slide(reinterpret_cast<const std::int64_t*>(x.data), n,
        reinterpret_cast<const std::int64_t*>(y.data), m, mode,
        reinterpret_cast<std::int64_t*>(result.data),
        [&](std::int64_t sum, std::int64_t p, std::int64_t q) {
          std::int64_t product = 0;
          if (__builtin_mul_overflow(p, q, &product) ||
              __builtin_add_overflow(sum, product, &sum))
            trouble.overflow = true;
          return sum;
        });
  report(trouble, "correlate", a.heap());
  return result;
}

void checkVectors(const Array& a, const Array& v) {
  if (a.axes() > 1 || v.axes() > 1)
    throw Failure("ValueError", "object too deep for desired array");
}

}  // namespace

Array convolve(const Array& first, const Array& second, Overlap mode) {
  Array a = atLeast1d(first), v = atLeast1d(second);
  if (v.size() > a.size()) std::swap(a, v);
  if (a.size() == 0) throw Failure("ValueError", "a cannot be empty");
  if (v.size() == 0) throw Failure("ValueError", "v cannot be empty");
  checkVectors(a, v);
  return correlated(a, flip(v), mode);
}

Array correlate(const Array& a, const Array& v, Overlap mode) {
  checkVectors(a, v);
  if (a.isScalar() || v.isScalar())
    throw Failure("ValueError", "object of too small depth for desired array");
  if (a.size() == 0) throw Failure("ValueError", "first array argument cannot be empty");
  if (v.size() == 0) throw Failure("ValueError", "second array argument cannot be empty");
  if (a.size() >= v.size()) return correlated(a, v, mode);
  return contiguous(flip(correlated(v, a, mode)));
}

}  // namespace derslik::ndarray
