// The experiment engine as JavaScript sees it: saturation, saturationCurve, and an
// experiment that is begun, advanced in portions and released, known to JavaScript by a
// number, its address.
//
// Bound by hand: Embind's runtime would be a quarter of the module. Numbers are
// arguments; a seed and a list are read from Module.request, and what a call has to say
// it leaves as Module.answer. Arrays are Float64Arrays and copies, so nothing points into
// WASM memory once the call is over. An error is an answer, {error: {code, field,
// expected, actual}}; core/error.h has the codes.

#include <emscripten/emscripten.h>

#include <cstdint>
#include <string>
#include <vector>

#include "core/bindings/refusal.h"
#include "core/experiment/dot_products.h"
#include "core/experiment/saturation.h"

// The only JavaScript: it reads the request, and names the numbers that C++ lists. Module
// and the HEAPs are Emscripten's own.
// clang-format off

EM_JS(int, derslik_seed_length, (), {
  return Module.request.seed.length;
});

/// One byte a character.
EM_JS(void, derslik_seed, (char* out), {
  for (const digit of Module.request.seed) HEAPU8[out++] = digit.charCodeAt();
});

EM_JS(int, derslik_list_length, (), {
  return Module.request.dimensions.length;
});

EM_JS(void, derslik_list, (double* out), {
  HEAPF64.set(Module.request.dimensions, out >> 3);
});

EM_JS(void, derslik_number, (double number), {
  Module.answer = number;
});

/// ASCII texts, each up to its 0.
EM_JS(void, derslik_error, (const char* code, const char* field, const char* expected, const char* actual), {
  const text = (at) => String.fromCharCode(...HEAPU8.subarray(at, HEAPU8.indexOf(0, at)));
  Module.answer = {
    error: { code: text(code), field: text(field), expected: text(expected), actual: text(actual) }
  };
});

EM_JS(void, derslik_saturation, (const double* numbers, int keys), {
  let at = numbers >> 3;
  const one = () => HEAPF64[at++];
  const many = () => HEAPF64.slice(at, (at += keys));
  const softmax = () => ({ weights: many(), largest: one(), entropy: one(), gradient: one() });
  Module.answer = {
    scores: many(), divisor: one(), scaled: many(), plain: softmax(), divided: softmax()
  };
});

EM_JS(void, derslik_curve, (const double* numbers, int points), {
  let at = numbers >> 3;
  const many = () => HEAPF64.slice(at, (at += points));
  const softmax = () => ({ largest: many(), entropy: many(), gradient: many() });
  Module.answer = { plain: softmax(), divided: softmax() };
});

EM_JS(void, derslik_histogram, (int pairs, const double* numbers, int bins), {
  let at = numbers >> 3;
  const many = (count) => HEAPF64.slice(at, (at += count));
  Module.answer = {
    pairs, edges: many(bins + 1), before: many(bins + 2), after: many(bins + 2), expected: many(bins + 2)
  };
});

EM_JS(void, derslik_spread, (int d, int pairs, double before, double after, double printedBefore, double printedAfter), {
  Module.answer = { d, pairs, before, after, printed: { before: printedBefore, after: printedAfter } };
});
// clang-format on

namespace derslik {
namespace {

/// Numbers on their way out, in the order in which the functions above name them.
class Numbers {
 public:
  explicit Numbers(Index count) : numbers_(count) {}

  Numbers& add(double number) {
    numbers_[size_++] = number;
    return *this;
  }

  Numbers& add(const Vector& numbers) {
    for (const double number : numbers)
      add(number);
    return *this;
  }

  Numbers& add(const Softmax& s) {
    return add(s.weights).add(s.largest).add(s.entropy).add(s.gradient);
  }

  Numbers& add(const SoftmaxCurve& curve) {
    return add(curve.largest).add(curve.entropy).add(curve.gradient);
  }

  const double* data() const { return numbers_.data(); }

 private:
  Vector numbers_;
  Index size_ = 0;
};

std::string requestedSeed() {
  std::string seed(derslik_seed_length(), '0');
  derslik_seed(seed.data());
  return seed;
}

std::vector<Index> requestedDimensions() {
  Vector numbers(derslik_list_length());
  derslik_list(numbers.data());
  std::vector<Index> dimensions(numbers.size());
  for (Index i = 0; i < numbers.size(); ++i)
    dimensions[i] = indexFrom("dimensions", numbers[i]);
  return dimensions;
}

void answer(const Error& error) {
  derslik_error(error.code.c_str(), error.field.c_str(), error.expected.c_str(),
                error.actual.c_str());
}

[[gnu::noinline]] void answerCaughtError() {
  reported(answer);
}

/// Runs `compute`, which answers, or answers with the error that it throws.
template<typename Compute>
void answerOrError(Compute compute) try {
  compute();
} catch (...) {
  answerCaughtError();
}

}  // namespace

// The functions

extern "C" {

EMSCRIPTEN_KEEPALIVE void saturation(double keys, double d) {
  answerOrError([&] {
    const Saturation s =
        saturation(requestedSeed(), indexFrom("keys", keys), indexFrom("d", d));
    const Index n = s.scores.size();
    Numbers numbers(4 * n + 7);
    numbers.add(s.scores).add(s.divisor).add(s.scaled).add(s.plain).add(s.divided);
    derslik_saturation(numbers.data(), n);
  });
}

EMSCRIPTEN_KEEPALIVE void saturationCurve(double keys) {
  answerOrError([&] {
    const std::vector<Index> dimensions = requestedDimensions();
    const SaturationCurve curve =
        saturationCurve(requestedSeed(), indexFrom("keys", keys), dimensions);
    const auto points = static_cast<Index>(dimensions.size());
    Numbers numbers(6 * points);
    numbers.add(curve.plain).add(curve.divided);
    derslik_curve(numbers.data(), points);
  });
}

/// Answers with the address of a new run, for the functions below, until it is released.
EMSCRIPTEN_KEEPALIVE void experiment(double pairs) {
  answerOrError([&] {
    auto* made = new DotProductExperiment(requestedSeed(), indexFrom("pairs", pairs));
    derslik_number(reinterpret_cast<std::uintptr_t>(made));
  });
}

EMSCRIPTEN_KEEPALIVE void begin(DotProductExperiment* run, double d) {
  answerOrError([&] { run->begin(indexFrom("d", d)); });
}

EMSCRIPTEN_KEEPALIVE void advance(DotProductExperiment* run, double normals) {
  answerOrError([&] { derslik_number(run->advance(indexFrom("normals", normals))); });
}

EMSCRIPTEN_KEEPALIVE void histogram(const DotProductExperiment* run) {
  answerOrError([&] {
    const auto [before, after, expected] = run->histogram();
    Numbers numbers(4 * kBins + 7);
    numbers.add(histogramEdges()).add(before).add(after).add(expected);
    derslik_histogram(run->done(), numbers.data(), kBins);
  });
}

EMSCRIPTEN_KEEPALIVE void result(const DotProductExperiment* run) {
  answerOrError([&] {
    const Spread s = run->result();
    derslik_spread(run->dimensions(), run->pairs(), s.before, s.after, s.printedBefore,
                   s.printedAfter);
  });
}

EMSCRIPTEN_KEEPALIVE void release(DotProductExperiment* run) {
  delete run;
}

}  // extern "C"

}  // namespace derslik
