#pragma once

// How a function of NumPy's is written: an entry of a table, with its signature as text.
//
//     {"cumsum(a, axis=, !dtype, !out)",
//      [](Call& c) { return c.result(cumsum(c.array(0), c.axis(1))); }, kBoth},

#include "core/python/numpy/numpy.h"

namespace derslik::python::vm {

class Call;

/// Where a function is found: np.name, a.name, or both, its first parameter then being a.
enum Where : std::uint8_t { kFunction = 1, kMethod = 2, kBoth = 3 };

/// In the signature, "a" must be given, "a=" may be left out, and "!a" may be given as
/// None alone: whatever else is refused. After "|" come those that must be named; "*a"
/// takes the positional ones that are left.
struct FunctionDef {
  const char* signature;
  Value (*function)(Call&);
  Where where = kFunction;
};

struct Parameter {
  std::string name;
  bool isRequired = false;
  bool isRefused = false;
  bool isNamedOnly = false;
  bool isRest = false;
};

/// np.cumsum: made from its entry when numpy is imported.
struct NumpyFunction : Native {
  NumpyFunction(const FunctionDef& entry, Type* owner);

  const FunctionDef& entry;
  std::string name;
  std::vector<Parameter> parameters;
  NativeDef named;
};

/// One call: its arguments in the order of the signature.
class Call {
 public:
  static constexpr int kMost = 16;

  Call(Machine& machine, const NumpyFunction& function, const Arguments& arguments);

  Machine& m;
  Numpy& np;

  const Value& operator[](int i) const { return values_[i]; }

  /// Given, and not None.
  bool has(int i) const { return !values_[i].isUnset() && !values_[i].isNone(); }
  /// What "*a" has taken.
  const std::vector<Value>& rest() const { return rest_; }

  Array array(int i) const { return arrayOf(m, values_[i]); }
  std::vector<Array> arrays(int i) const;  ///< of a sequence
  std::optional<Index> axis(int i) const;
  Index axis(int i, Index otherwise) const { return axis(i).value_or(otherwise); }
  std::optional<Dims> axes(int i) const;  ///< an int or a tuple
  Dims dims(int i) const { return dimsOf(m, values_[i]); }
  Index integer(int i, Index otherwise) const;
  double real(int i, double otherwise) const;
  bool flag(int i, bool otherwise = false) const;
  std::string text(int i, const char* otherwise) const;
  std::optional<DType> dtype(int i) const;
  DType dtype(int i, DType otherwise) const { return dtype(i).value_or(otherwise); }

  /// The way back: a scalar where there are no axes.
  Value result(const Array& array) const { return resultValue(m, array); }
  /// An ndarray in any case.
  Value whole(const Array& array) const { return arrayValue(m, array); }
  Value tuple(const std::vector<Array>& arrays) const;
  Value list(const std::vector<Array>& arrays) const;

  /// Into out=, the parameter i, where it is given.
  Value into(int i, const Array& array) const;

  [[noreturn]] void refuse(const std::string& what) const;

  const NumpyFunction& function;

 private:
  Value values_[kMost];
  std::vector<Value> rest_;
};

/// Puts a table's functions into a module, and its methods into a type.
void addFunctions(Machine&, ModuleObject* module, Type* methods, const FunctionDef* table,
                  std::size_t count);

/// An entry's C++ function for a plain elementwise function, a reduction …
template<std::size_t N>
void addFunctions(Machine& m, ModuleObject* module, Type* methods,
                  const FunctionDef (&table)[N]) {
  addFunctions(m, module, methods, table, N);
}

}  // namespace derslik::python::vm
