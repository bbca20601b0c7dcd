// Functions that call the program back: np.vectorize, np.apply_along_axis.

#include "core/ndarray/broadcast.h"
#include "core/ndarray/convert.h"
#include "core/ndarray/indexing.h"
#include "core/ndarray/limits.h"
#include "core/ndarray/shape.h"
#include "core/python/numpy/tables.h"
#include "core/python/numpy/types.h"

namespace derslik::python::vm {

namespace {

struct Vectorized : Object {
  void clear() noexcept override { function.drop(); }
  Value function;
  std::optional<DType> dtype;
};

Value callVectorized(Machine& m, const Value& self, const Arguments& a) {
  const auto* vectorized = self.to<Vectorized>();
  if (a.keywords > 0 || a.positional == 0)
    throw Unsupported("such arguments of np.vectorize()");
  const Value function = vectorized->function;
  std::vector<Array> arrays;
  std::vector<const Array*> pointers;
  for (int i = 0; i < a.positional; ++i)
    arrays.push_back(arrayOf(m, a[i]));
  for (const Array& each : arrays)
    pointers.push_back(&each);
  const Dims shape =
      ndarray::broadcastShape(pointers.data(), static_cast<int>(pointers.size()));
  for (Array& each : arrays)
    each = ndarray::broadcastTo(each, shape);
  const Index size = ndarray::elements(shape);
  if (size == 0) throw Unsupported("np.vectorize() of no elements");
  const auto at = [&](Index i, bool isPlain) {
    std::vector<Value> arguments;
    for (const Array& each : arrays)
      arguments.push_back(isPlain ? plainValue(m, each.item(i))
                                  : scalarValue(m, each.item(i)));
    return m.call(function,
                  {arguments.data(), static_cast<int>(arguments.size()), 0, nullptr});
  };
  std::optional<DType> dtype = vectorized->dtype;
  // NumPy calls once more for the first element, to learn the kind of the result.
  if (!dtype) dtype = arrayOf(m, at(0, false)).dtype;
  std::vector<Value> results;
  for (Index i = 0; i < size; ++i) {
    m.tick();
    results.push_back(at(i, true));
  }
  if (*dtype == DType::String) {
    for (const Value& each : results)
      if (!each.is(Kind::Str)) throw Unsupported("np.vectorize() of strings and numbers");
    return arrayValue(m, ndarray::reshape(arrayOf(m, m.list(results)), shape));
  }
  Array made(m.heap.arrays, *dtype, shape);
  for (Index i = 0; i < size; ++i)
    made.write(made.data + i * made.itemSize,
               arrayOf(m, results[static_cast<std::size_t>(i)]).item());
  return arrayValue(m, made);
}

Value vectorize(Call& c) {
  Type* type = namelessType(c.m, "numpy.vectorize");
  type->slots.call = callVectorized;
  auto* made = c.m.heap.make<Vectorized>(type);
  const Value value(made);
  made->function = c[0];
  if (c.has(1)) {
    Value otypes = c[1];
    if (otypes.is(Kind::List) && otypes.to<List>()->items.size() == 1)
      otypes = Value(otypes.to<List>()->items[0]);
    made->dtype = dtypeOf(c.m, otypes);
  }
  return value;
}

Value applyAlongAxis(Call& c) {
  const Value function = c[0];
  const Array array = c.array(2);
  const int axis = ndarray::axisOf(ndarray::narrow(c.m.index(c[1])), array.axes());
  if (array.axes() != 2) c.refuse("arrays that are no matrices");
  const int other = 1 - axis;
  std::vector<Value> results;
  for (Index i = 0; i < array.shape[other]; ++i) {
    ndarray::Keys keys(static_cast<std::size_t>(other), ndarray::Key::range({}, {}));
    keys.push_back(ndarray::Key::at(i));
    const Value lane = c.whole(ndarray::get(array, keys));
    results.push_back(c.m.call(function, {lane}));
  }
  if (results.empty()) c.refuse("empty arrays");
  const Array first = arrayOf(c.m, results[0]);
  const Array rows = arrayOf(c.m, c.m.list(results), first.dtype);
  if (first.axes() > 1) c.refuse("a function whose results are no vectors");
  return c.whole(!first.isScalar() && axis == 0 ? ndarray::transpose(rows) : rows);
}

const FunctionDef kTable[] = {
    {"vectorize(pyfunc, otypes=, !doc, !excluded, !cache, !signature)", vectorize},
    {"apply_along_axis(func1d, axis, arr)", applyAlongAxis},
};

}  // namespace

void addCallbacks(Machine& m, Numpy& np) {
  addFunctions(m, &np, nullptr, kTable);
}

}  // namespace derslik::python::vm
