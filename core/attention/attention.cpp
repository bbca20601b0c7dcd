// softmax(Q Kᵀ / (√d · τ)) V, one line for each step.
// Vaswani et al., "Attention Is All You Need", 2017, eq. 1.

#include "core/attention/attention.h"

#include <cmath>

#include "core/attention/checks.h"
#include "core/product.h"
#include "core/sum.h"

namespace derslik {

Attention attention(const AttentionRequest& request) {
  const auto& [x, wq, wk, wv, temperature, context] = request;
  checkRequest(request);

  Attention a;
  a.x = withContext(x, context);
  a.q = product(a.x, wq);
  a.k = product(a.x, wk);
  a.v = product(a.x, wv);

  a.scores = product(a.q, a.k.transpose());
  a.divisor = scoreDivisor(wq.cols(), temperature);
  a.scaled = a.scores / a.divisor;

  a.maxima = rowMaxima(a.scaled);
  a.exponentials = rowExponentials(a.scaled, a.maxima);
  a.sums = rowSums(a.exponentials);
  a.weights = rowShares(a.exponentials, a.sums);

  a.output = product(a.weights, a.v);

  checkFinite(a);
  return a;
}

Matrix withContext(const Matrix& x, const Context& context) {
  Matrix seen = x;
  for (const auto& [target, source] : context)
    seen.row(target) += x.row(source);
  return seen;
}

double scoreDivisor(Index d, double temperature) {
  return std::sqrt(static_cast<double>(d)) * temperature;
}

Vector rowMaxima(const Matrix& scaled) {
  return scaled.rowwise().maxCoeff();
}

Matrix rowExponentials(const Matrix& scaled, const Vector& maxima) {
  const auto exp = [](double value) { return std::exp(value); };
  return (scaled.colwise() - maxima).unaryExpr(exp);
}

Vector rowSums(const Matrix& exponentials) {
  Vector sums(exponentials.rows());
  for (Index i = 0; i < sums.size(); ++i)
    sums[i] = sum(exponentials.row(i).data(), exponentials.cols());
  return sums;
}

Matrix rowShares(const Matrix& exponentials, const Vector& sums) {
  return exponentials.array().colwise() / sums.array();
}

}  // namespace derslik
