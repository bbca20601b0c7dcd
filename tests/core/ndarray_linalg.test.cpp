#include <gtest/gtest.h>

#include <cmath>

#include "core/ndarray/contract.h"
#include "core/ndarray/linalg.h"
#include "core/ndarray/matmul.h"
#include "core/ndarray/norm.h"
#include "core/ndarray/quantile.h"
#include "tests/core/ndarray.h"

namespace derslik::ndarray {
namespace {

TEST(Linalg, HasLapacksBits) {
  Workbench w;
  // np.linalg.inv([[1.,2],[3,4]])
  EXPECT_EQ(outcome([&] {
              return inverse(reshape(w.floats({1, 2, 3, 4}), {2, 2}));
            }),
            "array([[-2. ,  1. ],\n"
            "       [ 1.5, -0.5]])");
  // np.linalg.det([[1,2],[3,4]])
  EXPECT_EQ(outcome([&] {
              return determinant(reshape(w.ints({1, 2, 3, 4}), {2, 2}));
            }),
            "array(-2.)");
  // np.linalg.det(R(9,3,3))
  EXPECT_EQ(outcome([&] { return determinant(w.range(9, {3, 3})); }), "array(0.)");
  // np.linalg.solve([[3,1],[1,2]],[9,8])
  EXPECT_EQ(outcome([&] {
              return solve(reshape(w.ints({3, 1, 1, 2}), {2, 2}), w.ints({9, 8}));
            }),
            "array([2., 3.])");
  // np.linalg.qr(R(6,3,2))[0]
  EXPECT_EQ(outcome([&] {
              return qr(w.range(6, {3, 2})).first;
            }),
            "array([[ 0.        ,  0.91287093],\n"
            "       [-0.4472136 ,  0.36514837],\n"
            "       [-0.89442719, -0.18257419]])");
  // np.linalg.qr(R(6,3,2))[1]
  EXPECT_EQ(outcome([&] {
              return qr(w.range(6, {3, 2})).second;
            }),
            "array([[-4.47213595, -5.81377674],\n"
            "       [ 0.        ,  1.09544512]])");
  // np.linalg.inv(harmonic(4,2,2))@harmonic(4,2,2)
  EXPECT_EQ(outcome([&] {
              return matmul(inverse(w.harmonic(4, {2, 2})), w.harmonic(4, {2, 2}));
            }),
            "array([[ 1.00000000e+00,  2.22044605e-16],\n"
            "       [-4.44089210e-16,  1.00000000e+00]])");
}

TEST(Linalg, RefusesWhatIsSingular) {
  Workbench w;
  // np.linalg.inv(np.zeros((2,2)))
  EXPECT_EQ(outcome([&] {
              return inverse(zeros(w.heap, {2, 2}));
            }),
            "LinAlgError: Singular matrix");
  // np.linalg.inv(np.zeros((2,3)))
  EXPECT_EQ(outcome([&] {
              return inverse(zeros(w.heap, {2, 3}));
            }),
            "LinAlgError: Last 2 dimensions of the array must be square");
  // np.linalg.det(np.zeros(2))
  EXPECT_EQ(
      outcome([&] { return determinant(zeros(w.heap, {2})); }),
      "LinAlgError: 1-dimensional array given. Array must be at least two-dimensional");
}

TEST(Linalg, Measures) {
  Workbench w;
  // np.linalg.norm([3,4])
  EXPECT_EQ(outcome([&] { return ndarray::norm(w.ints({3, 4})); }), "array(5.)");
  // np.linalg.norm(R(6,2,3),axis=1,keepdims=True)
  EXPECT_EQ(outcome([&] {
              return ndarray::norm(w.range(6, {2, 3}), {}, Dims{1}, true);
            }),
            "array([[2.23606798],\n"
            "       [7.07106781]])");
  // np.linalg.norm([3,-4],1)
  EXPECT_EQ(outcome([&] { return ndarray::norm(w.ints({3, -4}), 1.); }), "array(7.)");
  // np.linalg.matrix_power(np.array([[1,1],[1,0]]),10)
  EXPECT_EQ(outcome([&] {
              return matrixPower(reshape(w.ints({1, 1, 1, 0}), {2, 2}), 10);
            }),
            "array([[89, 55],\n"
            "       [55, 34]])");
  // np.trace(R(9,3,3))
  EXPECT_EQ(outcome([&] { return trace(w.range(9, {3, 3})); }), "array(12)");
}

TEST(Linalg, FindsTheMiddle) {
  Workbench w;
  // np.median([3.,1,2,10])
  EXPECT_EQ(outcome([&] { return median(w.floats({3, 1, 2, 10})); }), "array(2.5)");
  // np.median(R(6,2,3),axis=0)
  EXPECT_EQ(outcome([&] {
              return median(w.range(6, {2, 3}), 0);
            }),
            "array([1.5, 2.5, 3.5])");
  // np.median([1,nan])
  EXPECT_EQ(outcome([&] { return median(w.floats({1, NAN})); }), "array(nan)");
  // np.quantile([1.,2,4,8],.9)
  EXPECT_EQ(outcome([&] { return quantile(w.floats({1, 2, 4, 8}), .9); }), "array(6.8)");
  // np.average([1.,2,4],weights=[1,2,1])
  EXPECT_EQ(outcome([&] {
              return average(w.floats({1, 2, 4}), w.ints({1, 2, 1}));
            }),
            "array(2.25)");
  // np.count_nonzero(R(6,2,3),axis=1)
  EXPECT_EQ(outcome([&] {
              return countNonzero(w.range(6, {2, 3}), 1);
            }),
            "array([2, 3])");
}

}  // namespace
}  // namespace derslik::ndarray
