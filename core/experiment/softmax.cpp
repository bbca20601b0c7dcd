#include "core/experiment/softmax.h"

#include <cmath>

#include "core/libm/libm.h"
#include "core/sum.h"

namespace derslik {

Softmax softmax(const Vector& scores) {
  const Vector weights = softmaxWeights(scores);
  return {weights, weights.maxCoeff(), entropy(weights), jacobianNorm(weights)};
}

Vector softmaxWeights(const Vector& scores) {
  const double largest = scores.maxCoeff();
  Vector weights = scores;
  for (double& weight : weights)
    weight = libm::exp(weight - largest);
  return weights / sum(weights.data(), weights.size());
}

double entropy(const Vector& weights) {
  Vector terms = weights;
  for (double& term : terms)
    term = term > 0 ? term * libm::log(term) : 0;
  return 0 - sum(terms.data(), terms.size());
}

double jacobianNorm(const Vector& weights) {
  const Index n = weights.size();
  Vector squares(n * n);
  for (Index i = 0; i < n; ++i)
    for (Index j = 0; j < n; ++j) {
      const double slope = (i == j ? weights[i] : 0) - weights[i] * weights[j];
      squares[i * n + j] = slope * slope;
    }
  return std::sqrt(sum(squares.data(), squares.size()));
}

}  // namespace derslik
