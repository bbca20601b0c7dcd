#pragma once

// What each file of functools gives to the module.

#include "core/python/machine.h"

namespace derslik::python::vm {

extern const NativeDef kLruCache, kCache, kWraps, kUpdateWrapper, kCmpToKey,
    kTotalOrdering;

Type* makePartialType(Machine& machine);

/// functools.update_wrapper(): the wrapper looks like what it wraps.
void updateWrapper(Machine& machine, const Value& wrapper, const Value& wrapped);

}  // namespace derslik::python::vm
