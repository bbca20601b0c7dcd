// np.ndindex, np.ndenumerate, np.ix_, np.r_ and np.c_: ways to walk and to join by index.

#include "core/ndarray/convert.h"
#include "core/ndarray/create.h"
#include "core/ndarray/indexing.h"
#include "core/ndarray/join.h"
#include "core/ndarray/shape.h"
#include "core/python/numpy/tables.h"

namespace derslik::python::vm {

namespace {

/// The place of an element as a tuple, from its number in the order of C.
Dims placeOf(Index number, const Dims& shape) {
  Dims place(shape.size(), 0);
  for (int axis = shape.size() - 1; axis >= 0; --axis) {
    place[axis] = number % shape[axis];
    number /= shape[axis];
  }
  return place;
}

Value ndindex(Call& c) {
  Dims shape;
  if (c.rest().size() == 1 && c.rest()[0].is(Kind::Tuple))
    shape = dimsOf(c.m, c.rest()[0]);
  else
    for (const Value& each : c.rest())
      shape.push(static_cast<Index>(c.m.index(each)));
  for (const Index each : shape)
    if (each < 0) valueError("negative dimensions are not allowed");
  const Index count = ndarray::elements(shape);
  return makeIterator(
      c.m, iteratorType(c.m, "numpy.ndindex"), {Value::none()},
      [i = Index{0}, count, shape](Machine& m, const std::vector<Value>&) mutable {
        return i < count ? dimsValue(m, placeOf(i++, shape)) : Value();
      });
}

Value ndenumerate(Call& c) {
  return makeIterator(c.m, iteratorType(c.m, "numpy.ndenumerate"), {c.whole(c.array(0))},
                      [i = Index{0}](Machine& m, const std::vector<Value>& kept) mutable {
                        const Array& array = *arrayIn(kept[0]);
                        if (i >= array.size()) return Value();
                        const Value place = dimsValue(m, placeOf(i, array.shape));
                        return m.tuple({place, scalarValue(m, array.item(i++))});
                      });
}

/// np.ix_(rows, columns): each along an axis of its own.
///
///     >>> np.ix_([0, 1], [2, 4])
///     (array([[0],
///            [1]]), array([[2, 4]]))
Value openMesh(Call& c) {
  const int count = static_cast<int>(c.rest().size());
  std::vector<Array> all;
  for (int i = 0; i < count; ++i) {
    Array places = arrayOf(c.m, c.rest()[static_cast<std::size_t>(i)]);
    if (places.axes() != 1) valueError("Cross index must be 1 dimensional");
    if (places.size() == 0) places = ndarray::as(places, DType::Int64);
    if (places.dtype == DType::Bool) places = ndarray::nonzero(places)[0];
    Dims shape(count, 1);
    shape[i] = places.size();
    all.push_back(ndarray::reshape(places, shape));
  }
  return c.tuple(all);
}

/// np.r_ and np.c_, which join what stands between their brackets.
struct Joiner : Object {
  explicit Joiner(bool isColumns) : isColumns(isColumns) {}
  bool isColumns;
};

/// What 0:5 stands for between the brackets.
Array rangeIn(Machine& m, const Slice& slice) {
  const auto bound = [&](const Value& value, int otherwise) {
    if (value.isNone()) return Scalar(otherwise);
    const Array array = arrayOf(m, value);
    if (!array.isScalar() || array.dtype == DType::Bool || array.dtype == DType::String)
      throw Unsupported("such a slice in np.r_[…]");
    return array.item();
  };
  if (slice.stop.isNone()) throw Unsupported("a slice without an end in np.r_[…]");
  return ndarray::arange(m.heap.arrays, bound(slice.start, 0), bound(slice.stop, 0),
                         bound(slice.step, 1));
}

/// find_common_type: scalars count where they are of a higher kind than all arrays.
std::optional<DType> commonType(const std::optional<DType>& arrays,
                                const std::optional<DType>& scalars) {
  const auto kind = [](DType dtype) {
    return dtype == DType::Bool ? 0 : dtype == DType::Int64 ? 1 : 2;
  };
  if (!arrays || !scalars) return arrays ? arrays : scalars;
  return kind(*scalars) > kind(*arrays) ? scalars : arrays;
}

Value join(Machine& m, const Value& self, const Value& key) {
  const bool isColumns = self.to<Joiner>()->isColumns;
  std::vector<Value> items{key};
  if (const auto* tuple = key.as<Tuple>()) items = tuple->items;
  std::vector<Array> parts;
  std::vector<std::size_t> alone;
  std::optional<DType> arrays, scalars;
  for (const Value& item : items) {
    if (item.is(Kind::Str)) throw Unsupported("strings in np.r_[…]");
    const auto* slice = item.as<Slice>();
    Array part = slice ? rangeIn(m, *slice) : arrayOf(m, item);
    if (part.dtype == DType::String) throw Unsupported("strings in np.r_[…]");
    const bool isScalar = part.isScalar() && !item.is(Kind::Array);
    auto& known = isScalar ? scalars : arrays;
    known = known ? ndarray::promote(*known, part.dtype) : part.dtype;
    if (isScalar) alone.push_back(parts.size());
    part = ndarray::atLeast1d(part);
    if (isColumns && part.axes() == 1) part = ndarray::expandDims(part, {1});
    parts.push_back(part);
  }
  if (parts.empty()) valueError("need at least one array to concatenate");
  if (const auto common = commonType(arrays, scalars))
    for (const std::size_t i : alone)
      parts[i] = ndarray::as(parts[i], *common);
  return arrayValue(m, ndarray::concatenate(parts, isColumns ? -1 : 0));
}

const FunctionDef kTable[] = {
    {"ndindex(*shape)", ndindex},
    {"ndenumerate(arr)", ndenumerate},
    {"ix_(*args)", openMesh},
};

}  // namespace

void addIndexers(Machine& m, Numpy& np) {
  addFunctions(m, &np, nullptr, kTable);
  Slots slots = m.types.object->slots;
  slots.repr = [](Machine&, const Value&) -> std::string {
    throw Unsupported("printing the address of np.r_");
  };
  slots.getItem = join;
  Type* type =
      m.makeType("numpy.lib.index_tricks.AxisConcatenator", m.types.object, slots);
  np.attributes.set(m.intern("r_"), m.heap.make<Joiner>(type, false));
  np.attributes.set(m.intern("c_"), m.heap.make<Joiner>(type, true));
}

}  // namespace derslik::python::vm
