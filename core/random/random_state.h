#pragma once

#include <cstdint>
#include <vector>

#include "core/random/choice.h"
#include "core/random/counts.h"
#include "core/random/mt19937.h"

namespace derslik {

/// np.random.RandomState(seed), and what np.random.seed(seed) leaves np.random with: the
/// same numbers, bit for bit, in the same order of calls. An array that NumPy fills is
/// the same call again and again. A copy goes on as its original would.
///
///     >>> np.random.seed(42); np.random.rand(), np.random.randn(), np.random.randint(10)
///     (0.3745401188473625, -1.1118801180469204, 2)
class RandomState {
 public:
  /// NumPy, too, takes no seed of more than 32 bits here.
  explicit RandomState(std::uint32_t seed) : bits_(seed) {}

  /// RandomState([…]) and np.random.seed([…]), whose numbers have 32 bits each; not
  /// empty.
  explicit RandomState(const std::vector<std::uint32_t>& seed) : bits_(seed) {}

  /// Uniform in [0, 1): 53 bits.
  double rand() { return bits_.nextDouble(); }

  /// Of mean 0 and deviation 1 (Marsaglia's polar method, which makes two at a time and
  /// keeps one).
  double randn();

  double normal(double mean, double deviation) { return mean + deviation * randn(); }

  /// Uniform in [low, high); throws a ValueError unless low < high.
  std::int64_t randint(std::int64_t low, std::int64_t high);

  /// Uniform in [low, low + range), and the end where rounding leads there.
  double uniform(double low, double range) { return low + range * rand(); }

  /// Of mean `scale`.
  double exponential(double scale) { return scale * standardExponential(); }
  double standardExponential();

  /// Throw NumPy's ValueError for parameters that make no distribution.
  std::int64_t poisson(double mean) {
    return drawPoisson(mean, [this] { return rand(); });
  }
  std::int64_t binomial(std::int64_t n, double p) {
    return drawBinomial(
        n, p, [this] { return rand(); }, true);
  }

  /// permutation(n) and what shuffle() does to n rows: which of them stand where then.
  Places permutation(std::int64_t n);

  /// choice(n, size, replace): the places of an array's elements, too, of which the
  /// caller makes sure that there are some.
  Places choice(std::int64_t n, std::int64_t size, bool replace = true);

  /// The same with probabilities, given as float64.
  Places choice(std::int64_t n, std::int64_t size,
                const std::vector<double>& probabilities, bool replace = true);

  Mt19937& bits() { return bits_; }

 private:
  Mt19937 bits_;
  double normal_ = 0;
  bool hasNormal_ = false;
};

}  // namespace derslik
