#include <gtest/gtest.h>

#include <cmath>

#include "core/ndarray/indexing.h"
#include "tests/core/ndarray.h"

namespace derslik::ndarray {
namespace {

TEST(Indexing, GivesViews) {
  Workbench w;
  // R(24,2,3,4)[-1,::-1]
  EXPECT_EQ(outcome([&] {
              return get(w.range(24, {2, 3, 4}), {Key::at(-1), Key::range({}, {}, -1)});
            }),
            "array([[20, 21, 22, 23],\n"
            "       [16, 17, 18, 19],\n"
            "       [12, 13, 14, 15]])");
  // R(24,2,3,4)[...,2]
  EXPECT_EQ(outcome([&] {
              return get(w.range(24, {2, 3, 4}), {Key::ellipsis(), Key::at(2)});
            }),
            "array([[ 2,  6, 10],\n"
            "       [14, 18, 22]])");
  // R(4,4)[None,-3:10]
  EXPECT_EQ(outcome([&] {
              return get(w.range(4, {4}), {Key::newAxis(), Key::range(-3, 10)});
            }),
            "array([[1, 2, 3]])");
  // R(4,4)[3:1]
  EXPECT_EQ(outcome([&] { return get(w.range(4, {4}), {Key::range(3, 1)}); }),
            "array([], dtype=int64)");
}

TEST(Indexing, GivesCopies) {
  Workbench w;
  // R(6,2,3)[:,[2,0]]
  EXPECT_EQ(
      outcome([&] {
        return get(w.range(6, {2, 3}), {Key::range({}, {}), Key::of(w.ints({2, 0}))});
      }),
      "array([[2, 0],\n"
      "       [5, 3]])");
  // R(6,2,3)[[0,1],[2,-3]]
  EXPECT_EQ(outcome([&] {
              return get(w.range(6, {2, 3}),
                         {Key::of(w.ints({0, 1})), Key::of(w.ints({2, -3}))});
            }),
            "array([2, 3])");
  // R(6,2,3)[bl(0,1)]
  EXPECT_EQ(outcome([&] {
              return get(w.range(6, {2, 3}), {Key::of(w.bools({0, 1}))});
            }),
            "array([[3, 4, 5]])");
  // R(24,2,3,4)[1,:,[0,3]]
  EXPECT_EQ(outcome([&] {
              return get(w.range(24, {2, 3, 4}),
                         {Key::at(1), Key::range({}, {}), Key::of(w.ints({0, 3}))});
            }),
            "array([[12, 16, 20],\n"
            "       [15, 19, 23]])");
  // R(24,2,3,4)[:,1,[0,3]]
  EXPECT_EQ(outcome([&] {
              return get(w.range(24, {2, 3, 4}),
                         {Key::range({}, {}), Key::at(1), Key::of(w.ints({0, 3}))});
            }),
            "array([[ 4,  7],\n"
            "       [16, 19]])");
}

TEST(Indexing, NamesTheAxisThatIsLeft) {
  Workbench w;
  // R(3,3)[5]
  EXPECT_EQ(outcome([&] { return get(w.range(3, {3}), {Key::at(5)}); }),
            "IndexError: index 5 is out of bounds for axis 0 with size 3");
  // R(6,2,3)[1,-4]
  EXPECT_EQ(outcome([&] {
              return get(w.range(6, {2, 3}), {Key::at(1), Key::at(-4)});
            }),
            "IndexError: index -4 is out of bounds for axis 1 with size 3");
  // R(3,3)[1,1]
  EXPECT_EQ(outcome([&] {
              return get(w.range(3, {3}), {Key::at(1), Key::at(1)});
            }),
            "IndexError: too many indices for array: array is 1-dimensional, but 2 were "
            "indexed");
  // R(3,3)[...,...]
  EXPECT_EQ(outcome([&] {
              return get(w.range(3, {3}), {Key::ellipsis(), Key::ellipsis()});
            }),
            "IndexError: an index can only have a single ellipsis ('...')");
  // R(3,3)[bl(1,0)]
  EXPECT_EQ(outcome([&] {
              return get(w.range(3, {3}), {Key::of(w.bools({1, 0}))});
            }),
            "IndexError: boolean index did not match indexed array along dimension 0; "
            "dimension is 3 but corresponding boolean dimension is 2");
  // R(3,3)[np.array([1.])]
  EXPECT_EQ(outcome([&] { return get(w.range(3, {3}), {Key::of(w.floats({1}))}); }),
            "IndexError: arrays used as indices must be of integer (or boolean) type");
  // R(6,2,3)[[0,1],[0,1,2]]
  EXPECT_EQ(outcome([&] {
              return get(w.range(6, {2, 3}),
                         {Key::of(w.ints({0, 1})), Key::of(w.ints({0, 1, 2}))});
            }),
            "IndexError: shape mismatch: indexing arrays could not be broadcast together "
            "with shapes (2,) (3,) ");
}

}  // namespace
}  // namespace derslik::ndarray
