// The scene engine as JavaScript sees it: attend(request) and trace(n).
//
// A matrix is {shape: [rows, columns], data: Float64Array}, row by row, in both
// directions. Whatever comes back is a copy, so nothing points into WASM memory once the
// call is over. An error is a value, {error: {code, field, expected, actual}};
// core/error.h has the codes.

#include <emscripten/bind.h>
#include <emscripten/emscripten.h>

#include <cmath>
#include <iterator>
#include <vector>

#include "core/attention/attention.h"
#include "core/attention/explain.h"
#include "core/attention/trace.h"
#include "core/bindings/boundary.h"
#include "core/error.h"
#include "core/text.h"

using emscripten::EM_VAL;
using emscripten::val;

// The only JavaScript: what crosses the boundary in bulk, where val would make a call for
// every property, and a browser a buffer for every matrix. Emval and the HEAPs are
// Emscripten's own.
// clang-format off

/// Writes rows, columns and count of a request's matrices, in the order of `fields`; NaN for
/// what is no matrix. Whether there is a context.
EM_JS(bool, derslik_shapes, (EM_VAL request, double* out), {
  const { x, wq, wk, wv, context } = Emval.toValue(request);
  let at = out >> 3;
  for (const matrix of [x, wq, wk, wv, context]) {
    const { shape, data } = matrix || {};
    const fits = Array.isArray(shape) && shape.length === 2 && data instanceof Float64Array;
    HEAPF64[at++] = fits ? shape[0] : NaN;
    HEAPF64[at++] = fits ? shape[1] : NaN;
    HEAPF64[at++] = fits ? data.length : NaN;
  }
  return context !== undefined;
});

EM_JS(void, derslik_read, (EM_VAL request, int field, double* out), {
  const { x, wq, wk, wv, context } = Emval.toValue(request);
  HEAPF64.set([x, wq, wk, wv, context][field].data, out >> 3);
});

/// The result as an object, its numbers copied into one buffer. `arrays` has the place and
/// three sizes of each, 0 for an axis that it lacks.
EM_JS(EM_VAL, derslik_result, (double divisor, const void* arrays, int numbers), {
  const copy = new Float64Array(numbers);
  let at = arrays >> 2;
  let begin = 0;
  const next = () => {
    const data = HEAP32[at++] >> 3;
    const shape = [HEAP32[at++], HEAP32[at++], HEAP32[at++]].filter(Boolean);
    const size = shape.reduce((product, length) => product * length);
    copy.set(HEAPF64.subarray(data, data + size), begin);
    begin += size;
    return { shape, data: copy.subarray(begin - size, begin) };
  };
  return Emval.toHandle({
    x: next(), q: next(), k: next(), v: next(), scores: next(), divisor, scaled: next(), maxima: next(),
    exponentials: next(), sums: next(), weights: next(), output: next(), products: next(), mixture: next()
  });
});

EM_JS(EM_VAL, derslik_integers, (const int* data, int count), {
  return Emval.toHandle(HEAP32.slice(data >> 2, (data >> 2) + count));
});
// clang-format on

namespace derslik {
namespace {

// JavaScript → C++

enum Field { X, WQ, WK, WV, CONTEXT };
constexpr const char* fields[] = {"x", "wq", "wk", "wv", "context"};

/// A request's matrices: looked at together, copied one by one.
class Matrices {
 public:
  explicit Matrices(const val& request)
      : request_(request.as_handle()), hasContext_(derslik_shapes(request_, sizes_[0])) {}

  Matrix at(Field field) const {
    const char* const name = fields[field];
    const auto [rows, columns, count] = sizes_[field];
    if (std::isnan(count))
      throw Error("type", name, "{shape: [rows, columns], data: Float64Array}",
                  "something else");
    if (rows < 0 || columns < 0 || rows * columns != count)
      throw Error("shape", name, text(rows) + " x " + text(columns) + " numbers",
                  text(count));
    Matrix m(indexFrom(name, rows), indexFrom(name, columns));
    derslik_read(request_, field, m.data());
    return m;
  }

  Context context() const {
    if (!hasContext_) return {};
    const Matrix pairs = at(CONTEXT);
    if (pairs.cols() != 2)
      throw Error("shape", "context", text(pairs.rows(), 2),
                  text(pairs.rows(), pairs.cols()));
    Context rows(pairs.rows());
    for (Index i = 0; i < pairs.rows(); ++i)
      rows[i] = {indexFrom("context", pairs(i, 0)), indexFrom("context", pairs(i, 1))};
    return rows;
  }

 private:
  EM_VAL request_;
  double sizes_[std::size(fields)][3];
  bool hasContext_;
};

AttentionRequest requestFrom(const val& request) {
  if (!request) throw Error("type", "request", "an object", "nothing");
  const val temperature = request["temperature"];
  if (!temperature.isNumber())
    throw Error("type", "temperature", "a number", "something else");
  const Matrices matrices(request);
  return {.x = matrices.at(X),
          .wq = matrices.at(WQ),
          .wk = matrices.at(WK),
          .wv = matrices.at(WV),
          .temperature = temperature.as<double>(),
          .context = matrices.context()};
}

// C++ → JavaScript

/// An array on its way out, as derslik_result reads it.
struct Array {
  const double* data;
  int a, b = 0, c = 0;
};
static_assert(sizeof(Array) == 4 * sizeof(int));

/// With every cell's terms, so that pointing at a cell needs no further call.
val valueOf(const Attention& a) {
  const Explanations terms = explanations(a);
  const int n = a.x.rows(), f = a.x.cols(), d = a.q.cols(), m = a.v.cols();
  const Array arrays[] = {{a.x.data(), n, f},
                          {a.q.data(), n, d},
                          {a.k.data(), n, d},
                          {a.v.data(), n, m},
                          {a.scores.data(), n, n},
                          {a.scaled.data(), n, n},
                          {a.maxima.data(), n},
                          {a.exponentials.data(), n, n},
                          {a.sums.data(), n},
                          {a.weights.data(), n, n},
                          {a.output.data(), n, m},
                          {terms.products.data(), n, n, d},
                          {terms.mixture.data(), n, n, m}};
  const int numbers = n * (f + 2 * d + 2 * m + 4 * n + 2 + n * (d + m));
  return val::take_ownership(derslik_result(a.divisor, arrays, numbers));
}

// The two functions

val attend(val request) {
  return valueOrError([&] { return valueOf(attention(requestFrom(request))); });
}

/// Int32Array of phase, row, column for each step.
val steps(double n) {
  return valueOrError([&] {
    const std::vector<Step> steps = trace(indexFrom("n", n));
    static_assert(sizeof(Step) == 3 * sizeof(int));
    const auto* numbers = reinterpret_cast<const int*>(steps.data());
    return val::take_ownership(derslik_integers(numbers, 3 * steps.size()));
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(scene) {
  emscripten::function("attend", &attend);
  emscripten::function("trace", &steps);
}

}  // namespace derslik
