// Choosing among arrays, and arrays that functions fill: np.select, np.fromfunction …

#include "core/ndarray/broadcast.h"
#include "core/ndarray/choose.h"
#include "core/ndarray/convert.h"
#include "core/ndarray/create.h"
#include "core/ndarray/indexing.h"
#include "core/ndarray/partition.h"
#include "core/ndarray/pick.h"
#include "core/ndarray/quantile.h"
#include "core/ndarray/reduce.h"
#include "core/ndarray/shape.h"
#include "core/python/numpy/tables.h"

namespace derslik::python::vm {

namespace {

using ndarray::Binary;
using ndarray::Key;
using ndarray::Unary;

/// The kind of all, strings being refused among numbers.
DType commonType(Call& c, const std::vector<Array>& all) {
  std::vector<const Array*> pointers;
  int strings = 0;
  for (const Array& each : all) {
    pointers.push_back(&each);
    strings += each.dtype == DType::String;
  }
  if (strings == static_cast<int>(all.size())) return DType::String;
  if (strings > 0) c.refuse("numbers and strings together");
  return ndarray::resultType(pointers.data(), static_cast<int>(pointers.size()));
}

std::vector<Array> conditions(Call& c, int i) {
  std::vector<Array> all = c.arrays(i);
  for (const Array& each : all)
    if (each.dtype != DType::Bool) c.refuse("conditions that are no truth values");
  return all;
}

/// np.select: of the first condition that holds.
Value select(Call& c) {
  const std::vector<Array> truths = conditions(c, 0);
  std::vector<Array> choices = c.arrays(1);
  if (truths.size() != choices.size())
    valueError("list of cases must be same length as list of conditions");
  if (truths.empty()) valueError("select with an empty condition list is not possible");
  choices.push_back(c.has(2) ? c.array(2) : ndarray::scalarArray(c.m.heap.arrays, 0));
  const DType dtype = commonType(c, choices);
  std::vector<const Array*> all;
  for (Array& each : choices) {
    if (dtype != DType::String) each = ndarray::as(each, dtype);
    all.push_back(&each);
  }
  for (const Array& each : truths)
    all.push_back(&each);
  // NumPy broadcasts conditions and choices each on their own, first.
  Dims shape;
  try {
    shape = ndarray::broadcastShape(all.data(), static_cast<int>(all.size()));
  } catch (const Failure&) {
    c.refuse("arrays that do not fit together");
  }
  Array result = ndarray::copy(ndarray::broadcastTo(choices.back(), shape));
  for (std::size_t i = truths.size(); i-- > 0;)
    result = ndarray::where(truths[i], choices[i], result);
  return c.result(result);
}

/// np.piecewise: each function of the elements for which its condition holds.
Value piecewise(Call& c) {
  const Array x = c.array(0);
  if (x.isScalar() || x.dtype == DType::String) c.refuse("such an x");
  std::vector<Array> truths = conditions(c, 1);
  const std::vector<Value> functions = c.m.toVector(c[2]);
  if (functions.size() == truths.size() + 1 && !truths.empty()) {
    Array any = truths[0];
    for (const Array& each : truths)
      any = ndarray::apply(Binary::LogicalOr, any, each);
    truths.push_back(ndarray::apply(Unary::LogicalNot, any));
  }
  if (functions.size() != truths.size()) c.refuse("so many functions");
  const Array result = ndarray::fullLike(x, Scalar(0), x.dtype);
  for (std::size_t i = 0; i < truths.size(); ++i) {
    if (truths[i].shape != x.shape) c.refuse("conditions of another shape");
    const ndarray::Keys chosen{Key::of(truths[i])};
    Array values = ndarray::get(x, chosen);
    if (values.size() == 0) continue;
    values = c.m.isCallable(functions[i])
                 ? arrayOf(c.m, c.m.call(functions[i], {c.whole(values)}))
                 : arrayOf(c.m, functions[i]);
    ndarray::set(result, chosen, values);
  }
  return c.whole(result);
}

/// np.choose of places that are all within.
Value choose(Call& c) {
  const Array places = c.array(0);
  if (places.dtype != DType::Int64) c.refuse("places that are not of int64");
  const std::vector<Array> choices = c.arrays(1);
  if (choices.empty()) c.refuse("no choices");
  commonType(c, choices);
  for (const Array& each : choices)
    if (each.dtype != choices[0].dtype) c.refuse("choices of several kinds");
  for (Index i = 0; i < places.size(); ++i)
    if (places.item(i).integer < 0 ||
        places.item(i).integer >= static_cast<std::int64_t>(choices.size()))
      valueError("invalid entry in choice array");
  std::vector<const Array*> all{&places};
  for (const Array& each : choices)
    all.push_back(&each);
  const Dims shape = ndarray::broadcastShape(all.data(), static_cast<int>(all.size()));
  Array result = ndarray::copy(ndarray::broadcastTo(choices[0], shape));
  for (std::size_t i = 1; i < choices.size(); ++i)
    result = ndarray::where(
        ndarray::apply(Binary::Equal, places,
                       ndarray::scalarArray(c.m.heap.arrays, static_cast<int>(i))),
        choices[i], result);
  return c.result(result);
}

/// np.compress: the places at which the condition holds.
Value compress(Call& c, int array, int condition) {
  const Array truths = ndarray::as(c.array(condition), DType::Bool);
  if (truths.axes() != 1) valueError("condition must be a 1-d array");
  const Array places = ndarray::nonzero(truths)[0];
  return c.whole(c.has(2) ? ndarray::take(c.array(array), places, *c.axis(2))
                          : ndarray::take(c.array(array), places));
}

Value fromFunction(Call& c) {
  const Array all = ndarray::as(ndarray::indices(c.m.heap.arrays, c.dims(1)),
                                c.dtype(2, DType::Float64));
  std::vector<Value> grids;
  for (Index i = 0; i < all.length(); ++i)
    grids.push_back(c.whole(ndarray::get(all, {Key::at(i)})));
  return c.m.call(c[0], {grids.data(), static_cast<int>(grids.size()), 0, nullptr});
}

Value fromIterable(Call& c) {
  const DType dtype = *c.dtype(1);
  const std::vector<Value> items = c.m.toVector(c[0]);
  for (const Value& each : items)
    if (!each.isIntegral() && !each.isFloat() && !each.is(Kind::Scalar))
      c.refuse("what are no numbers");
  if (dtype == DType::String) c.refuse("strings");
  const Array array = arrayOf(c.m, c.m.list(items));
  return c.whole(ndarray::as(array, dtype));
}

/// The elements that are no NaN.
Array withoutNan(Call& c, const Array& array) {
  if (!ndarray::isFloat(array.dtype)) return ndarray::ravel(array);
  const Array kept =
      ndarray::apply(Unary::LogicalNot, ndarray::apply(Unary::IsNan, array));
  const Array part = ndarray::get(array, {Key::of(kept)});
  if (part.size() == 0) c.refuse("nothing but NaN");
  return part;
}

/// Along the one axis that is given, or of everything.
template<class F>
Value ofLanes(Call& c, const std::optional<Index>& axis, F function) {
  const Array array = c.array(0);
  if (array.size() == 0 || array.dtype == DType::Float32) c.refuse("such an array");
  if (!axis) return c.result(function(withoutNan(c, array)));
  const Array last = ndarray::moveAxis(array, *axis, -1);
  Dims shape = last.shape;
  shape.pop();
  const Array result(c.m.heap.arrays, DType::Float64, shape);
  for (Index i = 0; i < result.size(); ++i) {
    const Array lane(last, last.at(i * last.shape.back()), {last.shape.back()},
                     {last.strides.back()});
    result.write(result.at(i), function(withoutNan(c, lane)).item());
  }
  return c.result(result);
}

template<int kWhole>
Value nanQuantile(Call& c) {
  const Array q = c.array(1);
  if (!q.isScalar()) c.refuse("several places");
  const double part = kWhole == 1 ? q.item().real() : q.item().real() / kWhole;
  return ofLanes(c, c.axis(2),
                 [&](const Array& lane) { return ndarray::quantile(lane, part); });
}

const FunctionDef kTable[] = {
    {"select(condlist, choicelist, default=)", select},
    {"piecewise(x, condlist, funclist)", piecewise},
    {"choose(a, choices, !out, !mode)", choose, kBoth},
    {"compress(condition, a, axis=, !out)", [](Call& c) { return compress(c, 1, 0); }},
    {"compress(a, condition, axis=, !out)", [](Call& c) { return compress(c, 0, 1); },
     kMethod},
    {"fromfunction(function, shape, |, dtype=)", fromFunction},
    {"fromiter(iter, dtype, !count)", fromIterable},
    {"diagflat(v, k=)",
     [](Call& c) {
       return c.whole(ndarray::diag(ndarray::ravel(c.array(0)), c.integer(1, 0)));
     }},
    {"partition(a, kth, axis=, !kind, !order)",
     [](Call& c) {
       return c.whole(ndarray::partition(c.array(0), c.integer(1, 0), c.axis(2, -1)));
     }},
    {"argpartition(a, kth, axis=, !kind, !order)",
     [](Call& c) {
       return c.whole(ndarray::argpartition(c.array(0), c.integer(1, 0), c.axis(2, -1)));
     },
     kBoth},
    {"nanmedian(a, axis=, !out, !overwrite_input, !keepdims)",
     [](Call& c) {
       return ofLanes(c, c.axis(1),
                      [](const Array& lane) { return ndarray::median(lane); });
     }},
    {"nanquantile(a, q, axis=, !out, !overwrite_input, !method, !keepdims)",
     nanQuantile<1>},
    {"nanpercentile(a, q, axis=, !out, !overwrite_input, !method, !keepdims)",
     nanQuantile<100>},
    {"broadcast_shapes(*args)",
     [](Call& c) {
       std::vector<Array> all;
       std::vector<const Array*> pointers;
       const Array one = ndarray::scalarArray(c.m.heap.arrays, 0);
       for (const Value& each : c.rest()) {
         const Dims shape = dimsOf(c.m, each);
         all.emplace_back(one, one.data, shape, Dims(shape.size(), 0));
       }
       for (const Array& each : all)
         pointers.push_back(&each);
       return dimsValue(c.m, ndarray::broadcastShape(pointers.data(),
                                                     static_cast<int>(pointers.size())));
     }},
};

}  // namespace

void addChoices(Machine& m, Numpy& np) {
  addFunctions(m, &np, np.array, kTable);
}

}  // namespace derslik::python::vm
