#include <gtest/gtest.h>

#include <cmath>

#include "core/ndarray/ufunc.h"
#include "tests/core/ndarray.h"

namespace derslik::ndarray {
namespace {

TEST(Ufunc, Promotes) {
  Workbench w;
  // np.array([1,2])+np.array([.5,1])
  EXPECT_EQ(outcome([&] {
              return apply(Binary::Add, w.ints({1, 2}), w.floats({.5, 1}));
            }),
            "array([1.5, 3. ])");
  // f32(1,2)*.1
  EXPECT_EQ(outcome([&] {
              return apply(Binary::Multiply, w.floats32({1, 2}), w.number(.1));
            }),
            "array([0.1, 0.2], dtype=float32)");
  // f32(1,2)*1e39
  EXPECT_EQ(outcome([&] {
              return apply(Binary::Multiply, w.floats32({1, 2}), w.number(1e39));
            }),
            "array([1.e+39, 2.e+39])");
  // f32(1,2)+60000
  EXPECT_EQ(outcome([&] {
              return apply(Binary::Add, w.floats32({1, 2}), w.number(60000));
            }),
            "array([60001., 60002.], dtype=float32)");
  // f32(1,2)+70000
  EXPECT_EQ(outcome([&] {
              return apply(Binary::Add, w.floats32({1, 2}), w.number(70000));
            }),
            "array([70001., 70002.])");
  // f32(1,2)+np.array([1,2])
  EXPECT_EQ(outcome([&] {
              return apply(Binary::Add, w.floats32({1, 2}), w.ints({1, 2}));
            }),
            "array([2., 4.])");
  // bl(1,0)+bl(1,1)
  EXPECT_EQ(outcome([&] {
              return apply(Binary::Add, w.bools({1, 0}), w.bools({1, 1}));
            }),
            "array([ True,  True])");
  // bl(1,0)+2
  EXPECT_EQ(outcome([&] {
              return apply(Binary::Add, w.bools({1, 0}), w.number(2));
            }),
            "array([3, 2])");
  // np.array([7,8])/np.array([2,4])
  EXPECT_EQ(outcome([&] {
              return apply(Binary::Divide, w.ints({7, 8}), w.ints({2, 4}));
            }),
            "array([3.5, 2. ])");
}

TEST(Ufunc, Broadcasts) {
  Workbench w;
  // R(3,3,1)+R(4,4)
  EXPECT_EQ(outcome([&] {
              return apply(Binary::Add, w.range(3, {3, 1}), w.range(4, {4}));
            }),
            "array([[0, 1, 2, 3],\n"
            "       [1, 2, 3, 4],\n"
            "       [2, 3, 4, 5]])");
  // R(3,3)+R(2,2)
  EXPECT_EQ(
      outcome([&] { return apply(Binary::Add, w.range(3, {3}), w.range(2, {2})); }),
      "ValueError: operands could not be broadcast together with shapes (3,) (2,) ");
  // R(0,0,3)<1
  EXPECT_EQ(outcome([&] {
              return apply(Binary::Less, w.range(0, {0, 3}), w.number(1));
            }),
            "array([], shape=(0, 3), dtype=bool)");
}

TEST(Ufunc, DividesAsPython) {
  Workbench w;
  // np.array([7,-7,7,-7,1])//np.array([2,2,-2,-2,0])
  EXPECT_EQ(outcome([&] {
              return apply(Binary::FloorDivide, w.ints({7, -7, 7, -7, 1}),
                           w.ints({2, 2, -2, -2, 0}));
            }),
            "array([ 3, -4, -4,  3,  0])");
  // np.array([7,-7,7,-7,1])%np.array([2,2,-2,-2,0])
  EXPECT_EQ(outcome([&] {
              return apply(Binary::Remainder, w.ints({7, -7, 7, -7, 1}),
                           w.ints({2, 2, -2, -2, 0}));
            }),
            "array([ 1,  1, -1, -1,  0])");
  // np.array([1,-1,.3,-0.,1])//np.array([.1,.1,-.1,1,0])
  EXPECT_EQ(outcome([&] {
              return apply(Binary::FloorDivide, w.floats({1, -1, .3, -0., 1}),
                           w.floats({.1, .1, -.1, 1, 0}));
            }),
            "array([  9., -10.,  -3.,  -0.,  inf])");
  // np.array([1,-1,.3,-0.,1])%np.array([.1,.1,-.1,1,0])
  EXPECT_EQ(outcome([&] {
              return apply(Binary::Remainder, w.floats({1, -1, .3, -0., 1}),
                           w.floats({.1, .1, -.1, 1, 0}));
            }),
            "array([ 1.00000000e-01,  5.55111512e-17, -2.77555756e-17,  0.00000000e+00,\n"
            "                   nan])");
  // np.array([1.,-1,0])/0.
  EXPECT_EQ(outcome([&] {
              return apply(Binary::Divide, w.floats({1, -1, 0}), w.number(0.));
            }),
            "array([ inf, -inf,  nan])");
}

TEST(Ufunc, RaisesToPowers) {
  Workbench w;
  // np.array([2,3,-3])**np.array([10,4,3])
  EXPECT_EQ(outcome([&] {
              return apply(Binary::Power, w.ints({2, 3, -3}), w.ints({10, 4, 3}));
            }),
            "array([1024,   81,  -27])");
  // np.array([2])**-1
  EXPECT_EQ(outcome([&] { return apply(Binary::Power, w.ints({2}), w.number(-1)); }),
            "ValueError: Integers to negative integer powers are not allowed.");
  // np.array([4,2.25])**.5
  EXPECT_EQ(outcome([&] {
              return powerOperator(w.floats({4, 2.25}), w.number(.5));
            }),
            "array([2. , 1.5])");
  // np.array([4,5])**2.
  EXPECT_EQ(outcome([&] {
              return powerOperator(w.ints({4, 5}), w.number(2.));
            }),
            "array([16., 25.])");
  // np.array([2,10])**np.array([.5,-3])
  EXPECT_EQ(outcome([&] {
              return apply(Binary::Power, w.floats({2, 10}), w.floats({.5, -3}));
            }),
            "array([1.41421356e+00, 1.00000000e-03])");
}

TEST(Ufunc, TakesTheLargerAndItsNaN) {
  Workbench w;
  // np.maximum(np.array([1,nan,-0.]),0.)
  EXPECT_EQ(outcome([&] {
              return apply(Binary::Maximum, w.floats({1, NAN, -0.}), w.number(0.));
            }),
            "array([ 1., nan,  0.])");
  // np.minimum([1,5],[3,2])
  EXPECT_EQ(outcome([&] {
              return apply(Binary::Minimum, w.ints({1, 5}), w.ints({3, 2}));
            }),
            "array([1, 2])");
}

TEST(Ufunc, RefusesWhatNumPyRefuses) {
  Workbench w;
  // bl(1)-bl(0)
  EXPECT_EQ(outcome([&] { return apply(Binary::Subtract, w.bools({1}), w.bools({0})); }),
            "TypeError: numpy boolean subtract, the `-` operator, is not supported, use "
            "the bitwise_xor, the `^` operator, or the logical_xor function instead.");
  // -bl(1)
  EXPECT_EQ(outcome([&] { return apply(Unary::Negative, w.bools({1})); }),
            "TypeError: The numpy boolean negative, the `-` operator, is not supported, "
            "use the `~` operator or the logical_not function instead.");
  // np.array([1.])&1
  EXPECT_EQ(
      outcome([&] { return apply(Binary::BitwiseAnd, w.floats({1}), w.number(1)); }),
      "TypeError: ufunc 'bitwise_and' not supported for the input types, and the inputs "
      "could not be safely coerced to any supported types according to the casting rule "
      "''safe''");
}

TEST(Ufunc, ComparesAndDecides) {
  Workbench w;
  // np.array([1,2,nan])>=2
  EXPECT_EQ(outcome([&] {
              return apply(Binary::GreaterEqual, w.floats({1, 2, NAN}), w.number(2));
            }),
            "array([False,  True, False])");
  // f32(.1)==.1
  EXPECT_EQ(outcome([&] { return apply(Binary::Equal, w.floats32({.1}), w.number(.1)); }),
            "array([ True])");
  // np.logical_and(np.array([1,0,nan]),True)
  EXPECT_EQ(outcome([&] {
              return apply(Binary::LogicalAnd, w.floats({1, 0, NAN}), w.number(true));
            }),
            "array([ True, False,  True])");
  // ~bl(1,0)
  EXPECT_EQ(outcome([&] {
              return apply(Unary::Invert, w.bools({1, 0}));
            }),
            "array([False,  True])");
  // np.array([5,-1])^3
  EXPECT_EQ(outcome([&] {
              return apply(Binary::BitwiseXor, w.ints({5, -1}), w.number(3));
            }),
            "array([ 6, -4])");
  // np.array(['a','bc'])==np.array(['bc'])
  EXPECT_EQ(outcome([&] {
              return apply(Binary::Equal, w.texts({U"a", U"bc"}), w.texts({U"bc"}));
            }),
            "array([False,  True])");
}

TEST(Ufunc, Rounds) {
  Workbench w;
  // np.round([.5,1.5,2.675,-.5])
  EXPECT_EQ(outcome([&] {
              return round(w.floats({.5, 1.5, 2.675, -.5}));
            }),
            "array([ 0.,  2.,  3., -0.])");
  // np.round([.5,1.5,2.675,2.345],2)
  EXPECT_EQ(outcome([&] {
              return round(w.floats({.5, 1.5, 2.675, 2.345}), 2);
            }),
            "array([0.5 , 1.5 , 2.68, 2.35])");
  // np.round([15,25,-14],-1)
  EXPECT_EQ(outcome([&] {
              return round(w.ints({15, 25, -14}), -1);
            }),
            "array([ 20,  20, -10])");
  // np.round(f32(1.23456),3)
  EXPECT_EQ(outcome([&] { return round(w.floats32({1.23456}), 3); }),
            "array([1.235], dtype=float32)");
}

TEST(Ufunc, KnowsTheElementaryFunctions) {
  Workbench w;
  // np.exp([0.,1,-1])
  EXPECT_EQ(outcome([&] {
              return apply(Unary::Exp, w.floats({0, 1, -1}));
            }),
            "array([1.        , 2.71828183, 0.36787944])");
  // np.tanh([0,1])
  EXPECT_EQ(outcome([&] {
              return apply(Unary::Tanh, w.ints({0, 1}));
            }),
            "array([0.        , 0.76159416])");
  // np.exp(f32(0,1,-1))
  EXPECT_EQ(outcome([&] {
              return apply(Unary::Exp, w.floats32({0, 1, -1}));
            }),
            "array([1.        , 2.718282  , 0.36787942], dtype=float32)");
  // np.sign([-2,-0.,nan])
  EXPECT_EQ(outcome([&] {
              return apply(Unary::Sign, w.floats({-2, -0., NAN}));
            }),
            "array([-1.,  0., nan])");
  // np.degrees([1.])
  EXPECT_EQ(outcome([&] { return apply(Unary::Degrees, w.floats({1})); }),
            "array([57.29577951])");
}

}  // namespace
}  // namespace derslik::ndarray
