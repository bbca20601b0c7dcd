#include <gtest/gtest.h>

#include <cmath>

#include "core/ndarray/sort.h"
#include "tests/core/ndarray.h"

namespace derslik::ndarray {
namespace {

TEST(Sort, PutsNaNLast) {
  Workbench w;
  // np.sort([3,nan,1])
  EXPECT_EQ(outcome([&] {
              return sort(w.floats({3, NAN, 1}));
            }),
            "array([ 1.,  3., nan])");
  // np.sort([3,1,2])
  EXPECT_EQ(outcome([&] { return sort(w.ints({3, 1, 2})); }), "array([1, 2, 3])");
  // np.sort(R(6,2,3),axis=None)
  EXPECT_EQ(outcome([&] {
              return sort(w.range(6, {2, 3}), {});
            }),
            "array([0, 1, 2, 3, 4, 5])");
  // np.sort(['b','ab'])
  EXPECT_EQ(outcome([&] {
              return sort(w.texts({U"b", U"ab"}));
            }),
            "array(['ab', 'b'], dtype='<U2')");
}

TEST(Sort, HasNumPysOrderOfEquals) {
  Workbench w;
  // np.argsort(R(40,40)%3)
  EXPECT_EQ(outcome([&] {
              return argsort(apply(Binary::Remainder, w.range(40, {40}), w.number(3)));
            }),
            "array([ 0, 36, 33, 30, 27, 24, 21, 18, 15, 12, 39,  9,  3,  6, 25, 37,  1,\n"
            "       34, 31, 28,  4, 10, 19, 16, 13,  7, 22, 14, 35,  8,  2, 32, 23, 29,\n"
            "       38, 26, 20,  5, 17, 11])");
  // np.argsort(R(40,40)%3,kind='stable')
  EXPECT_EQ(outcome([&] {
              return argsort(apply(Binary::Remainder, w.range(40, {40}), w.number(3)), -1,
                             true);
            }),
            "array([ 0,  3,  6,  9, 12, 15, 18, 21, 24, 27, 30, 33, 36, 39,  1,  4,  7,\n"
            "       10, 13, 16, 19, 22, 25, 28, 31, 34, 37,  2,  5,  8, 11, 14, 17, 20,\n"
            "       23, 26, 29, 32, 35, 38])");
}

TEST(Sort, CountsAndSearches) {
  Workbench w;
  // np.unique([3,1,3])
  EXPECT_EQ(outcome([&] { return unique(w.ints({3, 1, 3})).values; }), "array([1, 3])");
  // np.unique([3,1,3],return_counts=True)[1]
  EXPECT_EQ(outcome([&] { return unique(w.ints({3, 1, 3})).counts; }), "array([1, 2])");
  // np.unique([3,1,3],return_inverse=True)[1]
  EXPECT_EQ(outcome([&] {
              return unique(w.ints({3, 1, 3})).inverse;
            }),
            "array([1, 0, 1])");
  // np.unique([3,1,3],return_index=True)[1]
  EXPECT_EQ(outcome([&] {
              return unique(w.ints({3, 1, 3}), true).index;
            }),
            "array([1, 0])");
  // np.bincount([1,3,1])
  EXPECT_EQ(outcome([&] { return bincount(w.ints({1, 3, 1})); }), "array([0, 2, 0, 1])");
  // np.bincount([-1])
  EXPECT_EQ(outcome([&] { return bincount(w.ints({-1})); }),
            "ValueError: 'list' argument must have no negative elements");
  // np.searchsorted([1,2,2,5],[2,9],side='right')
  EXPECT_EQ(outcome([&] {
              return searchSorted(w.ints({1, 2, 2, 5}), w.ints({2, 9}), true);
            }),
            "array([3, 4])");
}

}  // namespace
}  // namespace derslik::ndarray
