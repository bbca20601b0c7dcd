// np.dtype, and all that may be given for one.

#include "core/python/numpy/call.h"

namespace derslik::python::vm {

namespace {

struct Name {
  const char* text;
  DType dtype;
};

constexpr Name kNames[] = {
    {"float64", DType::Float64}, {"float", DType::Float64},  {"f8", DType::Float64},
    {"<f8", DType::Float64},     {"d", DType::Float64},      {"double", DType::Float64},
    {"float32", DType::Float32}, {"f4", DType::Float32},     {"<f4", DType::Float32},
    {"f", DType::Float32},       {"single", DType::Float32}, {"int64", DType::Int64},
    {"int", DType::Int64},       {"i8", DType::Int64},       {"<i8", DType::Int64},
    {"l", DType::Int64},         {"intp", DType::Int64},     {"bool", DType::Bool},
    {"?", DType::Bool},          {"bool_", DType::Bool},     {"b1", DType::Bool},
    {"str", DType::String},      {"U", DType::String},       {"<U", DType::String},
    {"int_", DType::Int64},      {"float_", DType::Float64}, {"str_", DType::String},
};

const DTypeObject& self(const Value& value) {
  return *value.to<DTypeObject>();
}

std::string nameOf(const DTypeObject& dtype) {
  return ndarray::name(dtype.dtype, dtype.itemSize);
}

std::string reprOf(Machine&, const Value& value) {
  return "dtype('" + nameOf(self(value)) + "')";
}

Value attribute(Machine& m, const Value& value, Str* name) {
  const DTypeObject& dtype = self(value);
  const bool isString = dtype.dtype == DType::String;
  const std::string& text = name->text;
  constexpr const char* kKinds[] = {"b", "i", "f", "f", "U"};
  constexpr const char* kCharacters[] = {"?", "l", "f", "d", "U"};
  const int place = static_cast<int>(dtype.dtype);
  if (text == "name")
    return m.str(isString ? "str" + std::to_string(8 * dtype.itemSize) : nameOf(dtype));
  if (text == "itemsize") return Value::integer(dtype.itemSize);
  if (text == "kind") return m.str(kKinds[place]);
  if (text == "char") return m.str(kCharacters[place]);
  if (text == "type") return Value(m.numpy->scalars[place]);
  if (text == "str") {
    constexpr const char* kTexts[] = {"|b1", "<i8", "<f4", "<f8", ""};
    return m.str(isString ? nameOf(dtype) : kTexts[place]);
  }
  if (text == "ndim") return Value::integer(0);
  if (text == "shape") return m.tuple({});
  return numpyAttribute(m, value, name);
}

Value compare(Machine& m, CompareOp op, const Value& a, const Value& b) {
  if (op != CompareOp::Eq && op != CompareOp::NotEq)
    throw Unsupported("the order of dtypes");
  bool same = false;
  if (m.isInstance(b, Value(m.numpy->dtype))) {
    same = self(a).dtype == self(b).dtype && self(a).itemSize == self(b).itemSize;
  } else if (b.is(Kind::Str) || b.is(Kind::Type)) {
    Index itemSize = 0;
    const DType other = dtypeOf(m, b, &itemSize);
    same = other == self(a).dtype &&
           (other != DType::String || itemSize == self(a).itemSize);
  } else if (!b.isNone() || self(a).dtype == DType::Float64) {
    throw Unsupported("comparing a dtype with such a value");
  }
  return Value::boolean(same == (op == CompareOp::Eq));
}

Value construct(Machine& m, Type*, const Arguments& a) {
  if (a.positional != 1 || a.keywords > 0)
    throw Unsupported("np.dtype() of more than one argument");
  Index itemSize = 0;
  const DType dtype = dtypeOf(m, a[0], &itemSize);
  return dtypeValue(m, dtype, itemSize);
}

}  // namespace

void makeDType(Machine& m, Numpy& np) {
  Slots slots = m.types.object->slots;
  slots.repr = reprOf;
  slots.str = [](Machine&, const Value& value) { return nameOf(self(value)); };
  slots.compare = compare;
  slots.getAttribute = attribute;
  slots.hash = [](Machine&, const Value& value) {
    return static_cast<std::int64_t>(self(value).dtype) * 64 + self(value).itemSize;
  };
  np.dtype = m.makeType("numpy.dtype", m.types.object, slots);
  np.dtype->construct = construct;
  constexpr const char* kNames[] = {"bool_", "int64", "float32", "float64", "str_"};
  for (int i = 0; i < 5; ++i) {
    np.dtypes[i] = m.makeType(std::string("numpy.dtype[") + kNames[i] + "]", np.dtype,
                              np.dtype->slots);
    np.dtypes[i]->construct = construct;
  }
}

Value dtypeValue(Machine& m, DType dtype, Index itemSize) {
  return m.heap.make<DTypeObject>(m.numpy->dtypes[static_cast<int>(dtype)], dtype,
                                  itemSize ? itemSize : ndarray::sizeOf(dtype));
}

DType dtypeOf(Machine& m, const Value& value, Index* itemSize) {
  const auto give = [&](DType dtype, Index size = 0) {
    if (itemSize) *itemSize = size;
    return dtype;
  };
  const Numpy& np = *m.numpy;
  if (const auto* type = value.as<Type>()) {
    if (type == m.types.real) return give(DType::Float64);
    if (type == m.types.integer) return give(DType::Int64);
    if (type == m.types.boolean) return give(DType::Bool);
    if (type == m.types.str) return give(DType::String);
    for (int i = 0; i < 5; ++i)
      if (type == np.scalars[i]) return give(static_cast<DType>(i));
    throw Unsupported("the dtype '" + type->name + "'");
  }
  if (m.isInstance(value, Value(np.dtype)))
    return give(self(value).dtype,
                self(value).dtype == DType::String ? self(value).itemSize : 0);
  if (value.isNone()) return give(DType::Float64);
  if (!value.is(Kind::Str)) throw Unsupported("such a dtype");
  std::string_view text = textOf(value);
  for (const Name& each : kNames)
    if (text == each.text) return give(each.dtype);
  if (text.starts_with('<')) text.remove_prefix(1);
  if (text.starts_with('U') && text.size() <= 6 &&
      text.substr(1).find_first_not_of("0123456789") == std::string_view::npos)
    return give(DType::String,
                4 * static_cast<Index>(std::stol(std::string(text.substr(1)))));
  throw Unsupported("the dtype '" + textOf(value) + "'");
}

}  // namespace derslik::python::vm
