#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <random>

#include "core/ndarray/gemm.h"
#include "core/ndarray/matmul.h"
#include "tests/core/ndarray.h"

namespace derslik::ndarray {
namespace {

TEST(Matmul, Multiplies) {
  Workbench w;
  // R(6,2,3)@R(6,3,2)
  EXPECT_EQ(outcome([&] {
              return matmul(w.range(6, {2, 3}), w.range(6, {3, 2}));
            }),
            "array([[10, 13],\n"
            "       [28, 40]])");
  // harmonic(6,2,3)@harmonic(3,3)
  EXPECT_EQ(outcome([&] {
              return matmul(w.harmonic(6, {2, 3}), w.harmonic(3, {3}));
            }),
            "array([1.36111111, 0.40555556])");
  // R(2,2)@R(12,3,2,2)
  EXPECT_EQ(outcome([&] {
              return matmul(w.range(2, {2}), w.range(12, {3, 2, 2}));
            }),
            "array([[ 2,  3],\n"
            "       [ 6,  7],\n"
            "       [10, 11]])");
  // np.dot([.1,.2,.3],[1.,1,1])
  EXPECT_EQ(outcome([&] {
              return dot(w.floats({.1, .2, .3}), w.floats({1, 1, 1}));
            }),
            "array(0.6)");
  // R(6,2,3)@R(6,2,3)
  EXPECT_EQ(outcome([&] {
              return matmul(w.range(6, {2, 3}), w.range(6, {2, 3}));
            }),
            "ValueError: matmul: Input operand 1 has a mismatch in its core dimension 0, "
            "with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 2 is different from 3)");
  // np.dot(R(6,2,3),R(6,2,3))
  EXPECT_EQ(outcome([&] {
              return dot(w.range(6, {2, 3}), w.range(6, {2, 3}));
            }),
            "ValueError: shapes (2,3) and (2,3) not aligned: 3 (dim 1) != 2 (dim 0)");
  // R(3,3)@3
  EXPECT_EQ(outcome([&] { return matmul(w.range(3, {3}), w.number(3)); }),
            "ValueError: matmul: Input operand 1 does not have enough dimensions (has 0, "
            "gufunc core with signature (n?,k),(k,m?)->(n?,m?) requires 1)");
  // R(8,2,2,2)@R(12,3,2,2)
  EXPECT_EQ(outcome([&] {
              return matmul(w.range(8, {2, 2, 2}), w.range(12, {3, 2, 2}));
            }),
            "ValueError: operands could not be broadcast together with remapped shapes "
            "[original->remapped]: (2,2,2)->(2,newaxis,newaxis) "
            "(3,2,2)->(3,newaxis,newaxis)  and requested shape (2,2)");
}

/// A matrix of numbers of many sizes, in one of four layouts.
template<class T>
struct Sample {
  Sample(Index rows, Index columns, int layout, std::mt19937& random)
      : values(static_cast<std::size_t>(2 * rows * columns)) {
    for (T& value : values)
      value = static_cast<T>(
          std::ldexp(static_cast<double>(random()) - 0x1p31, random() % 40));
    const Index step = 1 + layout / 2;
    view = {values.data(), step * columns, step};
    if (layout % 2 == 1) view = {values.data() + (rows - 1) * step, -step, step * rows};
  }

