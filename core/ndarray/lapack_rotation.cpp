#include <algorithm>
#include <cmath>
#include <limits>

#include "core/ndarray/lapack.h"

namespace derslik::ndarray::lapack {

void rotate(const Vectors& z, Index j, double c, double s) {
  if (c == 1 && s == 0) return;
  const Columns& at = z.columns;
  for (Index i = 0; i < z.rows; ++i) {
    const double x = at(i, j + 1);
    at(i, j + 1) = c * x - s * at(i, j);
    at(i, j) = s * x + c * at(i, j);
  }
}

Rotation rotationOf(double f, double g) {
  if (g == 0) return {1, 0, f};
  if (f == 0) return {0, std::copysign(1, g), std::abs(g)};
  const double smallest = std::numeric_limits<double>::min(), largest = 1 / smallest;
  const double low = std::sqrt(smallest), high = std::sqrt(largest / 2);
  const auto fits = [&](double x) { return std::abs(x) > low && std::abs(x) < high; };
  const double unit =
      fits(f) && fits(g)
          ? 1
          : std::min(largest, std::max({smallest, std::abs(f), std::abs(g)}));
  const double x = f / unit, y = g / unit;
  const double d = std::sqrt(x * x + y * y), r = std::copysign(d, f);
  return {std::abs(x) / d, y / r, r * unit};
}

std::vector<Rotation> toUpper(std::vector<double>& d, std::vector<double>& e) {
  std::vector<Rotation> turns;
  for (std::size_t i = 0; i + 1 < d.size(); ++i) {
    const Rotation turn = rotationOf(d[i], e[i]);
    d[i] = turn.r;
    e[i] = turn.s * d[i + 1];
    d[i + 1] *= turn.c;
    turns.push_back(turn);
  }
  return turns;
}

EigenPair eigenOfTwo(double a, double b, double c) {
  const double sum = a + c, difference = a - c, twice = b + b;
  const double size = std::abs(difference), off = std::abs(twice);
  const double high = std::abs(a) > std::abs(c) ? a : c;
  const double low = std::abs(a) > std::abs(c) ? c : a;
  double root = off * std::sqrt(2.0);
  if (size > off) root = size * std::sqrt(1 + off / size * (off / size));
  if (size < off) root = off * std::sqrt(1 + size / off * (size / off));
  EigenPair pair{.5 * root, -.5 * root, 1, 0};
  if (sum != 0) {
    pair.larger = .5 * (sum < 0 ? sum - root : sum + root);
    pair.smaller = high / pair.larger * low - b / pair.larger * b;
  }
  const double cosine = difference >= 0 ? difference + root : difference - root;
  if (std::abs(cosine) > off) {
    const double t = -twice / cosine;
    pair.s = 1 / std::sqrt(1 + t * t);
    pair.c = t * pair.s;
  } else if (off != 0) {
    const double t = -cosine / twice;
    pair.c = 1 / std::sqrt(1 + t * t);
    pair.s = t * pair.c;
  }
  if ((sum < 0) == (difference < 0)) {
    const double t = pair.c;
    pair.c = -pair.s;
    pair.s = t;
  }
  return pair;
}

}  // namespace derslik::ndarray::lapack
