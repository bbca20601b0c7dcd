#include <gtest/gtest.h>

#include <cmath>

#include "core/ndarray/choose.h"
#include "core/ndarray/join.h"
#include "tests/core/ndarray.h"

namespace derslik::ndarray {
namespace {

TEST(Shape, Reshapes) {
  Workbench w;
  // R(6,6).reshape(2,-1)
  EXPECT_EQ(outcome([&] {
              return reshape(w.range(6, {6}), {2, -1});
            }),
            "array([[0, 1, 2],\n"
            "       [3, 4, 5]])");
  // R(6,2,3).T.reshape(6)
  EXPECT_EQ(outcome([&] {
              return reshape(transpose(w.range(6, {2, 3})), {6});
            }),
            "array([0, 3, 1, 4, 2, 5])");
  // R(6,6).reshape(4,-1)
  EXPECT_EQ(outcome([&] {
              return reshape(w.range(6, {6}), {4, -1});
            }),
            "ValueError: cannot reshape array of size 6 into shape (4,newaxis)");
  // R(2,1,2,1).squeeze()
  EXPECT_EQ(outcome([&] { return squeeze(w.range(2, {1, 2, 1})); }), "array([0, 1])");
  // R(2,1,2).squeeze(1)
  EXPECT_EQ(
      outcome([&] {
        return squeeze(w.range(2, {1, 2}), {1});
      }),
      "ValueError: cannot select an axis to squeeze out which has size not equal to one");
  // np.expand_dims(R(2,2),1)
  EXPECT_EQ(outcome([&] { return expandDims(w.range(2, {2}), {1}); }),
            "array([[0],\n"
            "       [1]])");
  // np.flip(R(4,2,2),1)
  EXPECT_EQ(outcome([&] {
              return flip(w.range(4, {2, 2}), {1});
            }),
            "array([[1, 0],\n"
            "       [3, 2]])");
  // R(4,2,2).swapaxes(0,5)
  EXPECT_EQ(outcome([&] {
              return swapAxes(w.range(4, {2, 2}), 0, 5);
            }),
            "AxisError: axis2: axis 5 is out of bounds for array of dimension 2");
}

TEST(Shape, Joins) {
  Workbench w;
  // np.concatenate([R(2,1,2),harmonic(2,1,2)])
  EXPECT_EQ(outcome([&] {
              return concatenate({w.range(2, {1, 2}), w.harmonic(2, {1, 2})});
            }),
            "array([[0. , 1. ],\n"
            "       [1. , 0.5]])");
  // np.concatenate([R(2,1,2),R(3,1,3)])
  EXPECT_EQ(outcome([&] {
              return concatenate({w.range(2, {1, 2}), w.range(3, {1, 3})});
            }),
            "ValueError: all the input array dimensions except for the concatenation "
            "axis must match exactly, but along dimension 1, the array at index 0 has "
            "size 2 and the array at index 1 has size 3");
  // np.stack([R(2,2),R(2,2)],1)
  EXPECT_EQ(outcome([&] {
              return stack({w.range(2, {2}), w.range(2, {2})}, 1);
            }),
            "array([[0, 0],\n"
            "       [1, 1]])");
  // np.vstack([R(2,2),R(2,1,2)])
  EXPECT_EQ(outcome([&] {
              return vstack({w.range(2, {2}), w.range(2, {1, 2})});
            }),
            "array([[0, 1],\n"
            "       [0, 1]])");
  // np.hstack([R(2,2,1),R(4,2,2)])
  EXPECT_EQ(outcome([&] {
              return hstack({w.range(2, {2, 1}), w.range(4, {2, 2})});
            }),
            "array([[0, 0, 1],\n"
            "       [1, 2, 3]])");
  // np.split(R(6,6),3)[1]
  EXPECT_EQ(outcome([&] { return split(w.range(6, {6}), 3)[1]; }), "array([2, 3])");
  // np.split(R(5,5),2)[0]
  EXPECT_EQ(outcome([&] { return split(w.range(5, {5}), 2)[0]; }),
            "ValueError: array split does not result in an equal division");
  // np.tile(R(2,2),(2,2))
  EXPECT_EQ(outcome([&] {
              return tile(w.range(2, {2}), {2, 2});
            }),
            "array([[0, 1, 0, 1],\n"
            "       [0, 1, 0, 1]])");
  // np.repeat(R(2,2),[1,2])
  EXPECT_EQ(outcome([&] { return repeat(w.range(2, {2}), {1, 2}); }), "array([0, 1, 1])");
  // np.roll(R(6,2,3),1,1)
  EXPECT_EQ(outcome([&] {
              return roll(w.range(6, {2, 3}), 1, 1);
            }),
            "array([[2, 0, 1],\n"
            "       [5, 3, 4]])");
}

TEST(Shape, Creates) {
  Workbench w;
  // np.arange(0,1,.1)
  EXPECT_EQ(outcome([&] { return arange(w.heap, 0., 1., .1); }),
            "array([0. , 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9])");
  // np.arange(5,0,-2)
  EXPECT_EQ(outcome([&] { return arange(w.heap, 5, 0, -2); }), "array([5, 3, 1])");
  // np.linspace(0,1,7)
  EXPECT_EQ(outcome([&] { return linspace(w.heap, 0, 1, 7); }),
            "array([0.        , 0.16666667, 0.33333333, 0.5       , 0.66666667,\n"
            "       0.83333333, 1.        ])");
  // np.linspace(0,1,4,endpoint=False)
  EXPECT_EQ(outcome([&] { return linspace(w.heap, 0, 1, 4, false); }),
            "array([0.  , 0.25, 0.5 , 0.75])");
  // np.eye(2,3,1)
  EXPECT_EQ(outcome([&] { return eye(w.heap, 2, 3, 1); }),
            "array([[0., 1., 0.],\n"
            "       [0., 0., 1.]])");
  // np.triu(R(9,3,3),1)
  EXPECT_EQ(outcome([&] {
              return triu(w.range(9, {3, 3}), 1);
            }),
            "array([[0, 1, 2],\n"
            "       [0, 0, 5],\n"
            "       [0, 0, 0]])");
  // np.tril(R(9,3,3))
  EXPECT_EQ(outcome([&] {
              return tril(w.range(9, {3, 3}));
            }),
            "array([[0, 0, 0],\n"
            "       [3, 4, 0],\n"
            "       [6, 7, 8]])");
  // np.diag(R(2,2),-1)
  EXPECT_EQ(outcome([&] { return diag(w.range(2, {2}), -1); }),
            "array([[0, 0, 0],\n"
            "       [0, 0, 0],\n"
            "       [0, 1, 0]])");
}

TEST(Shape, Chooses) {
  Workbench w;
  // np.where(bl(1,0),1,f32(2,3))
  EXPECT_EQ(outcome([&] {
              return where(w.bools({1, 0}), w.number(1), w.floats32({2, 3}));
            }),
            "array([1., 3.], dtype=float32)");
  // R(5,5).clip(1,3)
  EXPECT_EQ(outcome([&] { return clip(w.range(5, {5}), w.number(1), w.number(3)); }),
            "array([1, 1, 2, 3, 3])");
  // np.meshgrid(R(2,2),R(3,3))[1]
  EXPECT_EQ(outcome([&] {
              return meshgrid({w.range(2, {2}), w.range(3, {3})})[1];
            }),
            "array([[0, 0],\n"
            "       [1, 1],\n"
            "       [2, 2]])");
  // np.outer(R(2,2),R(3,3))
  EXPECT_EQ(outcome([&] { return outer(w.range(2, {2}), w.range(3, {3})); }),
            "array([[0, 0, 0],\n"
            "       [0, 1, 2]])");
  // np.isclose([1,inf],[1.000001,inf])
  EXPECT_EQ(outcome([&] {
              return isClose(w.floats({1, INFINITY}), w.floats({1.000001, INFINITY}));
            }),
            "array([ True,  True])");
  // np.diff([1,4,9])
  EXPECT_EQ(outcome([&] { return diff(w.ints({1, 4, 9})); }), "array([3, 5])");
}

}  // namespace
}  // namespace derslik::ndarray
