// print, isinstance, getattr, repr, format …: builtins over any object.

#include "core/python/builtins/builtins.h"
#include "core/python/objects/file.h"
#include "core/python/objects/natives.h"
#include "core/python/objects/types.h"

namespace derslik::python::vm {

namespace {

// print(file=…): whatever has a write(), which is called for every piece.
void printTo(Machine& m, const Value& file, const Arguments& a,
             const std::string& separator, const std::string& end, bool flushes) {
  const Value write = m.getAttribute(file, m.intern("write"));
  for (int i = 0; i < a.positional; ++i) {
    if (i > 0) m.call(write, {m.str(separator)});
    m.call(write, {a[i].is(Kind::Str) ? a[i] : m.str(m.toText(a[i]))});
  }
  m.call(write, {m.str(end)});
  if (flushes) m.call(m.getAttribute(file, m.intern("flush")));
}

Value print(Machine& m, const Arguments& a) {
  std::string separator = " ", end = "\n";
  Value file;
  bool flushes = false;
  for (int i = 0; i < a.keywords; ++i) {
    const std::string& name = a.names[i]->text;
    const Value& value = a.keyword(i);
    if (name == "sep" || name == "end") {
      if (value.isNone()) continue;
      if (!value.is(Kind::Str))
        typeError(name + " must be None or a string, not " + m.typeOf(value)->name);
      (name == "sep" ? separator : end) = textOf(value);
    } else if (name == "file") {
      if (!value.isNone()) file = value;
    } else if (name == "flush") {
      flushes = m.truth(value);
    } else {
      typeError("'" + name + "' is an invalid keyword argument for print()");
    }
  }
  if (!file.isUnset()) {
    printTo(m, file, a, separator, end, flushes);
    return Value::none();
  }
  for (int i = 0; i < a.positional; ++i) {
    // Piece by piece: what has been printed stays when the next one fails.
    if (i > 0) m.write(separator);
    if (a[i].is(Kind::Str))
      m.write(textOf(a[i]));
    else
      m.write(m.toText(a[i]));
  }
  m.write(end);
  if (flushes) m.flush();
  return Value::none();
}

Str* nameArgument(Machine& m, const Value& name) {
  if (!name.is(Kind::Str))
    typeError("attribute name must be string, not '" + m.typeOf(name)->name + "'");
  return m.intern(textOf(name));
}

Value getattr(Machine& m, const Arguments& a) {
  Str* name = nameArgument(m, a[1]);
  if (a.size() < 3) return m.getAttribute(a[0], name);
  const Value kept = a[0], otherwise = a[2];
  try {
    return m.getAttribute(kept, name);
  } catch (const Raised& raised) {
    if (!raised.exception->type->derivesFrom(m.types.attributeError)) throw;
  } catch (const Failure& failure) {
    if (std::string_view(failure.type) != "AttributeError") throw;
  }
  return otherwise;
}

Value hasattr(Machine& m, const Arguments& a) {
  Str* name = nameArgument(m, a[1]);
  const Value kept = a[0];
  try {
    m.getAttribute(kept, name);
    return Value::boolean(true);
  } catch (const Raised& raised) {
    if (!raised.exception->type->derivesFrom(m.types.attributeError)) throw;
  } catch (const Failure& failure) {
    if (std::string_view(failure.type) != "AttributeError") throw;
  }
  return Value::boolean(false);
}

Value isSubclassOf(Machine& m, const Arguments& a) {
  if (!a[0].is(Kind::Type)) typeError("issubclass() arg 1 must be a class");
  const auto check = [](const Value& value) {
    if (!value.is(Kind::Type) && !value.is(Kind::Tuple))
      typeError("issubclass() arg 2 must be a class, a tuple of classes, or a union");
  };
  check(a[1]);
  return Value::boolean(m.isSubclass(a[0].to<Type>(), a[1]));
}

Value format(Machine& m, const Arguments& a) {
  if (a.size() > 1 && !a[1].is(Kind::Str))
    typeError("format() argument 2 must be str, not " + m.typeOf(a[1])->name);
  return m.str(m.format(a[0], a.size() > 1 ? textOf(a[1]) : std::string()));
}

// Of numbers alone it is the same in every run.
Value hash(Machine& m, const Arguments& a) {
  const std::int64_t hash = m.hash(a[0]);
  const Value* fixed = &a[0];
  const Value method =
      a[0].is(Kind::Instance) ? m.findSpecial(a[0], m.names.hash) : Value();
  if (fixed->isIntegral() || (fixed->isFloat() && fixed->asFloat() == fixed->asFloat()))
    return Value::integer(hash);
  (void)method;
  throw Unsupported("hash() of what is no number: CPython's differs from run to run");
}

const NativeDef kBuiltins[] = {
    {"print", print, 0, -1, true},
    {"repr", [](Machine& m, const Arguments& a) { return m.str(m.repr(a[0])); }, 1, 1},
    {"ascii", [](Machine& m, const Arguments& a) { return m.str(m.asciiRepr(a[0])); }, 1,
     1},
    {"format", format, 1, 2},
    {"isinstance",
     [](Machine& m, const Arguments& a) {
       return Value::boolean(m.isInstance(a[0], a[1]));
     },
     2, 2},
    {"issubclass", isSubclassOf, 2, 2},
    {"getattr", getattr, 2, 3},
    {"hasattr", hasattr, 2, 2},
    {"setattr",
     [](Machine& m, const Arguments& a) {
       m.setAttribute(a[0], nameArgument(m, a[1]), a[2]);
       return Value::none();
     },
     3, 3},
    {"delattr",
     [](Machine& m, const Arguments& a) {
       m.deleteAttribute(a[0], nameArgument(m, a[1]));
       return Value::none();
     },
     2, 2},
    {"callable",
     [](Machine& m, const Arguments& a) { return Value::boolean(m.isCallable(a[0])); }, 1,
     1},
    {"hash", hash, 1, 1},
    {"id",
     [](Machine&, const Arguments&) -> Value {
       throw Unsupported("id(): it differs from run to run");
     },
     1, 1},
    {"input",
     [](Machine&, const Arguments&) -> Value {
       throw Unsupported(
           "input(): there is nobody to ask; write the value into the program");
     },
     0, 1},
};

}  // namespace

void addObjectBuiltins(Machine& machine) {
  addBuiltins(machine, kBuiltins, std::size(kBuiltins));
  addBuiltins(machine, &kOpen, 1);
}

}  // namespace derslik::python::vm
