#pragma once

#include <optional>

#include "core/attention/attention.h"

namespace derslik {

/// The matrices of a program's own run of attention over n words, whatever it computed
/// them by. n, f, d and m are each 1 to 64, every number finite.
struct AttentionRun {
  Matrix x;            ///< [n, f] the words
  Matrix q, k;         ///< [n, d] queries and keys
  Matrix v;            ///< [n, m] values
  Matrix scores;       ///< [n, n] one row per query, one column per key
  Matrix weights;      ///< [n, n]
  Matrix output;       ///< [n, m] the new vectors
  double temperature;  ///< τ; NaN where the run has none
};

/// The softmax of a run's scores by its τ: the fields are those of Attention.
struct RunSoftmax {
  double divisor;       ///< √d · τ
  Matrix scaled;        ///< [n, n]
  Vector maxima;        ///< [n]
  Matrix exponentials;  ///< [n, n]
  Vector sums;          ///< [n]
};

/// What is to be seen of a run beside its own matrices.
struct Followed {
  Matrix
      products;  ///< [n · n, d] q · k, term by term; row · n + column is the cell's row
  Matrix mixture;  ///< [n · n, m] weight times value
  /// Absent where τ is not above 0 and finite, or so small that a quotient is not finite.
  std::optional<RunSoftmax> softmax;
  // Whether each of the run's stages is what attention makes of the stage before it. Sums
  // may differ by 1e-9 of what their terms' sizes add up to, weights by 1e-9.
  bool scoresAgree;  ///< scores = q kᵀ
  bool weightsAgree;  ///< weights = softmax(scores ÷ (√d · τ)); not where that is absent
  bool outputAgrees;  ///< output = weights · v
};

/// Throws Error: codes "empty", "size" and "shape" where the matrices do not fit
/// together, "not-finite", each with the field's name; "overflow" where products or
/// mixture would not be finite.
Followed follow(const AttentionRun& run);

}  // namespace derslik
