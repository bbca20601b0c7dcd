#pragma once

// What each file of this folder gives to the machine that makes its types.

#include "core/python/machine.h"

namespace derslik::python::vm {

Slots strSlots();
Slots listSlots();
Slots tupleSlots();
Slots dictSlots();
Slots viewSlots();
Slots setSlots();
Slots rangeSlots();
Slots sliceSlots();
Slots functionSlots();
Slots nativeSlots();
Slots methodSlots();
Slots typeSlots();
Slots objectSlots();
Slots moduleSlots();
Slots generatorSlots();
Slots exceptionSlots();
Slots iteratorSlots();
Slots constantSlots();

void addStrMethods(Machine&);
void addListMethods(Machine&);
void addTupleMethods(Machine&);
void addDictMethods(Machine&);
void addSetMethods(Machine&);
void addNumberMethods(Machine&);
void addDescriptors(Machine&);
void addObjectMethods(Machine&);
void addGeneratorMethods(Machine&);
void makeExceptionTypes(Machine&);

/// dict.update(): from a dict or from pairs.
void updateDict(Machine&, const Value& dict, const Value& from);
Value reversedTable(Machine&, const Value& dictOrView);

/// KeyError: its message is the key's repr().
[[noreturn]] void keyError(Machine&, const Value& key);

/// sorted(): a list's items, stable. `key` may be Unset.
void sortItems(Machine&, std::vector<Value>& items, const Value& key, bool reverse);

}  // namespace derslik::python::vm
