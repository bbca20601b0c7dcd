#include "core/ndarray/contract.h"

#include <algorithm>

#include "core/ndarray/convert.h"
#include "core/ndarray/matmul.h"
#include "core/ndarray/reduce.h"
#include "core/ndarray/shape.h"
#include "core/ndarray/ufunc.h"

namespace derslik::ndarray {
namespace {

bool contains(const Dims& axes, Index axis) {
  return std::find(axes.begin(), axes.end(), axis) != axes.end();
}

/// The element `index` of each vector along the last axis.
Array component(const Array& a, Index index) {
  Array part(a, a.data + index * a.strides.back(), a.shape, a.strides);
  part.shape.pop();
  part.strides.pop();
  return part;
}

Array times(const Array& a, const Array& b) {
  return apply(Binary::Multiply, a, b);
}

Array minus(const Array& a, const Array& b) {
  return apply(Binary::Subtract, a, b);
}

}  // namespace

Array tensordot(const Array& a, const Array& b, const Dims& axesOfA,
                const Dims& axesOfB) {
  const auto mismatch = [] { throw Failure("ValueError", "shape-mismatch for sum"); };
  if (axesOfA.size() != axesOfB.size()) mismatch();
  Dims ofA, ofB;
  for (int k = 0; k < axesOfA.size(); ++k) {
    const Index x = axesOfA[k], y = axesOfB[k];
    const auto fits = [](Index axis, const Array& array) {
      return axis >= -array.axes() && axis < array.axes();
    };
    if (!fits(x, a) || !fits(y, b))
      throw Failure("IndexError", "tuple index out of range");
    ofA.push(x < 0 ? x + a.axes() : x);
    ofB.push(y < 0 ? y + b.axes() : y);
    if (a.shape[static_cast<int>(ofA.back())] != b.shape[static_cast<int>(ofB.back())])
      mismatch();
  }
  Dims orderA, orderB = ofB, shape;
  Index rows = 1, summed = 1, columns = 1;
  for (int axis = 0; axis < a.axes(); ++axis) {
    if (contains(ofA, axis)) continue;
    orderA.push(axis);
    shape.push(a.shape[axis]);
    rows *= a.shape[axis];
  }
  for (const Index axis : ofA) {
    orderA.push(axis);
    summed *= a.shape[static_cast<int>(axis)];
  }
  for (int axis = 0; axis < b.axes(); ++axis) {
    if (contains(ofB, axis)) continue;
    orderB.push(axis);
    shape.push(b.shape[axis]);
    columns *= b.shape[axis];
  }
  const Array left = reshape(transpose(a, orderA), {rows, summed});
  const Array right = reshape(transpose(b, orderB), {summed, columns});
  return reshape(dot(left, right), shape);
}

Array tensordot(const Array& a, const Array& b, Index count) {
  Dims ofA, ofB;
  for (Index k = 0; k < count; ++k) {
    ofA.push(k - count);
    ofB.push(k);
  }
  return tensordot(a, b, ofA, ofB);
}

Array inner(const Array& a, const Array& b) {
  if (a.isScalar() || b.isScalar()) {
    const DType dtype = promote(a.dtype, b.dtype);
    return times(as(a, dtype), as(b, dtype));
  }
  const int lastA = a.axes() - 1, lastB = b.axes() - 1;
  if (a.shape.back() != b.shape.back()) {
    // NumPy names the shape that b has as the right side of a product.
    const Array right = lastB > 0 ? swapAxes(b, -1, -2) : b;
    const auto number = [](Index value) {
      return std::to_string(static_cast<long long>(value));
    };
    throw Failure("ValueError", "shapes " + text(a.shape) + " and " + text(right.shape) +
                                    " not aligned: " + number(a.shape.back()) + " (dim " +
                                    number(lastA) + ") != " + number(b.shape.back()) +
                                    " (dim " + number(lastB > 0 ? lastB - 1 : 0) + ")");
  }
  return tensordot(a, b, Dims{lastA}, Dims{lastB});
}

Array vdot(const Array& a, const Array& b) {
  const Array x = ravel(a), y = ravel(b);
  if (x.length() != y.length())
    throw Failure("ValueError", "cannot reshape array of size " +
                                    std::to_string(y.length()) + " into shape " +
                                    text(x.shape));
  return dot(x, y);
}

Array kron(const Array& a, const Array& b) {
  if (a.isScalar()) return times(reshape(a, Dims(b.axes(), 1)), b);
  if (b.isScalar()) return times(a, b);
  const int axes = std::max(a.axes(), b.axes());
  Dims shapeA, shapeB, shape;
  for (int i = 0; i < axes; ++i) {
    const int fromA = i - (axes - a.axes()), fromB = i - (axes - b.axes());
    const Index x = fromA < 0 ? 1 : a.shape[fromA], y = fromB < 0 ? 1 : b.shape[fromB];
    shape.push(x * y);
    for (const Index n : {x, Index{1}})
      shapeA.push(n);
    for (const Index n : {Index{1}, y})
      shapeB.push(n);
  }
  return reshape(times(reshape(a, shapeA), reshape(b, shapeB)), shape);
}

Array cross(const Array& a, const Array& b, Index axisOfA, Index axisOfB,
            Index axisOfResult) {
  const int placeA = axisOf(axisOfA, a.axes(), "axisa: ");
  const int placeB = axisOf(axisOfB, b.axes(), "axisb: ");
  const DType dtype = promote(a.dtype, b.dtype);
  if (dtype == DType::Bool) throw Unsupported("cross of truth values");
  const Array x = as(moveAxis(a, placeA, -1), dtype),
              y = as(moveAxis(b, placeB, -1), dtype);
  const Index sizeX = x.shape.back(), sizeY = y.shape.back();
  if (sizeX < 2 || sizeX > 3 || sizeY < 2 || sizeY > 3)
    throw Failure("ValueError",
                  "incompatible dimensions for cross product\n"
                  "(dimension must be 2 or 3)");
  const Array x0 = component(x, 0), x1 = component(x, 1);
  const Array y0 = component(y, 0), y1 = component(y, 1);
  const Array last = minus(times(x0, y1), times(x1, y0));
  if (sizeX == 2 && sizeY == 2) return last;
  Dims shape = last.shape;
  const int place = axisOf(axisOfResult, shape.size() + 1, "axisc: ");
  shape.push(3);
  const Array result(last.heap(), dtype, shape);
  const auto put = [&](Index index, const Array& values) {
    assign(component(result, index), values);
  };
  const auto negative = [](const Array& values) {
    return apply(Unary::Negative, values);
  };
  if (sizeX == 2) {
    const Array y2 = component(y, 2);
    put(0, times(x1, y2));
    put(1, negative(times(x0, y2)));
  } else if (sizeY == 2) {
    const Array x2 = component(x, 2);
    put(0, negative(times(x2, y1)));
    put(1, times(x2, y0));
  } else {
    const Array x2 = component(x, 2), y2 = component(y, 2);
    put(0, minus(times(x1, y2), times(x2, y1)));
    put(1, minus(times(x2, y0), times(x0, y2)));
  }
  put(2, last);
  return moveAxis(result, -1, place);
}

Array diagonal(const Array& a, Index offset, Index first, Index second) {
  if (a.axes() < 2)
    throw Failure("ValueError", "diag requires an array of at least two dimensions");
  const int row = axisOf(first, a.axes(), "axis1: ");
  const int column = axisOf(second, a.axes(), "axis2: ");
  if (row == column) throw Failure("ValueError", "axis1 and axis2 cannot be the same");
  Array plane(a, a.data, {a.shape[row], a.shape[column]},
              {a.strides[row], a.strides[column]});
  const Array line = diagonal(plane, offset);
  Dims shape, strides;
  for (int axis = 0; axis < a.axes(); ++axis) {
    if (axis == row || axis == column) continue;
    shape.push(a.shape[axis]);
    strides.push(a.strides[axis]);
  }
  shape.push(line.shape[0]);
  strides.push(line.strides[0]);
  return Array(a, line.data, shape, strides);
}

Array trace(const Array& a, Index offset, Index first, Index second) {
  const Array line = diagonal(a, offset, first, second);
  return reduce(Reduction::Sum, line, Dims{line.axes() - 1});
}

}  // namespace derslik::ndarray
