#include "core/ndarray/shape.h"

#include <algorithm>
#include <cstdlib>

#include "core/ndarray/convert.h"

namespace derslik::ndarray {
namespace {

/// The shape with -1 worked out. In NumPy's message -1 is "newaxis".
Dims completed(const Array& a, Dims shape) {
  Index known = 1;
  int unknown = -1;
  for (int i = 0; i < shape.size(); ++i) {
    if (shape[i] >= 0) {
      if (__builtin_mul_overflow(known, shape[i], &known)) throw OutOfMemory();
    } else {
      if (unknown >= 0)
        throw Failure("ValueError", "can only specify one unknown dimension");
      unknown = i;
    }
  }
  const Index size = a.size();
  if (unknown >= 0 ? known > 0 && size % known == 0 : known == size) {
    if (unknown >= 0) shape[unknown] = size / known;
    return shape;
  }
  // A -1 in front is left out of the message, any other is "newaxis".
  int i = 0;
  while (i < shape.size() && shape[i] < 0)
    ++i;
  std::string wanted = "(";
  for (const int first = i; i < shape.size(); ++i)
    wanted += (i > first ? "," : "") +
              (shape[i] < 0 ? std::string("newaxis")
                            : std::to_string(static_cast<long long>(shape[i])));
  wanted += shape.size() == 1 ? ",)" : ")";
  throw Failure("ValueError", "cannot reshape array of size " +
                                  std::to_string(static_cast<long long>(size)) +
                                  " into shape " + wanted);
}

/// Strides for the new shape over the same memory, where groups of old axes that lie one
/// behind the other make groups of new ones (_attempt_nocopy_reshape).
bool fitStrides(const Array& a, const Dims& shape, Dims& strides) {
  Dims oldShape, oldStrides;
  for (int i = 0; i < a.axes(); ++i)
    if (a.shape[i] != 1) {
      oldShape.push(a.shape[i]);
      oldStrides.push(a.strides[i]);
    }
  strides = Dims(shape.size(), 0);
  int from = 0, to = 0;
  while (from < oldShape.size() && to < shape.size()) {
    int fromEnd = from + 1, toEnd = to + 1;
    Index old = oldShape[from], fresh = shape[to];
    while (old != fresh) {
      if (fresh < old)
        fresh *= shape[toEnd++];
      else
        old *= oldShape[fromEnd++];
    }
    for (int i = from; i + 1 < fromEnd; ++i)
      if (oldStrides[i] != oldShape[i + 1] * oldStrides[i + 1]) return false;
    strides[toEnd - 1] = oldStrides[fromEnd - 1];
    for (int i = toEnd - 1; i > to; --i)
      strides[i - 1] = strides[i] * shape[i];
    from = fromEnd;
    to = toEnd;
  }
  const Index last = to > 0 ? strides[to - 1] : a.itemSize;
  for (int i = to; i < shape.size(); ++i)
    strides[i] = last;
  return true;
}

Array permuted(const Array& a, const Dims& order) {
  Array view(a, a.data, {}, {});
  for (const Index axis : order) {
    view.shape.push(a.shape[static_cast<int>(axis)]);
    view.strides.push(a.strides[static_cast<int>(axis)]);
  }
  return view;
}

Dims allAxes(const Array& a) {
  Dims axes;
  for (int i = 0; i < a.axes(); ++i)
    axes.push(i);
  return axes;
}

}  // namespace

Array reshape(const Array& a, const Dims& wanted) {
  const Dims shape = completed(a, wanted);
  if (shape == a.shape) return a;
  Dims strides;
  if (a.size() == 0 || a.isContiguous())
    return Array(a, a.data, shape, contiguousStrides(shape, a.itemSize));
  if (fitStrides(a, shape, strides)) return Array(a, a.data, shape, strides);
  const Array fresh = copy(a);
  return Array(fresh, fresh.data, shape, contiguousStrides(shape, a.itemSize));
}

Array ravel(const Array& a) {
  return reshape(contiguous(a), {-1});
}

Array flatten(const Array& a) {
  return reshape(copy(a), {-1});
}

Array transpose(const Array& a) {
  Dims axes;
  for (int i = a.axes() - 1; i >= 0; --i)
    axes.push(i);
  return permuted(a, axes);
}

Array transpose(const Array& a, const Dims& axes) {
  if (axes.size() != a.axes()) throw Failure("ValueError", "axes don't match array");
  Dims order, seen(a.axes(), 0);
  for (const Index axis : axes) {
    const int i = axisOf(axis, a.axes());
    if (seen[i]) throw Failure("ValueError", "repeated axis in transpose");
    seen[i] = 1;
    order.push(i);
  }
  return permuted(a, order);
}

Array swapAxes(const Array& a, Index first, Index second) {
  const int i = axisOf(first, a.axes(), "axis1: "),
            j = axisOf(second, a.axes(), "axis2: ");
  Dims order = allAxes(a);
  std::swap(order[i], order[j]);
  return permuted(a, order);
}

Array moveAxis(const Array& a, Index from, Index to) {
  const int i = axisOf(from, a.axes(), "source: "),
            j = axisOf(to, a.axes(), "destination: ");
  Dims order = allAxes(a);
  order.erase(i);
  order.insert(j, i);
  return permuted(a, order);
}

Array squeeze(const Array& a) {
  Dims order;
  for (int i = 0; i < a.axes(); ++i)
    if (a.shape[i] != 1) order.push(i);
  return permuted(a, order);
}

Array squeeze(const Array& a, const Dims& axes) {
  Dims gone(a.axes(), 0), order;
  for (const Index axis : axes) {
    if (a.isScalar() && (axis == 0 || axis == -1)) continue;
    const int i = axisOf(axis, a.axes());
    if (gone[i]) throw Failure("ValueError", "duplicate value in 'axis'");
    if (a.shape[i] != 1)
      throw Failure(
          "ValueError",
          "cannot select an axis to squeeze out which has size not equal to one");
    gone[i] = 1;
  }
  for (int i = 0; i < a.axes(); ++i)
    if (!gone[i]) order.push(i);
  return permuted(a, order);
}

Array expandDims(const Array& a, const Dims& axes) {
  const int total = a.axes() + axes.size();
  Dims isNew(total, 0);
  for (const Index axis : axes) {
    const int i = axisOf(axis, total);
    if (isNew[i]) throw Failure("ValueError", "repeated axis");
    isNew[i] = 1;
  }
  Array view(a, a.data, {}, {});
  for (int i = 0, from = 0; i < total; ++i) {
    view.shape.push(isNew[i] ? 1 : a.shape[from]);
    view.strides.push(isNew[i] ? 0 : a.strides[from]);
    from += !isNew[i];
  }
  return view;
}

Array flip(const Array& a) {
  return flip(a, allAxes(a));
}

Array flip(const Array& a, const Dims& axes) {
  Array view = a;
  for (const Index axis : axes) {
    const int i = axisOf(axis, a.axes());
    if (a.shape[i] > 0) view.data += (a.shape[i] - 1) * view.strides[i];
    view.strides[i] = -view.strides[i];
  }
  return view;
}

Array atLeast1d(const Array& a) {
  return a.isScalar() ? reshape(a, {1}) : a;
}

Array atLeast2d(const Array& a) {
  return a.axes() < 2 ? expandDims(atLeast1d(a), {0}) : a;
}

Array diagonal(const Array& a, Index offset) {
  if (a.axes() < 2)
    throw Failure("ValueError", "diag requires an array of at least two dimensions");
  if (a.axes() > 2) throw Unsupported("diagonals of arrays of more than two dimensions");
  Index rows = a.shape[0], columns = a.shape[1];
  (offset >= 0 ? columns : rows) -= std::abs(offset);
  const Index n = std::max<Index>(0, std::min(rows, columns));
  char* start = a.data;
  if (n > 0) start += std::abs(offset) * a.strides[offset >= 0 ? 1 : 0];
  return Array(a, start, {n}, {a.strides[0] + a.strides[1]});
}

}  // namespace derslik::ndarray
