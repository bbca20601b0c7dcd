#include <gtest/gtest.h>

#include <cmath>

#include "core/ndarray/reduce.h"
#include "core/ndarray/statistics.h"
#include "tests/core/ndarray.h"

namespace derslik::ndarray {
namespace {

TEST(Reduce, SumsInNumPysOrder) {
  Workbench w;
  // harmonic(10000,10000).sum()
  EXPECT_EQ(outcome([&] { return reduce(Reduction::Sum, w.harmonic(10000, {10000})); }),
            "array(9.78760604)");
  // harmonic(10000,100,100).sum()
  EXPECT_EQ(outcome([&] {
              return reduce(Reduction::Sum, w.harmonic(10000, {100, 100}));
            }),
            "array(9.78760604)");
  // harmonic(600,20,30).T.sum(axis=0)
  EXPECT_EQ(
      outcome([&] {
        return reduce(Reduction::Sum, transpose(w.harmonic(600, {20, 30})), Dims{0});
      }),
      "array([3.99498713, 0.68488328, 0.40270019, 0.28629768, 0.2223123 ,\n"
      "       0.18176713, 0.15375454, 0.13323422, 0.11755186, 0.10517555,\n"
      "       0.09515883, 0.08688524, 0.07993597, 0.07401647, 0.06891357,\n"
      "       0.06446913, 0.06056339, 0.05710398, 0.05401852, 0.05124946])");
  // harmonic(24,2,3,4).sum(axis=(0,2),keepdims=True)
  EXPECT_EQ(outcome([&] {
              return reduce(Reduction::Sum, w.harmonic(24, {2, 3, 4}), Dims{0, 2}, true);
            }),
            "array([[[2.36085165],\n"
            "        [0.85153447],\n"
            "        [0.56357206]]])");
  // f32(.1,.2,.3,.4).sum()
  EXPECT_EQ(outcome([&] {
              return reduce(Reduction::Sum, w.floats32({.1, .2, .3, .4}));
            }),
            "array(1., dtype=float32)");
  // bl(1,1,0).sum()
  EXPECT_EQ(outcome([&] {
              return reduce(Reduction::Sum, w.bools({1, 1, 0}));
            }),
            "array(2)");
  // R(0,0,2).sum(axis=0)
  EXPECT_EQ(outcome([&] {
              return reduce(Reduction::Sum, w.range(0, {0, 2}), Dims{0});
            }),
            "array([0, 0])");
}

TEST(Reduce, FindsTheExtremes) {
  Workbench w;
  // R(6,2,3).max(axis=-1)
  EXPECT_EQ(outcome([&] {
              return reduce(Reduction::Maximum, w.range(6, {2, 3}), Dims{-1});
            }),
            "array([2, 5])");
  // np.min([3,nan,1])
  EXPECT_EQ(outcome([&] {
              return reduce(Reduction::Minimum, w.floats({3, NAN, 1}));
            }),
            "array(nan)");
  // R(0,0).max()
  EXPECT_EQ(
      outcome([&] { return reduce(Reduction::Maximum, w.range(0, {0})); }),
      "ValueError: zero-size array to reduction operation maximum which has no identity");
  // R(3,3).max(axis=1)
  EXPECT_EQ(outcome([&] { return reduce(Reduction::Maximum, w.range(3, {3}), Dims{1}); }),
            "AxisError: axis 1 is out of bounds for array of dimension 1");
  // R(3,3).max(axis=(0,0))
  EXPECT_EQ(outcome([&] {
              return reduce(Reduction::Maximum, w.range(3, {3}), Dims{0, 0});
            }),
            "ValueError: duplicate value in 'axis'");
  // np.argmax([1,3,nan,5])
  EXPECT_EQ(outcome([&] { return argmax(w.floats({1, 3, NAN, 5})); }), "array(2)");
  // R(6,2,3).argmin(axis=0)
  EXPECT_EQ(outcome([&] { return argmin(w.range(6, {2, 3}), 0); }), "array([0, 0, 0])");
  // np.ptp(R(6,2,3),axis=1)
  EXPECT_EQ(outcome([&] {
              return peakToPeak(w.range(6, {2, 3}), Dims{1});
            }),
            "array([2, 2])");
}

TEST(Reduce, Decides) {
  Workbench w;
  // R(6,2,3).any(axis=1)
  EXPECT_EQ(outcome([&] {
              return reduce(Reduction::Any, w.range(6, {2, 3}), Dims{1});
            }),
            "array([ True,  True])");
  // R(6,2,3).all(axis=1)
  EXPECT_EQ(outcome([&] {
              return reduce(Reduction::All, w.range(6, {2, 3}), Dims{1});
            }),
            "array([False,  True])");
  // R(6,2,3).prod(axis=1)
  EXPECT_EQ(outcome([&] {
              return reduce(Reduction::Product, w.range(6, {2, 3}), Dims{1});
            }),
            "array([ 0, 60])");
}

TEST(Reduce, TakesMeans) {
  Workbench w;
  // R(6,2,3).mean(axis=0)
  EXPECT_EQ(outcome([&] {
              return mean(w.range(6, {2, 3}), Dims{0});
            }),
            "array([1.5, 2.5, 3.5])");
  // f32(.1,.2,.4).mean()
  EXPECT_EQ(outcome([&] {
              return mean(w.floats32({.1, .2, .4}));
            }),
            "array(0.23333335, dtype=float32)");
  // harmonic(10,10).var(ddof=1)
  EXPECT_EQ(outcome([&] { return variance(w.harmonic(10, {10}), {}, 1); }),
            "array(0.0768758)");
  // harmonic(12,3,4).std(axis=1)
  EXPECT_EQ(outcome([&] {
              return deviation(w.harmonic(12, {3, 4}), Dims{1});
            }),
            "array([0.29092167, 0.02808836, 0.01037123])");
  // R(0,0).mean()
  EXPECT_EQ(outcome([&] { return mean(w.range(0, {0})); }), "array(nan)");
}

TEST(Reduce, Accumulates) {
  Workbench w;
  // R(6,2,3).cumsum(axis=1)
  EXPECT_EQ(outcome([&] {
              return cumsum(w.range(6, {2, 3}), 1);
            }),
            "array([[ 0,  1,  3],\n"
            "       [ 3,  7, 12]])");
  // np.cumsum([.1,.2,.3])
  EXPECT_EQ(outcome([&] {
              return cumsum(w.floats({.1, .2, .3}));
            }),
            "array([0.1, 0.3, 0.6])");
  // np.cumprod([1,2,3,4])
  EXPECT_EQ(outcome([&] {
              return cumprod(w.ints({1, 2, 3, 4}));
            }),
            "array([ 1,  2,  6, 24])");
}

}  // namespace
}  // namespace derslik::ndarray
