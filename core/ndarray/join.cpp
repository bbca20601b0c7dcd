#include "core/ndarray/join.h"

#include <algorithm>
#include <cstdlib>

#include "core/ndarray/convert.h"
#include "core/ndarray/limits.h"
#include "core/ndarray/nest.h"
#include "core/ndarray/shape.h"

namespace derslik::ndarray {
namespace {

std::string number(Index value) {
  return std::to_string(static_cast<long long>(value));
}

constexpr Index kMostSections = 1 << 16;

Array partOf(const Array& a, int axis, Index from, Index to) {
  Array part = a;
  if (to > from) part.data += from * a.strides[axis];
  part.shape[axis] = std::max<Index>(0, to - from);
  return part;
}

/// In which order the axes of the result lie: as in the arrays, and as in C where they
/// differ (PyArray_CreateMultiSortedStridePerm).
Dims commonOrder(const Arrays& arrays) {
  Dims order;
  for (int i = 0; i < arrays[0].axes(); ++i) {
    int place = i;
    for (int j = i - 1; j >= 0; --j) {
      const int other = static_cast<int>(order[j]);
      bool isKnown = false, swaps = false;
      for (const Array& a : arrays) {
        if (a.shape[i] == 1 || a.shape[other] == 1) continue;
        if (std::abs(a.strides[i]) <= std::abs(a.strides[other]))
          swaps = false;
        else if (!isKnown)
          swaps = true;
        isKnown = true;
      }
      if (!isKnown) continue;
      if (!swaps) break;
      place = j;
    }
    order.insert(place, i);
  }
  return order;
}

/// a.shape[axis], as Python's tuple answers.
Index lengthAlong(const Array& a, Index axis) {
  if (axis < -a.axes() || axis >= a.axes())
    throw Failure("IndexError", "tuple index out of range");
  return a.shape[axisOf(axis, a.axes())];
}

void requireArrays(const Arrays& arrays) {
  if (arrays.empty())
    throw Failure("ValueError", "need at least one array to concatenate");
}

}  // namespace

Array concatenate(const Arrays& arrays, Index axis) {
  requireArrays(arrays);
  const Array& first = arrays[0];
  if (first.isScalar())
    throw Failure("ValueError", "zero-dimensional arrays cannot be concatenated");
  const int along = axisOf(axis, first.axes());
  Dims shape = first.shape;
  shape[along] = 0;
  DType dtype = first.dtype;
  Index itemSize = 0;
  for (std::size_t k = 0; k < arrays.size(); ++k) {
    const Array& a = arrays[k];
    const auto at = [&](const char* what, Index i) {
      return "the array at index " + number(static_cast<Index>(i)) + " has " + what;
    };
    if (a.axes() != first.axes())
      throw Failure("ValueError",
                    "all the input arrays must have same number of dimensions, but " +
                        at("", 0) + number(first.axes()) + " dimension(s) and " +
                        at("", static_cast<Index>(k)) + number(a.axes()) +
                        " dimension(s)");
    for (int i = 0; i < a.axes(); ++i)
      if (i != along && a.shape[i] != first.shape[i])
        throw Failure(
            "ValueError",
            "all the input array dimensions except for the concatenation axis must "
            "match exactly, but along dimension " +
                number(i) + ", " + at("size ", 0) + number(first.shape[i]) + " and " +
                at("size ", static_cast<Index>(k)) + number(a.shape[i]));
    shape[along] += a.shape[along];
    dtype = promote(dtype, a.dtype);
    if (dtype == DType::String) itemSize = std::max(itemSize, a.itemSize);
  }
  const Array result =
      emptyInOrder(first.heap(), dtype, shape, commonOrder(arrays), itemSize);
  Index from = 0;
  for (const Array& a : arrays) {
    assign(partOf(result, along, from, from + a.shape[along]), a);
    from += a.shape[along];
  }
  return result;
}

Array concatenateFlat(const Arrays& arrays) {
  Arrays flat;
  for (const Array& a : arrays)
    flat.push_back(ravel(a));
  return concatenate(flat);
}

Array stack(const Arrays& arrays, Index axis) {
  if (arrays.empty()) throw Failure("ValueError", "need at least one array to stack");
  for (const Array& a : arrays)
    if (a.shape != arrays[0].shape)
      throw Failure("ValueError", "all input arrays must have the same shape");
  const int along = axisOf(axis, arrays[0].axes() + 1);
  Arrays expanded;
  for (const Array& a : arrays)
    expanded.push_back(expandDims(a, {along}));
  return concatenate(expanded, along);
}

Array vstack(const Arrays& arrays) {
  Arrays rows;
  for (const Array& a : arrays)
    rows.push_back(atLeast2d(a));
  return concatenate(rows, 0);
}

Array hstack(const Arrays& arrays) {
  requireArrays(arrays);
  Arrays all;
  for (const Array& a : arrays)
    all.push_back(atLeast1d(a));
  return concatenate(all, all[0].axes() == 1 ? 0 : 1);
}

Array columnStack(const Arrays& arrays) {
  requireArrays(arrays);
  Arrays columns;
  for (const Array& a : arrays)
    columns.push_back(a.axes() < 2 ? transpose(atLeast2d(a)) : a);
  return concatenate(columns, 1);
}

Arrays splitAt(const Array& a, const std::vector<Index>& places, Index axis) {
  const Index n = lengthAlong(a, axis);
  const int along = axisOf(axis, a.axes());
  const auto place = [&](Index i) {
    return i < 0 ? std::max<Index>(i + n, 0) : std::min(i, n);
  };
  Arrays parts;
  Index from = 0;
  for (const Index i : places) {
    parts.push_back(partOf(a, along, from, place(i)));
    from = place(i);
  }
  parts.push_back(partOf(a, along, from, n));
  return parts;
}

Arrays arraySplit(const Array& a, Index sections, Index axis) {
  if (sections <= 0)
    throw Failure("ValueError", "number sections must be larger than 0.");
  const Index n = lengthAlong(a, axis);
  if (sections > kMostSections) throw Unsupported("so many sections of an array");
  std::vector<Index> places;
  for (Index i = 1; i < sections; ++i)
    places.push_back(i * (n / sections) + std::min(i, n % sections));
  return splitAt(a, places, axis);
}

Arrays split(const Array& a, Index sections, Index axis) {
  if (sections > 0 && lengthAlong(a, axis) % sections != 0)
    throw Failure("ValueError", "array split does not result in an equal division");
  return arraySplit(a, sections, axis);
}

Array repeat(const Array& a, const std::vector<Index>& times) {
  return repeat(ravel(a), times, 0);
}

Array repeat(const Array& given, const std::vector<Index>& times, Index axis) {
  const Array a = atLeast1d(given);
  const int along = axisOf(axis, a.axes());
  const Index n = a.shape[along];
  const auto numbers = static_cast<Index>(times.size());
  if (numbers != 1 && numbers != n)
    throw Failure("ValueError", "operands could not be broadcast together with shape (" +
                                    number(n) + ",) (" + number(numbers) + ",)");
  const auto count = [&](Index i) {
    return times[static_cast<std::size_t>(numbers == 1 ? 0 : i)];
  };
  Dims shape = a.shape;
  shape[along] = 0;
  for (Index i = 0; i < n; ++i) {
    if (count(i) < 0)
      throw Failure("ValueError", numbers == 1
                                      ? "negative dimensions are not allowed"
                                      : "repeats may not contain negative values.");
    shape[along] += count(i);
    if (shape[along] > kMostElements) throw OutOfMemory();
  }
  const Array result(a.heap(), a.dtype, shape, a.itemSize);
  Index to = 0;
  for (Index i = 0; i < n; ++i) {
    // One element along the axis is repeated by the assignment.
    assign(partOf(result, along, to, to + count(i)), partOf(a, along, i, i + 1));
    to += count(i);
  }
  return result;
}

Array tile(const Array& a, const Dims& times) {
  Dims each = times;
  while (each.size() < a.axes())
    each.insert(0, 1);
  Array result = a;
  while (result.axes() < each.size())
    result = expandDims(result, {0});
  if (std::all_of(each.begin(), each.end(), [](Index n) { return n == 1; }))
    return copyInOrder(result);
  result = copy(result);
  for (int i = 0; i < each.size(); ++i) {
    if (each[i] < 0) throw Failure("ValueError", "negative dimensions are not allowed");
    if (each[i] == 1) continue;
    Dims shape = result.shape;
    if (__builtin_mul_overflow(shape[i], each[i], &shape[i])) throw OutOfMemory();
    const Array wider(a.heap(), a.dtype, shape, a.itemSize);
    for (Index k = 0; k < each[i] && wider.size() > 0; ++k)
      assign(partOf(wider, i, k * result.shape[i], (k + 1) * result.shape[i]), result);
    result = wider;
  }
  return result;
}

Array roll(const Array& a, Index shift) {
  return reshape(roll(ravel(a), shift, 0), a.shape);
}

Array roll(const Array& a, Index shift, Index axis) {
  const int along = axisOf(axis, a.axes());
  const Array result = emptyLike(a, a.dtype, a.itemSize);
  const Index n = a.shape[along];
  if (n == 0) return result;
  const Index by = (shift % n + n) % n;
  assign(partOf(result, along, by, n), partOf(a, along, 0, n - by));
  assign(partOf(result, along, 0, by), partOf(a, along, n - by, n));
  return result;
}

}  // namespace derslik::ndarray
