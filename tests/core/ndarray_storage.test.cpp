#include <gtest/gtest.h>

#include <cmath>

#include "core/ndarray/indexing.h"
#include "core/ndarray/matmul.h"
#include "core/ndarray/ufunc.h"
#include "tests/core/ndarray.h"

namespace derslik::ndarray {
namespace {

TEST(Storage, ViewsShareWhatTheyShow) {
  Workbench w;
  const Array a = w.range(6, {2, 3});
  fill(get(a, {Key::range({}, {}), Key::at(1)}), 9);
  fill(transpose(a), 9);
  EXPECT_EQ(repr(a), "array([[9, 9, 9],\n       [9, 9, 9]])");
  fill(get(a, {Key::of(w.ints({0}))}), 0);
  EXPECT_EQ(a.item().integer, 9);
}

TEST(Storage, IsFreedWithItsLastView) {
  Workbench w;
  {
    const Array a = w.range(1000, {1000});
    const Array view = reshape(a, {10, 100});
    EXPECT_GE(w.heap.used, 8000u);
    apply(Binary::Add, a, view.isScalar() ? a : w.number(1));
  }
  EXPECT_EQ(w.heap.used, 0u);
}

TEST(Storage, EndsAtItsLimit) {
  Workbench w;
  w.heap.limit = 10000;
  EXPECT_THROW(zeros(w.heap, {1251}), OutOfMemory);
  EXPECT_THROW(zeros(w.heap, {100000, 100000}), OutOfMemory);
  const Array a = zeros(w.heap, {700});
  EXPECT_THROW(apply(Binary::Add, a, a), OutOfMemory);
  EXPECT_THROW(zeros(w.heap, Dims(9, 1)), Unsupported);
}

TEST(Storage, TakesAssignmentsThatOverlap) {
  Workbench w;
  // a = np.arange(5); a[1:] = a[:-1]; a
  const Array a = w.range(5, {5});
  set(a, {Key::range(1, {})}, get(a, {Key::range({}, -1)}));
  EXPECT_EQ(repr(a), "array([0, 0, 1, 2, 3])");
  // a = np.arange(5); a[1:] += a[:-1]; a
  const Array b = w.range(5, {5});
  const Array later = get(b, {Key::range(1, {})});
  applyInto(Binary::Add, later, later, get(b, {Key::range({}, -1)}));
  EXPECT_EQ(repr(b), "array([0, 1, 3, 5, 7])");
}

TEST(Storage, TakesWhatIndicesName) {
  Workbench w;
  // a[[0, 0, 2]] = [7, 8, 9]
  const Array a = w.range(3, {3});
  set(a, {Key::of(w.ints({0, 0, 2}))}, w.ints({7, 8, 9}));
  EXPECT_EQ(repr(a), "array([8, 1, 9])");
  // a[a > 5] = -1.9
  set(a, {Key::of(apply(Binary::Greater, a, w.number(5)))}, w.number(-1.9));
  EXPECT_EQ(repr(a), "array([-1,  1, -1])");
  EXPECT_EQ(
      outcome([&] {
        set(a, {Key::range(0, 2)}, w.ints({1, 2, 3}));
        return a;
      }),
      "ValueError: could not broadcast input array from shape (3,) into shape (2,)");
  EXPECT_EQ(outcome([&] {
              set(a, {Key::of(w.bools({1, 0, 1}))}, w.ints({1, 2, 3}));
              return a;
            }),
            "ValueError: NumPy boolean array indexing assignment cannot assign 3 input "
            "values to the 2 output values where the mask is true");
}

TEST(Storage, KeepsItsKindInPlace) {
  Workbench w;
  const Array a = w.range(2, {2});
  EXPECT_EQ(
      outcome([&] {
        applyInto(Binary::Add, a, a, w.number(1.5));
        return a;
      }),
      "_UFuncOutputCastingError: Cannot cast ufunc 'add' output from dtype('float64') to "
      "dtype('int64') with casting rule 'same_kind'");
  EXPECT_EQ(outcome([&] {
              applyInto(Binary::Add, a, a, w.range(6, {3, 2}));
              return a;
            }),
            "ValueError: non-broadcastable output operand with shape (2,) doesn't match "
            "the broadcast shape (3,2)");
}

TEST(Storage, RefusesIntegersThatNumPyWouldWrap) {
  Workbench w;
  const Array large = w.ints({INT64_MAX, INT64_MIN});
  for (const Binary op : {Binary::Add, Binary::Subtract, Binary::Multiply, Binary::Power})
    EXPECT_THROW(apply(op, large, w.number(3)), Unsupported) << name(op);
  EXPECT_THROW(apply(Binary::FloorDivide, large, w.number(-1)), Unsupported);
  EXPECT_THROW(apply(Unary::Negative, large), Unsupported);
  EXPECT_THROW(apply(Unary::Square, large), Unsupported);
  EXPECT_THROW(matmul(large, large), Unsupported);
  EXPECT_THROW(astype(w.floats({1e19}), DType::Int64), Unsupported);
}

TEST(Storage, TellsOfWhatWentWrong) {
  Workbench w;
  std::vector<std::string> heard;
  w.heap.warn = [&](const char* category, const std::string& message) {
    heard.push_back(std::string(category) + ": " + message);
  };
  apply(Binary::Divide, w.floats({1, 0}), w.number(0.));
  apply(Binary::FloorDivide, w.ints({1}), w.number(0));
  apply(Unary::Exp, w.floats({1000}));
  apply(Unary::Log, w.floats({NAN, 1}));
  apply(Unary::Sqrt, w.floats({-1}));
  const std::vector<std::string> expected = {
      "RuntimeWarning: divide by zero encountered in divide",
      "RuntimeWarning: invalid value encountered in divide",
      "RuntimeWarning: divide by zero encountered in floor_divide",
      "RuntimeWarning: overflow encountered in exp",
      "RuntimeWarning: invalid value encountered in sqrt"};
  EXPECT_EQ(heard, expected);
}

TEST(Storage, PrintsAsAsked) {
  Workbench w;
  PrintOptions options;
  options.precision = 2;
  options.suppress = true;
  // np.array2string(np.array([1e-7, 1.239]), precision=2, suppress_small=True)
  EXPECT_EQ(arrayText(w.floats({1e-7, 1.239}), options), "[0.   1.24]");
  EXPECT_EQ(arrayText(w.floats({.5, 1, NAN}), {}, ", "), "[0.5, 1. , nan]");
  options.floatMode = PrintOptions::Fixed;
  EXPECT_EQ(arrayText(w.floats({.5, 1}), options), "[0.50 1.00]");
  EXPECT_EQ(str(w.number(1e-5)), "1e-05");
  EXPECT_EQ(str(w.number(.1f)), "0.1");
}

}  // namespace
}  // namespace derslik::ndarray
