#include "core/random/bounded.h"

#include <string>

#include "core/error.h"

namespace derslik {

void checkInterval(std::int64_t low, std::int64_t high) {
  if (low < high) return;
  throw Error("range", "high", "more than low, " + std::to_string(low),
              std::to_string(high));
}

}  // namespace derslik
