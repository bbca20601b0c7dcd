// a[key] and a[key] = value: what may stand between the brackets.

#include <algorithm>

#include "core/ndarray/convert.h"
#include "core/ndarray/indexing.h"
#include "core/ndarray/limits.h"
#include "core/python/numpy/numpy.h"

namespace derslik::python::vm {

namespace {

using ndarray::Key;
using ndarray::Keys;

[[noreturn]] void noIndex() {
  indexError(
      "only integers, slices (`:`), ellipsis (`...`), numpy.newaxis (`None`) and integer "
      "or boolean arrays are valid indices");
}

std::optional<std::int64_t> partOfSlice(Machine& m, const Value& value) {
  if (value.isNone()) return {};
  return m.index(value,
                 "slice indices must be integers or None or have an __index__ method");
}

std::optional<Index> bound(Machine& m, const Value& value) {
  constexpr std::int64_t kFar = ndarray::kMostElements;
  const auto at = partOfSlice(m, value);
  if (!at) return {};
  // No axis is so long that it would make a difference.
  return static_cast<Index>(std::clamp(*at, -kFar, kFar));
}

Key rangeOf(Machine& m, const Slice& slice) {
  const auto start = bound(m, slice.start), stop = bound(m, slice.stop);
  const auto step = partOfSlice(m, slice.step);
  return Key::range(start, stop,
                    step ? std::optional(ndarray::narrow(*step)) : std::nullopt);
}

Key keyOf(Machine& m, const Value& value) {
  if (value.isInt()) return Key::at(ndarray::narrow(value.asInt()));
  if (value.isNone()) return Key::newAxis();
  if (value.tag() == Tag::Ellipsis) return Key::ellipsis();
  if (value.isFloat() || value.is(Kind::Str)) noIndex();
  if (const auto* slice = value.as<Slice>()) return rangeOf(m, *slice);
  if (const auto* scalar = value.as<ScalarObject>()) {
    if (ndarray::isFloat(scalar->dtype)) noIndex();
    if (scalar->dtype == DType::Int64) return Key::at(ndarray::narrow(scalar->integer));
  }
  if (!isArrayLike(value)) {
    if (value.is(Kind::Instance)) return Key::at(ndarray::narrow(m.index(value)));
    noIndex();
  }
  Array elements = arrayOf(m, value);
  // An empty list holds no numbers; as an index it means no places.
  if (elements.size() == 0 && elements.dtype == DType::Float64 && !value.is(Kind::Array))
    elements = Array(m.heap.arrays, DType::Int64, elements.shape);
  return Key::of(std::move(elements));
}

Keys keysOf(Machine& m, const Value& key) {
  Keys keys;
  if (const auto* tuple = key.as<Tuple>()) {
    for (const Value& each : tuple->items)
      keys.push_back(keyOf(m, each));
  } else {
    keys.push_back(keyOf(m, key));
  }
  return keys;
}

/// a[i] of one axis or a[i, j] of two without any list of keys: the address, or null.
char* addressOf(const Array& array, const Value& key) {
  const auto along = [&](int axis, const Value& value, char* from) -> char* {
    if (!value.isInt()) return nullptr;
    std::int64_t i = value.asInt();
    const std::int64_t n = array.shape[axis];
    if (i < 0) i += n;
    if (i < 0 || i >= n) return nullptr;
    return from + static_cast<Index>(i) * array.strides[axis];
  };
  if (array.axes() == 1) return along(0, key, array.data);
  const auto* tuple = key.as<Tuple>();
  if (array.axes() != 2 || !tuple || tuple->items.size() != 2) return nullptr;
  char* row = along(0, tuple->items[0], array.data);
  return row ? along(1, tuple->items[1], row) : nullptr;
}

}  // namespace

Value itemOf(Machine& m, const Array& array, const Value& key) {
  if (const char* at = addressOf(array, key)) return scalarValue(m, array.read(at));
  const Keys keys = keysOf(m, key);
  const Array part = ndarray::get(array, keys);
  if (ndarray::isElement(array, keys)) return scalarValue(m, part.item());
  spend(m, part.size());
  return arrayValue(m, part);
}

namespace {

/// What NumPy says of a[i] = [1, 2]: first of the number that a list is not.
[[noreturn]] void noElement(Machine& m, DType dtype, const Value& value) {
  const std::string type = m.typeOf(value)->name;
  std::string said = "only size-1 arrays can be converted to Python scalars";
  if (!value.is(Kind::Array))
    said = dtype == DType::Int64
               ? "int() argument must be a string, a bytes-like object or "
                 "a real number, not '" +
                     type + "'"
               : "float() argument must be a string or a real number, not '" + type + "'";
  if (dtype == DType::Bool || dtype == DType::String)
    throw Unsupported("setting such an element with a sequence");
  Ref<Exception> error(m.makeException(m.exceptionType("ValueError"),
                                       "setting an array element with a sequence."));
  error->cause = Value(m.makeException(m.types.typeError, said));
  error->hidesContext = true;
  throw m.raised(error.get());
}

}  // namespace

void setItemOf(Machine& m, const Array& array, const Value& key, const Value& value) {
  if (value.isUnset()) valueError("cannot delete array elements");
  if (array.isReadOnly) valueError("assignment destination is read-only");
  Array from = arrayOf(m, value);
  if ((from.dtype == DType::String) != (array.dtype == DType::String))
    from = converted(m, from, array.dtype);
  if (char* at = addressOf(array, key); at && from.isScalar()) {
    array.write(at, from.item());
    return;
  }
  spend(m, from.size());
  const Keys keys = keysOf(m, key);
  if (from.axes() > 0 && from.size() != 1 && ndarray::isElement(array, keys)) {
    ndarray::get(array, keys);  // a place that is not there is said first
    noElement(m, array.dtype, value);
  }
  ndarray::set(array, keys, from);
}

}  // namespace derslik::python::vm
