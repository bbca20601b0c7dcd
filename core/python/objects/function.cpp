// Functions, methods, types and modules as values; object's own methods; descriptors.

#include "core/python/objects/natives.h"
#include "core/python/objects/types.h"

namespace derslik::python::vm {

namespace {

[[noreturn]] void refuseAddress(const char* what) {
  throw Unsupported(std::string("printing the address of a ") + what);
}

std::int64_t hashOfAddress(Machine&, const Value& self) {
  return static_cast<std::int64_t>(reinterpret_cast<std::uintptr_t>(self.object()) >> 4);
}

// "append expected …" of some, "list.append() takes …" of others, as Argument Clinic and
// the older ways of CPython say it.
void checkArity(const Native* native, const Arguments& arguments) {
  const NativeDef& def = *native->def;
  if (def.keywords) return;
  const int self = native->owner ? 1 : 0;
  const int given = arguments.positional - self;
  const std::string owner = native->owner ? native->owner->plainName() + "." : "";
  if (arguments.keywords > 0)
    typeError(owner + def.name + "() takes no keyword arguments");
  if (given >= def.least && (def.most < 0 || given <= def.most)) return;
  // The searching methods of str say it in their own way.
  const std::string_view name = def.name;
  if (native->owner && native->owner->name == "str" &&
      (name == "count" || name == "find" || name == "rfind" || name == "index" ||
       name == "rindex" || name == "startswith" || name == "endswith")) {
    const int limit = given < def.least ? def.least : def.most;
    typeError(def.name + std::string("() takes at ") +
              (given < def.least ? "least " : "most ") + std::to_string(limit) +
              " argument" + (limit == 1 ? "" : "s") + " (" + std::to_string(given) +
              " given)");
  }
  if (def.least == def.most && def.most == 0)
    typeError(owner + def.name + "() takes no arguments (" + std::to_string(given) +
              " given)");
  if (def.least == def.most && def.most == 1)
    typeError(owner + def.name + "() takes exactly one argument (" +
              std::to_string(given) + " given)");
  const bool few = given < def.least;
  const int bound = few ? def.least : def.most;
  typeError(std::string(def.name) + " expected " +
            (def.least == def.most ? ""
             : few                 ? "at least "
                                   : "at most ") +
            std::to_string(bound) + " argument" + (bound == 1 ? "" : "s") + ", got " +
            std::to_string(given));
}

}  // namespace

Slots functionSlots() {
  Slots slots;
  slots.repr = [](Machine&, const Value&) -> std::string { refuseAddress("function"); };
  slots.hash = hashOfAddress;
  slots.call = [](Machine& machine, const Value& self, const Arguments& arguments) {
    return machine.call(self, arguments);
  };
  return slots;
}

Slots nativeSlots() {
  Slots slots;
  slots.repr = [](Machine&, const Value& self) -> std::string {
    const auto* native = self.to<Native>();
    if (native->owner)
      return std::string("<method '") + native->def->name + "' of '" +
             native->owner->name + "' objects>";
    return std::string("<built-in function ") + native->def->name + ">";
  };
  slots.hash = hashOfAddress;
  slots.call = [](Machine& machine, const Value& self, const Arguments& arguments) {
    const auto* native = self.to<Native>();
    if (native->owner) {
      const std::string& owner = native->owner->name;
      if (arguments.positional == 0)
        typeError("unbound method " + owner + "." + native->def->name +
                  "() needs an argument");
      if (!machine.typeOf(arguments[0])->derivesFrom(native->owner))
        typeError("descriptor '" + std::string(native->def->name) + "' for '" + owner +
                  "' objects doesn't apply to a '" + machine.typeOf(arguments[0])->name +
                  "' object");
    }
    checkArity(native, arguments);
    const Value kept = self;
    return native->def->function(machine, arguments);
  };
  return slots;
}

Slots methodSlots() {
  Slots slots;
  slots.repr = [](Machine& machine, const Value& self) -> std::string {
    const auto* method = self.to<Method>();
    if (!method->function.is(Kind::Function)) refuseAddress("method");
    return "<bound method " + method->function.to<Function>()->code->qualifiedName +
           " of " + machine.repr(method->self) + ">";
  };
  slots.hash = [](Machine&, const Value& self) {
    const auto* method = self.to<Method>();
    return static_cast<std::int64_t>(
        reinterpret_cast<std::uintptr_t>(method->function.object()) >> 4);
  };
  slots.compare = [](Machine&, CompareOp op, const Value& a, const Value& b) {
    if (!b.is(Kind::Method) || (op != CompareOp::Eq && op != CompareOp::NotEq))
      return Value::notImplemented();
    const bool same = a.to<Method>()->function.same(b.to<Method>()->function) &&
                      a.to<Method>()->self.same(b.to<Method>()->self);
    return Value::boolean(same == (op == CompareOp::Eq));
  };
  slots.call = functionSlots().call;
  return slots;
}

Slots typeSlots() {
  Slots slots;
  slots.repr = [](Machine&, const Value& self) {
    const auto* type = self.to<Type>();
    std::string name = type->name;
    if (type->isProgram)
      name = "__main__." + type->qualifiedName;
    else if (type->qualifiedName.find('.') != std::string::npos)
      name = type->qualifiedName;
    return "<class '" + name + "'>";
  };
  slots.hash = hashOfAddress;
  slots.call = [](Machine& machine, const Value& self, const Arguments& arguments) {
    auto* type = self.to<Type>();
    if (type->construct) return type->construct(machine, type, arguments);
    if (type->isProgram || type == machine.types.object)
      return machine.constructInstance(type, arguments);
    throw Unsupported("making a " + type->name);
  };
  // list[int] in an annotation.
  slots.getItem = [](Machine& machine, const Value& self, const Value&) -> Value {
    const auto* type = self.to<Type>();
    if (type == machine.types.list || type == machine.types.dict ||
        type == machine.types.tuple || type == machine.types.set ||
        type == machine.types.frozenset || type == machine.types.type)
      return machine.opaque("types.GenericAlias");
    typeError("type '" + type->name + "' is not subscriptable");
  };
  slots.binary = [](Machine& machine, BinaryOp op, const Value& a,
                    const Value& b) -> Value {
    const auto isType = [&](const Value& value) {
      return value.is(Kind::Type) || value.isNone() ||
             value.same(machine.opaque("types.GenericAlias")) ||
             value.same(machine.opaque("types.UnionType"));
    };
    if (op == BinaryOp::BitOr && isType(a) && isType(b))
      return machine.opaque("types.UnionType");
    return Value::notImplemented();
  };
  return slots;
}

Slots objectSlots() {
  Slots slots;
  slots.repr = [](Machine& machine, const Value& self) -> std::string {
    throw Unsupported("printing the address of a " + machine.typeOf(self)->name +
                      " object (give the class a __repr__ or a __str__)");
  };
  slots.hash = [](Machine& machine, const Value& self) -> std::int64_t {
    return self.isObject() ? hashOfAddress(machine, self) : machine.hash(self);
  };
  return slots;
}

Slots moduleSlots() {
  Slots slots;
  slots.repr = [](Machine&, const Value& self) -> std::string {
    throw Unsupported("printing the module " + self.to<ModuleObject>()->name);
  };
  slots.hash = hashOfAddress;
  return slots;
}

Slots iteratorSlots() {
  Slots slots;
  slots.repr = [](Machine&, const Value& self) -> std::string {
    throw Unsupported("printing the address of a " + self.object()->type->name);
  };
  slots.hash = hashOfAddress;
  slots.iterate = [](Machine&, const Value& self) { return self; };
  slots.next = [](Machine& machine, const Value& self) {
    return self.to<Iterator>()->next(machine);
  };
  return slots;
}

Slots constantSlots() {
  Slots slots;
  slots.repr = [](Machine& machine, const Value& self) { return machine.repr(self); };
  slots.hash = [](Machine& machine, const Value& self) { return machine.hash(self); };
  return slots;
}

namespace {

Value objectInit(Machine& machine, const Arguments& a) {
  if (a.size() > 1 || a.keywords > 0)
    typeError(machine.typeOf(a[0])->name +
              ".__init__() takes exactly one argument (the instance to initialize)");
  return Value::none();
}

const NativeDef kObjectMethods[] = {
    {"__init__", objectInit, 0, -1, true},
    {"__repr__",
     [](Machine& m, const Arguments& a) {
       return m.str(m.types.object->slots.repr(m, a[0]));
     },
     0, 0},
    {"__setattr__",
     [](Machine& m, const Arguments& a) {
       if (!a[1].is(Kind::Str))
         typeError("attribute name must be string, not '" + m.typeOf(a[1])->name + "'");
       m.storeAttribute(a[0], m.intern(textOf(a[1])), a[2]);
       return Value::none();
     },
     2, 2},
};

Value accessor(Machine& machine, const Arguments& a, Value Descriptor::*which) {
  const auto* old = a[0].to<Descriptor>();
  auto* made = machine.heap.make<Descriptor>(machine.types.property, Descriptor::Property,
                                             old->get);
  made->set = old->set;
  made->erase = old->erase;
  made->*which = a[1];
  return made;
}

const NativeDef kPropertyMethods[] = {
    {"getter",
     [](Machine& m, const Arguments& a) { return accessor(m, a, &Descriptor::get); }, 1,
     1},
    {"setter",
     [](Machine& m, const Arguments& a) { return accessor(m, a, &Descriptor::set); }, 1,
     1},
    {"deleter",
     [](Machine& m, const Arguments& a) { return accessor(m, a, &Descriptor::erase); }, 1,
     1},
};

template<Descriptor::Which which>
Value makeDescriptor(Machine& machine, Type* type, const Arguments& arguments) {
  std::vector<Value> bound;
  if (which == Descriptor::Property) {
    bound = bind(machine, "property", arguments, {"fget", "fset", "fdel", "doc"}, 0);
  } else {
    bound = bind(machine, type->name.c_str(), arguments, {"/function"}, 1);
    bound.resize(3);
  }
  const auto orUnset = [](const Value& value) {
    return value.isNone() ? Value() : value;
  };
  auto* made = machine.heap.make<Descriptor>(type, which, orUnset(bound[0]));
  made->set = orUnset(bound[1]);
  made->erase = orUnset(bound[2]);
  return made;
}

// super(): looks an attribute up behind a class of the program, for an instance of it.
struct Super : Object {
  static constexpr Kind kKind = Kind::Other;
  Super(Type* after, Value self) : after(after), self(std::move(self)) {}
  void clear() noexcept override { self.drop(); }

