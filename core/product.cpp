#include "core/product.h"

namespace derslik {

Matrix product(const Matrix& a, const Matrix& b) {
  Matrix c = Matrix::Zero(a.rows(), b.cols());
  // The columns go side by side; over k the order stays plain.
  for (Index i = 0; i < a.rows(); ++i)
    for (Index k = 0; k < a.cols(); ++k)
      c.row(i) += a(i, k) * b.row(k);
  return c;
}

}  // namespace derslik
