// np.add, np.exp … as objects: called, or by their methods reduce, accumulate, outer, at.

#include "core/ndarray/broadcast.h"
#include "core/ndarray/convert.h"
#include "core/ndarray/indexing.h"
#include "core/ndarray/reduce.h"
#include "core/ndarray/ufunc_methods.h"
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
  return c.result(ndarray::reduce(*op, c.array(1), axes, c.flag(5)));
}

Binary binaryOf(Call& c) {
  if (!ufuncOf(c).binary) c.refuse("a function of one argument");
  return *ufuncOf(c).binary;
}

const FunctionDef kMethods[] = {
    {"reduce(self, array, axis=, !dtype, !out, keepdims=, !initial, !where)",
     reduceMethod, kMethod},
    {"accumulate(self, array, axis=, !dtype, !out)",
     [](Call& c) {
       return c.result(ndarray::accumulate(binaryOf(c), c.array(1), c.axis(2, 0)));
     },
     kMethod},
    {"outer(self, A, B)",
     [](Call& c) {
       return c.result(ndarray::outer(binaryOf(c), c.array(1), c.array(2)));
     },
     kMethod},
    {"at(self, a, indices, b)",
     [](Call& c) {
       const Array* array = arrayIn(c[1]);
       if (!array) c.refuse("such arguments");
       const auto* several = c[2].as<Tuple>();
       ndarray::applyAt(binaryOf(c), *array,
                        several ? c.arrays(2) : std::vector<Array>{c.array(2)},
                        c.array(3));
       return Value::none();
     },
     kMethod},
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
    return numpyAttribute(m, value, name);
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
