#include "core/product.h"

#include <gtest/gtest.h>

namespace derslik {
namespace {

TEST(Product, MultipliesRowsByColumns) {
  Matrix a(2, 3), b(3, 2), ab(2, 2);
  a << 1, 2, 3, 4, 5, 6;
  b << 7, 8, 9, 10, 11, 12;
  ab << 58, 64, 139, 154;
  EXPECT_EQ(product(a, b), ab);
}

TEST(Product, AddsInOrder) {
  Matrix a(1, 3);
  a << 0.1, 0.2, 0.3;
  EXPECT_EQ(product(a, Matrix::Ones(3, 1))(0, 0), 0.6000000000000001);

  // In any other order the 1 survives.
  Matrix large(1, 3);
  large << 1, 1e16, -1e16;
  EXPECT_EQ(product(large, Matrix::Ones(3, 1))(0, 0), 0);
}

TEST(Product, AddsInOrderWhereverTheColumnLies) {
  // One column alone and the same column among many must agree to the bit.
  const Matrix a = Matrix::NullaryExpr(
      5, 33, [](Index i, Index j) { return 1. / static_cast<double>(3 + i + 7 * j); });
  const Matrix b = Matrix::NullaryExpr(
      33, 19, [](Index i, Index j) { return 1. / static_cast<double>(2 + 5 * i + j); });
  const Matrix ab = product(a, b);
  for (Index j = 0; j < b.cols(); ++j)
    EXPECT_EQ(product(a, b.col(j)), ab.col(j));
}

TEST(Product, RoundsEveryTermBeforeAddingIt) {
  // A fused multiply-add would leave what the rounding of 0.1 · 10 takes away, 2⁻⁵⁴.
  Matrix a(1, 2), b(2, 1);
  a << -1, 0.1;
  b << 1, 10;
  EXPECT_EQ(product(a, b)(0, 0), 0);
}

TEST(Product, OfNothingIsZero) {
  EXPECT_EQ(product(Matrix(2, 0), Matrix(0, 3)), Matrix::Zero(2, 3));
}

}  // namespace
}  // namespace derslik
