#include "core/ndarray/covariance.h"

#include <cmath>

#include "core/ndarray/choose.h"
#include "core/ndarray/convert.h"
#include "core/ndarray/create.h"
#include "core/ndarray/matmul.h"
#include "core/ndarray/shape.h"
#include "core/ndarray/statistics.h"

namespace derslik::ndarray {

Array covariance(const Array& m, bool areRows, int ddof) {
  if (m.axes() > 2) throw Failure("ValueError", "m has more than 2 dimensions");
  Array x = atLeast2d(copyInOrder(as(m, DType::Float64)));
  if (!areRows && x.shape[0] != 1) x = transpose(x);
  if (x.size() == 0) throw Unsupported("covariances of nothing");
  for (Index i = 0; i < x.size(); ++i)
    if (!std::isfinite(x.item(i).number))
      throw Unsupported("covariances of infinite numbers and of NaN");
  const Array center = mean(x, Dims{1}, true);
  double count = static_cast<double>(x.shape[1] - ddof);
  if (count <= 0) {
    m.heap().warning("RuntimeWarning", "Degrees of freedom <= 0 for slice");
    count = 0;
  }
  applyInto(Binary::Subtract, x, x, center);
  const Array result = dot(x, transpose(x));
  const Array factor =
      apply(Binary::Divide, scalarArray(m.heap(), 1.), scalarArray(m.heap(), count));
  applyInto(Binary::Multiply, result, result, factor);
  return squeeze(result);
}

Array correlation(const Array& m, bool areRows) {
  const Array c = covariance(m, areRows);
  if (c.isScalar()) return apply(Binary::Divide, c, c);
  const Array deviations = apply(Unary::Sqrt, copy(diag(c)));
  applyInto(Binary::Divide, c, c, expandDims(deviations, {1}));
  applyInto(Binary::Divide, c, c, expandDims(deviations, {0}));
  return clip(c, scalarArray(m.heap(), -1), scalarArray(m.heap(), 1));
}

}  // namespace derslik::ndarray
