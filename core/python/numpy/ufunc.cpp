// np.add, np.exp … as objects: called, or by their methods reduce, accumulate, outer, at.

#include "core/ndarray/broadcast.h"
#include "core/ndarray/convert.h"
#include "core/ndarray/indexing.h"
#include "core/ndarray/reduce.h"
#include "core/ndarray/shape.h"
#include "core/python/numpy/call.h"

namespace derslik::python::vm {

namespace {

using ndarray::Binary;
using ndarray::Reduction;
using ndarray::Unary;

struct Ufunc : Object {
  explicit Ufunc(Binary op) : binary(op) {}
  explicit Ufunc(Unary op) : unary(op) {}

  const char* name() const {
    return binary ? ndarray::name(*binary) : ndarray::name(*unary);
  }

  std::optional<Binary> binary;
  std::optional<Unary> unary;
};

const Ufunc& self(const Value& value) {
  return *value.to<Ufunc>();
}

/// Where a condition holds, into `out`: elsewhere nothing is even computed.
void applyWhere(Machine& m, const Ufunc& ufunc, const std::vector<Array>& operands,
                const Value& condition, const Array& out) {
  const Array mask = ndarray::broadcastTo(arrayOf(m, condition), out.shape);
  if (mask.dtype != DType::Bool) throw Unsupported("a where= that is not of bool");
  const ndarray::Keys chosen{ndarray::Key::of(mask)};
  std::vector<Array> parts;
  for (const Array& each : operands)
    parts.push_back(ndarray::get(ndarray::broadcastTo(each, out.shape), chosen));
  const Array result = ufunc.binary ? ndarray::apply(*ufunc.binary, parts[0], parts[1])
                                    : ndarray::apply(*ufunc.unary, parts[0]);
  ndarray::set(out, chosen, result);
}

Value call(Machine& m, const Value& value, const Arguments& a) {
  const Ufunc& ufunc = self(value);
  const int operands = ufunc.binary ? 2 : 1;
  const std::string name = ufunc.name();
  if (a.positional < operands || a.positional > operands + 1)
    typeError(name + "() takes from " + std::to_string(operands) + " to " +
              std::to_string(operands + 1) + " positional arguments but " +
              std::to_string(a.positional) + " were given");
  Value out = a.positional > operands ? a[operands] : Value();
  Value where;
  std::optional<DType> dtype;
  for (int i = 0; i < a.keywords; ++i) {
    const std::string& keyword = a.names[i]->text;
    if (keyword == "out")
      out = a.keyword(i);
    else if (keyword == "where")
      where = a.keyword(i);
    else if (keyword == "dtype" && !a.keyword(i).isNone())
      dtype = dtypeOf(m, a.keyword(i));
    else
      throw Unsupported("the argument '" + keyword + "' of np." + name + "()");
  }
  if (where.isBool() && where.asBool()) where = {};
  for (int i = 0; i < operands; ++i)
    if (!isArrayLike(a[i]) && !a[i].is(Kind::Str))
      throw Unsupported("np." + name + "() of a '" + m.typeOf(a[i])->name + "'");
  std::vector<Array> arrays;
  for (int i = 0; i < operands; ++i)
    arrays.push_back(arrayOf(m, a[i]));
  if (dtype)
    for (Array& each : arrays) {
      if (!ndarray::isSameKind(each.dtype, *dtype))
        throw Unsupported("such a dtype= of np." + name + "()");
      each = ndarray::as(each, *dtype);
    }
  if (out.isUnset() || out.isNone()) {
    if (!where.isUnset())
      throw Unsupported("where= without out=: the rest of the result is not determined");
    return resultValue(m, ufunc.binary
                              ? ndarray::apply(*ufunc.binary, arrays[0], arrays[1])
                              : ndarray::apply(*ufunc.unary, arrays[0]));
  }
  const Array* to = arrayIn(out);
  if (!to) typeError("return arrays must be of ArrayType");
  spend(m, to->size());
  if (!where.isUnset())
    applyWhere(m, ufunc, arrays, where, *to);
  else if (ufunc.binary)
    ndarray::applyInto(*ufunc.binary, *to, arrays[0], arrays[1]);
  else
    ndarray::applyInto(*ufunc.unary, *to, arrays[0]);
  return out;
}

std::optional<Reduction> reductionOf(const Ufunc& ufunc) {
  if (!ufunc.binary) return {};
  switch (*ufunc.binary) {
    case Binary::Add:
      return Reduction::Sum;
    case Binary::Multiply:
      return Reduction::Product;
    case Binary::Maximum:
      return Reduction::Maximum;
    case Binary::Minimum:
      return Reduction::Minimum;
    case Binary::LogicalAnd:
      return Reduction::All;
    case Binary::LogicalOr:
      return Reduction::Any;
    default:
      return {};
  }
}

const Ufunc& ufuncOf(const Call& c) {
  return self(c[0]);
}

Value reduceMethod(Call& c) {
  const auto op = reductionOf(ufuncOf(c));
  if (!op) c.refuse(std::string("np.") + ufuncOf(c).name() + " as the kind");
  ndarray::Axes axes = Dims{0};
  if (!c[2].isUnset()) axes = c.axes(2);
  return c.result(ndarray::reduce(*op, c.array(1), axes, c.flag(3)));
}

Value accumulateMethod(Call& c) {
  const Ufunc& ufunc = ufuncOf(c);
  const Array array = c.array(1);
  if (ufunc.binary == Binary::Add) return c.result(ndarray::cumsum(array, c.axis(2, 0)));
  if (ufunc.binary == Binary::Multiply)
    return c.result(ndarray::cumprod(array, c.axis(2, 0)));
  if (!ufunc.binary || ufunc.binary >= Binary::Equal || array.isScalar())
    c.refuse(std::string("np.") + ufunc.name() + " as the kind");
  const int axis = ndarray::axisOf(c.axis(2, 0), array.axes());
  const Array result = ndarray::copy(array);
  for (Index i = 1; i < array.shape[axis]; ++i) {
    ndarray::Keys here(static_cast<std::size_t>(axis), ndarray::Key::range({}, {}));
    ndarray::Keys before = here;
    here.push_back(ndarray::Key::range(i, i + 1));
    before.push_back(ndarray::Key::range(i - 1, i));
    const Array to = ndarray::get(result, here);
    ndarray::applyInto(*ufunc.binary, to, ndarray::get(result, before), to);
  }
  return c.result(result);
}

Value outerMethod(Call& c) {
  const Ufunc& ufunc = ufuncOf(c);
  if (!ufunc.binary) c.refuse("a function of one argument");
  const Array a = c.array(1), b = c.array(2);
  Dims shape = a.shape;
  for (int i = 0; i < b.axes(); ++i)
    shape.push(1);
  return c.result(ndarray::apply(*ufunc.binary, ndarray::reshape(a, shape), b));
}

// An element at a time, so that a place named twice is changed twice.
Value atMethod(Call& c) {
  const Ufunc& ufunc = ufuncOf(c);
  const Array* array = arrayIn(c[1]);
  if (!ufunc.binary || !array || c[2].is(Kind::Tuple) || array->axes() != 1)
    c.refuse("such arguments");
  const Array places = c.array(2);
  if (places.dtype != DType::Int64) c.refuse("places that are not of int64");
  const Array values = ndarray::broadcastTo(c.array(3), places.shape);
  for (Index i = 0; i < places.size(); ++i) {
    const Index at = static_cast<Index>(places.item(i).integer);
    const Array place = ndarray::get(
        *array, {ndarray::Key::range(at, at == -1 ? std::optional<Index>() : at + 1)});
    if (place.size() != 1)
      indexError("index " + std::to_string(static_cast<long long>(at)) +
                 " is out of bounds for axis 0 with size " +
                 std::to_string(static_cast<long long>(array->length())));
    ndarray::applyInto(*ufunc.binary, place, place,
                       ndarray::scalarArray(c.m.heap.arrays, values.item(i)));
  }
  return Value::none();
}

const FunctionDef kMethods[] = {
    {"reduce(self, array, axis=, !dtype, !out, keepdims=, !initial, !where)",
     reduceMethod, kMethod},
    {"accumulate(self, array, axis=, !dtype, !out)", accumulateMethod, kMethod},
    {"outer(self, A, B)", outerMethod, kMethod},
    {"at(self, a, indices, b)", atMethod, kMethod},
};

struct Alias {
  const char* name;
  const char* of;
};

constexpr Alias kAliases[] = {
    {"abs", "absolute"},       {"true_divide", "divide"}, {"mod", "remainder"},
    {"bitwise_not", "invert"}, {"deg2rad", "radians"},    {"rad2deg", "degrees"},
};

}  // namespace

void addUfuncs(Machine& m, Numpy& np) {
  Slots slots = m.types.object->slots;
  slots.repr = [](Machine&, const Value& value) {
    return std::string("<ufunc '") + self(value).name() + "'>";
  };
  slots.call = call;
  slots.getAttribute = [](Machine& m, const Value& value, Str* name) -> Value {
    if (name == m.names.name) return m.str(self(value).name());
    return plainAttribute(m, value, name);
  };
  np.ufunc = m.makeType("numpy.ufunc", m.types.object, slots);
  addFunctions(m, &np, np.ufunc, kMethods);
  const auto add = [&](const char* name, auto op) {
    np.attributes.set(m.intern(name), m.heap.make<Ufunc>(np.ufunc, op));
  };
  for (int i = 0; i <= static_cast<int>(Binary::RightShift); ++i)
    add(ndarray::name(static_cast<Binary>(i)), static_cast<Binary>(i));
  for (int i = 0; i <= static_cast<int>(Unary::Radians); ++i)
    add(ndarray::name(static_cast<Unary>(i)), static_cast<Unary>(i));
  for (const Alias& alias : kAliases)
    np.attributes.set(m.intern(alias.name), *np.attributes.find(m.intern(alias.of)));
}

}  // namespace derslik::python::vm
