#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/failure.h"
#include "core/ndarray/convert.h"
#include "core/ndarray/create.h"
#include "core/ndarray/print.h"
#include "core/ndarray/shape.h"
#include "core/ndarray/ufunc.h"
#include "tests/core/failure.h"

namespace derslik::ndarray {

/// Arrays for tests, in a heap that outlives them. In the comments beside them, which say
/// what Python has been asked, R(n, *s) is np.arange(n).reshape(s), harmonic(n, *s) is
/// 1 / np.arange(1, n + 1).reshape(s), and bl and f32 make arrays of bool and float32.
class Workbench {
 public:
  Array floats(std::vector<double> values) { return fromValues(heap, values); }
  Array floats32(std::vector<double> values) {
    return astype(fromValues(heap, values), DType::Float32);
  }
  Array ints(std::vector<std::int64_t> values) { return fromValues(heap, values); }
  Array bools(std::vector<std::int64_t> values) {
    return astype(fromValues(heap, values), DType::Bool);
  }
  Array number(Scalar value) { return scalarArray(heap, value); }

  /// np.arange(n).reshape(shape)
  Array range(Index n, const Dims& shape) {
    return reshape(arange(heap, 0, static_cast<std::int64_t>(n)), shape);
  }

  /// 1 / np.arange(1, n + 1).reshape(shape)
  Array harmonic(Index n, const Dims& shape) {
    return apply(Unary::Reciprocal,
                 astype(reshape(arange(heap, 1, static_cast<std::int64_t>(n + 1)), shape),
                        DType::Float64));
  }

  Array texts(const std::vector<std::u32string>& values) {
    std::size_t width = 1;
    for (const std::u32string& value : values)
      width = std::max(width, value.size());
    Array a(heap, DType::String, {static_cast<Index>(values.size())},
            static_cast<Index>(4 * width));
    for (std::size_t i = 0; i < values.size(); ++i)
      a.write(a.at(static_cast<Index>(i)), values[i]);
    return a;
  }

  Heap heap;
};

/// repr() of what a call gives, or what it fails with.
template<class Call>
std::string outcome(Call call) {
  try {
    return textOrFailure([&] { return repr(call()); });
  } catch (const Unsupported& refusal) {
    return "Unsupported: " + refusal.message;
  }
}

}  // namespace derslik::ndarray
