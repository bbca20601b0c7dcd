#pragma once

#include <cstddef>

namespace derslik {

/// A count, a place or a distance: signed, so that one may be taken from another.
using Index = std::ptrdiff_t;

}  // namespace derslik
