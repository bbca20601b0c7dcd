#include "core/product.h"

namespace derslik {

Matrix product(const Matrix& a, const Matrix& b) {
  Matrix c = Matrix::Zero(a.rows(), b.cols());
  // k outside, columns inside: the order over k stays plain while the columns go side by
  // side.
  for (Index i = 0; i < a.rows(); ++i)
    for (Index k = 0; k < a.cols(); ++k) c.row(i) += a(i, k) * b.row(k);
  return c;
}

}  // namespace derslik
