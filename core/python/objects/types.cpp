// Makes the types of the language, for each machine anew.

#include "core/python/objects/types.h"

#include "core/python/objects/file.h"
#include "core/python/objects/numbers.h"

namespace derslik::python::vm {

void Machine::makeTypes() {
  // The first two need each other.
  types.object = makeType("object", nullptr, objectSlots());
  types.type = makeType("type", types.object, typeSlots());
  types.object->type = types.type;
  const auto make = [this](const char* name, const Slots& slots) {
    return makeType(name, types.object, slots);
  };
  types.str = make("str", strSlots());
  types.native = make("builtin_function_or_method", nativeSlots());
  types.none = make("NoneType", constantSlots());
  types.notImplemented = make("NotImplementedType", constantSlots());
  types.ellipsis = make("ellipsis", constantSlots());
  types.integer = make("int", integerSlots());
  types.boolean = makeType("bool", types.integer, booleanSlots());
  types.real = make("float", realSlots());
  types.list = make("list", listSlots());
  types.tuple = make("tuple", tupleSlots());
  types.dict = make("dict", dictSlots());
  types.set = make("set", setSlots());
  types.frozenset = make("frozenset", setSlots());
  types.set->slots.hash = nullptr;
  types.range = make("range", rangeSlots());
  types.slice = make("slice", sliceSlots());
  types.function = make("function", functionSlots());
  types.method = make("method", methodSlots());
  types.nativeMethod = make("builtin_function_or_method", methodSlots());
  types.cell = make("cell", objectSlots());
  types.code = make("code", objectSlots());
  types.module = make("module", moduleSlots());
  types.iterator = make("iterator", iteratorSlots());
  Slots generator = generatorSlots();
  generator.hash = iteratorSlots().hash;
  types.generator = make("generator", generator);
  types.keysView = make("dict_keys", viewSlots());
  types.valuesView = make("dict_values", viewSlots());
  types.itemsView = make("dict_items", viewSlots());

  Type* const byTag[] = {types.object,   types.none,    types.notImplemented,
                         types.ellipsis, types.boolean, types.integer,
                         types.real,     types.object};
  std::copy(std::begin(byTag), std::end(byTag), tagTypes_);

  addDescriptors(*this);
  addObjectMethods(*this);
  addStrMethods(*this);
  addListMethods(*this);
  addTupleMethods(*this);
  addDictMethods(*this);
  addSetMethods(*this);
  addNumberMethods(*this);
  addGeneratorMethods(*this);
  makeExceptionTypes(*this);
  addFiles(*this);
}

}  // namespace derslik::python::vm
