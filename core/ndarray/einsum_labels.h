#pragma once

#include <string>
#include <vector>

#include "core/ndarray/array.h"

namespace derslik::ndarray {

/// What stands for an axis in the subscripts: a letter, or of those that "..." means.
inline constexpr char kEllipsis = 0;

using Labels = std::vector<char>;

/// The axes of the operands and of the result, and then those that are summed over.
struct Subscripts {
  std::vector<Labels> operands;  ///< one label for each axis
  Labels axes;                   ///< first those of the result
  int results = 0;               ///< how many of `axes` are the result's
};

/// Reads "ij,jk->ik" as NumPy's c_einsum does, whose ValueErrors are all here.
Subscripts readSubscripts(const std::string& text, const std::vector<Array>& operands);

}  // namespace derslik::ndarray
