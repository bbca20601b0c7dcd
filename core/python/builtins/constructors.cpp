// int(), float(), str(), list() …: the types called.

#include "core/python/builtins/builtins.h"
#include "core/python/objects/natives.h"
#include "core/python/objects/numbers.h"
#include "core/python/objects/set.h"
#include "core/python/objects/types.h"
#include "core/python/text/numbers.h"

namespace derslik::python::vm {

namespace {

// At most so many positional arguments and no keywords.
void plain(const Type* type, const Arguments& a, int most) {
  if (a.keywords > 0) typeError(type->name + "() takes no keyword arguments");
  if (a.positional > most)
    typeError(type->name + " expected at most " + std::to_string(most) + " argument" +
              (most == 1 ? "" : "s") + ", got " + std::to_string(a.positional));
}

Value makeInteger(Machine& m, Type*, const Arguments& a) {
  const auto bound = bind(m, "int", a, {"/x", "base"}, 0);
  const Value& value = bound[0];
  if (value.isUnset()) {
    if (!bound[1].isUnset()) typeError("int() missing string argument");
    return Value::integer(0);
  }
  if (!bound[1].isUnset()) {
    if (!value.is(Kind::Str))
      typeError("int() can't convert non-string with explicit base");
    return Value::integer(text::parseInt(textOf(value), m.index(bound[1])));
  }
  if (value.isIntegral()) return Value::integer(value.asInt());
  if (value.isFloat()) return Value::integer(truncated(value.asFloat()));
  if (value.is(Kind::Str)) return Value::integer(text::parseInt(textOf(value)));
  if (const auto number = m.typeOf(value)->slots.number)
    for (const char* way : {"__int__", "__index__"}) {
      const Value result = number(m, value, way);
      if (result.isIntegral()) return Value::integer(result.asInt());
      if (!result.isUnset())
        typeError(std::string(way) + " returned non-int (type " + m.typeOf(result)->name +
                  ")");
    }
  typeError(
      "int() argument must be a string, a bytes-like object or a real number, not '" +
      m.typeOf(value)->name + "'");
}

Value makeReal(Machine& m, Type* type, const Arguments& a) {
  plain(type, a, 1);
  if (a.size() == 0) return Value::real(0);
  if (a[0].is(Kind::Str)) return Value::real(text::parseFloat(textOf(a[0])));
  const std::string message =
      "float() argument must be a string or a real number, not '" + m.typeOf(a[0])->name +
      "'";
  return Value::real(toReal(m, a[0], message.c_str()));
}

Value makeBoolean(Machine& m, Type* type, const Arguments& a) {
  plain(type, a, 1);
  return Value::boolean(a.size() > 0 && m.truth(a[0]));
}

Value makeStr(Machine& m, Type*, const Arguments& a) {
  if (a.positional > 1 || a.keywords > 0) throw Unsupported("str() of bytes");
  if (a.size() == 0) return m.str("");
  if (a[0].is(Kind::Str)) return a[0];
  return m.str(m.toText(a[0]));
}

Value makeList(Machine& m, Type* type, const Arguments& a) {
  plain(type, a, 1);
  return m.list(a.size() > 0 ? m.toVector(a[0]) : std::vector<Value>());
}

Value makeTuple(Machine& m, Type* type, const Arguments& a) {
  plain(type, a, 1);
  if (a.size() > 0 && a[0].is(Kind::Tuple) && a[0].object()->type == type) return a[0];
  return m.tuple(a.size() > 0 ? m.toVector(a[0]) : std::vector<Value>());
}

Value makeDict(Machine& m, Type*, const Arguments& a) {
  if (a.positional > 1)
    typeError("dict expected at most 1 argument, got " + std::to_string(a.positional));
  const Value dict = m.dict();
  if (a.positional > 0) updateDict(m, dict, a[0]);
  for (int i = 0; i < a.keywords; ++i)
    m.setItem(dict, Value(a.names[i]), a.keyword(i));
  return dict;
}

Value makeSet(Machine& m, Type* type, const Arguments& a) {
  plain(type, a, 1);
  if (type == m.types.frozenset && a.size() > 0 && a[0].isObject() &&
      a[0].object()->type == type)
    return a[0];
  const Value set = m.heap.make<Set>(type);
  if (a.size() == 0) return set;
  if (const auto* other = a[0].as<Set>())
    set.to<Set>()->merge(m, *other);
  else
    m.each(a[0], [&](const Value& item) { set.to<Set>()->add(m, item); });
  return set;
}

Value makeRange(Machine& m, Type* type, const Arguments& a) {
  if (a.keywords > 0) typeError("range() takes no keyword arguments");
  if (a.size() == 0) typeError("range expected at least 1 argument, got 0");
  if (a.size() > 3)
    typeError("range expected at most 3 arguments, got " + std::to_string(a.size()));
  const std::int64_t first = m.index(a[0]);
  if (a.size() == 1) return m.heap.make<Range>(type, 0, first, 1);
  const std::int64_t stop = m.index(a[1]);
  const std::int64_t step = a.size() > 2 ? m.index(a[2]) : 1;
  if (step == 0) valueError("range() arg 3 must not be zero");
  return m.heap.make<Range>(type, first, stop, step);
}

Value makeSlice(Machine& m, Type* type, const Arguments& a) {
  plain(type, a, 3);
  if (a.size() == 0) typeError("slice expected at least 1 argument, got 0");
  if (a.size() == 1) return m.heap.make<Slice>(type, Value::none(), a[0], Value::none());
  return m.heap.make<Slice>(type, a[0], a[1], a.size() > 2 ? a[2] : Value::none());
}

Value typeOfValue(Machine& m, Type*, const Arguments& a) {
  if (a.positional != 1 || a.keywords > 0) {
    if (a.positional == 3) throw Unsupported("type() with three arguments");
    typeError("type() takes 1 or 3 arguments");
  }
  return Value(m.typeOf(a[0]));
}

}  // namespace

void addConstructors(Machine& machine) {
  auto& types = machine.types;
  types.integer->construct = makeInteger;
  types.real->construct = makeReal;
  types.boolean->construct = makeBoolean;
  types.str->construct = makeStr;
  types.list->construct = makeList;
  types.tuple->construct = makeTuple;
  types.dict->construct = makeDict;
  types.set->construct = makeSet;
  types.frozenset->construct = makeSet;
  types.range->construct = makeRange;
  types.slice->construct = makeSlice;
  types.type->construct = typeOfValue;
}

}  // namespace derslik::python::vm
