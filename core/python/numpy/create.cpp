// np.array, np.zeros, np.arange …

#include "core/ndarray/create.h"

#include "core/libm/libm.h"
#include "core/ndarray/broadcast.h"
#include "core/ndarray/choose.h"
#include "core/ndarray/convert.h"
#include "core/ndarray/shape.h"
#include "core/python/numpy/tables.h"

namespace derslik::python::vm {

namespace {

ndarray::Heap& heap(Call& c) {
  return c.m.heap.arrays;
}

Array made(Call& c, const Value& object, const Value& dtype) {
  const Array array = arrayOf(c.m, object);
  if (dtype.isUnset() || dtype.isNone()) return array;
  Index itemSize = 0;
  const DType wanted = dtypeOf(c.m, dtype, &itemSize);
  return converted(c.m, array, wanted, itemSize);
}

/// The array itself where it is of that kind already.
Value asArray(Call& c) {
  const Array* given = arrayIn(c[0]);
  const Array result = made(c, c[0], c[1]);
  return given && result.sharesBuffer(*given) ? c[0] : c.whole(result);
}

Value array(Call& c) {
  const Array* given = arrayIn(c[0]);
  Array result = made(c, c[0], c[1]);
  if (given && c.flag(2, true) && result.sharesBuffer(*given))
    result = ndarray::copyInOrder(result);
  while (result.axes() < c.integer(4, 0))
    result = ndarray::expandDims(result, {0});
  return c.whole(result);
}

template<int kFill>
Value filled(Call& c) {
  return c.whole(
      ndarray::full(heap(c), c.dims(0), Scalar(kFill), c.dtype(1, DType::Float64)));
}

template<int kFill>
Value filledLike(Call& c) {
  const Array like = c.array(0);
  if (like.dtype == DType::String) c.refuse("strings");
  return c.whole(ndarray::fullLike(like, Scalar(kFill), c.dtype(1, like.dtype)));
}

/// The element that fills, converted to the kind.
Value full(Call& c) {
  const Array value = c.array(1);
  if (value.dtype == DType::String && c.has(2)) c.refuse("strings of a dtype");
  Array result(heap(c), c.dtype(2, value.dtype), c.dims(0),
               value.dtype == DType::String ? value.itemSize : 0);
  ndarray::assign(result, value);
  return c.whole(result);
}

Value fullLike(Call& c) {
  const Array like = c.array(0), value = c.array(1);
  if (like.dtype == DType::String || value.dtype == DType::String) c.refuse("strings");
  const Array result = ndarray::fullLike(like, Scalar(0), c.dtype(2, like.dtype));
  ndarray::assign(result, value);
  return c.whole(result);
}

Scalar numberOf(Call& c, const Value& value) {
  const Array array = arrayOf(c.m, value);
  if (!array.isScalar() || array.dtype == DType::String) c.refuse("such an argument");
  const Scalar scalar = array.item();
  return scalar.dtype == DType::Bool ? Scalar(scalar.integer) : scalar;
}

/// In float32 from the second on: the first plus multiples of the first two's difference.
Array arangeOfFloats(Call& c, double start, double stop, double step) {
  const Array doubles =
      ndarray::arange(heap(c), Scalar(start), Scalar(stop), Scalar(step));
  const Array result = ndarray::as(doubles, DType::Float32);
  const auto first = static_cast<float>(start);
  const float apart = static_cast<float>(start + step) - first;
  for (Index i = 2; i < result.size(); ++i)
    result.write(result.at(i), first + static_cast<float>(i) * apart);
  return result;
}

Value arange(Call& c) {
  Scalar start = 0, step = 1;
  Scalar stop = numberOf(c, c[0]);
  if (c.has(1)) {
    start = stop;
    stop = numberOf(c, c[1]);
  }
  if (c.has(2)) step = numberOf(c, c[2]);
  if (const auto dtype = c.dtype(3)) {
    if (*dtype == DType::Float32)
      return c.whole(arangeOfFloats(c, start.real(), stop.real(), step.real()));
    if (*dtype == DType::Float64) {
      start = start.real();
      stop = stop.real();
      step = step.real();
    } else if (*dtype != DType::Int64 || ndarray::isFloat(start.dtype) ||
               ndarray::isFloat(stop.dtype) || ndarray::isFloat(step.dtype)) {
      c.refuse("such a dtype");
    }
  }
  return c.whole(ndarray::arange(heap(c), start, stop, step));
}

Value linspace(Call& c) {
  const Scalar start = numberOf(c, c[0]), stop = numberOf(c, c[1]);
  const Index count = c.integer(2, 50);
  if (count < 0)
    valueError("Number of samples, " + std::to_string(static_cast<long long>(count)) +
               ", must be non-negative.");
  Array result =
      ndarray::linspace(heap(c), start.real(), stop.real(), count, c.flag(3, true));
  const DType dtype = c.dtype(5, DType::Float64);
  if (dtype == DType::Int64) ndarray::applyInto(ndarray::Unary::Floor, result, result);
  result = ndarray::as(result, dtype);
  if (!c.flag(4)) return c.whole(result);
  const Index gaps = c.flag(3, true) ? count - 1 : count;
  if (gaps <= 0) c.refuse("the step of so few points");
  const double step = (stop.real() - start.real()) / static_cast<double>(gaps);
  return c.m.tuple({c.whole(result), scalarValue(c.m, step)});
}

Value logspace(Call& c) {
  const Array places =
      ndarray::linspace(heap(c), numberOf(c, c[0]).real(), numberOf(c, c[1]).real(),
                        c.integer(2, 50), c.flag(3, true));
  const Array base = ndarray::scalarArray(heap(c), c.real(4, 10.0));
  return c.whole(ndarray::apply(ndarray::Binary::Power, base, places));
}

/// By logarithms, of two ends of one sign, which stand exactly.
Value geomspace(Call& c) {
  double start = c.real(0, 0), stop = c.real(1, 0);
  const Index count = c.integer(2, 50);
  const bool isClosed = c.flag(3, true);
  if (start == 0 || stop == 0) valueError("Geometric sequence cannot include zero");
  if ((start < 0) != (stop < 0)) c.refuse("ends of two signs");
  const double sign = start < 0 ? -1 : 1;
  start *= sign;
  stop *= sign;
  const Array result = ndarray::apply(
      ndarray::Binary::Power, ndarray::scalarArray(heap(c), 10.0),
      ndarray::linspace(heap(c), libm::log10(start), libm::log10(stop), count, isClosed));
  if (count > 0) result.write(result.at(0), start);
  if (count > 1 && isClosed) result.write(result.at(count - 1), stop);
  return c.whole(ndarray::apply(ndarray::Binary::Multiply,
                                ndarray::scalarArray(heap(c), sign), result));
}

Value eye(Call& c) {
  const Index rows = c.integer(0, 0);
  return c.whole(ndarray::eye(heap(c), rows, c.integer(1, rows), c.integer(2, 0),
                              c.dtype(3, DType::Float64)));
}

Value identity(Call& c) {
  const Index rows = c.integer(0, 0);
  return c.whole(ndarray::eye(heap(c), rows, rows, 0, c.dtype(1, DType::Float64)));
}

Value tri(Call& c) {
  const Index rows = c.integer(0, 0);
  return c.whole(ndarray::tri(heap(c), rows, c.integer(1, rows), c.integer(2, 0),
                              c.dtype(3, DType::Float64)));
}

Value meshgrid(Call& c) {
  std::vector<Array> vectors;
  for (const Value& each : c.rest())
    vectors.push_back(arrayOf(c.m, each));
  return c.list(ndarray::meshgrid(vectors, c.text(1, "xy") == "ij"));
}

const FunctionDef kTable[] = {
    {"array(object, dtype=, copy=, !order, ndmin=, !subok)", array},
    {"asarray(a, dtype=, !order)", asArray},
    {"asanyarray(a, dtype=, !order)", asArray},
    {"ascontiguousarray(a, dtype=)",
     [](Call& c) {
       return c.whole(ndarray::atLeast1d(ndarray::contiguous(made(c, c[0], c[1]))));
     }},
    {"copy(a, !order)",
     [](Call& c) { return c.whole(ndarray::copyInOrder(c.array(0))); }},
    {"copy(a, !order)", [](Call& c) { return c.whole(ndarray::copy(c.array(0))); },
     kMethod},
    {"zeros(shape, dtype=, !order)", filled<0>},
    {"ones(shape, dtype=, !order)", filled<1>},
    {"empty(shape, dtype=, !order)", filled<0>},
    {"full(shape, fill_value, dtype=, !order)", full},
    {"zeros_like(a, dtype=, !order, !subok, !shape)", filledLike<0>},
    {"ones_like(a, dtype=, !order, !subok, !shape)", filledLike<1>},
    {"empty_like(a, dtype=, !order, !subok, !shape)", filledLike<0>},
    {"full_like(a, fill_value, dtype=, !order, !subok, !shape)", fullLike},
    {"arange(start, stop=, step=, dtype=)", arange},
    {"linspace(start, stop, num=, endpoint=, retstep=, dtype=, !axis)", linspace},
    {"logspace(start, stop, num=, endpoint=, base=, !dtype, !axis)", logspace},
    {"geomspace(start, stop, num=, endpoint=, !dtype, !axis)", geomspace},
    {"eye(N, M=, k=, dtype=, !order)", eye},
    {"identity(n, dtype=)", identity},
    {"tri(N, M=, k=, dtype=)", tri},
    {"triu(m, k=)",
     [](Call& c) { return c.whole(ndarray::triu(c.array(0), c.integer(1, 0))); }},
    {"tril(m, k=)",
     [](Call& c) { return c.whole(ndarray::tril(c.array(0), c.integer(1, 0))); }},
    {"diag(v, k=)",
     [](Call& c) {
       Array result = ndarray::diag(c.array(0), c.integer(1, 0));
       result.isReadOnly = result.axes() == 1;
       return c.whole(result);
     }},
    {"meshgrid(*xi, indexing=, !copy, !sparse)", meshgrid},
};

}  // namespace

void addCreation(Machine& m, Numpy& np) {
  addFunctions(m, &np, np.array, kTable);
}

}  // namespace derslik::python::vm
