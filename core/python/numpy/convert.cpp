// From Python's values to arrays, and back.

#include "core/ndarray/convert.h"

#include <algorithm>

#include "core/ndarray/indexing.h"
#include "core/python/numpy/numpy.h"
#include "core/python/text/numbers.h"
#include "core/python/text/utf8.h"

namespace derslik::python::vm {

namespace {

std::u32string codePoints(const std::string& text) {
  // They take four times their place, outside the heap.
  constexpr std::size_t kMost = 1 << 20;
  if (text.size() > kMost) throw Unsupported("texts of more than 1 MB in arrays");
  std::u32string points;
  for (std::size_t at = 0; at < text.size();)
    points.push_back(text::decode(text, at));
  return points;
}

/// A number, a text or a 0-d array as an element; whether it is one.
bool elementOf(const Value& value, Scalar& element) {
  if (value.isInt())
    element = value.asInt();
  else if (value.isFloat())
    element = value.asFloat();
  else if (value.isBool())
    element = value.asBool();
  else if (const auto* scalar = value.as<ScalarObject>())
    element = scalar->scalar();
  else if (const auto* text = value.as<Str>())
    element = codePoints(text->text);
  else
    return false;
  return true;
}

const std::vector<Value>* itemsIn(const Value& value) {
  if (const auto* list = value.as<List>()) return &list->items;
  if (const auto* tuple = value.as<Tuple>()) return &tuple->items;
  return nullptr;
}

/// What nested sequences hold, found before they are copied.
struct Nested {
  Dims shape;
  std::vector<Value> leaves;  ///< scalars, or arrays of one shape
  int ragged = -1;            ///< the axis at which lengths differ
};

void walk(Machine& m, const Value& value, int depth, Nested& nested, bool isFirst) {
  const auto differs = [&](int axis) {
    if (nested.ragged < 0 || axis < nested.ragged) nested.ragged = axis;
  };
  const auto take = [&](Index length) {
    if (isFirst)
      nested.shape.push(length);
    else if (depth >= nested.shape.size() || nested.shape[depth] != length)
      differs(depth);
  };
  std::vector<Value> own;
  const std::vector<Value>* items = itemsIn(value);
  // However deep it goes on, it has no shape.
  if ((items || value.is(Kind::Range)) && !isFirst && depth >= nested.shape.size())
    return differs(depth);
  if (value.is(Kind::Range)) {
    own = m.toVector(value);
    items = &own;
  }
  if (items) {
    m.tick();
    take(static_cast<Index>(items->size()));
    bool first = isFirst;
    for (const Value& item : *items) {
      walk(m, item, depth + 1, nested, first);
      first = false;
    }
    return;
  }
  if (const Array* array = arrayIn(value)) {
    for (int axis = 0; axis < array->axes(); ++axis) {
      const Index length = array->shape[axis];
      if (isFirst)
        nested.shape.push(length);
      else if (depth + axis >= nested.shape.size() ||
               nested.shape[depth + axis] != length)
        differs(depth + axis);
    }
    if (!isFirst && depth + array->axes() < nested.shape.size())
      differs(depth + array->axes());
  } else if (!isFirst && depth < nested.shape.size()) {
    differs(depth);
  }
  if (nested.leaves.size() == nested.leaves.capacity())
    m.heap.reserve(2 * nested.leaves.size() * sizeof(Value));
  nested.leaves.push_back(value);
}

/// As wide as the longest number of each kind may be, in bytes.
constexpr Index kTextWidths[] = {4 * 5, 4 * 21, 4 * 32, 4 * 32, 4};

Index widthAsText(DType dtype, Index itemSize) {
  const Index least = kTextWidths[static_cast<int>(dtype)];
  return dtype == DType::String ? std::max(itemSize, least) : least;
}

/// What holds elements of several kinds: of numbers and strings together, strings.
struct Common {
  DType dtype = DType::Float64;
  Index itemSize = 0;  ///< as strings
  bool isKnown = false;

