#pragma once

// What the engines refuse at their boundary to JavaScript, whichever way they cross it.

#include <cmath>
#include <new>

#include "core/error.h"
#include "core/index.h"
#include "core/text.h"

namespace derslik {

/// Also keeps the conversion from trapping: 2³¹ and NaN are no Index in WASM.
inline Index indexFrom(const char* field, double value) {
  if (!(std::abs(value) < 1e9) || value != std::floor(value))
    throw Error("range", field, "a whole number", text(value));
  return static_cast<Index>(value);
}

/// What `report` makes of the exception that is being handled.
template<typename Report>
[[gnu::always_inline]] inline auto reported(Report report) try {
  throw;
} catch (const Error& error) {
  return report(error);
} catch (const std::bad_alloc&) {
  return report(Error("size", "request", "what fits into memory", "more"));
}

}  // namespace derslik