  std::vector<T> values;
  Strided<T> view;
};

template<class T>
void expectSumsInOrder(const Extent& extent, int layouts, std::mt19937& random) {
  const auto [rows, inner, columns] = extent;
  const Sample<T> a(rows, inner, layouts % 4, random);
  const Sample<T> b(inner, columns, layouts / 4, random);
  std::vector<T> expected, c(static_cast<std::size_t>(rows * columns));
  for (Index i = 0; i < rows; ++i)
    for (Index j = 0; j < columns; ++j) {
      T sum = 0;
      for (Index k = 0; k < inner; ++k)
        sum += a.view.data[i * a.view.down + k * a.view.across] *
               b.view.data[k * b.view.down + j * b.view.across];
      expected.push_back(sum);
    }
  std::vector<T> scratch(static_cast<std::size_t>(gemmScratch<T>(extent)) / sizeof(T));
  gemm(a.view, b.view, extent, c.data(), scratch.empty() ? nullptr : scratch.data());
  EXPECT_EQ(std::memcmp(c.data(), expected.data(), c.size() * sizeof(T)), 0)
      << rows << " x " << inner << " x " << columns << ", layouts " << layouts;
}

TEST(Gemm, SumsInOrder) {
  std::mt19937 random(1);
  for (const Index rows : {1, 3, 4, 5, 11})
    for (const Index inner : {1, 2, 3, 4, 5, 256, 257, 515})
      for (const Index columns : {1, 3, 4, 5, 8, 9, 130, 261}) {
        const int layouts = static_cast<int>(random() % 16);
        expectSumsInOrder<double>({rows, inner, columns}, layouts, random);
        expectSumsInOrder<float>({rows, inner, columns}, layouts, random);
      }
}

TEST(Matmul, SkipsZerosAsSyrkDoes) {
  Workbench w;
  const Array x = reshape(w.floats({0, INFINITY, 1, 2}), {2, 2});
  // x.T @ x
  EXPECT_EQ(outcome([&] { return matmul(transpose(x), x); }),
            "array([[ 1.,  2.],\n"
            "       [ 2., inf]])");
  // x.T @ x.copy()
  EXPECT_EQ(outcome([&] { return matmul(transpose(x), copy(x)); }),
            "array([[ 1., nan],\n"
            "       [nan, inf]])");
  // np.dot(x.T, x)
  EXPECT_EQ(outcome([&] { return dot(transpose(x), x); }),
            "array([[ 1.,  2.],\n"
            "       [ 2., inf]])");
  // z = np.array([[0, np.inf, 0], [1, 2, 0]])[:, :2]; np.dot(z.T, z)
  const Array wide = w.floats({0, INFINITY, 0, 1, 2, 0});
  const Array part(wide, wide.data, {2, 2}, {24, 8});
  EXPECT_EQ(outcome([&] { return dot(transpose(part), part); }),
            "array([[ 1., nan],\n"
            "       [nan, inf]])");
}

TEST(Dot, TakesNumbersAsAxpyDoes) {
  Workbench w;
  // np.dot(0., [np.inf, 1])
  EXPECT_EQ(outcome([&] {
              return dot(w.number(0.0), w.floats({INFINITY, 1}));
            }),
            "array([0., 0.])");
  // np.dot(2., [-0., 1])
  EXPECT_EQ(outcome([&] {
              return dot(w.number(2.0), w.floats({-0.0, 1}));
            }),
            "array([0., 2.])");
  // np.dot(2., [-0.])
  EXPECT_EQ(outcome([&] { return dot(w.number(2.0), w.floats({-0.0})); }),
            "array([-0.])");
  // np.dot([[np.inf], [-1.]], [[0.]])
  EXPECT_EQ(outcome([&] {
              return dot(reshape(w.floats({INFINITY, -1}), {2, 1}),
                         reshape(w.floats({0}), {1, 1}));
            }),
            "array([[0.],\n"
            "       [0.]])");
  // np.dot(f32([1,2]), 2.)
  EXPECT_EQ(outcome([&] {
              return dot(w.floats32({1, 2}), w.number(2.0));
            }),
            "array([2., 4.])");
}

TEST(Matmul, WarnsWhereDotDoesNot) {
  Workbench w;
  std::string heard;
  w.heap.warn = [&](const char*, const std::string& message) { heard += message + "\n"; };
  const Array zero = w.floats({0, 1}), infinite = w.floats({INFINITY, 1});
  dot(zero, infinite);
  EXPECT_EQ(heard, "");
  // np.array([0., 1]) @ np.array([np.inf, 1])
  matmul(zero, infinite);
  EXPECT_EQ(heard, "invalid value encountered in matmul\n");
  heard.clear();
  // np.array([1e200]) @ np.array([1e200])
  matmul(w.floats({1e200}), w.floats({1e200}));
  EXPECT_EQ(heard, "overflow encountered in matmul\n");
}

TEST(Matmul, RefusesIntegersBeyond64Bits) {
  Workbench w;
  const Array large = w.ints({INT64_MAX, 1});
  EXPECT_EQ(outcome([&] {
              return matmul(large, w.ints({1, 1}));
            }),
            "Unsupported: integers beyond 64 bits");
  EXPECT_EQ(outcome([&] {
              return matmul(large, w.ints({2, 0}));
            }),
            "Unsupported: integers beyond 64 bits");
}

}  // namespace
}  // namespace derslik::ndarray
