#include "core/ndarray/fancy.h"

#include <cstring>

#include "core/ndarray/broadcast.h"
#include "core/ndarray/convert.h"
#include "core/ndarray/limits.h"
#include "core/ndarray/nest.h"

namespace derslik::ndarray {
namespace {

/// What keys with arrays pick: for each place in `picked` an address, and there the rest
/// of the axes.
struct Selection {
  Dims picked;                ///< the shape of the arrays together
  Array rest;                 ///< the axes that slices leave, at no offset
  int at;                     ///< before which of the rest's axes the picked ones come
  std::vector<Array> places;  ///< the arrays, and integers as such
  std::vector<int> axes;      ///< what each of them picks from
};

/// In bytes, for each place of what is picked. NumPy does not look at the indices where
/// nothing comes of them; here they have to be right.
std::vector<std::ptrdiff_t> offsetsOf(const Array& a, const Selection& s) {
  const bool isEmpty = elements(s.picked) == 0 || elements(s.rest.shape) == 0;
  const auto count = static_cast<std::size_t>(isEmpty ? 0 : elements(s.picked));
  // They lie outside the heap, and take more than truth values do.
  if (count > (a.heap().limit - a.heap().used) / sizeof(std::ptrdiff_t))
    throw OutOfMemory();
  std::vector<std::ptrdiff_t> offsets(count);
  for (std::size_t k = 0; k < s.places.size(); ++k) {
    const int axis = s.axes[k];
    const Index n = a.shape[axis], step = a.strides[axis];
    if (isEmpty) {
      for (Index i = 0; i < s.places[k].size(); ++i) {
        const std::int64_t place = s.places[k].item(i).integer;
        if (place < -n || place >= n) throw Unsupported("indices that come to nothing");
      }
      continue;
    }
    const Array places = contiguous(broadcastTo(s.places[k], s.picked));
    const auto* at = reinterpret_cast<const std::int64_t*>(places.data);
    for (std::ptrdiff_t& offset : offsets)
      offset += boundedIndex(*at++, n, axis) * step;
  }
  return offsets;
}

void checkMask(const Array& a, const Array& mask, int axis) {
  for (int i = 0; i < mask.axes(); ++i) {
    if (mask.shape[i] == a.shape[axis + i]) continue;
    if (a.size() == 0) throw Unsupported("masks of empty arrays");
    throw Failure("IndexError",
                  "boolean index did not match indexed array along dimension " +
                      std::to_string(axis + i) + "; dimension is " +
                      std::to_string(static_cast<long long>(a.shape[axis + i])) +
                      " but corresponding boolean dimension is " +
                      std::to_string(static_cast<long long>(mask.shape[i])));
  }
}

Dims pickedShape(const std::vector<Array>& places) {
  std::vector<const Array*> pointers;
  std::string shapes;
  for (const Array& array : places) {
    pointers.push_back(&array);
    if (!array.isScalar()) shapes += text(array.shape) + " ";
  }
  try {
    return broadcastShape(pointers.data(), static_cast<int>(pointers.size()));
  } catch (const Failure&) {
    throw Failure("IndexError",
                  "shape mismatch: indexing arrays could not be broadcast together with "
                  "shapes " +
                      shapes);
  }
}

Selection select(const Array& a, const Keys& all) {
  std::vector<Array> places;
  std::vector<int> axes;
  int at = -1, groups = 0, kept = 0;
  bool isInGroup = false;
  int axis = 0;
  Array rest(a, a.data, {}, {});
  for (const Key& key : all) {
    const bool picks = key.kind == Key::Elements || key.kind == Key::Integer;
    if (picks) {
      if (!isInGroup) ++groups;
      if (at < 0) at = kept;
      isInGroup = true;
      if (key.kind == Key::Integer) {
        boundedIndex(key.integer, a.shape[axis], axis);
        places.push_back(scalarArray(a.heap(), static_cast<std::int64_t>(key.integer)));
        axes.push_back(axis++);
      } else if (key.elements.dtype == DType::Bool) {
        checkMask(a, key.elements, axis);
        for (Array& one : nonzero(key.elements)) {
          places.push_back(std::move(one));
          axes.push_back(axis++);
        }
      } else {
        places.push_back(key.elements);
        axes.push_back(axis++);
      }
      continue;
    }
    isInGroup = false;
    if (key.kind == Key::Ellipsis) continue;
    ++kept;
    if (key.kind == Key::NewAxis) {
      rest.shape.push(1);
      rest.strides.push(0);
      continue;
    }
    const Range range = rangeOf(key, a.shape[axis]);
    if (range.count > 0) rest.data += range.first * a.strides[axis];
    rest.shape.push(range.count);
    rest.strides.push(stepped(range.step, a.strides[axis]));
    ++axis;
  }
  return {pickedShape(places), rest, groups > 1 ? 0 : at, places, axes};
}

/// The picked axes first, then the rest.
Dims frontShape(const Selection& s) {
  Dims shape = s.picked;
  for (const Index n : s.rest.shape)
    shape.push(n);
  return shape;
}

/// Where the result is kept: the picked axes are the slowest, the rest lies as it did.
Array emptyFront(const Array& a, const Selection& s) {
  Nest rest(s.rest.shape);
  rest.add(s.rest);
  Dims order;
  for (int i = 0; i < s.picked.size(); ++i)
    order.push(i);
  for (const Index axis : rest.sort())
    order.push(axis + s.picked.size());
  return emptyInOrder(a.heap(), a.dtype, frontShape(s), order, a.itemSize);
}

/// A view of an array with the picked axes in front, as the program sees it.
Array withAxesInPlace(const Array& front, const Selection& s) {
  Array view(front, front.data, {}, {});
  const auto push = [&](int from, int to) {
    for (int i = from; i < to; ++i) {
      view.shape.push(front.shape[i]);
      view.strides.push(front.strides[i]);
    }
  };
  const int picked = s.picked.size();
  push(picked, picked + s.at);
  push(0, picked);
  push(picked + s.at, front.axes());
  return view;
}

/// The inverse: a value of the program's shape, with the picked axes in front.
Array withAxesInFront(const Array& value, const Selection& s) {
  Array view(value, value.data, {}, {});
  const auto push = [&](int from, int to) {
    for (int i = from; i < to; ++i) {
      view.shape.push(value.shape[i]);
      view.strides.push(value.strides[i]);
    }
  };
  push(s.at, s.at + s.picked.size());
  push(0, s.at);
  push(s.at + s.picked.size(), value.axes());
  return view;
}

Array partAt(const Array& whole, const Selection& s, Index place) {
  Array part(whole, whole.data, {}, {});
  for (int i = s.picked.size() - 1; i >= 0; --i) {
    part.data += place % s.picked[i] * whole.strides[i];
    place /= s.picked[i];
  }
  for (int i = s.picked.size(); i < whole.axes(); ++i) {
    part.shape.push(whole.shape[i]);
    part.strides.push(whole.strides[i]);
  }
  return part;
}

Array restAt(const Selection& s, std::ptrdiff_t offset) {
  return Array(s.rest, s.rest.data + offset, s.rest.shape, s.rest.strides);
}

void checkValue(const Array& value, const Dims& shape, const Keys& all, const Array& a) {
  // A single mask over all axes has its own words.
  const bool isMask = all.size() == 1 && all[0].kind == Key::Elements &&
                      all[0].elements.dtype == DType::Bool &&
                      all[0].elements.axes() == a.axes();
  if (isMask && value.axes() > 1)
    throw Failure("TypeError",
                  "NumPy boolean array indexing assignment requires a 0 or 1-dimensional "
                  "input, input has " +
                      std::to_string(value.axes()) + " dimensions");
  int axes = value.axes();
  while (axes > shape.size() && value.shape[value.axes() - axes] == 1)
    --axes;
  bool fits = axes <= shape.size();
  for (int i = 0; i < axes && fits; ++i) {
    const Index n = value.shape[value.axes() - 1 - i];
    fits = n == 1 || n == shape[shape.size() - 1 - i];
  }
  if (fits) return;
  if (isMask)
    throw Failure("ValueError",
                  "NumPy boolean array indexing assignment cannot assign " +
                      std::to_string(static_cast<long long>(value.size())) +
                      " input values to the " +
                      std::to_string(static_cast<long long>(elements(shape))) +
                      " output values where the mask is true");
  throw Failure("ValueError",
                "shape mismatch: value array of shape " + text(value.shape) +
                    " could not be broadcast to indexing result of shape " + text(shape));
}

}  // namespace

Array getElements(const Array& a, const Keys& all) {
  const Selection s = select(a, all);
  const Array front = emptyFront(a, s);
  const std::vector<std::ptrdiff_t> offsets = offsetsOf(a, s);
  if (s.rest.shape.empty()) {
    char* to = front.data;
    for (const std::ptrdiff_t offset : offsets) {
      std::memcpy(to, s.rest.data + offset, static_cast<std::size_t>(a.itemSize));
      to += a.itemSize;
    }
  } else {
    for (std::size_t i = 0; i < offsets.size(); ++i)
      assign(partAt(front, s, static_cast<Index>(i)), restAt(s, offsets[i]));
  }
  return withAxesInPlace(front, s);
}

void setElements(const Array& a, const Keys& all, const Array& value) {
  const Selection s = select(a, all);
  Array front(s.rest, s.rest.data, frontShape(s), Dims(frontShape(s).size(), 0));
  const Dims shape = withAxesInPlace(front, s).shape;
  checkValue(value, shape, all, a);
  const Array safe = value.sharesBuffer(a) ? copy(value) : value;
  const Array from = withAxesInFront(broadcastInto(as(safe, a.dtype), shape), s);
  const std::vector<std::ptrdiff_t> offsets = offsetsOf(a, s);
  for (std::size_t i = 0; i < offsets.size(); ++i)
    assign(restAt(s, offsets[i]), partAt(from, s, static_cast<Index>(i)));
}

std::vector<Array> nonzero(const Array& a) {
  if (a.isScalar()) throw Unsupported("nonzero of an array without axes");
  const Array truth = contiguous(as(a, DType::Bool));
  const Index size = a.size();
  Index count = 0;
  for (Index i = 0; i < size; ++i)
    count += truth.data[i] != 0;
  std::vector<Array> places;
  for (int k = 0; k < a.axes(); ++k)
    places.emplace_back(a.heap(), DType::Int64, Dims{count});
  Index found = 0;
  for (Index i = 0; i < size; ++i) {
    if (!truth.data[i]) continue;
    Index rest = i;
    for (int k = a.axes() - 1; k >= 0; --k) {
      reinterpret_cast<std::int64_t*>(places[static_cast<std::size_t>(k)].data)[found] =
          rest % a.shape[k];
      rest /= a.shape[k];
    }
    ++found;
  }
  return places;
}

}  // namespace derslik::ndarray
