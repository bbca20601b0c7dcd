#include "core/attention/follow.h"

#include <cmath>

#include "core/attention/checks.h"
#include "core/attention/explain.h"

namespace derslik {
namespace {

constexpr double kTolerance = 1e-9;

void check(const AttentionRun& run) {
  const auto& [x, q, k, v, scores, weights, output, temperature] = run;
  checkWords("x", x.rows());
  checkSize("x", x.cols(), "columns");
  checkSize("q", q.cols(), "columns");
  checkSize("v", v.cols(), "columns");
  const Index n = x.rows();
  checkShape("q", q, n, q.cols());
  checkShape("k", k, n, q.cols());
  checkShape("v", v, n, v.cols());
  checkShape("scores", scores, n, n);
  checkShape("weights", weights, n, n);
  checkShape("output", output, n, v.cols());
  checkNumbers("not-finite", {{"x", &x},
                              {"q", &q},
                              {"k", &k},
                              {"v", &v},
                              {"scores", &scores},
                              {"weights", &weights},
                              {"output", &output}});
}

bool isSumOf(double sum, double terms, double sizes) {
  return std::abs(sum - terms) <= kTolerance * sizes;
}

bool areScores(const Matrix& scores, const Matrix& products) {
  const Index n = scores.rows();
  for (Index cell = 0; cell < n * n; ++cell)
    if (!isSumOf(scores(cell / n, cell % n), products.row(cell).sum(),
                 products.row(cell).cwiseAbs().sum()))
      return false;
  return true;
}

bool isMixture(const Matrix& output, const Matrix& mixture) {
  const Index n = output.rows();
  for (Index i = 0; i < n; ++i)
    for (Index j = 0; j < output.cols(); ++j) {
      const auto terms = mixture.col(j).segment(i * n, n);
      if (!isSumOf(output(i, j), terms.sum(), terms.cwiseAbs().sum())) return false;
    }
  return true;
}

std::optional<RunSoftmax> softmaxOf(const AttentionRun& run) {
  if (!(run.temperature > 0) || !std::isfinite(run.temperature)) return {};
  RunSoftmax made;
  made.divisor = scoreDivisor(run.q.cols(), run.temperature);
  made.scaled = run.scores / made.divisor;
  if (!std::isfinite(made.divisor) || !made.scaled.allFinite()) return {};
  made.maxima = rowMaxima(made.scaled);
  made.exponentials = rowExponentials(made.scaled, made.maxima);
  made.sums = rowSums(made.exponentials);
  return made;
}

}  // namespace

Followed follow(const AttentionRun& run) {
  check(run);
  Attention stages;
  stages.q = run.q;
  stages.k = run.k;
  stages.v = run.v;
  stages.weights = run.weights;
  const Explanations terms = explanations(stages);
  checkNumbers("overflow", {{"products", &terms.products}, {"mixture", &terms.mixture}});
  std::optional<RunSoftmax> softmax = softmaxOf(run);
  const bool weightsAgree =
      softmax && (rowShares(softmax->exponentials, softmax->sums) - run.weights)
                         .cwiseAbs()
                         .maxCoeff() <= kTolerance;
  return {.products = terms.products,
          .mixture = terms.mixture,
          .softmax = std::move(softmax),
          .scoresAgree = areScores(run.scores, terms.products),
          .weightsAgree = weightsAgree,
          .outputAgrees = isMixture(run.output, terms.mixture)};
}

}  // namespace derslik
