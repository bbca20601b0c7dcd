// np.float64, np.float32, np.int64, np.bool_ and np.str_.

#include "core/ndarray/limits.h"
#include "core/python/numpy/call.h"
#include "core/python/numpy/operators.h"
#include "core/python/objects/numbers.h"

namespace derslik::python::vm {

namespace {

const ScalarObject& self(const Value& value) {
  return *value.to<ScalarObject>();
}

Value plain(Machine& m, const Value& value) {
  return plainValue(m, self(value).scalar());
}

std::string text(Machine&, const Value& value) {
  return ndarray::str(self(value).scalar());
}

std::string format(Machine& m, const Value& value, const std::string& spec) {
  // A float32 is formatted as the float that it is.
  if (spec.empty() && self(value).dtype != DType::Float32) return text(m, value);
  return m.format(plain(m, value), spec);
}

Value number(Machine& m, const Value& value, const char* what) {
  const std::string_view name = what;
  const Value own = plain(m, value);
  if (name == "__float__") return Value::real(toReal(m, own));
  if (name == "__int__") return m.call(Value(m.types.integer), {own});
  if (self(value).dtype == DType::Bool)
    throw Unsupported("a truth value of NumPy's as an index");
  return ndarray::isFloat(self(value).dtype) ? Value() : own;
}

Value attribute(Machine& m, const Value& value, Str* name) {
  const std::string& text = name->text;
  const DType dtype = self(value).dtype;
  if (text == "shape") return m.tuple({});
  if (text == "ndim") return Value::integer(0);
  if (text == "size") return Value::integer(1);
  if (text == "dtype") return dtypeValue(m, dtype);
  if (text == "itemsize" || text == "nbytes")
    return Value::integer(ndarray::sizeOf(dtype));
  if (text == "T" || text == "real") return value;
  return numpyAttribute(m, value, name);
}

Value construct(Machine& m, Type* type, const Arguments& a) {
  if (a.positional > 1 || a.keywords > 0)
    throw Unsupported(type->name + "() of more than one argument");
  int place = 0;
  while (m.numpy->scalars[place] != type)
    ++place;
  const auto dtype = static_cast<DType>(place);
  if (dtype == DType::String) throw Unsupported("np.str_()");
  if (a.positional == 0)
    return scalarValue(m, arrayOf(m, Value::integer(0), dtype).item());
  if (dtype == DType::Bool && !a[0].is(Kind::Array)) return scalarValue(m, m.truth(a[0]));
  return resultValue(m, arrayOf(m, a[0], dtype));
}

/// round(x, digits): without digits Python's int.
Value roundScalar(Machine& m, const Arguments& a) {
  const bool hasDigits = a.positional > 1 && !a[1].isNone();
  const DType dtype = self(a[0]).dtype;
  if (dtype == DType::Bool) throw Unsupported("rounding a truth value");
  const Array rounded = ndarray::round(
      arrayOf(m, a[0]), hasDigits ? static_cast<int>(ndarray::narrow(m.index(a[1]))) : 0);
  if (hasDigits) return scalarValue(m, rounded.item());
  return m.call(Value(m.types.integer), {plainValue(m, rounded.item())});
}

Value isInteger(Machine& m, const Arguments& a) {
  return m.call(m.getAttribute(plain(m, a[0]), m.intern("is_integer")));
}

const NativeDef kMethods[] = {
    {"__round__", roundScalar, 0, 1},
    {"__abs__", numpyAbsolute, 0, 0},
    {"__divmod__", numpyDivmod, 1, 1},
};
const NativeDef kFloatMethods[] = {
    {"is_integer", isInteger, 0, 0},
};

}  // namespace

void makeScalarTypes(Machine& m, Numpy& np) {
  Slots slots = m.types.object->slots;
  slots.repr = text;
  slots.str = text;
  slots.format = format;
  slots.binary = numpyBinary;
  slots.compare = numpyCompare;
  slots.unary = numpyUnary;
  slots.number = number;
  slots.getAttribute = attribute;
  slots.hash = [](Machine& m, const Value& value) { return m.hash(plain(m, value)); };
  slots.truth = [](Machine& m, const Value& value) { return m.truth(plain(m, value)); };
  slots.getItem = [](Machine&, const Value&, const Value&) -> Value {
    indexError("invalid index to scalar variable.");
  };
  // The abstract types that isinstance() is asked about.
  const auto abstract = [&](const char* name, Type* base) {
    return m.makeType(std::string("numpy.") + name, base, slots);
  };
  Type* generic = abstract("generic", m.types.object);
  Type* numbers = abstract("number", generic);
  Type* integers = abstract("signedinteger", abstract("integer", numbers));
  Type* floating = abstract("floating", abstract("inexact", numbers));
  const auto make = [&](DType dtype, const char* name, Type* base) {
    Type* type = m.makeType(std::string("numpy.") + name, base, slots);
    type->construct = construct;
    np.scalars[static_cast<int>(dtype)] = type;
  };
  make(DType::Bool, "bool_", generic);
  make(DType::Int64, "int64", integers);
  make(DType::Float32, "float32", floating);
  // Python's float is among its bases, too.
  make(DType::Float64, "float64", floating);
  np.scalars[static_cast<int>(DType::Float64)]->alsoDerivesFrom = m.types.real;
  Type* text = m.makeType("numpy.str_", m.types.str, m.types.str->slots);
  text->construct = construct;
  np.scalars[static_cast<int>(DType::String)] = text;
  m.addMethods(generic, kMethods, std::size(kMethods));
  m.addMethods(floating, kFloatMethods, std::size(kFloatMethods));
  for (int i = 0; i < 2; ++i)
    np.truths[i] = m.heap.make<ScalarObject>(np.scalars[0], Scalar(i == 1));
  for (Type* type :
       {generic, numbers, integers->base, integers, floating->base, floating})
    np.attributes.set(m.intern(type->name.substr(6)), Value(type));
  np.generic = generic;
}

}  // namespace derslik::python::vm
