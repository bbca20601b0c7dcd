#include "core/ndarray/histogram.h"

#include <cmath>
#include <tuple>

#include "core/ndarray/choose.h"
#include "core/ndarray/convert.h"
#include "core/ndarray/create.h"
#include "core/ndarray/indexing.h"
#include "core/ndarray/reduce.h"
#include "core/ndarray/shape.h"
#include "core/ndarray/sort.h"
#include "core/ndarray/ufunc.h"

namespace derslik::ndarray {
namespace {

std::int64_t* integers(const Array& a) {
  return reinterpret_cast<std::int64_t*>(a.data);
}

const double* numbers(const Array& a) {
  return reinterpret_cast<const double*>(a.data);
}

Array asDouble(const Array& a) {
  if (a.dtype == DType::Bool || a.dtype == DType::Float32 || a.dtype == DType::String)
    throw Unsupported("histograms of " + name(a.dtype, a.itemSize));
  return ravel(as(a, DType::Float64));
}

}  // namespace

std::pair<Array, Array> histogram(const Array& a, Index bins,
                                  std::optional<std::pair<double, double>> range) {
  if (bins < 1) throw Failure("ValueError", "`bins` must be positive, when an integer");
  const Array values = asDouble(a);
  double first = 0, last = 1;
  if (range) {
    std::tie(first, last) = *range;
    if (first > last)
      throw Failure("ValueError", "max must be larger than min in range parameter.");
  } else if (values.size() > 0) {
    first = reduce(Reduction::Minimum, values).item().number;
    last = reduce(Reduction::Maximum, values).item().number;
  }
  if (!std::isfinite(first) || !std::isfinite(last))
    throw Unsupported("histograms over a range that is not finite");
  if (first == last) {
    first -= .5;
    last += .5;
  }
  const Array edges = linspace(a.heap(), first, last, bins + 1);
  const Array counts = zeros(a.heap(), {bins}, DType::Int64);
  const double* edge = numbers(edges);
  const double scale = static_cast<double>(bins) / (last - first);
  if (!(std::isfinite(scale) && scale > 0))
    throw Unsupported("histograms over a range as narrow or as wide as this");
  for (Index i = 0; i < values.size(); ++i) {
    const double x = numbers(values)[i];
    if (!(x >= first && x <= last)) continue;
    // A guess, which the edges put right.
    auto bin = static_cast<Index>((x - first) * scale);
    if (bin == bins) --bin;
    if (x < edge[bin]) --bin;
    if (x >= edge[bin + 1] && bin != bins - 1) ++bin;
    ++integers(counts)[bin];
  }
  return {counts, edges};
}

std::pair<Array, Array> histogram(const Array& a, const Array& edges) {
  if (edges.axes() != 1) throw Failure("ValueError", "`bins` must be 1d, when an array");
  const Array bounds = asDouble(edges);
  for (Index i = 0; i + 1 < bounds.size(); ++i)
    if (numbers(bounds)[i] > numbers(bounds)[i + 1])
      throw Failure("ValueError", "`bins` must increase monotonically, when an array");
  if (bounds.size() == 0) throw Unsupported("histograms without edges");
  const Array sorted = sort(asDouble(a), -1, true);
  const Array below = searchSorted(sorted, bounds);
  const Array last = get(bounds, {Key::range(-1, {})});
  set(below, {Key::range(-1, {})}, searchSorted(sorted, last, true));
  return {diff(below), edges};
}

Array density(const Array& counts, const Array& edges) {
  const Array total = scalarArray(counts.heap(), reduce(Reduction::Sum, counts).item());
  return apply(Binary::Divide,
               apply(Binary::Divide, counts, as(diff(edges), DType::Float64)), total);
}

}  // namespace derslik::ndarray
