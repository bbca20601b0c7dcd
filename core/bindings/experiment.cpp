// The experiment engine as JavaScript sees it: saturation, saturationCurve, and an
// experiment that is begun, advanced in portions and released, known to JavaScript by a
// number, its address.
//
// Arrays are Float64Arrays and copies, so nothing points into WASM memory once the call
// is over. An error is a value, {error: {code, field, expected, actual}}; core/error.h
// has the codes.

#include <emscripten/bind.h>
#include <emscripten/emscripten.h>

#include <cstdint>
#include <string>
#include <vector>

#include "core/bindings/boundary.h"
#include "core/experiment/dot_products.h"
#include "core/experiment/saturation.h"

using emscripten::EM_VAL;
using emscripten::val;

// The only JavaScript: it names the numbers that C++ lists, where val would make a call
// for every property. Emval and HEAPF64 are Emscripten's own.
// clang-format off

EM_JS(int, derslik_length, (EM_VAL array), {
  return Emval.toValue(array).length;
});

EM_JS(void, derslik_read, (EM_VAL array, double* out), {
  HEAPF64.set(Emval.toValue(array), out >> 3);
});

EM_JS(EM_VAL, derslik_saturation, (const double* numbers, int keys), {
  let at = numbers >> 3;
  const one = () => HEAPF64[at++];
  const many = () => HEAPF64.slice(at, (at += keys));
  const softmax = () => ({ weights: many(), largest: one(), entropy: one(), gradient: one() });
  return Emval.toHandle({
    scores: many(), divisor: one(), scaled: many(), plain: softmax(), divided: softmax()
  });
});

EM_JS(EM_VAL, derslik_curve, (const double* numbers, int points), {
  let at = numbers >> 3;
  const many = () => HEAPF64.slice(at, (at += points));
  const softmax = () => ({ largest: many(), entropy: many(), gradient: many() });
  return Emval.toHandle({ plain: softmax(), divided: softmax() });
});

EM_JS(EM_VAL, derslik_histogram, (int pairs, const double* numbers, int bins), {
  let at = numbers >> 3;
  const many = (count) => HEAPF64.slice(at, (at += count));
  return Emval.toHandle({
    pairs, edges: many(bins + 1), before: many(bins + 2), after: many(bins + 2), expected: many(bins + 2)
  });
});

EM_JS(EM_VAL, derslik_spread, (int d, int pairs, double before, double after, double printedBefore, double printedAfter), {
  return Emval.toHandle({ d, pairs, before, after, printed: { before: printedBefore, after: printedAfter } });
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

// The functions

val saturationOf(const std::string& seed, double keys, double d) {
  return valueOrError([&] {
    const Saturation s = saturation(seed, indexFrom("keys", keys), indexFrom("d", d));
    const Index n = s.scores.size();
    Numbers numbers(4 * n + 7);
    numbers.add(s.scores).add(s.divisor).add(s.scaled).add(s.plain).add(s.divided);
    return val::take_ownership(derslik_saturation(numbers.data(), n));
  });
}

/// `list` is a Float64Array.
val curveOf(const std::string& seed, double keys, val list) {
  return valueOrError([&] {
    const Index count = derslik_length(list.as_handle());
    Vector numbers(count);
    derslik_read(list.as_handle(), numbers.data());
    std::vector<Index> dimensions(count);
    for (Index i = 0; i < count; ++i)
      dimensions[i] = indexFrom("dimensions", numbers[i]);
    const SaturationCurve curve =
        saturationCurve(seed, indexFrom("keys", keys), dimensions);
    Numbers out(6 * count);
    out.add(curve.plain).add(curve.divided);
    return val::take_ownership(derslik_curve(out.data(), count));
  });
}

using Address = std::uintptr_t;

DotProductExperiment& at(Address address) {
  return *reinterpret_cast<DotProductExperiment*>(address);
}

val experiment(const std::string& seed, double pairs) {
  return valueOrError([&] {
    auto* made = new DotProductExperiment(seed, indexFrom("pairs", pairs));
    return val(reinterpret_cast<Address>(made));
  });
}

val begin(Address address, double d) {
  return valueOrError([&] {
    at(address).begin(indexFrom("d", d));
    return val::undefined();
  });
}

val advance(Address address, double normals) {
  return valueOrError(
      [&] { return val(at(address).advance(indexFrom("normals", normals))); });
}

val histogram(Address address) {
  return valueOrError([&] {
    const auto [before, after, expected] = at(address).histogram();
    Numbers numbers(4 * kBins + 7);
    numbers.add(histogramEdges()).add(before).add(after).add(expected);
    return val::take_ownership(
        derslik_histogram(at(address).done(), numbers.data(), kBins));
  });
}

val result(Address address) {
  return valueOrError([&] {
    const DotProductExperiment& run = at(address);
    const Spread s = run.result();
    return val::take_ownership(derslik_spread(run.dimensions(), run.pairs(), s.before,
                                              s.after, s.printedBefore, s.printedAfter));
  });
}

void release(Address address) {
  delete &at(address);
}

}  // namespace

EMSCRIPTEN_BINDINGS(experiment) {
  emscripten::function("saturation", &saturationOf);
  emscripten::function("saturationCurve", &curveOf);
  emscripten::function("experiment", &experiment);
  emscripten::function("begin", &begin);
  emscripten::function("advance", &advance);
  emscripten::function("histogram", &histogram);
  emscripten::function("result", &result);
  emscripten::function("release", &release);
}

}  // namespace derslik
