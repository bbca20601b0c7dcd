#include <gtest/gtest.h>

#include <cmath>

#include "core/ndarray/matmul.h"
#include "tests/core/ndarray.h"

namespace derslik::ndarray {
namespace {

TEST(Matmul, Multiplies) {
  Workbench w;
  // R(6,2,3)@R(6,3,2)
  EXPECT_EQ(outcome([&] {
              return matmul(w.range(6, {2, 3}), w.range(6, {3, 2}));
            }),
            "array([[10, 13],\n"
            "       [28, 40]])");
  // harmonic(6,2,3)@harmonic(3,3)
  EXPECT_EQ(outcome([&] {
              return matmul(w.harmonic(6, {2, 3}), w.harmonic(3, {3}));
            }),
            "array([1.36111111, 0.40555556])");
  // R(2,2)@R(12,3,2,2)
  EXPECT_EQ(outcome([&] {
              return matmul(w.range(2, {2}), w.range(12, {3, 2, 2}));
            }),
            "array([[ 2,  3],\n"
            "       [ 6,  7],\n"
            "       [10, 11]])");
  // np.dot([.1,.2,.3],[1.,1,1])
  EXPECT_EQ(outcome([&] {
              return dot(w.floats({.1, .2, .3}), w.floats({1, 1, 1}));
            }),
            "array(0.6)");
  // R(6,2,3)@R(6,2,3)
  EXPECT_EQ(outcome([&] {
              return matmul(w.range(6, {2, 3}), w.range(6, {2, 3}));
            }),
            "ValueError: matmul: Input operand 1 has a mismatch in its core dimension 0, "
            "with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 2 is different from 3)");
  // np.dot(R(6,2,3),R(6,2,3))
  EXPECT_EQ(outcome([&] {
              return dot(w.range(6, {2, 3}), w.range(6, {2, 3}));
            }),
            "ValueError: shapes (2,3) and (2,3) not aligned: 3 (dim 1) != 2 (dim 0)");
  // R(3,3)@3
  EXPECT_EQ(outcome([&] { return matmul(w.range(3, {3}), w.number(3)); }),
            "ValueError: matmul: Input operand 1 does not have enough dimensions (has 0, "
            "gufunc core with signature (n?,k),(k,m?)->(n?,m?) requires 1)");
  // R(8,2,2,2)@R(12,3,2,2)
  EXPECT_EQ(outcome([&] {
              return matmul(w.range(8, {2, 2, 2}), w.range(12, {3, 2, 2}));
            }),
            "ValueError: operands could not be broadcast together with remapped shapes "
            "[original->remapped]: (2,2,2)->(2,newaxis,newaxis) "
            "(3,2,2)->(3,newaxis,newaxis)  and requested shape (2,2)");
}

}  // namespace
}  // namespace derslik::ndarray
