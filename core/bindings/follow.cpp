// What the notebook engine tells of a run's own attention: follow(temperature) reads the
// matrices from Module.matrices, which JavaScript has looked at, and leaves what
// core/attention/follow.h makes of them as Module.followed. Bound by hand, as run() is.

#include "core/attention/follow.h"

#include <emscripten/emscripten.h>

#include <initializer_list>

#include "core/bindings/refusal.h"

// The only JavaScript. Module and the HEAPs are Emscripten's own.
// clang-format off

EM_JS(int, derslik_extent, (int field, int axis), {
  return Module.matrices[field].shape[axis];
});

EM_JS(void, derslik_matrix, (int field, double* out), {
  HEAPF64.set(Module.matrices[field].data, out >> 3);
});

EM_JS(void, derslik_agrees, (bool scores, bool weights, bool output), {
  Module.followed = { agrees: { scores: !!scores, weights: !!weights, output: !!output } };
});

EM_JS(void, derslik_divisor, (double divisor), {
  Module.followed.divisor = divisor;
});

/// An array of up to three axes, 0 for each that it lacks.
EM_JS(void, derslik_part, (int part, const double* data, int a, int b, int c), {
  const shape = [a, b, c].filter(Boolean);
  const size = shape.reduce((product, length) => product * length);
  const name = ["products", "mixture", "scaled", "maxima", "exponentials", "sums"][part];
  Module.followed[name] = { shape, data: HEAPF64.slice(data >> 3, (data >> 3) + size) };
});

/// ASCII texts, each up to its 0.
EM_JS(void, derslik_unfollowed, (const char* code, const char* field, const char* expected, const char* actual), {
  const text = (at) => String.fromCharCode(...HEAPU8.subarray(at, HEAPU8.indexOf(0, at)));
  Module.followed = {
    error: { code: text(code), field: text(field), expected: text(expected), actual: text(actual) }
  };
});
// clang-format on

namespace derslik {
namespace {

enum Field { X, Q, K, V, SCORES, WEIGHTS, OUTPUT };
enum Part { PRODUCTS, MIXTURE, SCALED, MAXIMA, EXPONENTIALS, SUMS };

Matrix requested(Field field) {
  Matrix matrix(derslik_extent(field, 0), derslik_extent(field, 1));
  derslik_matrix(field, matrix.data());
  return matrix;
}

void answer(const AttentionRun& run, const Followed& followed) {
  const int n = static_cast<int>(run.x.rows());
  derslik_agrees(followed.scoresAgree, followed.weightsAgree, followed.outputAgrees);
  derslik_part(PRODUCTS, followed.products.data(), n, n, static_cast<int>(run.q.cols()));
  derslik_part(MIXTURE, followed.mixture.data(), n, n, static_cast<int>(run.v.cols()));
  if (!followed.softmax) return;
  const auto& [divisor, scaled, maxima, exponentials, sums] = *followed.softmax;
  derslik_divisor(divisor);
  derslik_part(SCALED, scaled.data(), n, n, 0);
  derslik_part(MAXIMA, maxima.data(), n, 0, 0);
  derslik_part(EXPONENTIALS, exponentials.data(), n, n, 0);
  derslik_part(SUMS, sums.data(), n, 0, 0);
}

}  // namespace

extern "C" {

/// The run's τ, or NaN.
EMSCRIPTEN_KEEPALIVE void follow(double temperature) try {
  const AttentionRun run{.x = requested(X),
                         .q = requested(Q),
                         .k = requested(K),
                         .v = requested(V),
                         .scores = requested(SCORES),
                         .weights = requested(WEIGHTS),
                         .output = requested(OUTPUT),
                         .temperature = temperature};
  answer(run, follow(run));
} catch (...) {
  reported([](const Error& error) {
    derslik_unfollowed(error.code.c_str(), error.field.c_str(), error.expected.c_str(),
                       error.actual.c_str());
  });
}

}  // extern "C"

}  // namespace derslik
