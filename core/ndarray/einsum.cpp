#include "core/ndarray/einsum.h"

#include <algorithm>

#include "core/ndarray/convert.h"
#include "core/ndarray/create.h"
#include "core/ndarray/einsum_labels.h"
#include "core/ndarray/limits.h"
#include "core/ndarray/sum_of_products.h"
#include "core/ndarray/ufunc.h"

namespace derslik::ndarray {
namespace {

std::string number(Index value) {
  return std::to_string(static_cast<long long>(value));
}

/// A view of the operand's diagonals, each letter being one axis.
Array withoutRepeats(const Array& a, Labels& labels, const std::string& operand) {
  Array view = a;
  for (int axis = 0; axis < view.axes();) {
    const auto here = labels.begin() + axis;
    const auto first = std::find(labels.begin(), here, *here);
    if (*here == kEllipsis || first == here) {
      ++axis;
      continue;
    }
    const int kept = static_cast<int>(first - labels.begin());
    if (view.shape[kept] != view.shape[axis])
      throw Failure("ValueError", "dimensions in " + operand + " for collapsing index '" +
                                      *here + "' don't match (" +
                                      number(view.shape[kept]) +
                                      " != " + number(view.shape[axis]) + ")");
    view.strides[kept] += view.strides[axis];
    view.shape.erase(axis);
    view.strides.erase(axis);
    labels.erase(here);
  }
  return view;
}

/// For each of the axes gone over, which axis of the operand it is, or -1. Those of "..."
/// are counted from the last.
Dims axesOf(const Labels& labels, const Labels& axes) {
  Dims places(static_cast<int>(axes.size()), -1);
  auto ellipsis = labels.rbegin();
  for (int i = static_cast<int>(axes.size()) - 1; i >= 0; --i) {
    const char label = axes[static_cast<std::size_t>(i)];
    if (label != kEllipsis) {
      const auto found = std::find(labels.begin(), labels.end(), label);
      if (found != labels.end()) places[i] = found - labels.begin();
      continue;
    }
    ellipsis = std::find(ellipsis, labels.rend(), kEllipsis);
    if (ellipsis != labels.rend()) places[i] = labels.rend() - ellipsis++ - 1;
  }
  return places;
}

[[noreturn]] void failAtShapes(const std::vector<Array>& operands,
                               const std::vector<Dims>& places) {
  std::string message =
      "operands could not be broadcast together with remapped shapes "
      "[original->remapped]: ";
  for (std::size_t k = 0; k < operands.size(); ++k) {
    // New axes in front go without saying.
    std::string axes;
    for (const Index place : places[k]) {
      if (place < 0 && axes.empty()) continue;
      if (!axes.empty()) axes += ",";
      axes += place < 0 ? "newaxis" : number(operands[k].shape[static_cast<int>(place)]);
    }
    if (places[k].size() == 1) axes += ",";
    message += text(operands[k].shape) + "->(" + axes + ") ";
  }
  throw Failure("ValueError", message);
}

Dims commonShape(const std::vector<Array>& operands, const std::vector<Dims>& places,
                 int axes) {
  Dims shape(axes, 1);
  for (std::size_t k = 0; k < operands.size(); ++k)
    for (int i = 0; i < axes; ++i) {
      if (places[k][i] < 0) continue;
      const Index n = operands[k].shape[static_cast<int>(places[k][i])];
      if (n == 1) continue;
      if (shape[i] != 1 && shape[i] != n) failAtShapes(operands, places);
      shape[i] = n;
    }
  return shape;
}

Array viewOf(const Array& a, const Dims& places) {
  Dims shape, strides;
  for (const Index place : places) {
    shape.push(a.shape[static_cast<int>(place)]);
    strides.push(a.strides[static_cast<int>(place)]);
  }
  return Array(a, a.data, shape, strides);
}

}  // namespace

Array einsum(const std::string& subscripts, const std::vector<Array>& operands) {
  if (operands.empty())
    throw Failure(
        "ValueError",
        "must specify the einstein sum subscripts string and at least one "
        "operand, or at least one operand and its corresponding subscripts list");
  if (operands.size() > 3) throw Unsupported("einsum of more than three operands");
  Subscripts parts = readSubscripts(subscripts, operands);
  const int axes = static_cast<int>(parts.axes.size());
  const bool isReduction = axes > parts.results, isSingle = operands.size() == 1;
  std::vector<Array> views;
  std::vector<Dims> places;
  std::vector<const Array*> all;
  for (std::size_t k = 0; k < operands.size(); ++k) {
    const bool isView = isSingle && !isReduction;
    views.push_back(
        withoutRepeats(operands[k], parts.operands[k],
                       isView ? "single operand" : "operand " + std::to_string(k)));
    places.push_back(axesOf(parts.operands[k], parts.axes));
    all.push_back(&operands[k]);
  }
  if (isSingle && !isReduction) return viewOf(views[0], places[0]);
  const Dims shape = commonShape(views, places, axes);
  double products = 1;
  for (const Index n : shape)
    products *= static_cast<double>(n);
  requireFeasible(products);
  const DType dtype = resultType(all.data(), static_cast<int>(all.size()));
  Nest nest(shape);
  for (std::size_t k = 0; k < views.size(); ++k) {
    views[k] = as(views[k], dtype);
    Dims strides;
    for (const Index place : places[k]) {
      const int axis = static_cast<int>(place);
      strides.push(axis < 0 || views[k].shape[axis] == 1 ? 0 : views[k].strides[axis]);
    }
    nest.add(views[k].data, strides);
  }
  const Dims order = nest.sort();
  Dims resultShape, resultOrder;
  for (int i = 0; i < parts.results; ++i)
    resultShape.push(shape[i]);
  for (const Index axis : order)
    if (axis < parts.results) resultOrder.push(axis);
  const Array result = emptyInOrder(views[0].heap(), dtype, resultShape, resultOrder);
  fill(result, Scalar(0));
  Dims strides;
  for (const Index axis : order) {
    const bool isHeld = axis >= parts.results || shape[static_cast<int>(axis)] == 1;
    strides.push(isHeld ? 0 : result.strides[static_cast<int>(axis)]);
  }
  nest.add(result.data, strides);
  nest.coalesce();
  const bool isMixed =
      std::any_of(operands.begin(), operands.end(),
                  [&](const Array& operand) { return operand.dtype != dtype; });
  const bool isInOrder = !isMixed && (nest.shape.size() <= 1 ||
                                      (operands.size() < 3 && nest.shape.size() <= 3));
  if (dtype == DType::Float32 && isReduction && !isInOrder)
    throw Unsupported("einsum of float32 with other kinds or over so many axes");
  bool overflow = false;
  nest.run(sumOfProducts(dtype, static_cast<int>(operands.size())), &overflow);
  if (overflow) throw Unsupported("integers beyond 64 bits");
  return result;
}

}  // namespace derslik::ndarray
