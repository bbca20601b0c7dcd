#pragma once

#include "core/ndarray/indexing.h"

namespace derslik::ndarray {

// What indexing.cpp and fancy.cpp share. The keys are expanded: together they name every
// axis; an ellipsis among them stands for none.

/// The place from the front; Failure IndexError beyond.
Index boundedIndex(std::int64_t i, Index n, int axis);

Array viewOf(const Array& a, const Keys& all);

/// a[keys] where at least one key is an array.
Array getElements(const Array& a, const Keys& all);

/// a[keys] = value, likewise.
void setElements(const Array& a, const Keys& all, const Array& value);

}  // namespace derslik::ndarray
