#include "core/python/numpy/types.h"

namespace derslik::python::vm {

Type* namelessType(Machine& m, const char* name) {
  Str* key = m.intern(std::string("numpy's ") + name);
  if (const Value* found = m.iteratorTypes.find(key)) return found->to<Type>();
  Type* type = m.makeType(name, m.types.object, m.types.object->slots);
  m.iteratorTypes.set(key, Value(type));
  return type;
}

}  // namespace derslik::python::vm
