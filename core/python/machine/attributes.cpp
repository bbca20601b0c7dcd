// Attributes: of instances, exceptions, classes, modules and of the language's own
// values.

#include "core/python/machine.h"
#include "core/python/machine/suggestions.h"
#include "core/python/machine/unsupported_names.h"

namespace derslik::python::vm {

namespace {

Table* tableOf(const Value& value) {
  if (!value.isObject()) return nullptr;
  switch (value.object()->kind) {
    case Kind::Instance:
      return &value.to<Instance>()->attributes;
    case Kind::Exception:
      return &value.to<Exception>()->attributes;
    case Kind::Function:
      return &value.to<Function>()->attributes;
    case Kind::Module:
      return &value.to<ModuleObject>()->attributes;
    default:
      return nullptr;
  }
}

// What an attribute of a type is when it is asked of an instance.
Value bind(Machine& machine, const Value& found, const Value& self) {
  if (found.is(Kind::Function) || found.is(Kind::Native) ||
      (found.isObject() && found.object()->type->bindsSelf))
    return machine.method(found, self);
  if (const auto* descriptor = found.as<Descriptor>()) {
    switch (descriptor->which) {
      case Descriptor::Static:
        return descriptor->get;
      case Descriptor::Class:
        return machine.method(descriptor->get, Value(machine.typeOf(self)));
      case Descriptor::Property:
        if (descriptor->get.isUnset())
          throw Failure("AttributeError", "unreadable attribute");
        {
          const Value get = descriptor->get;
          return machine.call(get, {self});
        }
      case Descriptor::Item:
        return self.to<Tuple>()->items[descriptor->place];
    }
  }
  return found;
}

bool isProperty(const Value* found) {
  const auto* descriptor = found ? found->as<Descriptor>() : nullptr;
  return descriptor && (descriptor->which == Descriptor::Property ||
                        descriptor->which == Descriptor::Item);
}

Value typeTuple(Machine& machine, const Type* first, bool all) {
  std::vector<Value> types;
  for (const Type* type = first; type; type = type->base) {
    types.push_back(Value(const_cast<Type*>(type)));
    if (!all) break;
  }
  return machine.tuple(std::move(types));
}

Value special(Machine& machine, const Value& self, Str* name) {
  const auto& names = machine.names;
  if (name == names.class_) return Value(machine.typeOf(self));
  if (const auto* function = self.as<Function>()) {
    if (name == names.name) return machine.str(function->code->name);
    if (name == names.qualname) return machine.str(function->code->qualifiedName);
    if (name == names.module) return machine.str("__main__");
    if (name == names.doc) return function->code->doc;
  }
  if (const auto* method = self.as<Method>()) {
    if (name == names.name || name == names.qualname || name == names.doc)
      return machine.getAttribute(method->function, name);
    if (name->text == "__self__") return method->self;
    if (name->text == "__func__") return method->function;
  }
  if (const auto* native = self.as<Native>()) {
    if (name == names.name) return machine.str(native->def->name);
  }
  if (const auto* generator = self.as<Generator>()) {
    if (name == names.name) return machine.str(generator->name);
    if (name == names.qualname) return machine.str(generator->qualifiedName);
  }
  if (const auto* exception = self.as<Exception>()) {
    if (name == names.args) return machine.tuple(exception->arguments);
    if (name == names.cause)
      return exception->cause.isUnset() ? Value::none() : exception->cause;
    if (name == names.context)
      return exception->context.isUnset() ? Value::none() : exception->context;
    if (name->text == "__suppress_context__")
      return Value::boolean(exception->hidesContext);
    if (name == names.value && exception->type->derivesFrom(machine.types.stopIteration))
      return exception->arguments.empty() ? Value::none() : exception->arguments[0];
    if (name->text == "name" && exception->type->derivesFrom(machine.types.nameError))
      throw Unsupported("the attribute 'name' of a NameError");
  }
  if (const auto* module = self.as<ModuleObject>()) {
    if (name == names.name) return machine.str(module->name);
  }
  if (name == names.doc && !self.is(Kind::Instance))
    throw Unsupported("the attribute '__doc__' of the language's own objects");
  if (name == names.module && self.is(Kind::Instance)) return machine.str("__main__");
  return {};
}

Value ofType(Machine& machine, Type* type, Str* name) {
  const auto& names = machine.names;
  if (name == names.name || name == names.qualname) {
    if (const Value* found = type->attributes.find(name)) return *found;
    if (type->isProgram && name == names.qualname)
      return machine.str(type->qualifiedName);
    return machine.str(type->plainName());
  }
  if (name == names.class_) return Value(machine.types.type);
  if (name == names.mro) return typeTuple(machine, type, true);
  if (name->text == "mro") throw Unsupported("type.mro()");
  if (name == names.bases)
    return type->base ? typeTuple(machine, type->base, false) : machine.tuple({});
  if (name == names.module) {
    if (const Value* found = type->attributes.find(name)) return *found;
    const std::size_t dot = type->qualifiedName.rfind('.');
    return machine.str(type->isProgram            ? "__main__"
                       : dot == std::string::npos ? "builtins"
                                                  : type->qualifiedName.substr(0, dot));
  }
  const Value* found = type->find(name);
  if (!found) {
    if (name == names.doc && type->isProgram) return Value::none();
    return {};
  }
  if (const auto* descriptor = found->as<Descriptor>()) {
    if (descriptor->which == Descriptor::Static) return descriptor->get;
    if (descriptor->which == Descriptor::Class)
      return machine.method(descriptor->get, Value(type));
  }
  return *found;
}

}  // namespace

// Without the program's __getattr__.
Value plainAttribute(Machine& machine, const Value& self, Str* name) {
  const Value* found = machine.typeOf(self)->find(name);
  if (isProperty(found)) return bind(machine, Value(*found), self);
  if (Table* table = tableOf(self))
    if (const Value* own = table->find(name)) return *own;
  if (found) return bind(machine, Value(*found), self);
  return special(machine, self, name);
}

Value Machine::findAttribute(const Value& value, Str* name) {
  if (auto* type = value.as<Type>()) return ofType(*this, type, name);
  const Type* type = typeOf(value);
  if (type->slots.getAttribute) return type->slots.getAttribute(*this, value, name);
  return plainAttribute(*this, value, name);
}

Value Machine::getAttribute(const Value& value, Str* name) {
  Value found = findAttribute(value, name);
  if (!found.isUnset()) return found;
  missingAttribute(value, name);
}

void Machine::missingAttribute(const Value& value, Str* name) {
  refuseAttribute(*this, value, name->text);
  const Type* type = typeOf(value);
  std::string message;
  if (const auto* of = value.as<Type>())
    message = "type object '" + of->name + "' has no attribute '" + name->text + "'";
  else if (const auto* module = value.as<ModuleObject>())
    throw Unsupported(module->name + "." + name->text);
  else
    message = "'" + type->name + "' object has no attribute '" + name->text + "'";
  Ref<Exception> error(makeException(types.attributeError, message));
  error->suggestion = suggestAttribute(*this, value, name->text);
  throw raised(error.get());
}

Value Machine::findSpecial(const Value& value, Str* name) {
  const Value* found = typeOf(value)->find(name);
  if (!found) return {};
  if (const auto* descriptor = found->as<Descriptor>();
      descriptor && descriptor->which != Descriptor::Static)
    throw Unsupported("a special method that is a property or a class method");
  return *found;
}

void Machine::setAttribute(const Value& value, Str* name, const Value& to) {
  Type* type = typeOf(value);
  if (type->slots.setAttribute && type->slots.setAttribute(*this, value, name, to))
    return;
  storeAttribute(value, name, to);
}

// Without the program's __setattr__; deletes where `to` is Unset.
void Machine::storeAttribute(const Value& value, Str* name, const Value& to) {
  if (auto* type = value.as<Type>()) {
    if (!type->isProgram)
      typeError("cannot set '" + name->text + "' attribute of immutable type '" +
                type->name + "'");
    if (name->text.starts_with("__") && name->text.ends_with("__"))
      throw Unsupported("changing " + name->text + " of a class");
    if (!to.isUnset())
      type->attributes.set(name, to);
    else if (!type->attributes.erase(name))
      missingAttribute(value, name);
    return;
  }
  const Type* type = typeOf(value);
  const Value* found = type->find(name);
  if (isProperty(found) && found->to<Descriptor>()->which == Descriptor::Item)
    throw Failure("AttributeError",
                  to.isUnset() ? "can't delete attribute" : "can't set attribute");
  if (isProperty(found)) {
    const Value& method =
        to.isUnset() ? found->to<Descriptor>()->erase : found->to<Descriptor>()->set;
    if (method.isUnset())
      throw Failure("AttributeError", "property '" + name->text + "' of '" + type->name +
                                          "' object has no " +
                                          (to.isUnset() ? "deleter" : "setter"));
    const Value kept = method;
    if (to.isUnset())
      call(kept, {value});
    else
      call(kept, {value, to});
    return;
  }
  Table* table = tableOf(value);
  if (!table && value.is(Kind::Tuple) && type->base != types.tuple)
    throw Unsupported("setting an attribute of a tuple's subclass");
  if (!table || value.is(Kind::Module)) {
    refuseAttribute(*this, value, name->text);
    if (found)
      throw Failure("AttributeError", "'" + type->name + "' object attribute '" +
                                          name->text + "' is read-only");
    throw Failure("AttributeError",
                  "'" + type->name + "' object has no attribute '" + name->text + "'");
  }
  const bool isName = value.is(Kind::Function) &&
                      ((name == names.name && to.is(Kind::Str)) || name == names.doc);
  if (name->text.starts_with("__") && name->text.ends_with("__") && !isName)
    throw Unsupported("setting " + name->text);
  if (value.is(Kind::Exception) && name == names.args)
    throw Unsupported("setting an exception's args");
  if (!to.isUnset()) {
    table->set(name, to);
    if (auto* instance = value.as<Instance>())
      heap.charge(instance, sizeof(Instance) + table->bytes());
  } else if (!table->erase(name)) {
    throw Failure("AttributeError",
                  "'" + type->name + "' object has no attribute '" + name->text + "'");
  }
}

void Machine::deleteAttribute(const Value& value, Str* name) {
  Type* type = typeOf(value);
  if (type->slots.setAttribute && type->slots.setAttribute(*this, value, name, {}))
    return;
  storeAttribute(value, name, {});
}

}  // namespace derslik::python::vm
