#include "core/attention/explain.h"

#include "core/attention/checks.h"

namespace derslik {

Explanation explain(const Attention& a, Index row, Index column) {
  checkIndex("row", row, a.weights.rows());
  checkIndex("column", column, a.weights.cols());
  return {.products = a.q.row(row).cwiseProduct(a.k.row(column)).transpose(),
          .mixed = a.weights(row, column) * a.v.row(column).transpose()};
}

Explanations explanations(const Attention& a) {
  const Index n = a.weights.rows();
  Explanations all{.products = Matrix(n * n, a.q.cols()),
                   .mixture = Matrix(n * n, a.v.cols())};
  for (Index i = 0; i < n; ++i)
    for (Index j = 0; j < n; ++j) {
      all.products.row(i * n + j) = a.q.row(i).cwiseProduct(a.k.row(j));
      all.mixture.row(i * n + j) = a.weights(i, j) * a.v.row(j);
    }
  return all;
}

}  // namespace derslik
