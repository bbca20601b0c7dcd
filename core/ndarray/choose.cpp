#include "core/ndarray/choose.h"

#include <algorithm>
#include <cstring>

#include "core/ndarray/broadcast.h"
#include "core/ndarray/convert.h"
#include "core/ndarray/indexing.h"
#include "core/ndarray/limits.h"
#include "core/ndarray/reduce.h"
#include "core/ndarray/shape.h"

namespace derslik::ndarray {
namespace {

void whereLoop(char* const* p, const Index* step, Index n, void* context) {
  const auto size = *static_cast<std::size_t*>(context);
  for (Index i = 0; i < n; ++i) {
    const int k = p[0][i * step[0]] ? 1 : 2;
    std::memcpy(p[3] + i * step[3], p[k] + i * step[k], size);
  }
}

/// As wide as the wider of the two.
Array whereStrings(const Array& condition, const Array& a, const Array& b) {
  const Array* const all[] = {&condition, &a, &b};
  const Dims shape = broadcastShape(all, 3);
  const Array result(a.heap(), DType::String, shape, std::max(a.itemSize, b.itemSize));
  const Array truth = broadcastTo(as(condition, DType::Bool), shape);
  const Array x = broadcastTo(a, shape), y = broadcastTo(b, shape);
  for (Index i = 0; i < result.size(); ++i)
    result.write(result.at(i), (*truth.at(i) ? x : y).item(i));
  return result;
}

}  // namespace

Array where(const Array& condition, const Array& a, const Array& b) {
  if (a.dtype == DType::String && b.dtype == DType::String)
    return whereStrings(condition, a, b);
  const Array* const values[] = {&a, &b};
  const Array* const all[] = {&condition, &a, &b};
  if (a.dtype == DType::String || b.dtype == DType::String)
    throw Unsupported("where with numbers and strings");
  const DType dtype = resultType(values, 2);
  const Dims shape = broadcastShape(all, 3);
  Nest order(shape);
  order.add(condition);
  order.add(a);
  order.add(b);
  const Array result = emptyInOrder(a.heap(), dtype, shape, order.sort());
  Nest nest(shape);
  const Array truth = as(condition, DType::Bool), x = as(a, dtype), y = as(b, dtype);
  nest.add(truth);
  nest.add(x);
  nest.add(y);
  nest.add(result);
  nest.coalesce();
  auto size = static_cast<std::size_t>(result.itemSize);
  nest.run(whereLoop, &size);
  return result;
}

Array clip(const Array& a, const std::optional<Array>& low,
           const std::optional<Array>& high) {
  if (!low && !high) throw Failure("ValueError", "One of max or min must be given");
  if (!high) return apply(Binary::Maximum, a, *low);
  if (!low) return apply(Binary::Minimum, a, *high);
  const Array* const all[] = {&a, &*low, &*high};
  const DType dtype = resultType(all, 3);
  return apply(Binary::Minimum, apply(Binary::Maximum, as(a, dtype), as(*low, dtype)),
               as(*high, dtype));
}

std::vector<Array> meshgrid(const std::vector<Array>& vectors, bool isMatrixOrder) {
  const int n = static_cast<int>(vectors.size());
  Dims shape;
  std::vector<Array> grids;
  for (int i = 0; i < n; ++i) {
    Dims own(n, 1);
    own[i] = -1;
    grids.push_back(reshape(ravel(vectors[static_cast<std::size_t>(i)]), own));
    shape.push(grids.back().shape[i]);
  }
  for (Array& grid : grids) {
    if (!isMatrixOrder && n > 1) grid = swapAxes(grid, 0, 1);
  }
  if (!isMatrixOrder && n > 1) std::swap(shape[0], shape[1]);
  for (Array& grid : grids)
    grid = copy(broadcastTo(grid, shape));
  return grids;
}

Array outer(const Array& a, const Array& b) {
  return apply(Binary::Multiply, expandDims(ravel(a), {1}), expandDims(ravel(b), {0}));
}

Array isClose(const Array& a, const Array& b, double relative, double absolute,
              bool equalNan) {
  const auto scalar = [&](double x) { return scalarArray(a.heap(), x); };
  const Array* const one[] = {&b};
  const Array y = isFloat(resultType(one, 1)) ? b : astype(b, DType::Float64);
  // Whatever is not finite is looked at apart: nothing is said of it.
  const Silence silence(a.heap());
  const Array bound =
      apply(Binary::Add, scalar(absolute),
            apply(Binary::Multiply, scalar(relative), apply(Unary::Absolute, y)));
  const Array near = apply(Binary::LessEqual,
                           apply(Unary::Absolute, apply(Binary::Subtract, a, y)), bound);
  const Array bothFinite =
      apply(Binary::LogicalAnd, apply(Unary::IsFinite, a), apply(Unary::IsFinite, y));
  Array result = where(bothFinite, near, apply(Binary::Equal, a, y));
  if (equalNan)
    result =
        apply(Binary::LogicalOr, result,
              apply(Binary::LogicalAnd, apply(Unary::IsNan, a), apply(Unary::IsNan, y)));
  return result;
}

bool allClose(const Array& a, const Array& b, double relative, double absolute,
              bool equalNan) {
  return reduce(Reduction::All, isClose(a, b, relative, absolute, equalNan))
      .item()
      .integer;
}

Array diff(const Array& a, Index n, Index axis) {
  if (n < 0)
    throw Failure("ValueError", "order must be non-negative but got " +
                                    std::to_string(static_cast<long long>(n)));
  if (n == 0) return a;
  if (a.isScalar())
    throw Failure("ValueError", "diff requires input that is at least one dimensional");
  const int along = axisOf(axis, a.axes());
  Array result = a;
  const Index rounds = std::min(n, a.shape[along]);
  requireFeasible(static_cast<double>(rounds) * static_cast<double>(a.size()));
  for (Index i = 0; i < rounds; ++i) {
    Keys later, earlier;
    for (int k = 0; k < along; ++k) {
      later.push_back(Key::range({}, {}));
      earlier.push_back(Key::range({}, {}));
    }
    later.push_back(Key::range(1, {}));
    earlier.push_back(Key::range({}, -1));
    result = apply(a.dtype == DType::Bool ? Binary::NotEqual : Binary::Subtract,
                   get(result, later), get(result, earlier));
  }
  return result;
}

}  // namespace derslik::ndarray
