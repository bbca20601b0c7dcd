// collections.defaultdict: a dict that makes what is missing.

#include "core/python/modules/collections.h"
#include "core/python/objects/types.h"

namespace derslik::python::vm {

namespace {

Value construct(Machine& m, Type* type, const Arguments& a) {
  auto* dict = m.heap.make<Dict>(type);
  const Value value(dict);
  dict->makeMissing = Value::none();
  if (a.positional > 2)
    typeError("dict expected at most 1 argument, got " +
              std::to_string(a.positional - 1));
  if (a.positional > 0) {
    if (!a[0].isNone() && !m.isCallable(a[0]))
      typeError("first argument must be callable or None");
    dict->makeMissing = a[0];
  }
  if (a.positional > 1) updateDict(m, value, a[1]);
  for (int i = 0; i < a.keywords; ++i)
    m.setItem(value, Value(a.names[i]), a.keyword(i));
  return value;
}

bool isFactory(const Str* name) {
  return name->text == "default_factory";
}

}  // namespace

Type* makeDefaultDictType(Machine& machine) {
  Slots slots = machine.types.dict->slots;
  slots.getAttribute = [](Machine& m, const Value& self, Str* name) {
    if (isFactory(name)) return self.to<Dict>()->makeMissing;
    return plainAttribute(m, self, name);
  };
  slots.setAttribute = [](Machine&, const Value& self, Str* name, const Value& value) {
    if (!isFactory(name)) return false;
    if (value.isUnset()) throw Unsupported("deleting default_factory");
    self.to<Dict>()->makeMissing = value;
    return true;
  };
  Type* type = machine.makeType("collections.defaultdict", machine.types.dict, slots);
  type->construct = construct;
  return type;
}

}  // namespace derslik::python::vm