  void take(DType other, Index size) {
    if (isKnown && (dtype == DType::String || other == DType::String))
      dtype = DType::String;
    else
      dtype = isKnown ? ndarray::promote(dtype, other) : other;
    itemSize = std::max(itemSize, widthAsText(other, size));
    isKnown = true;
  }
};

[[noreturn]] void ragged(const Nested& nested) {
  Dims known;
  for (int i = 0; i < nested.ragged; ++i)
    known.push(nested.shape[i]);
  std::string shape = "(";
  for (int i = 0; i < known.size(); ++i)
    shape += (i ? ", " : "") + std::to_string(static_cast<long long>(known[i]));
  shape += known.size() == 1 ? ",)" : ")";
  valueError(
      "setting an array element with a sequence. The requested array has an "
      "inhomogeneous shape after " +
      std::to_string(nested.ragged) + " dimensions. The detected shape was " + shape +
      " + inhomogeneous part.");
}

Array build(Machine& m, const Value& value, std::optional<DType> wanted,
            Index wantedSize) {
  Nested nested;
  walk(m, value, 0, nested, true);
  if (nested.ragged >= 0) ragged(nested);
  spend(m, static_cast<Index>(nested.leaves.size()));
  Common common;
  for (const Value& leaf : nested.leaves) {
    Scalar element;
    if (const Array* array = arrayIn(leaf))
      common.take(array->dtype, array->itemSize);
    else if (elementOf(leaf, element))
      common.take(element.dtype, static_cast<Index>(element.text.size()) * 4);
    else
      throw Unsupported("arrays of objects such as a '" + m.typeOf(leaf)->name + "'");
  }
  Array made(m.heap.arrays, common.dtype, nested.shape,
             common.dtype == DType::String ? common.itemSize : 0);
  char* to = made.data;
  for (const Value& leaf : nested.leaves) {
    if (const Array* array = arrayIn(leaf)) {
      const Array part(made, to, array->shape,
                       ndarray::contiguousStrides(array->shape, made.itemSize));
      ndarray::assign(part, converted(m, *array, common.dtype, made.itemSize));
      to += array->size() * made.itemSize;
    } else {
      Scalar element;
      elementOf(leaf, element);
      if (common.dtype == DType::String && element.dtype != DType::String)
        element = codePoints(ndarray::str(element));
      made.write(to, element);
      to += made.itemSize;
    }
  }
  return wanted ? converted(m, made, *wanted, wantedSize) : made;
}

/// a.astype() between strings and numbers, an element at a time.
Array fromStrings(Machine& m, const Array& array, DType dtype) {
  Array made(m.heap.arrays, dtype, array.shape);
  for (Index i = 0; i < array.size(); ++i) {
    const std::string text = ndarray::utf8(array.item(i).text);
    Scalar element;
    if (dtype == DType::Int64)
      element = text::parseInt(text);
    else if (ndarray::isFloat(dtype))
      element = text::parseFloat(text);
    else
      throw Unsupported("conversion of strings to bool");
    made.write(made.data + i * made.itemSize, element);
  }
  return made;
}

Array toStrings(Machine& m, const Array& array, Index itemSize) {
  const Index width = itemSize ? itemSize : widthAsText(array.dtype, array.itemSize);
  Array made(m.heap.arrays, DType::String, array.shape, width);
  for (Index i = 0; i < array.size(); ++i)
    made.write(made.data + i * width, Scalar(codePoints(ndarray::str(array.item(i)))));
  return made;
}

}  // namespace

Scalar ScalarObject::scalar() const {
  switch (dtype) {
    case DType::Bool:
      return integer != 0;
    case DType::Int64:
      return integer;
    case DType::Float32:
      return static_cast<float>(number);
    default:
      return number;
  }
}

Array arrayOf(Machine& m, const Value& value) {
  if (const Array* array = arrayIn(value)) return *array;
  Scalar element;
  if (elementOf(value, element)) return ndarray::scalarArray(m.heap.arrays, element);
  return build(m, value, {}, 0);
}

Array arrayOf(Machine& m, const Value& value, DType dtype) {
  return converted(m, arrayOf(m, value), dtype);
}

Array converted(Machine& m, const Array& array, DType dtype, Index itemSize) {
  const bool isString = dtype == DType::String;
  if (array.dtype == dtype && (!isString || itemSize == 0 || itemSize == array.itemSize))
    return array;
  if (array.dtype == DType::String && dtype == DType::String) {
    Array made(m.heap.arrays, DType::String, array.shape, itemSize);
    ndarray::assign(made, array);
    return made;
  }
  if (array.dtype == DType::String) return fromStrings(m, array, dtype);
  if (dtype == DType::String) return toStrings(m, array, itemSize);
  return ndarray::astype(array, dtype);
}

bool isArrayLike(const Value& value) {
  return value.isIntegral() || value.isFloat() || value.is(Kind::Array) ||
         value.is(Kind::Scalar) || value.is(Kind::List) || value.is(Kind::Tuple) ||
         value.is(Kind::Range);
}

Value arrayValue(Machine& m, Array array) {
  return m.heap.make<ArrayObject>(m.numpy->array, std::move(array));
}

Value scalarValue(Machine& m, const Scalar& scalar) {
  if (scalar.dtype == DType::Bool) return m.numpy->truths[scalar.integer != 0];
  Type* type = m.numpy->scalars[static_cast<int>(scalar.dtype)];
  if (scalar.dtype == DType::String)
    return m.heap.make<Str>(type, ndarray::utf8(scalar.text));
  return m.heap.make<ScalarObject>(type, scalar);
}

Value resultValue(Machine& m, const Array& array) {
  spend(m, array.size());
  return array.isScalar() ? scalarValue(m, array.item()) : arrayValue(m, array);
}

Value plainValue(Machine& m, const Scalar& scalar) {
  switch (scalar.dtype) {
    case DType::Bool:
      return Value::boolean(scalar.integer != 0);
    case DType::Int64:
      return Value::integer(scalar.integer);
    case DType::String:
      return m.str(ndarray::utf8(scalar.text));
    default:
      return Value::real(scalar.number);
  }
}

Value nestedLists(Machine& m, const Array& array) {
  if (array.isScalar()) return plainValue(m, array.item());
  std::vector<Value> items;
  for (Index i = 0; i < array.length(); ++i)
    items.push_back(nestedLists(m, ndarray::get(array, {ndarray::Key::at(i)})));
  return m.list(std::move(items));
}

Value dimsValue(Machine& m, const Dims& dims) {
  std::vector<Value> items;
  for (const Index each : dims)
    items.push_back(Value::integer(each));
  return m.tuple(std::move(items));
}

Dims dimsOf(Machine& m, const Value& value) {
  const auto part = [&](const Value& each) {
    // NumPy's messages of what is no number differ from function to function.
    if (each.is(Kind::Type) || each.is(Kind::Str))
      throw Unsupported("such a shape or axis");
    const std::int64_t n = m.index(each);
    if (n > 0x7fffffff || n < -0x7fffffff) throw ndarray::OutOfMemory();
    return static_cast<Index>(n);
  };
  Dims dims;
  if (value.is(Kind::List) || value.is(Kind::Tuple) || value.is(Kind::Array) ||
      value.is(Kind::Range))
    m.each(value, [&](const Value& each) { dims.push(part(each)); });
  else
    dims.push(part(value));
  return dims;
}

void spend(Machine& m, Index elements) {
  // An element costs about a hundredth of a step of the program.
  m.tick(1 + elements / 64);
}

}  // namespace derslik::python::vm
