#include "core/ndarray/matrix_product.h"

#include <cmath>

#include "core/ndarray/gemm.h"
#include "core/ndarray/overflow.h"

namespace derslik::ndarray {
namespace {

Extent extentOf(const Array& a, const Array& b) {
  return {a.shape[0], a.shape[1], b.shape[1]};
}

/// Strides are whole elements: slices are all that makes them.
template<class T>
Strided<T> strided(const Array& a) {
  constexpr Index size = sizeof(T);
  return {reinterpret_cast<const T*>(a.data), a.strides[0] / size, a.strides[1] / size};
}

void multiplyInts(const Strided<std::int64_t>& a, const Strided<std::int64_t>& b,
                  const Extent& extent, std::int64_t* c) {
  for (Index i = 0; i < extent.rows; ++i)
    for (Index j = 0; j < extent.columns; ++j) {
      const std::int64_t *x = a.data + i * a.down, *y = b.data + j * b.across;
      std::int64_t sum = 0;
      for (Index k = 0; k < extent.inner; ++k) {
        std::int64_t product;
        if (multiplyOverflows(x[k * a.across], y[k * b.down], &product) ||
            __builtin_add_overflow(sum, product, &sum))
          throw Unsupported("integers beyond 64 bits");
      }
      *c++ = sum;
    }
}

void multiplyBools(const Strided<bool>& a, const Strided<bool>& b, const Extent& extent,
                   bool* c) {
  for (Index i = 0; i < extent.rows; ++i)
    for (Index j = 0; j < extent.columns; ++j) {
      const bool *x = a.data + i * a.down, *y = b.data + j * b.across;
      bool any = false;
      for (Index k = 0; k < extent.inner && !any; ++k)
        any = x[k * a.across] && y[k * b.down];
      *c++ = any;
    }
}

/// Whether NumPy has b for a's transpose and hands them to BLAS's syrk in the form that
/// skips zeros. Only 0 · inf and 0 · nan can tell.
template<class T>
bool skipsZeros(const Strided<T>& a, const Strided<T>& b, const Extent& extent) {
  return a.data == b.data && a.down == b.across && a.across == b.down &&
         extent.rows == extent.columns && extent.rows > 1 && extent.inner > 1 &&
         a.down == 1 && a.across >= extent.rows;
}

template<class T>
bool isFinite(const Strided<T>& a, const Extent& extent) {
  for (Index i = 0; i < extent.rows; ++i)
    for (Index k = 0; k < extent.inner; ++k)
      if (!std::isfinite(a.data[i * a.down + k * a.across])) return false;
  return true;
}

/// a · aᵀ as dsyrk sums it up: the upper half, without the terms whose factor from the
/// upper row is zero; NumPy copies it into the lower half.
template<class T>
void multiplyByTransposed(const Strided<T>& a, const Extent& extent, T* c) {
  for (Index i = 0; i < extent.rows; ++i)
    for (Index j = i; j < extent.rows; ++j) {
      const T *x = a.data + i * a.down, *y = a.data + j * a.down;
      T sum = 0;
      for (Index k = 0; k < extent.inner; ++k)
        if (x[k * a.across] != 0) sum += x[k * a.across] * y[k * a.across];
      c[i * extent.rows + j] = c[j * extent.rows + i] = sum;
    }
}

template<class T>
void multiplyFloats(const Strided<T>& a, const Strided<T>& b, const Extent& extent, T* c,
                    T* scratch) {
  if (skipsZeros(a, b, extent) && !isFinite(a, extent))
    multiplyByTransposed(a, extent, c);
  else
    gemm(a, b, extent, c, scratch);
}

}  // namespace

Index multiplyScratch(const Array& a, const Array& b) {
  if (a.dtype == DType::Float32) return gemmScratch<float>(extentOf(a, b));
  return a.dtype == DType::Float64 ? gemmScratch<double>(extentOf(a, b)) : 0;
}

void multiply(const Array& a, const Array& b, char* out, char* scratch) {
  const Extent extent = extentOf(a, b);
  const auto call = [&](auto function, auto* c, auto*... more) {
    using T = std::remove_pointer_t<decltype(c)>;
    function(strided<T>(a), strided<T>(b), extent, c, more...);
  };
  switch (a.dtype) {
    case DType::Bool:
      return call(multiplyBools, reinterpret_cast<bool*>(out));
    case DType::Int64:
      return call(multiplyInts, reinterpret_cast<std::int64_t*>(out));
    case DType::Float32:
      return call(multiplyFloats<float>, reinterpret_cast<float*>(out),
                  reinterpret_cast<float*>(scratch));
    case DType::Float64:
      return call(multiplyFloats<double>, reinterpret_cast<double*>(out),
                  reinterpret_cast<double*>(scratch));
    case DType::String:
      throw Unsupported("products of strings");
  }
}

}  // namespace derslik::ndarray
