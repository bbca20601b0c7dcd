#include "core/libm/minimax.h"

#include <algorithm>
#include <cmath>

#include "core/libm/libm.h"

namespace derslik::libm {
namespace {

constexpr int kMostPoints = 12;

/// Solves rows · x = column in place; what is left of each row is its number and the
/// column.
void eliminate(double (&rows)[kMostPoints][kMostPoints + 1], int n) {
  for (int i = 0; i < n; ++i) {
    int pivot = i;
    for (int r = i + 1; r < n; ++r)
      if (std::abs(rows[r][i]) > std::abs(rows[pivot][i])) pivot = r;
    std::swap(rows[i], rows[pivot]);
    for (int r = 0; r < n; ++r) {
      if (r == i) continue;
      const double factor = rows[r][i] / rows[i][i];
      for (int c = i; c <= n; ++c)
        rows[r][c] -= factor * rows[i][c];
    }
  }
}

}  // namespace

void minimax(const double* tail, int terms, int degree, double* coefficients) {
  const int n = degree + 2;
  double points[kMostPoints];
  for (int i = 0; i < n; ++i)
    points[i] = -cos(i * 3.141592653589793 / (n - 1));

  // What the polynomial misses, to the power of s that the tail ends with.
  double missed[kMostPoints + 24] = {};
  const int last = degree + terms;
  for (int k = 0; k < terms; ++k)
    missed[degree + 1 + k] = tail[k];

  for (int round = 0; round < 8; ++round) {
    // At the points, the polynomial and an error of changing sign make up the tail.
    double rows[kMostPoints][kMostPoints + 1];
    for (int i = 0; i < n; ++i) {
      double power = 1, value = 0;
      for (int k = 0; k <= degree; ++k, power *= points[i])
        rows[i][k] = power;
      for (int k = 0; k < terms; ++k, power *= points[i])
        value += tail[k] * power;
      rows[i][n - 1] = i % 2 == 0 ? 1 : -1;
      rows[i][n] = value;
    }
    eliminate(rows, n);
    for (int k = 0; k <= degree; ++k) {
      coefficients[k] = rows[k][n] / rows[k][k];
      missed[k] = -coefficients[k];
    }
    // The points move to where that error is greatest: a few steps of Newton's.
    for (int i = 1; i + 1 < n; ++i) {
      for (int step = 0; step < 3; ++step) {
        double slope = 0, bend = 0;
        for (int k = last; k > 0; --k) {
          bend = bend * points[i] + slope;
          slope = slope * points[i] + k * missed[k];
        }
        points[i] -= slope / bend;
      }
    }
  }
}

}  // namespace derslik::libm
