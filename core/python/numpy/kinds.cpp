// Which kinds of elements go together: np.result_type, np.can_cast, np.isscalar.

#include "core/python/numpy/tables.h"

namespace derslik::python::vm {

namespace {

bool namesKind(Call& c, const Value& value) {
  return value.is(Kind::Type) || value.is(Kind::Str) ||
         (value.isObject() && value.object()->type == c.np.dtype);
}

/// A dtype counts as an array of it, a number by its value.
Value resultType(Call& c) {
  if (c.rest().empty()) valueError("at least one array or dtype is required");
  std::vector<Array> all;
  for (const Value& each : c.rest()) {
    if (namesKind(c, each))
      all.emplace_back(c.m.heap.arrays, dtypeOf(c.m, each), Dims{1});
    else
      all.push_back(arrayOf(c.m, each));
    if (all.back().dtype == DType::String) c.refuse("strings");
  }
  std::vector<const Array*> pointers;
  for (const Array& each : all)
    pointers.push_back(&each);
  return dtypeValue(
      c.m, ndarray::resultType(pointers.data(), static_cast<int>(pointers.size())));
}

DType kindOf(Call& c, int i) {
  if (!namesKind(c, c[i])) c.refuse("what is no dtype");
  const DType dtype = dtypeOf(c.m, c[i]);
  if (dtype == DType::String) c.refuse("strings");
  return dtype;
}

Value canCast(Call& c) {
  const DType from = kindOf(c, 0), to = kindOf(c, 1);
  const std::string casting = c.text(2, "safe");
  if (casting == "same_kind") return Value::boolean(ndarray::isSameKind(from, to));
  if (casting != "safe") c.refuse("such a casting");
  return Value::boolean(ndarray::promote(from, to) == to);
}

/// A number or a string, of Python's or of NumPy's.
Value isScalar(Call& c) {
  const Value& x = c[0];
  if (x.is(Kind::Instance)) c.refuse("an object of the program's");
  return Value::boolean(x.isIntegral() || x.isFloat() || x.is(Kind::Scalar) ||
                        x.is(Kind::Str));
}

const FunctionDef kTable[] = {
    {"result_type(*arrays_and_dtypes)", resultType},
    {"promote_types(type1, type2)",
     [](Call& c) {
       return dtypeValue(c.m, ndarray::promote(kindOf(c, 0), kindOf(c, 1)));
     }},
    {"can_cast(from_, to, casting=)", canCast},
    {"isscalar(element)", isScalar},
};

}  // namespace

void addKinds(Machine& m, Numpy& np) {
  addFunctions(m, &np, nullptr, kTable);
}

}  // namespace derslik::python::vm
