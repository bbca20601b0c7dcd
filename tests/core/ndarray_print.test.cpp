#include <gtest/gtest.h>

#include <cmath>

#include "tests/core/ndarray.h"

namespace derslik::ndarray {
namespace {

TEST(Print, WritesFloatsAlike) {
  Workbench w;
  // np.array([1,2.5,-3.25])
  EXPECT_EQ(outcome([&] {
              return w.floats({1, 2.5, -3.25});
            }),
            "array([ 1.  ,  2.5 , -3.25])");
  // np.array([1e8,1])
  EXPECT_EQ(outcome([&] { return w.floats({1e8, 1}); }), "array([1.e+08, 1.e+00])");
  // np.array([1e-5,1])
  EXPECT_EQ(outcome([&] { return w.floats({1e-5, 1}); }), "array([1.e-05, 1.e+00])");
  // np.array([nan,inf,-inf,1])
  EXPECT_EQ(outcome([&] {
              return w.floats({NAN, INFINITY, -INFINITY, 1});
            }),
            "array([ nan,  inf, -inf,   1.])");
  // np.array([1/3,200/3])
  EXPECT_EQ(outcome([&] {
              return w.floats({1. / 3, 200. / 3});
            }),
            "array([ 0.33333333, 66.66666667])");
  // np.array([-0.,0])
  EXPECT_EQ(outcome([&] { return w.floats({-0., 0}); }), "array([-0.,  0.])");
  // f32(.1,1.2345678e-6)
  EXPECT_EQ(outcome([&] {
              return w.floats32({.1, 1.2345678e-6});
            }),
            "array([1.0000000e-01, 1.2345678e-06], dtype=float32)");
  // np.array(1.)
  EXPECT_EQ(outcome([&] { return w.number(1.); }), "array(1.)");
  // np.array([])
  EXPECT_EQ(outcome([&] { return w.floats({}); }), "array([], dtype=float64)");
  // np.zeros((2,0))
  EXPECT_EQ(outcome([&] {
              return zeros(w.heap, {2, 0});
            }),
            "array([], shape=(2, 0), dtype=float64)");
}

TEST(Print, WrapsAndSummarises) {
  Workbench w;
  // harmonic(20,20)
  EXPECT_EQ(outcome([&] { return w.harmonic(20, {20}); }),
            "array([1.        , 0.5       , 0.33333333, 0.25      , 0.2       ,\n"
            "       0.16666667, 0.14285714, 0.125     , 0.11111111, 0.1       ,\n"
            "       0.09090909, 0.08333333, 0.07692308, 0.07142857, 0.06666667,\n"
            "       0.0625    , 0.05882353, 0.05555556, 0.05263158, 0.05      ])");
  // R(1001,1001)
  EXPECT_EQ(outcome([&] { return w.range(1001, {1001}); }),
            "array([   0,    1,    2, ...,  998,  999, 1000])");
  // R(1200,30,40)
  EXPECT_EQ(outcome([&] {
              return w.range(1200, {30, 40});
            }),
            "array([[   0,    1,    2, ...,   37,   38,   39],\n"
            "       [  40,   41,   42, ...,   77,   78,   79],\n"
            "       [  80,   81,   82, ...,  117,  118,  119],\n"
            "       ...,\n"
            "       [1080, 1081, 1082, ..., 1117, 1118, 1119],\n"
            "       [1120, 1121, 1122, ..., 1157, 1158, 1159],\n"
            "       [1160, 1161, 1162, ..., 1197, 1198, 1199]])");
  // R(24,2,3,4)
  EXPECT_EQ(outcome([&] {
              return w.range(24, {2, 3, 4});
            }),
            "array([[[ 0,  1,  2,  3],\n"
            "        [ 4,  5,  6,  7],\n"
            "        [ 8,  9, 10, 11]],\n"
            "\n"
            "       [[12, 13, 14, 15],\n"
            "        [16, 17, 18, 19],\n"
            "        [20, 21, 22, 23]]])");
  // f32(*range(1,14))
  EXPECT_EQ(outcome([&] {
              return w.floats32({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13});
            }),
            "array([ 1.,  2.,  3.,  4.,  5.,  6.,  7.,  8.,  9., 10., 11., 12., 13.],\n"
            "      dtype=float32)");
}

TEST(Print, WritesOtherKinds) {
  Workbench w;
  // bl(1,0)
  EXPECT_EQ(outcome([&] { return w.bools({1, 0}); }), "array([ True, False])");
  // np.array([-5,100,3])
  EXPECT_EQ(outcome([&] { return w.ints({-5, 100, 3}); }), "array([ -5, 100,   3])");
  // np.array(['a',"it's",'\u00e7'])
  EXPECT_EQ(outcome([&] {
              return w.texts({U"a", U"it's", U"\u00e7"});
            }),
            "array(['a', \"it's\", '\xc3\xa7'], dtype='<U4')");
}

}  // namespace
}  // namespace derslik::ndarray
