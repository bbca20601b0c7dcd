#include "core/ndarray/pad.h"

#include <algorithm>

#include "core/ndarray/convert.h"
#include "core/ndarray/create.h"
#include "core/ndarray/indexing.h"
#include "core/ndarray/limits.h"
#include "core/ndarray/pick.h"
#include "core/ndarray/shape.h"

namespace derslik::ndarray {
namespace {

/// Which element stands at a place that may lie before or after all n of them.
Index source(Index place, Index n, Padding mode) {
  if (place >= 0 && place < n) return place;
  if (mode == Padding::Edge || n == 1) return std::clamp<Index>(place, 0, n - 1);
  const bool isBefore = place < 0;
  const Index from = mode == Padding::Wrap ? (isBefore ? place + n : place - n)
                     : mode == Padding::Reflect
                         ? (isBefore ? -place : 2 * n - 2 - place)
                         : (isBefore ? -1 - place : 2 * n - 1 - place);
  if (from < 0 || from >= n) throw Unsupported("padding of more than the array's length");
  return from;
}

void check(const Array& a, const PadWidths& widths) {
  if (static_cast<int>(widths.size()) != a.axes())
    throw Unsupported("padding of some axes only");
  for (const auto& [before, after] : widths)
    if (before < 0 || after < 0)
      throw Failure("ValueError", "index can't contain negative values");
  for (const auto& [before, after] : widths)
    if (before > kMostElements || after > kMostElements) throw OutOfMemory();
}

/// NumPy pads an array in Fortran's order in that order.
bool isTransposed(const Array& a) {
  return a.isFortranContiguous() && !a.isContiguous();
}

PadWidths reversed(const PadWidths& widths) {
  return PadWidths(widths.rbegin(), widths.rend());
}

}  // namespace

Array padConstant(const Array& a, const PadWidths& widths, const Scalar& value) {
  check(a, widths);
  if (isTransposed(a))
    return transpose(padConstant(transpose(a), reversed(widths), value));
  Dims shape;
  Keys inside;
  for (int i = 0; i < a.axes(); ++i) {
    const auto& [before, after] = widths[static_cast<std::size_t>(i)];
    shape.push(before + a.shape[i] + after);
    inside.push_back(Key::range(before, before + a.shape[i]));
  }
  const Array result = full(a.heap(), shape, value, a.dtype);
  set(result, inside, a);
  return result;
}

Array pad(const Array& a, const PadWidths& widths, Padding mode) {
  check(a, widths);
  if (isTransposed(a)) return transpose(pad(transpose(a), reversed(widths), mode));
  Array result = copy(a);
  for (int axis = 0; axis < a.axes(); ++axis) {
    const auto& [before, after] = widths[static_cast<std::size_t>(axis)];
    const Index n = a.shape[axis];
    if (before + after == 0) continue;
    if (n == 0) throw Unsupported("padding of empty axes");
    const Array places(a.heap(), DType::Int64, {before + n + after});
    for (Index i = 0; i < places.size(); ++i)
      reinterpret_cast<std::int64_t*>(places.data)[i] = source(i - before, n, mode);
    result = take(result, places, axis);
  }
  return result;
}

Array rot90(const Array& a, Index times, Index first, Index second) {
  // numpy/lib/function_base.py looks at the axes as they are given.
  const int n = a.axes();
  if (first == second || std::abs(first - second) == n)
    throw Failure("ValueError", "Axes must be different.");
  for (const Index each : {first, second})
    if (each >= n || each < -n)
      throw Failure("ValueError",
                    "Axes=(" + std::to_string(first) + ", " + std::to_string(second) +
                        ") out of range for array of ndim=" + std::to_string(n) + ".");
  const int x = axisOf(first, n), y = axisOf(second, n);
  switch ((times % 4 + 4) % 4) {
    case 0:
      return a;
    case 1:
      return swapAxes(flip(a, {y}), x, y);
    case 2:
      return flip(flip(a, {x}), {y});
    default:
      return flip(swapAxes(a, x, y), {y});
  }
}

Array flipLeftRight(const Array& a) {
  if (a.axes() < 2) throw Failure("ValueError", "Input must be >= 2-d.");
  return flip(a, {1});
}

Array flipUpDown(const Array& a) {
  if (a.axes() < 1) throw Failure("ValueError", "Input must be >= 1-d.");
  return flip(a, {0});
}

}  // namespace derslik::ndarray
