#include "core/ndarray/indexing.h"

#include <algorithm>

#include "core/ndarray/broadcast.h"
#include "core/ndarray/convert.h"
#include "core/ndarray/fancy.h"
#include "core/ndarray/limits.h"

namespace derslik::ndarray {
namespace {

std::string number(Index value) {
  return std::to_string(static_cast<long long>(value));
}

int axesOf(const Key& key) {
  switch (key.kind) {
    case Key::NewAxis:
    case Key::Ellipsis:
      return 0;
    case Key::Elements:
      return key.elements.dtype == DType::Bool ? key.elements.axes() : 1;
    default:
      return 1;
  }
}

void checkKinds(const Keys& keys) {
  for (const Key& key : keys) {
    if (key.kind != Key::Elements) continue;
    if (key.elements.dtype != DType::Int64 && key.elements.dtype != DType::Bool)
      throw Failure("IndexError",
                    "arrays used as indices must be of integer (or boolean) type");
    if (key.elements.dtype == DType::Bool && key.elements.isScalar())
      throw Unsupported("a truth value as an index");
  }
}

}  // namespace

Index boundedIndex(std::int64_t i, Index n, int axis) {
  if (i < -n || i >= n)
    throw Failure("IndexError", "index " + std::to_string(i) +
                                    " is out of bounds for axis " + number(axis) +
                                    " with size " + number(n));
  return static_cast<Index>(i < 0 ? i + n : i);
}

Range rangeOf(const Key& slice, Index n) {
  const Index step = slice.step.value_or(1);
  if (step == 0) throw Failure("ValueError", "slice step cannot be zero");
  const auto place = [&](Index i) {
    if (i < 0) return std::max<Index>(i + n, step < 0 ? -1 : 0);
    return std::min(i, step < 0 ? n - 1 : n);
  };
  const Index first = slice.start ? place(*slice.start) : step < 0 ? n - 1 : 0;
  const Index last = slice.stop ? place(*slice.stop) : step < 0 ? -1 : n;
  Index count = 0;
  if (step > 0 && first < last) count = (last - first - 1) / step + 1;
  if (step < 0 && last < first) count = (first - last - 1) / -step + 1;
  return {first, step, count};
}

/// The slices put in that an ellipsis stands for, or the end of the keys. The ellipsis
/// stays: arrays on its two sides are not side by side, even where it stands for nothing.
Keys expanded(const Array& a, const Keys& keys) {
  checkKinds(keys);
  int used = 0;
  bool seen = false;
  for (const Key& key : keys) {
    used += axesOf(key);
    if (key.kind != Key::Ellipsis) continue;
    if (seen)
      throw Failure("IndexError", "an index can only have a single ellipsis ('...')");
    seen = true;
  }
  if (used > a.axes())
    throw Failure("IndexError", "too many indices for array: array is " +
                                    number(a.axes()) + "-dimensional, but " +
                                    number(used) + " were indexed");
  Keys all;
  const Keys rest(static_cast<std::size_t>(a.axes() - used), Key::range({}, {}));
  for (const Key& key : keys) {
    all.push_back(key);
    if (key.kind == Key::Ellipsis) all.insert(all.end(), rest.begin(), rest.end());
  }
  if (!seen) all.insert(all.end(), rest.begin(), rest.end());
  return all;
}

/// The view that integers, slices and new axes make.
Array viewOf(const Array& a, const Keys& all) {
  Array view(a, a.data, {}, {});
  int axis = 0;
  for (const Key& key : all) {
    if (key.kind == Key::Ellipsis) continue;
    if (key.kind == Key::NewAxis) {
      view.shape.push(1);
      view.strides.push(0);
      continue;
    }
    const Index n = a.shape[axis], step = a.strides[axis];
    if (key.kind == Key::Integer) {
      view.data += boundedIndex(key.integer, n, axis) * step;
    } else {
      const Range range = rangeOf(key, n);
      if (range.count > 0) view.data += range.first * step;
      view.shape.push(range.count);
      view.strides.push(stepped(range.step, step));
    }
    ++axis;
  }
  return view;
}

namespace {

/// Integers from arrays without axes; whether any other array is left.
bool resolve(Keys& all, bool& hasScalarArray) {
  bool isFancy = false;
  for (Key& key : all) {
    if (key.kind != Key::Elements) continue;
    if (key.elements.isScalar()) {
      key = Key::at(narrow(key.elements.item().integer));
      hasScalarArray = true;
    } else {
      isFancy = true;
    }
  }
  return isFancy;
}

}  // namespace

bool isElement(const Array& a, const Keys& keys) {
  int integers = 0;
  for (const Key& key : keys) {
    const bool isInteger = key.kind == Key::Integer ||
                           (key.kind == Key::Elements && key.elements.isScalar() &&
                            key.elements.dtype == DType::Int64);
    if (!isInteger) return false;
    ++integers;
  }
  return integers == a.axes();
}

Array get(const Array& a, const Keys& keys) {
  Keys all = expanded(a, keys);
  bool hasScalarArray = false;
  if (resolve(all, hasScalarArray)) return getElements(a, all);
  const Array view = viewOf(a, all);
  return hasScalarArray ? copy(view) : view;
}

void set(const Array& a, const Keys& keys, const Array& value) {
  if (a.isReadOnly) throw Failure("ValueError", "assignment destination is read-only");
  Keys all = expanded(a, keys);
  bool hasScalarArray = false;
  if (resolve(all, hasScalarArray)) return setElements(a, all, value);
  const Array view = viewOf(a, all);
  if (isElement(a, keys) && value.size() != 1)
    throw Failure("ValueError", "setting an array element with a sequence.");
  assign(view, value);
}

}  // namespace derslik::ndarray
