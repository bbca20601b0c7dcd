#pragma once

#include <cstdint>
#include <string_view>

#include "core/experiment/histogram.h"
#include "core/matrix.h"
#include "core/random/generator.h"

namespace derslik {

/// How far dot products of random vectors spread, before and after the division by √d.
struct Spread {
  double before, after;                ///< s.std() and (s / np.sqrt(d)).std()
  double printedBefore, printedAfter;  ///< the first .round(1), the second .round(2)
};

/// The dot products of pairs of random vectors, for one number of dimensions after the
/// other, all drawn from one generator:
///
///     >>> rng = np.random.default_rng(0)
///     >>> for d in [4, 64, 1024]:
///     ...     q, k = rng.normal(size=(2, 10000, d))
///     ...     s = (q * k).sum(axis=1)
///     ...     print(d, s.std().round(1), (s / np.sqrt(d)).std().round(2))
///     4 2.0 1.0
///     64 8.1 1.01
///     1024 32.0 1.0
///
/// NumPy draws all of q, then all of k, and keeps them: 250 MB where d is 1024. Here only
/// the dot products are kept. A first pass over q's numbers finds where those of k begin;
/// a second draws both, row by row. The work is cut into portions, so that whoever waits
/// can show how far it is, and stop.
class DotProductExperiment {
 public:
  /// `seed` has 1 to 300 decimal digits, `pairs` is 2 to 100,000; throws Error otherwise.
  DotProductExperiment(std::string_view seed, Index pairs);

  /// Goes on to the next number of dimensions, 1 to 4096. Throws Error, field "d", for
  /// another one, and while the one before is not done.
  void begin(Index d);

  /// Draws about `normals` more numbers, at least 1 and whole rows at a time; the share
  /// of this d's work that is done, 1 at its end. Throws Error, field "normals" or "d".
  double advance(Index normals);

  /// Of the dot products so far. Throws Error, field "d", before the first begin().
  Histogram histogram() const;

  /// Throws Error, field "pairs", until advance() has given 1.
  Spread result() const;

  Index dimensions() const { return d_; }
  Index pairs() const { return products_.size(); }
  /// How many of the pairs have their dot product.
  Index done() const { return done_; }

 private:
  void checkBegun() const;
  std::int64_t numbers() const { return std::int64_t{pairs()} * d_; }
  double nextProduct();

  Vector products_;           // [pairs], of which `done_` are known
  Vector row_;                // [d]
  Generator q_, k_;           // where the numbers of q and of k go on
  std::int64_t skipped_ = 0;  // by k_, of those of q
  Index d_ = 0, done_ = 0;
};

}  // namespace derslik
