#pragma once

#include <cstdint>

#include "core/failure.h"
#include "core/matrix.h"

namespace derslik::ndarray {

/// The number as a size or a place. WASM's have 32 bits: refuses what does not fit.
inline Index toIndex(std::int64_t value) {
  const auto index = static_cast<Index>(value);
  if (index != value) throw Unsupported("a size or a place beyond 32 bits");
  return index;
}

}  // namespace derslik::ndarray
