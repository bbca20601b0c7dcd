#include <gtest/gtest.h>

#include <cmath>

#include "core/ndarray/linalg.h"
#include "core/ndarray/norm.h"
#include "core/ndarray/svd.h"
#include "tests/core/ndarray.h"

namespace derslik::ndarray {
namespace {

TEST(Svd, HasLapacksSigns) {
  Workbench w;
  // linalg.svd(R(6,3,2))[0]
  EXPECT_EQ(outcome([&] {
              return svd(w.range(6, {3, 2})).u;
            }),
            "array([[-0.10818576,  0.90643763,  0.40824829],\n"
            "       [-0.48733624,  0.30957507, -0.81649658],\n"
            "       [-0.86648672, -0.28728749,  0.40824829]])");
  // linalg.svd(R(6,3,2))[1]
  EXPECT_EQ(outcome([&] {
              return svd(w.range(6, {3, 2})).values;
            }),
            "array([7.38648213, 0.66323581])");
  // linalg.svd(R(6,3,2))[2]
  EXPECT_EQ(outcome([&] {
              return svd(w.range(6, {3, 2})).vt;
            }),
            "array([[-0.6011819 , -0.79911221],\n"
            "       [-0.79911221,  0.6011819 ]])");
  // linalg.svd(R(12,3,4),full_matrices=False)[2]
  EXPECT_EQ(outcome([&] {
              return svd(w.range(12, {3, 4}), false).vt;
            }),
            "array([[ 0.39390139,  0.46087474,  0.5278481 ,  0.59482145],\n"
            "       [-0.73813393, -0.29596363,  0.14620666,  0.58837696],\n"
            "       [-0.50775138,  0.52390687,  0.47544042, -0.4915959 ]])");
  // linalg.svd(R(8,2,4))[2]
  EXPECT_EQ(outcome([&] {
              return svd(w.range(8, {2, 4})).vt;
            }),
            "array([[-0.32586834, -0.43236661, -0.53886488, -0.64536315],\n"
            "       [ 0.77059057,  0.33624265, -0.09810528, -0.5324532 ],\n"
            "       [-0.38578674,  0.22458489,  0.70819044, -0.54698859],\n"
            "       [-0.38880405,  0.80595386, -0.44549557,  0.02834576]])");
  // linalg.svd(harmonic(12,4,3))[0]
  EXPECT_EQ(outcome([&] {
              return svd(w.harmonic(12, {4, 3})).u;
            }),
            "array([[-0.9366517 ,  0.34724132, -0.04580836, -0.00294239],\n"
            "       [-0.281992  , -0.67185153,  0.6617617 ,  0.17654314],\n"
            "       [-0.16896497, -0.51434026, -0.39637174, -0.74148121],\n"
            "       [-0.12089229, -0.40434278, -0.6347145 ,  0.64732486]])");
  // linalg.svd(R(8,2,2,2))[0]
  EXPECT_EQ(outcome([&] {
              return svd(w.range(8, {2, 2, 2})).u;
            }),
            "array([[[-0.22975292, -0.97324899],\n"
            "        [-0.97324899,  0.22975292]],\n"
            "\n"
            "       [[-0.57035846, -0.8213959 ],\n"
            "        [-0.8213959 ,  0.57035846]]])");
  // linalg.svd([[-2.]])[0]
  EXPECT_EQ(outcome([&] {
              return svd(reshape(w.floats({-2}), {1, 1})).u;
            }),
            "array([[-1.]])");
}

TEST(Svd, HasTheNoiseOfAMatrixWithoutFullRank) {
  Workbench w;
  // linalg.svd(R(9,3,3),compute_uv=False)
  EXPECT_EQ(outcome([&] {
              return singularValues(w.range(9, {3, 3}));
            }),
            "array([1.42267074e+01, 1.26522599e+00, 5.89938022e-16])");
  // linalg.svd(R(9,3,3))[0]
  EXPECT_EQ(outcome([&] {
              return svd(w.range(9, {3, 3})).u;
            }),
            "array([[-0.13511895,  0.90281571,  0.40824829],\n"
            "       [-0.49633514,  0.29493179, -0.81649658],\n"
            "       [-0.85755134, -0.31295213,  0.40824829]])");
  // linalg.matrix_rank(R(9,3,3))
  EXPECT_EQ(outcome([&] { return matrixRank(w.range(9, {3, 3})); }), "array(2)");
  // linalg.matrix_rank(np.array([0,0]))
  EXPECT_EQ(outcome([&] { return matrixRank(w.ints({0, 0})); }), "array(0)");
  // linalg.cond(np.array([[1.,2],[2,4]]),1)
  EXPECT_EQ(outcome([&] {
              return conditionNumber(reshape(w.ints({1, 2, 2, 4}), {2, 2}), 1.);
            }),
            "array(inf)");
  // linalg.cond(harmonic(4,2,2))
  EXPECT_EQ(outcome([&] {
              return conditionNumber(w.harmonic(4, {2, 2}));
            }),
            "array(17.02459478)");
  // linalg.cond(R(4,2,2),1)
  EXPECT_EQ(outcome([&] {
              return conditionNumber(w.range(4, {2, 2}), 1.);
            }),
            "array(10.)");
  // linalg.pinv(R(9,3,3))
  EXPECT_EQ(outcome([&] {
              return pseudoInverse(w.range(9, {3, 3}));
            }),
            "array([[-5.55555556e-01, -1.66666667e-01,  2.22222222e-01],\n"
            "       [-5.55555556e-02,  2.01227923e-16,  5.55555556e-02],\n"
            "       [ 4.44444444e-01,  1.66666667e-01, -1.11111111e-01]])");
}

TEST(Svd, FailsAsNumPyDoes) {
  Workbench w;
  // linalg.svd(np.ones(3))
  EXPECT_EQ(
      outcome([&] { return svd(ones(w.heap, {3})).u; }),
      "LinAlgError: 1-dimensional array given. Array must be at least two-dimensional");
  // linalg.svd([[np.nan]])
  EXPECT_EQ(outcome([&] {
              return svd(reshape(w.floats({NAN}), {1, 1})).u;
            }),
            "LinAlgError: SVD did not converge");
  // linalg.lstsq(np.ones((3,2)),np.ones(2),rcond=None)
  EXPECT_EQ(outcome([&] {
              return leastSquares(ones(w.heap, {3, 2}), ones(w.heap, {2}), {}).x;
            }),
            "LinAlgError: Incompatible dimensions");
  // linalg.cond(np.ones((0,2)))
  EXPECT_EQ(outcome([&] {
              return conditionNumber(ones(w.heap, {0, 2}));
            }),
            "LinAlgError: cond is not defined on empty arrays");
}

TEST(LeastSquares, FitsALine) {
  Workbench w;
  // linalg.lstsq(R(6,3,2),[1,2,4],rcond=None)[0]
  EXPECT_EQ(outcome([&] {
              return leastSquares(w.range(6, {3, 2}), w.ints({1, 2, 4}), {}).x;
            }),
            "array([-0.08333333,  0.83333333])");
  // linalg.lstsq(R(6,3,2),[1,2,4],rcond=None)[1]
  EXPECT_EQ(outcome([&] {
              return leastSquares(w.range(6, {3, 2}), w.ints({1, 2, 4}), {}).residuals;
            }),
            "array([0.16666667])");
  // linalg.lstsq(R(6,3,2),[1,2,4],rcond=None)[3]
  EXPECT_EQ(outcome([&] {
              return leastSquares(w.range(6, {3, 2}), w.ints({1, 2, 4}), {}).values;
            }),
            "array([7.38648213, 0.66323581])");
  // linalg.lstsq(R(6,2,3),R(4,2,2),rcond=None)[0]
  EXPECT_EQ(outcome([&] {
              return leastSquares(w.range(6, {2, 3}), w.range(4, {2, 2}), {}).x;
            }),
            "array([[ 0.55555556,  0.05555556],\n"
            "       [ 0.22222222,  0.22222222],\n"
            "       [-0.11111111,  0.38888889]])");
  // linalg.lstsq(R(10,2,5),[1,2],rcond=None)[0]
  EXPECT_EQ(outcome([&] {
              return leastSquares(w.range(10, {2, 5}), w.ints({1, 2}), {}).x;
            }),
            "array([-0.08, -0.02,  0.04,  0.1 ,  0.16])");
  // linalg.lstsq(np.ones((3,2)),[1,2,4],rcond=None)[0]
  EXPECT_EQ(outcome([&] {
              return leastSquares(ones(w.heap, {3, 2}), w.ints({1, 2, 4}), {}).x;
            }),
            "array([1.16666667, 1.16666667])");
  // linalg.lstsq(np.ones((3,2)),[1,2,4],rcond=None)[1]
  EXPECT_EQ(outcome([&] {
              return leastSquares(ones(w.heap, {3, 2}), w.ints({1, 2, 4}), {}).residuals;
            }),
            "array([], dtype=float64)");
}

TEST(Norm, IsOfAnyOrder) {
  Workbench w;
  // linalg.norm(R(6,2,3)-2,'fro')
  EXPECT_EQ(outcome([&] {
              return ndarray::norm(
                  apply(Binary::Subtract, w.range(6, {2, 3}), w.number(2)),
                  std::string("fro"));
            }),
            "array(4.35889894)");
  // linalg.norm(R(6,2,3)-2,'nuc')
  EXPECT_EQ(outcome([&] {
              return ndarray::norm(
                  apply(Binary::Subtract, w.range(6, {2, 3}), w.number(2)),
                  std::string("nuc"));
            }),
            "array(5.80490641)");
  // linalg.norm(R(6,2,3)-2,1)
  EXPECT_EQ(outcome([&] {
              return ndarray::norm(
                  apply(Binary::Subtract, w.range(6, {2, 3}), w.number(2)), 1.);
            }),
            "array(3.)");
  // linalg.norm(R(6,2,3)-2,-1)
  EXPECT_EQ(outcome([&] {
              return ndarray::norm(
                  apply(Binary::Subtract, w.range(6, {2, 3}), w.number(2)), -1.);
            }),
            "array(3.)");
  // linalg.norm(R(6,2,3)-2,2)
  EXPECT_EQ(outcome([&] {
              return ndarray::norm(
                  apply(Binary::Subtract, w.range(6, {2, 3}), w.number(2)), 2.);
            }),
            "array(3.93964431)");
  // linalg.norm(R(6,2,3)-2,-2)
  EXPECT_EQ(outcome([&] {
              return ndarray::norm(
                  apply(Binary::Subtract, w.range(6, {2, 3}), w.number(2)), -2.);
            }),
            "array(1.8652621)");
  // linalg.norm(R(6,2,3)-2,np.inf)
  EXPECT_EQ(outcome([&] {
              return ndarray::norm(
                  apply(Binary::Subtract, w.range(6, {2, 3}), w.number(2)), HUGE_VAL);
            }),
            "array(6.)");
  // linalg.norm(R(6,2,3)-2,-np.inf)
  EXPECT_EQ(outcome([&] {
              return ndarray::norm(
                  apply(Binary::Subtract, w.range(6, {2, 3}), w.number(2)), -HUGE_VAL);
            }),
            "array(3.)");
  // linalg.norm(R(6,2,3)-2,3)
  EXPECT_EQ(outcome([&] {
              return ndarray::norm(
                  apply(Binary::Subtract, w.range(6, {2, 3}), w.number(2)), 3.);
            }),
            "ValueError: Invalid norm order for matrices.");
  // linalg.norm(R(6,2,3)-2,'x')
  EXPECT_EQ(outcome([&] {
              return ndarray::norm(
                  apply(Binary::Subtract, w.range(6, {2, 3}), w.number(2)),
                  std::string("x"));
            }),
            "ValueError: Invalid norm order for matrices.");
  // linalg.norm(R(6,2,3)-2,1,axis=1)
  EXPECT_EQ(outcome([&] {
              return ndarray::norm(
                  apply(Binary::Subtract, w.range(6, {2, 3}), w.number(2)), 1., Dims{1});
            }),
            "array([3., 6.])");
  // linalg.norm(R(6,2,3)-2,3,axis=1)
  EXPECT_EQ(outcome([&] {
              return ndarray::norm(
                  apply(Binary::Subtract, w.range(6, {2, 3}), w.number(2)), 3., Dims{1});
            }),
            "array([2.08008382, 3.30192725])");
  // linalg.norm(R(6,2,3)-2,0,axis=1)
  EXPECT_EQ(outcome([&] {
              return ndarray::norm(
                  apply(Binary::Subtract, w.range(6, {2, 3}), w.number(2)), 0., Dims{1});
            }),
            "array([2., 3.])");
  // linalg.norm(R(6,2,3)-2,-np.inf,axis=1)
  EXPECT_EQ(outcome([&] {
              return ndarray::norm(
                  apply(Binary::Subtract, w.range(6, {2, 3}), w.number(2)), -HUGE_VAL,
                  Dims{1});
            }),
            "array([0., 1.])");
  // linalg.norm(R(6,2,3)-2,'nuc',axis=1)
  EXPECT_EQ(outcome([&] {
              return ndarray::norm(
                  apply(Binary::Subtract, w.range(6, {2, 3}), w.number(2)),
                  std::string("nuc"), Dims{1});
            }),
            "ValueError: Invalid norm order 'nuc' for vectors");
}

TEST(Linalg, Decomposes) {
  Workbench w;
  // linalg.cholesky(np.array([[4,2],[2,3]]))
  EXPECT_EQ(outcome([&] {
              return cholesky(reshape(w.ints({4, 2, 2, 3}), {2, 2}));
            }),
            "array([[2.        , 0.        ],\n"
            "       [1.        , 1.41421356]])");
  // linalg.cholesky(R(4,2,2))
  EXPECT_EQ(outcome([&] {
              return cholesky(w.range(4, {2, 2}));
            }),
            "LinAlgError: Matrix is not positive definite");
  // linalg.slogdet(np.array([[1,2],[3,4]]))[0]
  EXPECT_EQ(outcome([&] {
              return signAndLogarithm(reshape(w.ints({1, 2, 3, 4}), {2, 2})).sign;
            }),
            "array(-1.)");
  // linalg.slogdet(np.array([[1,2],[3,4]]))[1]
  EXPECT_EQ(outcome([&] {
              return signAndLogarithm(reshape(w.ints({1, 2, 3, 4}), {2, 2})).logarithm;
            }),
            "array(0.69314718)");
  // linalg.slogdet(np.zeros((2,2)))[1]
  EXPECT_EQ(outcome([&] {
              return signAndLogarithm(zeros(w.heap, {2, 2})).logarithm;
            }),
            "array(-inf)");
}

}  // namespace
}  // namespace derslik::ndarray
