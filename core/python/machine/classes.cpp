// Classes of the program: how their special methods fill a type's slots.

#include "core/python/machine.h"
#include "core/python/objects/numbers.h"

namespace derslik::python::vm {

namespace {

using Names = Machine::Names;

std::string stringFrom(Machine& machine, const Value& self, Str* name) {
  const Value method = machine.findSpecial(self, name);
  const Value result = machine.callSpecial(method, self);
  if (!result.is(Kind::Str))
    typeError(name->text + " returned non-string (type " + machine.typeOf(result)->name +
              ")");
  return textOf(result);
}

Value callBinary(Machine& machine, Str* name, const Value& self, const Value& other) {
  const Value method = machine.findSpecial(self, name);
  if (method.isUnset() || method.isNone()) return Value::notImplemented();
  return machine.callSpecial(method, self, {other});
}

Value binary(Machine& machine, BinaryOp op, const Value& a, const Value& b) {
  const auto& names = machine.binaryNames[int(op)];
  const Type* left = machine.typeOf(a);
  const Type* right = machine.typeOf(b);
  const bool hasReflected =
      left != right && right->isProgram && right->find(names.reflected);
  bool tried = false;
  if (hasReflected && left->isProgram && right->derivesFrom(left)) {
    const Value* own = right->find(names.reflected);
    const Value* inherited = left->find(names.reflected);
    if (!inherited || !own->same(*inherited)) {
      Value result = callBinary(machine, names.reflected, b, a);
      if (!result.isNotImplemented()) return result;
      tried = true;
    }
  }
  if (left->isProgram) {
    Value result = callBinary(machine, names.plain, a, b);
    if (!result.isNotImplemented()) return result;
  }
  if (hasReflected && !tried) return callBinary(machine, names.reflected, b, a);
  return Value::notImplemented();
}

Value inPlace(Machine& machine, BinaryOp op, const Value& a, const Value& b) {
  return callBinary(machine, machine.binaryNames[int(op)].inPlace, a, b);
}

Value unary(Machine& machine, UnaryOp op, const Value& self) {
  const Names& names = machine.names;
  Str* name = op == UnaryOp::Minus  ? names.neg
              : op == UnaryOp::Plus ? names.pos
                                    : names.invert;
  const Value method = machine.findSpecial(self, name);
  if (method.isUnset()) return Value::notImplemented();
  return machine.callSpecial(method, self);
}

Value compare(Machine& machine, CompareOp op, const Value& self, const Value& other) {
  const Names& names = machine.names;
  Str* const byOp[] = {names.eq, names.ne, names.lt, names.le, names.gt, names.ge};
  if (op == CompareOp::NotEq && !machine.typeOf(self)->find(names.ne)) {
    Value result = callBinary(machine, names.eq, self, other);
    if (result.isNotImplemented()) return result;
    return Value::boolean(!machine.truth(result));
  }
  return callBinary(machine, byOp[int(op)], self, other);
}

std::int64_t hashByMethod(Machine& machine, const Value& self) {
  const Value method = machine.findSpecial(self, machine.names.hash);
  const Value result = machine.callSpecial(method, self);
  if (!result.isIntegral()) typeError("__hash__ method should return an integer");
  return result.asInt() == -1 ? -2 : result.asInt();
}

std::int64_t lengthByMethod(Machine& machine, const Value& self) {
  const Value result =
      machine.callSpecial(machine.findSpecial(self, machine.names.len), self);
  const std::int64_t length = machine.index(result);
  if (length < 0) valueError("__len__() should return >= 0");
  return length;
}

Value attribute(Machine& machine, const Value& self, Str* name) {
  Value found;
  const Value fallback = machine.findSpecial(self, machine.names.getAttr);
  if (fallback.isUnset()) return plainAttribute(machine, self, name);
  try {
    found = plainAttribute(machine, self, name);
  } catch (const Raised& raised) {
    // A property that fails so is looked for like a missing attribute.
    if (!raised.exception->type->derivesFrom(machine.types.attributeError)) throw;
  } catch (const Failure& failure) {
    if (std::string_view(failure.type) != "AttributeError") throw;
  }
  if (!found.isUnset()) return found;
  return machine.callSpecial(fallback, self, {Value(name)});
}

bool setAttribute(Machine& machine, const Value& self, Str* name, const Value& value) {
  Str* method = value.isUnset() ? machine.names.delAttr : machine.names.setAttr;
  const Value special = machine.findSpecial(self, method);
  if (special.isUnset() || special.is(Kind::Native)) return false;
  if (value.isUnset())
    machine.callSpecial(special, self, {Value(name)});
  else
    machine.callSpecial(special, self, {Value(name), value});
  return true;
}

Value nextByMethod(Machine& machine, const Value& self) {
  const Value method = machine.findSpecial(self, machine.names.next);
  machine.stopValue.drop();
  try {
    return machine.callSpecial(method, self);
  } catch (const Raised& raised) {
    const Exception* exception = raised.exception.get();
    if (!exception->type->derivesFrom(machine.types.stopIteration)) throw;
    if (!exception->arguments.empty()) machine.stopValue = exception->arguments[0];
    return {};
  }
}

// An object with __getitem__ alone is iterated by it: 0, 1, 2 … until an IndexError.
struct ByIndex : Iterator {
  explicit ByIndex(Value of) : of(std::move(of)) {}
  void clear() noexcept override { of.drop(); }
  Value next(Machine& machine) override {
    if (of.isUnset()) return {};
    try {
      return machine.getItem(of, Value::integer(at++));
    } catch (const Raised& raised) {
      const Type* type = raised.exception->type;
      if (!type->derivesFrom(machine.exceptionType("IndexError")) &&
          !type->derivesFrom(machine.types.stopIteration))
        throw;
    } catch (const Failure& failure) {
      if (std::string_view(failure.type) != "IndexError") throw;
    }
    of.drop();
    return {};
  }

