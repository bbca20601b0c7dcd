#pragma once

#include "core/matrix.h"

namespace derslik {

/// What the softmax of one row of scores looks like. n keys, 1 to 64.
struct Softmax {
  Vector weights;   ///< [n] they add up to 1
  double largest;   ///< the largest weight: 1/n where all are alike, up to 1
  double entropy;   ///< in nats: ln n where all are alike, down to 0
  double gradient;  ///< how much the weights follow the scores: the Jacobian's norm
};

/// All of it. Requires finite scores, at least one.
Softmax softmax(const Vector& scores);

// The stages, each a function of the one before, with the bits of NumPy where it calls
// the C library: std::exp and std::log have others under WebAssembly.

/// e = np.exp(scores - scores.max()); e / e.sum()
Vector softmaxWeights(const Vector& scores);

/// −Σ w ln w, with 0 ln 0 = 0 (Shannon, "A Mathematical Theory of Communication", 1948):
/// -np.sum(w * np.log(w)) where no weight is 0.
double entropy(const Vector& weights);

/// The Frobenius norm of diag(w) − w wᵀ, the derivative of the weights by the scores:
/// np.sqrt(((np.diag(w) - np.outer(w, w)) ** 2).sum()). It is 0 where one weight is 1.
double jacobianNorm(const Vector& weights);

}  // namespace derslik
