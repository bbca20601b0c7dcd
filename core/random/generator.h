#pragma once

#include <cstdint>
#include <vector>

#include "core/libm/bits.h"
#include "core/random/choice.h"
#include "core/random/counts.h"
#include "core/random/pcg64.h"
#include "core/random/ziggurat.h"

namespace derslik {

/// np.random.default_rng(seed): the same numbers, bit for bit, in the same order of
/// calls. An array that NumPy fills is the same call again and again. A copy goes on as
/// its original would.
///
///     >>> rng = np.random.default_rng(42)
///     >>> rng.random(), rng.integers(0, 10), rng.standard_normal()
///     (0.7739560485559633, 6, 0.7504511958064572)
class Generator {
 public:
  explicit Generator(const SeedSequence& seed) : bits_(seed) {}
  explicit Generator(std::uint64_t seed) : bits_(SeedSequence(seed)) {}

  /// Uniform in [0, 1): 53 bits.
  double random() { return static_cast<double>(bits_.next64() >> 11) * 0x1p-53; }

  /// Uniform in [low, high); throws a ValueError unless low < high.
  std::int64_t integers(std::int64_t low, std::int64_t high);

  /// Uniform in [low, last]: integers(low, last, endpoint=True), which reaches 2^63 - 1.
  std::int64_t integersTo(std::int64_t low, std::int64_t last);

  /// Of mean 0 and deviation 1 (Marsaglia and Tsang, "The Ziggurat Method for Generating
  /// Random Variables", Journal of Statistical Software 5, 2000): 99 times in 100 the
  /// first number lies in a part of its layer that is wholly under the curve.
  double standardNormal() {
    const std::uint64_t bits = bits_.next64();
    return isInside(bits) ? normalOf(bits) : outside(bits);
  }

  /// Goes on as standardNormal() does, without making the number.
  void skipStandardNormal() {
    const std::uint64_t bits = bits_.next64();
    if (!isInside(bits)) outside(bits);
  }

  double normal(double mean, double deviation) {
    return mean + deviation * standardNormal();
  }

  /// Uniform in [low, high), and high where rounding leads there; uniformRange checks.
  double uniform(double low, double range) { return low + range * random(); }

  /// Of mean `scale`, by a ziggurat of its own.
  double exponential(double scale) { return scale * standardExponential(); }
  double standardExponential();

  /// Throw NumPy's ValueError for parameters that make no distribution.
  std::int64_t poisson(double mean) {
    return drawPoisson(mean, [this] { return random(); });
  }
  std::int64_t binomial(std::int64_t n, double p) {
    return drawBinomial(
        n, p, [this] { return random(); }, false);
  }

  /// permutation(n) and what shuffle() does to n rows: which of them stand where then. A
  /// list is shuffled like an array.
  Places permutation(std::int64_t n);

  /// choice(n, size, replace, shuffle=shuffle): the places of an array's rows, too, of
  /// which the caller makes sure that there are some.
  Places choice(std::int64_t n, std::int64_t size, bool replace = true,
                bool shuffle = true);

  /// The same with probabilities, given as float64.
  Places choice(std::int64_t n, std::int64_t size,
                const std::vector<double>& probabilities, bool replace = true);

  Pcg64& bits() { return bits_; }

 private:
  // One number of 64 bits is a layer, a sign and a place in the layer.
  static unsigned layerOf(std::uint64_t bits) { return bits & 255; }
  static std::int64_t placeOf(std::uint64_t bits) { return bits >> 9 & 0xfffffffffffff; }

  static bool isInside(std::uint64_t bits) {
    return placeOf(bits) < ziggurat::kLayers.inside[layerOf(bits)];
  }

  static double normalOf(std::uint64_t bits) {
    const double size =
        static_cast<double>(placeOf(bits)) * ziggurat::kLayers.width[layerOf(bits)];
    // The sign by its bit: a branch would be guessed wrong every other time.
    return fromBits(bitsOf(size) | (bits >> 8 & 1) << 63);
  }

  /// What standardNormal() gives for bits that are not inside. On a copy, so that a loop
  /// may keep a generator of its own in registers: nothing takes its address.
  double outside(std::uint64_t bits) {
    Generator copy = *this;
    const double x = copy.outsideHere(bits);
    *this = copy;
    return x;
  }

  double outsideHere(std::uint64_t bits);
  double tail(std::int64_t place);
  double edge(unsigned layer, double x);

  Pcg64 bits_;
};

}  // namespace derslik
