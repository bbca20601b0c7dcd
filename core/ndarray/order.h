#pragma once

#include <vector>

#include "core/ndarray/array.h"

namespace derslik::ndarray {

/// The elements of an array along one axis.
struct Lane {
  DType dtype;
  Index itemSize;
  char* data;
  Index step;
  Index count;
};

/// The places of the elements from the smallest to the largest.
std::vector<std::int64_t> orderOf(const Lane& lane, bool isStable);

/// The same of strings, by code points.
void orderStrings(const Lane& lane, std::vector<std::int64_t>& order, bool isStable);

}  // namespace derslik::ndarray