  Value of;
  std::int64_t at = 0;
};

void fillSlotsOf(Machine& machine, Type* type) {
  Slots& slots = type->slots;
  const Names& names = machine.names;
  const auto has = [&](Str* name) { return type->attributes.find(name) != nullptr; };
  if (has(names.repr)) {
    slots.repr = [](Machine& m, const Value& self) {
      return stringFrom(m, self, m.names.repr);
    };
  }
  if (has(names.str))
    slots.str = [](Machine& m, const Value& self) {
      return stringFrom(m, self, m.names.str);
    };
  if (has(names.format))
    slots.format = [](Machine& m, const Value& self, const std::string& spec) {
      const Value method = m.findSpecial(self, m.names.format);
      const Value result = m.callSpecial(method, self, {m.str(spec)});
      if (!result.is(Kind::Str))
        typeError("__format__ must return a str, not " + m.typeOf(result)->name);
      return textOf(result);
    };
  for (Str* name : {names.eq, names.ne, names.lt, names.le, names.gt, names.ge})
    if (has(name)) slots.compare = compare;
  if (has(names.eq) && !has(names.hash)) slots.hash = nullptr;
  if (const Value* hash = type->attributes.find(names.hash))
    slots.hash = hash->isNone() ? nullptr : hashByMethod;
  for (const auto& each : machine.binaryNames) {
    if (has(each.plain) || has(each.reflected)) slots.binary = binary;
    if (has(each.inPlace)) slots.inPlace = inPlace;
  }
  if (has(names.neg) || has(names.pos) || has(names.invert)) slots.unary = unary;
  if (has(names.getAttr)) slots.getAttribute = attribute;
  if (has(names.setAttr) || has(names.delAttr)) slots.setAttribute = setAttribute;
  if (has(names.getItem)) {
    slots.getItem = [](Machine& m, const Value& self, const Value& key) {
      return m.callSpecial(m.findSpecial(self, m.names.getItem), self, {key});
    };
    if (!slots.iterate)
      slots.iterate = [](Machine& m, const Value& self) -> Value {
        return m.heap.make<ByIndex>(m.types.iterator, self);
      };
  }
  if (has(names.setItem) || has(names.delItem))
    slots.setItem = [](Machine& m, const Value& self, const Value& key,
                       const Value& value) {
      const Value method =
          m.findSpecial(self, value.isUnset() ? m.names.delItem : m.names.setItem);
      if (method.isUnset())
        typeError("'" + m.typeOf(self)->name + "' object does not support item " +
                  (value.isUnset() ? "deletion" : "assignment"));
      if (value.isUnset())
        m.callSpecial(method, self, {key});
      else
        m.callSpecial(method, self, {key, value});
    };
  if (has(names.contains))
    slots.contains = [](Machine& m, const Value& self, const Value& item) {
      return m.truth(m.callSpecial(m.findSpecial(self, m.names.contains), self, {item}));
    };
  if (has(names.len)) slots.length = lengthByMethod;
  if (has(names.boolean))
    slots.truth = [](Machine& m, const Value& self) {
      const Value answer = m.callSpecial(m.findSpecial(self, m.names.boolean), self);
      if (!answer.isBool())
        typeError("__bool__ should return bool, returned " + m.typeOf(answer)->name);
      return answer.asBool();
    };
  if (has(names.iter))
    slots.iterate = [](Machine& m, const Value& self) {
      Value iterator = m.callSpecial(m.findSpecial(self, m.names.iter), self);
      if (!m.typeOf(iterator)->slots.next)
        typeError("iter() returned non-iterator of type '" + m.typeOf(iterator)->name +
                  "'");
      return iterator;
    };
  if (has(names.next)) slots.next = nextByMethod;
  if (has(names.call))
    slots.call = [](Machine& m, const Value& self, const Arguments& arguments) {
      return m.call(Value(m.method(m.findSpecial(self, m.names.call), self)), arguments);
    };
  if (has(names.index) || has(names.integer) || has(names.real))
    slots.number = [](Machine& m, const Value& self, const char* what) -> Value {
      const Value method = m.findSpecial(self, m.intern(what));
      if (method.isUnset()) return {};
      return m.callSpecial(method, self);
    };
}

// What would change how a class behaves and is not here.
void refuseSpecials(Machine& machine, const Table& table) {
  for (const char* name :
       {"__del__",           "__new__",         "__get__",           "__set__",
        "__delete__",        "__set_name__",    "__init_subclass__", "__getattribute__",
        "__class_getitem__", "__slots__",       "__instancecheck__", "__subclasscheck__",
        "__prepare__",       "__mro_entries__", "__match_args__",    "__missing__",
        "__dir__",           "__copy__",        "__deepcopy__",      "__length_hint__",
        "__sizeof__",        "__reduce__",      "__complex__",       "__bytes__"})
    if (table.find(machine.intern(name)))
      throw Unsupported(std::string(name) + " in a class");
}

}  // namespace

void Machine::fillSlots(Type* type) {
  fillSlotsOf(*this, type);
}

Value Machine::makeClass(const Value& body, const std::string& name,
                         const std::vector<Value>& bases) {
  if (bases.size() > 1) throw Unsupported("a class with more than one base");
  Type* base = types.object;
  bool isNamed = false;
  if (!bases.empty()) {
    if (!bases[0].is(Kind::Type)) throw Unsupported("a class whose base is no class");
    base = bases[0].to<Type>();
    if (base->derivesFrom(types.tuple) && base->isProgram) isNamed = true;
    if (!base->isProgram && base != types.object &&
        !base->derivesFrom(types.baseException)) {
      if (base == types.boolean || base == types.none || base == types.function ||
          base == types.range || base == types.slice)
        typeError("type '" + base->name + "' is not an acceptable base type");
      throw Unsupported("a class derived from " + base->name);
    }
  }
  auto* function = body.to<Function>();
  Ref<Cell> cell(heap.make<Cell>(types.cell));
  function->classCell = cell;
  Frame* inside = frameOf(function, {});
  Ref<Dict> names_(dict().to<Dict>());
  inside->names = names_;
  {
    NativeCall guard(*this);
    runFrame(inside);
  }
  refuseSpecials(*this, names_->table);
  Type* type = makeType(name, base, base->slots, {}, true);
  type->construct = base == types.object ? nullptr : base->construct;
  if (isNamed)
    for (const char* special : {"__init__", "__iter__", "__len__", "__getitem__"})
      if (names_->table.find(intern(special)))
        throw Unsupported(std::string(special) + " in a class derived from a namedtuple");
  type->attributes = names_->table;
  // Not the base's: each class has its own.
  if (!type->attributes.find(names.doc)) type->attributes.set(names.doc, Value::none());
  type->qualifiedName = function->code->qualifiedName;
  fillSlots(type);
  cell->value = Value(type);
  return type;
}

Value Machine::constructInstance(Type* type, const Arguments& arguments) {
  Value instance = heap.make<Instance>(type);
  const Value* init = type->find(names.init);
  if (!init || init->is(Kind::Native)) {
    if (arguments.positional + arguments.keywords > 0)
      typeError(type->name + "() takes no arguments");
    return instance;
  }
  const Value method = this->method(*init, instance);
  const Value result = call(method, arguments);
  if (!result.isNone())
    typeError("__init__() should return None, not '" + typeOf(result)->name + "'");
  return instance;
}

}  // namespace derslik::python::vm
