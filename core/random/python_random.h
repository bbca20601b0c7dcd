#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/random/choice.h"
#include "core/random/mt19937.h"

namespace derslik {

/// CPython's random.Random: the same numbers, bit for bit, in the same order of calls.
/// Choices and shuffles are of places in a sequence. A copy goes on as its original
/// would.
///
///     >>> random.seed(42); random.random(), random.randint(1, 6), random.gauss(0, 1)
///     (0.6394267984578837, 1, -0.039773455257050304)
class PythonRandom {
 public:
  /// seed(n) of any whole number: the 32-bit words of its size, lowest first, as
  /// seedWords gives them; its sign does not count. Seeds that are text are not supported
  /// here.
  explicit PythonRandom(const std::vector<std::uint32_t>& words) : bits_(words) {}
  explicit PythonRandom(std::int64_t seed);

  /// Uniform in [0, 1): 53 bits.
  double random() { return bits_.nextDouble(); }

  /// a + (b - a) · random()
  double uniform(double a, double b) { return a + (b - a) * random(); }

  /// `count` random bits, up to 63.
  std::int64_t getrandbits(std::int64_t count);

  /// Throw a ValueError where there is no number, as CPython does.
  std::int64_t randrange(std::int64_t stop);
  std::int64_t randrange(std::int64_t start, std::int64_t stop, std::int64_t step = 1);
  std::int64_t randint(std::int64_t a, std::int64_t b);

  /// The place of one of n; throws an IndexError if n is 0.
  std::int64_t choice(std::int64_t n);

  /// choices(sequence, k=count) of n elements. With weights, as many of them as elements:
  /// whole numbers whose sum is below 2^53, or float64.
  Places choices(std::int64_t n, std::int64_t count);
  Places choices(std::int64_t n, const std::vector<double>& weights, std::int64_t count);

  /// Which of n elements stand where then.
  Places shuffle(std::int64_t n);

  /// `count` different ones of n; throws a ValueError if there are not so many.
  Places sample(std::int64_t n, std::int64_t count);

  /// By the cosine of a random angle; the sine is kept for the next call.
  double gauss(double mean, double deviation);

  /// By a quotient of uniform numbers (Kinderman and Monahan, ACM Transactions on
  /// Mathematical Software 3, 1977).
  double normalvariate(double mean, double deviation);

  /// Of mean 1 / rate.
  double expovariate(double rate);

  /// Without a mode: midway.
  double triangular(double low, double high, std::optional<double> mode = {});

 private:
  std::uint64_t below(std::uint64_t limit);
  std::uint64_t bits(int count);

  Mt19937 bits_;
  std::optional<double> kept_;
};

}  // namespace derslik
