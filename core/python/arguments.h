#pragma once

#include <initializer_list>
#include <string>

#include "core/python/value.h"

namespace derslik::python::vm {

struct Str;

/// What a call hands over: the positional values, then those of the keywords, whose names
/// are beside them.
struct Arguments {
  const Value* values = nullptr;
  int positional = 0;
  int keywords = 0;
  Str* const* names = nullptr;

  int size() const { return positional; }
  const Value& operator[](int i) const { return values[i]; }
  const Value& keyword(int i) const { return values[positional + i]; }

  /// Without the first: what a method gets beside its self.
  Arguments rest() const { return {values + 1, positional - 1, keywords, names}; }
};

}  // namespace derslik::python::vm
