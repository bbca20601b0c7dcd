// time, functools and collections: the little of them that lessons use.

#include "core/python/modules/modules.h"
#include "core/python/objects/natives.h"
#include "core/python/objects/types.h"

namespace derslik::python::vm {

namespace {

Value seconds(Machine& m, const Arguments&) {
  if (!m.host.seconds) throw Unsupported("a clock");
  return Value::real(m.host.seconds());
}

const NativeDef kTime[] = {
    {"perf_counter", seconds, 0, 0},
    {"monotonic", seconds, 0, 0},
    {"process_time", seconds, 0, 0},
};

Value reduce(Machine& m, const Arguments& a) {
  const Value function = a[0];
  Value total = a.size() > 2 ? a[2] : Value();
  m.each(a[1], [&](const Value& item) {
    total = total.isUnset() ? item : m.call(function, {total, item});
  });
  if (total.isUnset()) typeError("reduce() of empty iterable with no initial value");
  return total;
}

const NativeDef kFunctools[] = {{"reduce", reduce, 2, 3}};

Value makeDefaultDict(Machine& m, Type* type, const Arguments& a) {
  auto* dict = m.heap.make<Dict>(type);
  const Value value(dict);
  if (a.positional > 0) {
    if (!a[0].isNone() && !m.isCallable(a[0]))
      typeError("first argument must be callable or None");
    dict->makeMissing = a[0];
  } else {
    dict->makeMissing = Value::none();
  }
  if (a.positional > 1) updateDict(m, value, a[1]);
  for (int i = 0; i < a.keywords; ++i)
    m.setItem(value, Value(a.names[i]), a.keyword(i));
  return value;
}

}  // namespace

Value makeTime(Machine& machine) {
  return moduleOf(machine, "time", kTime, std::size(kTime));
}

Value makeFunctools(Machine& machine) {
  return moduleOf(machine, "functools", kFunctools, std::size(kFunctools));
}

Value makeCollections(Machine& machine) {
  const Value module = moduleOf(machine, "collections", nullptr, 0);
  Type* type =
      machine.makeType("defaultdict", machine.types.dict, machine.types.dict->slots);
  type->qualifiedName = "collections.defaultdict";
  type->construct = makeDefaultDict;
  module.to<ModuleObject>()->attributes.set(machine.intern("defaultdict"), Value(type));
  return module;
}

}  // namespace derslik::python::vm
