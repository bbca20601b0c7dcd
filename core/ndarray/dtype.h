#pragma once

#include <cstdint>
#include <string>

#include "core/index.h"

namespace derslik::ndarray {

/// What an array holds. In order of NumPy's promotion: the higher of two wins, but for
/// int64 with float32, which become float64. A string is UTF-32 of a fixed width, padded
/// with zeros; it is for keeping, comparing, sorting and printing.
enum class DType : std::uint8_t { Bool, Int64, Float32, Float64, String };

/// In bytes; of a string, of one code point.
constexpr Index sizeOf(DType dtype) {
  return dtype == DType::Bool                                ? 1
         : dtype == DType::Float32 || dtype == DType::String ? 4
                                                             : 8;
}

constexpr bool isFloat(DType dtype) {
  return dtype == DType::Float32 || dtype == DType::Float64;
}

/// "bool", "int64", "float32", "float64"; of strings of 12 bytes "<U3", as str(dtype).
std::string name(DType dtype, Index itemSize = 0);

/// np.promote_types: what holds both. A number with a string is refused.
DType promote(DType a, DType b);

/// np.can_cast(from, to, "same_kind"): whether an augmented assignment may do it.
bool isSameKind(DType from, DType to);

}  // namespace derslik::ndarray
