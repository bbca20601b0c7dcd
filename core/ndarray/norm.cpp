#include "core/ndarray/norm.h"

#include <cmath>

#include "core/ndarray/convert.h"
#include "core/ndarray/linalg.h"
#include "core/ndarray/linalg_matrix.h"
#include "core/ndarray/matmul.h"
#include "core/ndarray/shape.h"
#include "core/ndarray/svd.h"

namespace derslik::ndarray {
namespace {

bool isDefault(const NormOrder& order) {
  return std::holds_alternative<std::monostate>(order);
}

bool isNumber(const NormOrder& order, double value) {
  const double* number = std::get_if<double>(&order);
  return number && *number == value;
}

bool isText(const NormOrder& order, const char* text) {
  const std::string* given = std::get_if<std::string>(&order);
  return given && *given == text;
}

bool isFrobenius(const NormOrder& order) {
  return isText(order, "fro") || isText(order, "f");
}

/// Without axes a plain sum in the order of memory, as the BLAS takes it.
Array normOfAll(const Array& x) {
  Nest nest(x.shape);
  nest.add(x);
  const Array flat = ravel(transpose(x, nest.sort()));
  return apply(Unary::Sqrt, dot(flat, flat));
}

Array rootOfSquares(const Array& x, const Dims& axes, bool keepAxes) {
  const Array result =
      reduce(Reduction::Sum, apply(Binary::Multiply, x, x), axes, keepAxes);
  applyInto(Unary::Sqrt, result, result);
  return result;
}

Array vectorNorm(const Array& x, const NormOrder& order, const Dims& axes,
                 bool keepAxes) {
  if (isDefault(order) || isNumber(order, 2)) return rootOfSquares(x, axes, keepAxes);
  if (const std::string* text = std::get_if<std::string>(&order))
    throw Failure("ValueError", "Invalid norm order '" + *text + "' for vectors");
  if (isNumber(order, 0)) {
    const Array isThere =
        apply(Binary::NotEqual, x, scalarArray(x.heap(), std::int64_t{0}));
    return reduce(Reduction::Sum, astype(isThere, x.dtype), axes, keepAxes);
  }
  const Array sizes = apply(Unary::Absolute, x);
  if (isNumber(order, HUGE_VAL)) return reduce(Reduction::Maximum, sizes, axes, keepAxes);
  if (isNumber(order, -HUGE_VAL))
    return reduce(Reduction::Minimum, sizes, axes, keepAxes);
  if (isNumber(order, 1)) return reduce(Reduction::Sum, sizes, axes, keepAxes);
  const double power = std::get<double>(order);
  powerOperatorInto(sizes, scalarArray(x.heap(), power));
  const Array result = reduce(Reduction::Sum, sizes, axes, keepAxes);
  powerOperatorInto(result, scalarArray(x.heap(), 1 / power));
  return result;
}

/// The largest (or least) sum of absolute values along one of the two axes.
Array sumNorm(const Array& x, int along, int over, bool isLargest) {
  const Array sums = reduce(Reduction::Sum, apply(Unary::Absolute, x), Dims{along});
  return reduce(isLargest ? Reduction::Maximum : Reduction::Minimum, sums,
                Dims{over > along ? over - 1 : over});
}

Array matrixNorm(const Array& x, const NormOrder& order, int row, int column) {
  if (row == column) throw Failure("ValueError", "Duplicate axes given.");
  if (isDefault(order) || isFrobenius(order))
    return rootOfSquares(x, Dims{row, column}, false);
  if (isNumber(order, 1)) return sumNorm(x, row, column, true);
  if (isNumber(order, -1)) return sumNorm(x, row, column, false);
  if (isNumber(order, HUGE_VAL)) return sumNorm(x, column, row, true);
  if (isNumber(order, -HUGE_VAL)) return sumNorm(x, column, row, false);
  const bool isNuclear = isText(order, "nuc");
  if (!isNuclear && !isNumber(order, 2) && !isNumber(order, -2))
    throw Failure("ValueError", "Invalid norm order for matrices.");
  Dims places;
  for (int axis = 0; axis < x.axes(); ++axis)
    if (axis != row && axis != column) places.push(axis);
  places.push(row);
  places.push(column);
  const Array values = singularValues(transpose(x, places));
  return reduce(isNuclear            ? Reduction::Sum
                : isNumber(order, 2) ? Reduction::Maximum
                                     : Reduction::Minimum,
                values, Dims{values.axes() - 1});
}

}  // namespace

Array norm(const Array& a, const NormOrder& order, const Axes& axes, bool keepAxes) {
  const Array x = isFloat(a.dtype) ? a : asDouble(a);
  const int n = x.axes();
  if (!axes && (isDefault(order) || (isFrobenius(order) && n == 2) ||
                (isNumber(order, 2) && n == 1))) {
    const Array result = normOfAll(x);
    return keepAxes ? reshape(result, Dims(n, 1)) : result;
  }
  Dims along;
  for (int i = 0; i < (axes ? axes->size() : n); ++i)
    along.push(axes ? (*axes)[i] : i);
  if (along.size() == 1) return vectorNorm(x, order, along, keepAxes);
  if (along.size() != 2)
    throw Failure("ValueError", "Improper number of dimensions to norm.");
  const int row = axisOf(along[0], n), column = axisOf(along[1], n);
  const Array result = matrixNorm(x, order, row, column);
  if (!keepAxes) return result;
  Dims shape = x.shape;
  shape[row] = shape[column] = 1;
  return reshape(result, shape);
}

Array conditionNumber(const Array& a, const NormOrder& order) {
  if (isDefault(order) || isNumber(order, 2)) return singularRatio(a);
  if (isNumber(order, -2)) return singularRatio(a, true);
  if (a.axes() >= 2 && a.shape[a.axes() - 2] * a.shape.back() == 0)
    throw Failure("LinAlgError", "cond is not defined on empty arrays");
  squareSize(a, 512);
  Array inverted;
  try {
    inverted = inverse(a);
  } catch (const Failure&) {
    if (a.axes() > 2) throw Unsupported("cond of a stack with singular matrices");
    // NumPy takes the norm of NaN, and calls it infinite.
    return scalarArray(a.heap(), static_cast<double>(HUGE_VAL));
  }
  return apply(Binary::Multiply, norm(a, order, Dims{-2, -1}),
               norm(inverted, order, Dims{-2, -1}));
}

}  // namespace derslik::ndarray
