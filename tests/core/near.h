#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>

#include "core/matrix.h"

namespace derslik {

/// The distance from a number to the next larger one.
inline double ulp(double value) {
  const double size = std::abs(value);
  return std::nextafter(size, std::numeric_limits<double>::infinity()) - size;
}

/// Every |actual - expected| is at most the number at the same place in `bounds`.
inline testing::AssertionResult within(const Matrix& bounds, const Matrix& actual,
                                       const Matrix& expected) {
  if (actual.rows() != expected.rows() || actual.cols() != expected.cols())
    return testing::AssertionFailure()
           << "the shape is [" << actual.rows() << ", " << actual.cols() << "], not ["
           << expected.rows() << ", " << expected.cols() << "]";
  for (Index i = 0; i < actual.rows(); ++i)
    for (Index j = 0; j < actual.cols(); ++j)
      // Written so that NaN fails.
      if (!(std::abs(actual(i, j) - expected(i, j)) <= bounds(i, j)))
        return testing::AssertionFailure()
               << "[" << i << ", " << j << "] is " << std::hexfloat << actual(i, j)
               << ", not " << expected(i, j) << std::defaultfloat << ", off by "
               << std::abs(actual(i, j) - expected(i, j)) << ", more than "
               << bounds(i, j);
  return testing::AssertionSuccess();
}

/// Each number is at most 4 units in the last place from NumPy's.
inline testing::AssertionResult elementwise(const Matrix& actual,
                                            const Matrix& expected) {
  return within(expected.unaryExpr([](double value) { return 4 * ulp(value); }), actual,
                expected);
}

/// Each sum is at most 4 units in the last place of Σ|a · b| from NumPy's.
inline testing::AssertionResult productOf(const Matrix& a, const Matrix& b,
                                          const Matrix& actual, const Matrix& expected) {
  const Matrix sizes = a.cwiseAbs() * b.cwiseAbs();
  return within(sizes.unaryExpr([](double value) { return 4 * ulp(value); }), actual,
                expected);
}

}  // namespace derslik
