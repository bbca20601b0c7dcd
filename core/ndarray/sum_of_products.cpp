#include "core/ndarray/sum_of_products.h"

#include <algorithm>

namespace derslik::ndarray {
namespace {

/// As many sums as a vector of 128 bits holds.
template<class T>
class Lanes {
 public:
  static constexpr Index kCount = 16 / sizeof(T);

  T& operator[](Index i) { return sums_[i]; }

  /// Of two halves, each taken the same way.
  T total() const {
    if constexpr (kCount == 2)
      return sums_[0] + sums_[1];
    else
      return (sums_[0] + sums_[1]) + (sums_[2] + sums_[3]);
  }

 private:
  T sums_[kCount] = {};
};

template<class T>
T sumOf(const T* a, Index n) {
  constexpr Index kLanes = Lanes<T>::kCount;
  Lanes<T> sum;
  for (; n >= 4 * kLanes; n -= 4 * kLanes, a += 4 * kLanes)
    for (Index i = 0; i < kLanes; ++i)
      sum[i] =
          ((a[i] + a[i + kLanes]) + (a[i + 2 * kLanes] + a[i + 3 * kLanes])) + sum[i];
  for (; n > 0; n -= kLanes, a += kLanes)
    for (Index i = 0; i < std::min(n, kLanes); ++i)
      sum[i] = a[i] + sum[i];
  return sum.total();
}

template<class T>
T sumOf(const T* a, const T* b, Index n) {
  constexpr Index kLanes = Lanes<T>::kCount;
  Lanes<T> sum;
  for (; n >= 4 * kLanes; n -= 4 * kLanes, a += 4 * kLanes, b += 4 * kLanes)
    for (Index k = 3 * kLanes; k >= 0; k -= kLanes)
      for (Index i = 0; i < kLanes; ++i)
        sum[i] = a[k + i] * b[k + i] + sum[i];
  for (; n > 0; n -= kLanes, a += kLanes, b += kLanes)
    for (Index i = 0; i < std::min(n, kLanes); ++i)
      sum[i] = a[i] * b[i] + sum[i];
  return sum.total();
}

template<class T>
T& at(char* p) {
  return *reinterpret_cast<T*>(p);
}

template<class T, int kOperands>
void addFloats(char* const* p, const Index* step, Index n, void*) {
  constexpr auto kNext = static_cast<Index>(sizeof(T));
  char* q[kOperands + 1];
  std::copy_n(p, kOperands + 1, q);
  T& out = at<T>(p[kOperands]);
  if (step[kOperands] != 0) {
    for (Index i = 0; i < n; ++i) {
      T product = at<T>(q[0]);
      for (int k = 1; k < kOperands; ++k)
        product = product * at<T>(q[k]);
      T& to = at<T>(q[kOperands]);
      to = product + to;
      for (int k = 0; k <= kOperands; ++k)
        q[k] += step[k];
    }
    return;
  }
  if constexpr (kOperands == 1)
    if (step[0] == kNext) {
      out = sumOf(&at<T>(p[0]), n) + out;
      return;
    }
  if constexpr (kOperands == 2) {
    const T *a = &at<T>(p[0]), *b = &at<T>(p[1]);
    const bool isRepeated[] = {step[0] == 0, step[1] == 0};
    const bool isContiguous[] = {step[0] == kNext, step[1] == kNext};
    if (isContiguous[0] && isContiguous[1]) {
      out = out + sumOf(a, b, n);
      return;
    }
    if (isRepeated[0] && isContiguous[1]) {
      out = out + *a * sumOf(b, n);
      return;
    }
    if (isContiguous[0] && isRepeated[1]) {
      out = out + *b * sumOf(a, n);
      return;
    }
  }
  T sum = 0;
  for (Index i = 0; i < n; ++i) {
    T product = at<T>(q[0]);
    for (int k = 1; k < kOperands; ++k)
      product = product * at<T>(q[k]);
    sum += product;
    for (int k = 0; k < kOperands; ++k)
      q[k] += step[k];
  }
  out = sum + out;
}

template<int kOperands>
void addIntegers(char* const* p, const Index* step, Index n, void* overflow) {
  char* q[kOperands + 1];
  std::copy_n(p, kOperands + 1, q);
  for (Index i = 0; i < n; ++i) {
    std::int64_t product = at<std::int64_t>(q[0]);
    bool isBeyond = false;
    for (int k = 1; k < kOperands; ++k)
      isBeyond |= __builtin_mul_overflow(product, at<std::int64_t>(q[k]), &product);
    std::int64_t& to = at<std::int64_t>(q[kOperands]);
    isBeyond |= __builtin_add_overflow(product, to, &to);
    if (isBeyond) *static_cast<bool*>(overflow) = true;
    for (int k = 0; k <= kOperands; ++k)
      q[k] += step[k];
  }
}

template<int kOperands>
void addTruths(char* const* p, const Index* step, Index n, void*) {
  char* q[kOperands + 1];
  std::copy_n(p, kOperands + 1, q);
  for (Index i = 0; i < n; ++i) {
    bool product = true;
    for (int k = 0; k < kOperands; ++k)
      product = product && at<bool>(q[k]);
    bool& to = at<bool>(q[kOperands]);
    to = to || product;
    for (int k = 0; k <= kOperands; ++k)
      q[k] += step[k];
  }
}

template<int kOperands>
Loop loopOf(DType dtype) {
  switch (dtype) {
    case DType::Bool:
      return addTruths<kOperands>;
    case DType::Int64:
      return addIntegers<kOperands>;
    case DType::Float32:
      return addFloats<float, kOperands>;
    case DType::Float64:
      return addFloats<double, kOperands>;
    case DType::String:
      break;
  }
  throw Unsupported("einsum of strings");
}

}  // namespace

Loop sumOfProducts(DType dtype, int operands) {
  return operands == 1   ? loopOf<1>(dtype)
         : operands == 2 ? loopOf<2>(dtype)
                         : loopOf<3>(dtype);
}

}  // namespace derslik::ndarray
