// The scene engine as JavaScript sees it: attend(request) and trace(n).
//
// A matrix is {shape: [rows, columns], data: Float64Array}, row by row, in both
// directions. Whatever comes back is a copy, so nothing points into WASM memory once the
// call is over. An error is a value, {error: {code, field, expected, actual}};
// core/error.h has the codes.

#include <emscripten/bind.h>
#include <emscripten/emscripten.h>

#include <cmath>
#include <new>
#include <vector>

#include "core/attention/attention.h"
#include "core/attention/explain.h"
#include "core/attention/trace.h"
#include "core/error.h"
#include "core/text.h"

using emscripten::EM_VAL;
using emscripten::val;

// The only JavaScript: what crosses the boundary in bulk, each in one call where val
// would make one for every property. Emval and the HEAPs are Emscripten's own.
// clang-format off

/// Writes rows, columns and the count of numbers; false for what is no matrix at all.
EM_JS(bool, derslik_shape, (EM_VAL handle, double* out), {
  const { shape, data } = Emval.toValue(handle) || {};
  if (!Array.isArray(shape) || shape.length !== 2 || !(data instanceof Float64Array)) return false;
  HEAPF64.set([...shape, data.length], out >> 3);
  return true;
});

EM_JS(void, derslik_read, (EM_VAL handle, double* out), {
  HEAPF64.set(Emval.toValue(handle).data, out >> 3);
});

EM_JS(EM_VAL, derslik_tensor, (const double* data, int a, int b, int c), {
  const shape = [a, b, c].filter((size) => size > 0);
  const count = shape.reduce((product, size) => product * size);
  return Emval.toHandle({ shape, data: HEAPF64.slice(data >> 3, (data >> 3) + count) });
});

EM_JS(EM_VAL, derslik_integers, (const int* data, int count), {
  return Emval.toHandle(HEAP32.slice(data >> 2, (data >> 2) + count));
});
// clang-format on

namespace derslik {
namespace {

// JavaScript → C++

/// Also keeps the conversion below from trapping: 2³¹ and NaN are no Index in WASM.
Index indexFrom(const char* field, double value) {
  if (!(std::abs(value) < 1e9) || value != std::floor(value))
    throw Error("range", field, "a whole number", text(value));
  return static_cast<Index>(value);
}

Matrix matrixFrom(const char* field, const val& value) {
  double shape[3];
  if (!derslik_shape(value.as_handle(), shape))
    throw Error("type", field, "{shape: [rows, columns], data: Float64Array}",
                "something else");
  const auto [rows, columns, count] = shape;
  if (rows < 0 || columns < 0 || rows * columns != count)
    throw Error("shape", field, text(rows) + " x " + text(columns) + " numbers",
                text(count));
  Matrix m(indexFrom(field, rows), indexFrom(field, columns));
  derslik_read(value.as_handle(), m.data());
  return m;
}

Context contextFrom(const val& context) {
  if (context.isUndefined()) return {};
  const Matrix pairs = matrixFrom("context", context);
  if (pairs.cols() != 2)
    throw Error("shape", "context", text(pairs.rows(), 2),
                text(pairs.rows(), pairs.cols()));
  Context rows(pairs.rows());
  for (Index i = 0; i < pairs.rows(); ++i)
    rows[i] = {indexFrom("context", pairs(i, 0)), indexFrom("context", pairs(i, 1))};
  return rows;
}

AttentionRequest requestFrom(const val& request) {
  if (!request) throw Error("type", "request", "an object", "nothing");
  const val temperature = request["temperature"];
  if (!temperature.isNumber())
    throw Error("type", "temperature", "a number", "something else");
  return {.x = matrixFrom("x", request["x"]),
          .wq = matrixFrom("wq", request["wq"]),
          .wk = matrixFrom("wk", request["wk"]),
          .wv = matrixFrom("wv", request["wv"]),
          .temperature = temperature.as<double>(),
          .context = contextFrom(request["context"])};
}

// C++ → JavaScript

void set(val& object, const char* name, const double* data, Index a, Index b = 0,
         Index c = 0) {
  object.set(name, val::take_ownership(derslik_tensor(data, a, b, c)));
}

/// With every cell's terms, so that pointing at a cell needs no further call.
val valueOf(const Attention& a) {
  const Explanations terms = explanations(a);
  const Index n = a.x.rows(), f = a.x.cols(), d = a.q.cols(), m = a.v.cols();
  val result = val::object();
  set(result, "x", a.x.data(), n, f);
  set(result, "q", a.q.data(), n, d);
  set(result, "k", a.k.data(), n, d);
  set(result, "v", a.v.data(), n, m);
  set(result, "scores", a.scores.data(), n, n);
  result.set("divisor", a.divisor);
  set(result, "scaled", a.scaled.data(), n, n);
  set(result, "maxima", a.maxima.data(), n);
  set(result, "exponentials", a.exponentials.data(), n, n);
  set(result, "sums", a.sums.data(), n);
  set(result, "weights", a.weights.data(), n, n);
  set(result, "output", a.output.data(), n, m);
  set(result, "products", terms.products.data(), n, n, d);
  set(result, "mixture", terms.mixture.data(), n, n, m);
  return result;
}

val valueOf(const Error& error) {
  val parts = val::object();
  parts.set("code", error.code);
  parts.set("field", error.field);
  parts.set("expected", error.expected);
  parts.set("actual", error.actual);
  val result = val::object();
  result.set("error", parts);
  return result;
}

// The two functions

template<typename Compute>
val valueOrError(Compute compute) try {
  return compute();
} catch (const Error& error) {
  return valueOf(error);
} catch (const std::bad_alloc&) {
  return valueOf(Error("size", "request", "what fits into memory", "more"));
}

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
