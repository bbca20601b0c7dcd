#include <gtest/gtest.h>

#include <cmath>

#include "core/ndarray/convolve.h"
#include "core/ndarray/covariance.h"
#include "core/ndarray/membership.h"
#include "core/ndarray/nan_statistics.h"
#include "core/ndarray/pad.h"
#include "core/ndarray/pick.h"
#include "core/ndarray/sampled.h"
#include "core/ndarray/ufunc_methods.h"
#include "tests/core/ndarray.h"

namespace derslik::ndarray {
namespace {

TEST(Pick, TakesAndRefusesPlacesBeyond) {
  Workbench w;
  EXPECT_EQ(outcome([&] {
              return take(w.range(6, {2, 3}), w.ints({2, 0}), 1);
            }),
            "array([[2, 0],\n       [5, 3]])");
  EXPECT_EQ(outcome([&] {
              return take(w.ints({1, 2}), w.ints({5}));
            }),
            "IndexError: index 5 is out of bounds for axis 0 with size 2");
}

TEST(NanStatistics, PassOverNaN) {
  Workbench w;
  EXPECT_EQ(outcome([&] { return nanMean(w.floats({1, NAN, 4})); }), "array(2.5)");
  EXPECT_EQ(outcome([&] {
              return nanArgmax(w.floats({NAN, NAN}));
            }),
            "ValueError: All-NaN slice encountered");
}

TEST(Convolve, SumsInOrder) {
  Workbench w;
  EXPECT_EQ(outcome([&] {
              return convolve(w.ints({1, 2, 3}), w.ints({0, 1, 2}));
            }),
            "array([0, 1, 4, 7, 6])");
  EXPECT_EQ(outcome([&] { return convolve(w.ints({}), w.ints({})); }),
            "ValueError: a cannot be empty");
}

TEST(Sampled, InterpolatesAndDerives) {
  Workbench w;
  EXPECT_EQ(outcome([&] {
              return interpolate(w.floats({0, 2.5, 9}), w.floats({1, 2, 3}),
                                 w.floats({3, 2, 0}));
            }),
            "array([3., 1., 0.])");
  EXPECT_EQ(outcome([&] {
              return gradient(w.floats({1, 2, 4}), w.number(1.), 0);
            }),
            "array([1. , 1.5, 2. ])");
}

TEST(Membership, KnowsSets) {
  Workbench w;
  EXPECT_EQ(outcome([&] {
              return intersect1d(w.ints({3, 1, 1}), w.ints({1, 3, 5}));
            }),
            "array([1, 3])");
  EXPECT_EQ(outcome([&] {
              return isIn(w.floats({NAN, 1}), w.floats({NAN, 1}));
            }),
            "array([False,  True])");
}

TEST(Pad, MirrorsAndRefusesToBeginAgain) {
  Workbench w;
  EXPECT_EQ(outcome([&] {
              return pad(w.ints({1, 2, 3}), {{2, 1}}, Padding::Reflect);
            }),
            "array([3, 2, 1, 2, 3, 2])");
  EXPECT_EQ(outcome([&] {
              return pad(w.ints({1, 2}), {{3, 0}}, Padding::Wrap);
            }),
            "Unsupported: padding of more than the array's length");
}

TEST(Covariance, OfRows) {
  Workbench w;
  EXPECT_EQ(outcome([&] {
              return covariance(w.range(4, {2, 2}));
            }),
            "array([[0.5, 0.5],\n       [0.5, 0.5]])");
}

TEST(UfuncMethods, AccumulateAndAt) {
  Workbench w;
  EXPECT_EQ(outcome([&] {
              return accumulate(Binary::Maximum, w.ints({1, 3, 2}));
            }),
            "array([1, 3, 3])");
  const Array a = w.ints({0, 0});
  applyAt(Binary::Add, a, {w.ints({1, 1})}, w.number(5));
  EXPECT_EQ(repr(a), "array([ 0, 10])");
}

}  // namespace
}  // namespace derslik::ndarray
