#include "core/ndarray/dtype.h"

#include <algorithm>

#include "core/failure.h"

namespace derslik::ndarray {
namespace {

/// bool, integer, floating, text.
int kind(DType dtype) {
  switch (dtype) {
    case DType::Bool:
      return 0;
    case DType::Int64:
      return 1;
    case DType::Float32:
    case DType::Float64:
      return 2;
    case DType::String:
      break;
  }
  return 3;
}

}  // namespace

std::string name(DType dtype, Index itemSize) {
  switch (dtype) {
    case DType::Bool:
      return "bool";
    case DType::Int64:
      return "int64";
    case DType::Float32:
      return "float32";
    case DType::Float64:
      return "float64";
    case DType::String:
      break;
  }
  return "<U" + std::to_string(static_cast<long long>(itemSize / sizeOf(DType::String)));
}

DType promote(DType a, DType b) {
  if (a == b) return a;
  const DType low = std::min(a, b), high = std::max(a, b);
  if (high == DType::String) throw Unsupported("numbers and strings in one array");
  if (low == DType::Int64 && high == DType::Float32) return DType::Float64;
  return high;
}

bool isSameKind(DType from, DType to) {
  return kind(from) <= kind(to);
}

}  // namespace derslik::ndarray
