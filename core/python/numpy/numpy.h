#pragma once

// The numpy module: arrays, scalars and dtypes as Python objects over core/ndarray, and
// its functions as tables (call.h).

#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "core/ndarray/array.h"
#include "core/ndarray/print.h"
#include "core/ndarray/ufunc.h"
#include "core/python/machine.h"
#include "core/python/objects/natives.h"

namespace derslik::python::vm {

using ndarray::Array;
using ndarray::Dims;
using ndarray::DType;
using ndarray::Scalar;

/// np.ndarray.
struct ArrayObject : Object {
  static constexpr Kind kKind = Kind::Array;
  explicit ArrayObject(Array array) : array(std::move(array)) {}
  void clear() noexcept override { array = {}; }

  Array array;
};

/// np.float64, np.float32, np.int64, np.bool_: one element of an array. Of a string the
/// element is a str whose type is np.str_.
struct ScalarObject : Object {
  static constexpr Kind kKind = Kind::Scalar;
  explicit ScalarObject(const Scalar& scalar)
      : dtype(scalar.dtype), integer(scalar.integer), number(scalar.number) {}

  Scalar scalar() const;

  DType dtype;
  std::int64_t integer;
  double number;
};

struct DTypeObject : Object {
  DTypeObject(DType dtype, Index itemSize) : dtype(dtype), itemSize(itemSize) {}

  DType dtype;
  Index itemSize;
};

/// np.errstate's word for one kind of warning.
enum class OnError : std::uint8_t { Ignore, Warn, Raise };

/// The module, and what it keeps while a program runs.
struct Numpy : ModuleObject {
  Numpy() : ModuleObject("numpy") {}

  Type* array = nullptr;
  Type* generic = nullptr;  ///< what all scalars are
  Type* scalars[5] = {};    ///< by DType
  Type* dtype = nullptr;
  Type* dtypes[5] = {};  ///< by DType: numpy.dtype[float64] …
  Type* ufunc = nullptr;
  Type* function = nullptr;
  Value truths[2];  ///< np.False_ and np.True_, of which there is one each
  ndarray::PrintOptions print;
  bool isScalarWarning = false;  ///< "… encountered in scalar add"
  OnError onError[4] = {OnError::Warn, OnError::Warn, OnError::Ignore,
                        OnError::Warn};  ///< divide, over, under, invalid

  void clear() noexcept override {
    ModuleObject::clear();
    truths[0].drop();
    truths[1].drop();
  }
};

// ── From Python's values and back

/// np.asarray(value): an array itself, a number without axes, nested lists and tuples as
/// what holds them all. ValueError where these are ragged; a refusal of other objects.
Array arrayOf(Machine&, const Value& value);

/// np.asarray(value, dtype).
Array arrayOf(Machine&, const Value& value, DType dtype);

/// Whether NumPy's operators take it as an operand: a number, an array, a list or a
/// tuple.
bool isArrayLike(const Value& value);

/// An ndarray, even without axes.
Value arrayValue(Machine&, Array array);

/// What most functions return: an ndarray, or a scalar where no axes are left.
Value resultValue(Machine&, const Array& array);

Value scalarValue(Machine&, const Scalar& scalar);

/// a.item(): Python's own int, float, bool or str.
Value plainValue(Machine&, const Scalar& scalar);

/// a.tolist().
Value nestedLists(Machine&, const Array& array);

/// A tuple of ints: a shape, a choice of axes.
Value dimsValue(Machine&, const Dims& dims);

/// A shape: an int or a sequence of ints.
Dims dimsOf(Machine&, const Value& value);

Value dtypeValue(Machine&, DType dtype, Index itemSize = 0);

/// What is given for a dtype=: np.float64, float, "float64", "<f8", a dtype. The item
/// size is that of "U5" and 0 where none is given.
DType dtypeOf(Machine&, const Value& value, Index* itemSize = nullptr);

/// a.astype(dtype), also from and to strings.
Array converted(Machine&, const Array& array, DType dtype, Index itemSize = 0);

/// a[key] and a[key] = value.
Value itemOf(Machine&, const Array& array, const Value& key);
void setItemOf(Machine&, const Array& array, const Value& key, const Value& value);

/// a op b of two operands of which at least one is an array, or scalars.
Value arithmetic(Machine&, BinaryOp op, const Array& a, const Array& b);

/// An operation of scalars, whose warnings speak of "scalar divide".
Value scalarArithmetic(Machine&, BinaryOp op, const Scalar& a, const Scalar& b);

/// Counts the work on so many elements against the budget of steps.
void spend(Machine&, Index elements);

/// What is found in the type; refuses what NumPy has and is left out. Unset where even
/// NumPy has none.
Value numpyAttribute(Machine&, const Value& value, Str* name);

/// a.flags, of which only the order in memory is told.
Value flagsValue(Machine&, const Array& array);

/// Whether it is a method that arrays have and scalars do not.
inline bool isOfArraysAlone(std::string_view name) {
  return name == "dot" || name == "partition" || name == "argpartition" ||
         name == "ctypes";
}

/// np.linalg and its like, made when first asked for.
ModuleObject* submodule(Machine&, Numpy&, const char* name);

// ── The parts of the module, each made in the file of its name

void makeArrayType(Machine&, Numpy&);
void makeScalarTypes(Machine&, Numpy&);
void makeDType(Machine&, Numpy&);
void addUfuncs(Machine&, Numpy&);

inline Array* arrayIn(const Value& value) {
  auto* object = value.as<ArrayObject>();
  return object ? &object->array : nullptr;
}

}  // namespace derslik::python::vm
