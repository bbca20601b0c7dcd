#include <algorithm>
#include <cstring>

#include "core/ndarray/loops.h"
#include "core/ndarray/ufunc.h"

namespace derslik::ndarray {
namespace {

struct Equal {
  template<class T>
  static bool of(T a, T b, void*) {
    return a == b;
  }
};

struct NotEqual {
  template<class T>
  static bool of(T a, T b, void*) {
    return a != b;
  }
};

struct Less {
  template<class T>
  static bool of(T a, T b, void*) {
    return a < b;
  }
};

struct LessEqual {
  template<class T>
  static bool of(T a, T b, void*) {
    return a <= b;
  }
};

// a > b is b < a; the loop swaps them.
template<Loop loop>
void swapped(char* const* p, const Index* step, Index n, void* context) {
  char* const q[] = {p[1], p[0], p[2]};
  const Index s[] = {step[1], step[0], step[2]};
  loop(q, s, n, context);
}

template<class F>
Loop swappedLoopOf(DType dtype) {
  switch (dtype) {
    case DType::Bool:
      return swapped<loop2<bool, bool, F>>;
    case DType::Int64:
      return swapped<loop2<std::int64_t, bool, F>>;
    case DType::Float32:
      return swapped<loop2<float, bool, F>>;
    case DType::Float64:
      return swapped<loop2<double, bool, F>>;
    case DType::String:
      break;
  }
  return nullptr;
}

}  // namespace

Loop comparisonLoop(Binary op, DType dtype) {
  switch (op) {
    case Binary::Equal:
      return truthLoop<Equal>(dtype);
    case Binary::NotEqual:
      return truthLoop<NotEqual>(dtype);
    case Binary::Less:
      return truthLoop<Less>(dtype);
    case Binary::LessEqual:
      return truthLoop<LessEqual>(dtype);
    case Binary::Greater:
      return swappedLoopOf<Less>(dtype);
    case Binary::GreaterEqual:
      return swappedLoopOf<LessEqual>(dtype);
    default:
      return nullptr;
  }
}

}  // namespace derslik::ndarray
