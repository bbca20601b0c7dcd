#include "core/random/bounded.h"

#include "core/failure.h"

namespace derslik {
namespace {

// NumPy's messages differ where low is 0, as it is when only the other end was given
// (format_bounds_error in numpy/random/_bounded_integers.pyx).

[[noreturn]] void refuse(std::int64_t low, const char* fromZero, const char* otherwise) {
  throw Failure("ValueError", low == 0 ? fromZero : otherwise);
}

}  // namespace

void checkBelow(std::int64_t low, std::int64_t high) {
  if (low >= high) refuse(low, "high <= 0", "low >= high");
}

void checkUpTo(std::int64_t low, std::int64_t last) {
  if (low > last) refuse(low, "high < 0", "low > high");
}

}  // namespace derslik