  Type* after;
  Value self;
};

Value makeSuper(Machine& machine, Type* type, const Arguments& arguments) {
  if (arguments.positional == 0) {
    const Frame* frame = machine.frame;
    if (!frame || !frame->function || !frame->function->classCell ||
        !frame->function->classCell->value.is(Kind::Type))
      throw Failure("RuntimeError", frame && frame->code->positional == 0
                                        ? "super(): no arguments"
                                        : "super(): __class__ cell not found");
    Code* code = frame->code;
    if (code->positional == 0) throw Failure("RuntimeError", "super(): no arguments");
    Value self = const_cast<Frame*>(frame)->slots()[0];
    // A self that an inner function uses, too, lives in a cell.
    for (std::size_t i = 0; i < code->cellParameters.size(); ++i)
      if (code->cellParameters[i] == 0)
        self = const_cast<Frame*>(frame)
                   ->slots()[code->firstCell + static_cast<int>(i)]
                   .to<Cell>()
                   ->value;
    return machine.heap.make<Super>(type, frame->function->classCell->value.to<Type>(),
                                    self);
  }
  if (arguments.positional != 2 || !arguments[0].is(Kind::Type))
    throw Unsupported("super() with one argument");
  auto* after = arguments[0].to<Type>();
  const Type* of = arguments[1].is(Kind::Type) ? arguments[1].to<Type>()
                                               : machine.typeOf(arguments[1]);
  if (!of->derivesFrom(after))
    typeError("super(type, obj): obj must be an instance or subtype of type");
  return machine.heap.make<Super>(type, after, arguments[1]);
}

Value superAttribute(Machine& machine, const Value& self, Str* name) {
  const auto* super = self.to<Super>();
  const Type* behind = super->after->base;
  const Value* found = behind ? behind->find(name) : nullptr;
  const bool isClass = super->self.is(Kind::Type);
  if (!found) {
    const std::string& text = name->text;
    if (text.starts_with("__"))
      throw Unsupported("super()." + text + " of " + (behind ? behind->name : "object"));
    throw Failure("AttributeError", "'super' object has no attribute '" + text + "'");
  }
  if (const auto* descriptor = found->as<Descriptor>()) {
    switch (descriptor->which) {
      case Descriptor::Static:
        return descriptor->get;
      case Descriptor::Class:
        return machine.method(descriptor->get,
                              isClass ? super->self : Value(machine.typeOf(super->self)));
      case Descriptor::Property: {
        const Value get = descriptor->get;
        return machine.call(get, {super->self});
      }
      case Descriptor::Item:
        return super->self.to<Tuple>()->items[descriptor->place];
    }
  }
  if ((found->is(Kind::Function) || found->is(Kind::Native) ||
       (found->isObject() && found->object()->type->bindsSelf)) &&
      !isClass)
    return machine.method(*found, super->self);
  return *found;
}

}  // namespace

void addObjectMethods(Machine& machine) {
  machine.addMethods(machine.types.object, kObjectMethods, std::size(kObjectMethods));
}

void addDescriptors(Machine& machine) {
  auto& types = machine.types;
  Slots slots = types.object->slots;
  types.property = machine.makeType("property", types.object, slots);
  types.staticMethod = machine.makeType("staticmethod", types.object, slots);
  types.classMethod = machine.makeType("classmethod", types.object, slots);
  types.property->construct = makeDescriptor<Descriptor::Property>;
  types.staticMethod->construct = makeDescriptor<Descriptor::Static>;
  types.classMethod->construct = makeDescriptor<Descriptor::Class>;
  types.staticMethod->slots.call = [](Machine& m, const Value& self,
                                      const Arguments& arguments) {
    const Value function = self.to<Descriptor>()->get;
    return m.call(function, arguments);
  };
  machine.addMethods(types.property, kPropertyMethods, std::size(kPropertyMethods));
  slots.getAttribute = superAttribute;
  types.super = machine.makeType("super", types.object, slots);
  types.super->construct = makeSuper;
}

}  // namespace derslik::python::vm
