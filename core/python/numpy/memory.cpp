// How arrays lie in memory: a.flags, np.shares_memory.

#include <algorithm>

#include "core/python/numpy/tables.h"

namespace derslik::python::vm {

namespace {

struct Flags : Object {
  Flags(bool isC, bool isFortran) : isC(isC), isFortran(isFortran) {}
  bool isC, isFortran;
};

/// Of what is asked for by its long or its short name.
Value flagOf(const Value& self, const std::string& name) {
  const auto& flags = *self.to<Flags>();
  if (name == "C_CONTIGUOUS" || name == "c_contiguous" || name == "C")
    return Value::boolean(flags.isC);
  if (name == "F_CONTIGUOUS" || name == "f_contiguous" || name == "F")
    return Value::boolean(flags.isFortran);
  throw Unsupported("the flag '" + name + "' of an array");
}

/// The addresses from the first byte of an array to the last one.
std::pair<const char*, const char*> extent(const Array& array) {
  const char *first = array.data, *last = array.data + array.itemSize;
  for (int axis = 0; axis < array.axes(); ++axis) {
    const Index reach = (array.shape[axis] - 1) * array.strides[axis];
    (reach < 0 ? first : last) += reach;
  }
  return {first, last};
}

bool mayShare(const Array& a, const Array& b) {
  if (!a.sharesBuffer(b) || a.size() == 0 || b.size() == 0) return false;
  const auto [firstA, lastA] = extent(a);
  const auto [firstB, lastB] = extent(b);
  return firstA < lastB && firstB < lastA;
}

/// All bytes from the first to the last are elements of its own.
bool isDense(const Array& array) {
  for (int axis = 0; axis < array.axes(); ++axis)
    if (array.strides[axis] == 0 && array.shape[axis] > 1) return false;
  const auto [first, last] = extent(array);
  return last - first == array.size() * array.itemSize;
}

Value sharesMemory(Call& c) {
  const Array a = c.array(0), b = c.array(1);
  if (!mayShare(a, b)) return Value::boolean(false);
  if (!isDense(a) && !isDense(b)) c.refuse("two arrays with gaps");
  return Value::boolean(true);
}

const FunctionDef kTable[] = {
    {"shares_memory(a, b, !max_work)", sharesMemory},
    {"may_share_memory(a, b, !max_work)",
     [](Call& c) { return Value::boolean(mayShare(c.array(0), c.array(1))); }},
};

}  // namespace

Value flagsValue(Machine& m, const Array& array) {
  Type* type = iteratorType(m, "numpy.flagsobj");
  type->slots.repr = [](Machine&, const Value&) -> std::string {
    throw Unsupported("printing the flags of an array");
  };
  type->slots.str = type->slots.repr;
  type->slots.getItem = [](Machine&, const Value& self, const Value& key) {
    if (!key.is(Kind::Str)) throw Unsupported("such a flag of an array");
    return flagOf(self, textOf(key));
  };
  type->slots.getAttribute = [](Machine&, const Value& self, Str* name) {
    return flagOf(self, name->text);
  };
  return m.heap.make<Flags>(type, array.isContiguous(), array.isFortranContiguous());
}

void addMemory(Machine& m, Numpy& np) {
  addFunctions(m, &np, nullptr, kTable);
}

}  // namespace derslik::python::vm
