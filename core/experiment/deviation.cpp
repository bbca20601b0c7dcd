#include "core/experiment/deviation.h"

#include <cmath>

#include "core/sum.h"

namespace derslik {
namespace {

double mean(const Vector& values) {
  return sum(values.data(), values.size()) / static_cast<double>(values.size());
}

}  // namespace

double standardDeviation(const Vector& values) {
  const Vector squares = (values.array() - mean(values)).square();
  return std::sqrt(mean(squares));
}

double rounded(double value, int decimals) {
  double power = 1;
  for (int i = 0; i < decimals; ++i)
    power *= 10;
  return std::rint(value * power) / power;
}

}  // namespace derslik
