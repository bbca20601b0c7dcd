// np.ndarray: its slots and its attributes; its methods are in the functions' tables.

#include "core/ndarray/convert.h"
#include "core/ndarray/indexing.h"
#include "core/ndarray/shape.h"
#include "core/ndarray/sort.h"
#include "core/python/numpy/call.h"
#include "core/python/numpy/operators.h"

namespace derslik::python::vm {

namespace {

const Array& self(const Value& value) {
  return value.to<ArrayObject>()->array;
}

std::int64_t length(Machine&, const Value& value) {
  if (self(value).isScalar()) typeError("len() of unsized object");
  return self(value).length();
}

bool truth(Machine& m, const Value& value) {
  const Array& array = self(value);
  if (array.size() == 0) {
    m.warn("DeprecationWarning",
           "The truth value of an empty array is ambiguous. Returning False, but in "
           "future this will result in an error. Use `array.size > 0` to check that an "
           "array is not empty.");
    return false;
  }
  if (array.size() > 1)
    valueError(
        "The truth value of an array with more than one element is ambiguous. Use "
        "a.any() "
        "or a.all()");
  return m.truth(plainValue(m, array.item()));
}

Value iterate(Machine& m, const Value& value) {
  if (self(value).isScalar()) typeError("iteration over a 0-d array");
  return makeIterator(m, iteratorType(m, "iterator"), {value},
                      [i = Index{0}](Machine& m, const std::vector<Value>& kept) mutable {
                        const Array& array = self(kept[0]);
                        if (i >= array.length()) return Value();
                        const Value key = Value::integer(i++);
                        return itemOf(m, array, key);
                      });
}

bool contains(Machine& m, const Value& value, const Value& item) {
  const Value equal = numpyCompare(m, CompareOp::Eq, value, item);
  const Array answers = arrayOf(m, equal);
  for (Index i = 0; i < answers.size(); ++i)
    if (answers.item(i).integer) return true;
  return false;
}

Value number(Machine& m, const Value& value, const char* what) {
  const Array& array = self(value);
  const std::string_view name = what;
  if (name == "__index__") {
    if (!array.isScalar() || array.dtype != DType::Int64)
      typeError("only integer scalar arrays can be converted to a scalar index");
    return plainValue(m, array.item());
  }
  if (array.size() != 1)
    typeError("only size-1 arrays can be converted to Python scalars");
  const Value item = plainValue(m, array.item());
  if (item.is(Kind::Str)) throw Unsupported("a number from an array of strings");
  return m.call(Value(name == "__int__" ? m.types.integer : m.types.real), {item});
}

Value flatOf(Machine& m, const Value& value);

Value attribute(Machine& m, const Value& value, Str* name) {
  const Array& array = self(value);
  const std::string& text = name->text;
  if (text == "shape") return dimsValue(m, array.shape);
  if (text == "T") return arrayValue(m, ndarray::transpose(array));
  if (text == "ndim") return Value::integer(array.axes());
  if (text == "size") return Value::integer(array.size());
  if (text == "dtype") return dtypeValue(m, array.dtype, array.itemSize);
  if (text == "itemsize") return Value::integer(array.itemSize);
  if (text == "nbytes") return Value::integer(array.itemSize * array.size());
  if (text == "strides") return dimsValue(m, array.strides);
  if (text == "flat") return flatOf(m, value);
  if (text == "real") return value;
  if (text == "flags") return flagsValue(m, array);
  return numpyAttribute(m, value, name);
}

bool setAttribute(Machine& m, const Value& value, Str* name, const Value& to) {
  if (name->text != "shape" || to.isUnset()) return false;
  Array& array = value.to<ArrayObject>()->array;
  const Array shaped = ndarray::reshape(array, dimsOf(m, to));
  if (!shaped.sharesBuffer(array))
    throw Failure(
        "AttributeError",
        "Incompatible shape for in-place modification. Use `.reshape()` to make "
        "a copy with the desired shape.");
  array = shaped;
  return true;
}

// a.flat: its elements in order, to go through, to read and to set.
struct Flat : Iterator {
  explicit Flat(Array array) : array(std::move(array)) {}
  void clear() noexcept override { array = {}; }
  Value next(Machine& m) override {
    return at < array.size() ? scalarValue(m, array.item(at++)) : Value();
  }

  Array array;
  Index at = 0;
};

Value flatOf(Machine& m, const Value& value) {
  Type* type = iteratorType(m, "numpy.flatiter");
  type->slots.length = [](Machine&, const Value& flat) {
    return static_cast<std::int64_t>(flat.to<Flat>()->array.size());
  };
  type->slots.getItem = [](Machine& m, const Value& flat, const Value& key) {
    const Array all = ndarray::ravel(flat.to<Flat>()->array);
    const Value item = itemOf(m, all, key);
    if (const Array* part = arrayIn(item)) return arrayValue(m, ndarray::copy(*part));
    return item;
  };
  type->slots.setItem = [](Machine& m, const Value& flat, const Value& key,
                           const Value& value) {
    const Array& array = flat.to<Flat>()->array;
    if (!array.isContiguous()) throw Unsupported("setting the flat of such an array");
    setItemOf(m, ndarray::ravel(array), key, value);
  };
  return m.heap.make<Flat>(type, self(value));
}

Value construct(Machine&, Type*, const Arguments&) {
  throw Unsupported("np.ndarray(); np.zeros or np.array make arrays");
}

const NativeDef kMethods[] = {
    {"__abs__", numpyAbsolute, 0, 0},
    {"__divmod__", numpyDivmod, 1, 1},
};

}  // namespace

void makeArrayType(Machine& m, Numpy& np) {
  Slots slots = m.types.object->slots;
  slots.repr = [](Machine& m, const Value& value) {
    return ndarray::repr(self(value), m.numpy->print);
  };
  slots.str = [](Machine& m, const Value& value) {
    return ndarray::str(self(value), m.numpy->print);
  };
  slots.hash = nullptr;
  slots.binary = numpyBinary;
  slots.inPlace = numpyInPlace;
  slots.compare = numpyCompare;
  slots.unary = numpyUnary;
  slots.length = length;
  slots.truth = truth;
  slots.iterate = iterate;
  slots.contains = contains;
  slots.number = number;
  slots.getAttribute = attribute;
  slots.setAttribute = setAttribute;
  slots.getItem = [](Machine& m, const Value& value, const Value& key) {
    return itemOf(m, self(value), key);
  };
  slots.setItem = [](Machine& m, const Value& value, const Value& key, const Value& to) {
    setItemOf(m, self(value), key, to);
  };
  np.array = m.makeType("numpy.ndarray", m.types.object, slots);
  np.array->construct = construct;
  m.addMethods(np.array, kMethods, std::size(kMethods));
}

}  // namespace derslik::python::vm
