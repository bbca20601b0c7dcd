#include "core/ndarray/convert.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>

#include "core/ndarray/broadcast.h"
#include "core/ndarray/nest.h"

namespace derslik::ndarray {
namespace {

template<class To, class From>
To convert(From value) {
  return static_cast<To>(value);
}

template<>
bool convert<bool, std::int64_t>(std::int64_t value) {
  return value != 0;
}
template<>
bool convert<bool, float>(float value) {
  return value != 0;
}
template<>
bool convert<bool, double>(double value) {
  return value != 0;
}

// On x86 NumPy gives -2^63 for whatever does not fit, other machines otherwise.
template<>
std::int64_t convert<std::int64_t, double>(double value) {
  if (!(value >= -0x1p63 && value < 0x1p63))
    throw Unsupported("conversion to int64 of a number that is not one");
  return static_cast<std::int64_t>(value);
}
template<>
std::int64_t convert<std::int64_t, float>(float value) {
  return convert<std::int64_t>(static_cast<double>(value));
}

template<class To, class From>
void convertLoop(char* const* p, const Index* step, Index n, void*) {
  const char* from = p[0];
  char* to = p[1];
  for (Index i = 0; i < n; ++i, from += step[0], to += step[1])
    *reinterpret_cast<To*>(to) = convert<To>(*reinterpret_cast<const From*>(from));
}

template<class From>
Loop convertLoopTo(DType to) {
  switch (to) {
    case DType::Bool:
      return convertLoop<bool, From>;
    case DType::Int64:
      return convertLoop<std::int64_t, From>;
    case DType::Float32:
      return convertLoop<float, From>;
    default:
      return convertLoop<double, From>;
  }
}

struct Widths {
  std::size_t from, to;
};

/// Bytes as they are: of equal kinds, or of strings, cut or padded.
void copyLoop(char* const* p, const Index* step, Index n, void* context) {
  const auto [from, to] = *static_cast<Widths*>(context);
  if (from == to && step[0] == step[1] && step[0] == static_cast<Index>(from)) {
    std::memcpy(p[1], p[0], from * static_cast<std::size_t>(n));
    return;
  }
  const std::size_t both = std::min(from, to);
  for (Index i = 0; i < n; ++i) {
    char* target = p[1] + i * step[1];
    std::memcpy(target, p[0] + i * step[0], both);
    if (to > both) std::memset(target + both, 0, to - both);
  }
}

/// Of numbers too large for a float32, as NumPy does.
void narrowLoop(char* const* p, const Index* step, Index n, void* context) {
  convertLoop<float, double>(p, step, n, nullptr);
  for (Index i = 0; i < n; ++i)
    if (std::isinf(*reinterpret_cast<const float*>(p[1] + i * step[1])) &&
        std::isfinite(*reinterpret_cast<const double*>(p[0] + i * step[0])))
      *static_cast<bool*>(context) = true;
}

/// Shapes are equal, memory does not overlap.
void transfer(const Array& to, const Array& from, const char* function = "cast") {
  if ((from.dtype == DType::String) != (to.dtype == DType::String))
    throw Unsupported("conversion between strings and numbers in arrays");
  Nest nest(to.shape);
  nest.add(from);
  nest.add(to);
  nest.sort();
  nest.coalesce();
  if (from.dtype == to.dtype) {
    Widths widths{static_cast<std::size_t>(from.itemSize),
                  static_cast<std::size_t>(to.itemSize)};
    return nest.run(copyLoop, &widths);
  }
  switch (from.dtype) {
    case DType::Bool:
      return nest.run(convertLoopTo<bool>(to.dtype));
    case DType::Int64:
      return nest.run(convertLoopTo<std::int64_t>(to.dtype));
    case DType::Float32:
      return nest.run(convertLoopTo<float>(to.dtype));
    default:
      break;
  }
  if (to.dtype != DType::Float32 || !to.heap().warn)
    return nest.run(convertLoopTo<double>(to.dtype));
  bool overflows = false;
  nest.run(narrowLoop, &overflows);
  if (overflows) warnOfNarrowing(to.heap(), function);
}

}  // namespace

// The longer the stride, the further out: PyArray_NewLikeArray, which also looks at
// strides of axes of one element, and of repeated ones.
Array astype(const Array& a, DType dtype) {
  Dims order;
  for (int i = 0; i < a.axes(); ++i) {
    int at = i;
    while (at > 0 &&
           std::abs(a.strides[static_cast<int>(order[at - 1])]) < std::abs(a.strides[i]))
      --at;
    order.insert(at, i);
  }
  const bool isC = a.isContiguous();
  const Index itemSize = dtype == DType::String ? a.itemSize : 0;
  const Array result = isC ? Array(a.heap(), dtype, a.shape, itemSize)
                           : emptyInOrder(a.heap(), dtype, a.shape, order, itemSize);
  transfer(result, a);
  return result;
}

Array as(const Array& a, DType dtype) {
  return a.dtype == dtype ? a : astype(a, dtype);
}

Array copy(const Array& a) {
  Array result(a.heap(), a.dtype, a.shape, a.itemSize);
  transfer(result, a);
  return result;
}

Array copyInOrder(const Array& a) {
  return astype(a, a.dtype);
}

Array contiguous(const Array& a) {
  return a.isContiguous() ? a : copy(a);
}

void assign(const Array& to, const Array& from, const char* function) {
  const Array source = from.sharesBuffer(to) ? copy(from) : from;
  transfer(to, broadcastInto(source, to.shape), function);
}

void fill(const Array& to, const Scalar& value) {
  if (to.size() == 0) return;
  Array one(to.heap(), to.dtype, {}, to.itemSize);
  one.write(one.data, value);
  transfer(to, broadcastInto(one, to.shape));
}

}  // namespace derslik::ndarray
