#include "core/random/parameters.h"

#include <cmath>

#include "core/failure.h"

namespace derslik {
namespace {

bool isNegative(double number) {
  return std::signbit(number) && !std::isnan(number);
}

double finite(double range, const char* message) {
  if (!std::isfinite(range)) throw Failure("OverflowError", message);
  return range;
}

}  // namespace

double generatorRange(double low, double high) {
  const double range = finite(high - low, "high - low range exceeds valid bounds");
  if (isNegative(range)) throw Failure("ValueError", "high - low < 0");
  return range;
}

double legacyRange(double low, double high) {
  return finite(high - low, "Range exceeds valid bounds");
}

void checkScale(double scale) {
  if (isNegative(scale)) throw Failure("ValueError", "scale < 0");
}

}  // namespace derslik
