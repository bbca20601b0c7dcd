#pragma once

#include "core/ndarray/nest.h"

namespace derslik::ndarray {

// One loop over elements for each function and kind of element: the part of the library
// that multiplies, so it is kept to a few lines.

template<class T, class R, class F>
void loop1(char* const* p, const Index* step, Index n, void* context) {
  if (step[0] == sizeof(T) && step[1] == sizeof(R)) {
    const T* a = reinterpret_cast<const T*>(p[0]);
    R* r = reinterpret_cast<R*>(p[1]);
    for (Index i = 0; i < n; ++i)
      r[i] = F::of(a[i], context);
    return;
  }
  const char* a = p[0];
  char* r = p[1];
  for (Index i = 0; i < n; ++i, a += step[0], r += step[1])
    *reinterpret_cast<R*>(r) = F::of(*reinterpret_cast<const T*>(a), context);
}

template<class T, class R, class F>
void loop2(char* const* p, const Index* step, Index n, void* context) {
  if (step[0] == sizeof(T) && step[1] == sizeof(T) && step[2] == sizeof(R)) {
    const T* a = reinterpret_cast<const T*>(p[0]);
    const T* b = reinterpret_cast<const T*>(p[1]);
    R* r = reinterpret_cast<R*>(p[2]);
    for (Index i = 0; i < n; ++i)
      r[i] = F::of(a[i], b[i], context);
    return;
  }
  const char *a = p[0], *b = p[1];
  char* r = p[2];
  for (Index i = 0; i < n; ++i, a += step[0], b += step[1], r += step[2])
    *reinterpret_cast<R*>(r) =
        F::of(*reinterpret_cast<const T*>(a), *reinterpret_cast<const T*>(b), context);
}

/// F's loop over elements of a dtype, which answers with truth values.
template<class F>
Loop truthLoop(DType dtype) {
  switch (dtype) {
    case DType::Bool:
      return loop2<bool, bool, F>;
    case DType::Int64:
      return loop2<std::int64_t, bool, F>;
    case DType::Float32:
      return loop2<float, bool, F>;
    case DType::Float64:
      return loop2<double, bool, F>;
    case DType::String:
      break;
  }
  return nullptr;
}

}  // namespace derslik::ndarray
