// Generators: a frame that is left and entered again.

#include "core/python/machine.h"
#include "core/python/machine/steps.h"
#include "core/python/objects/types.h"

namespace derslik::python::vm {

namespace {

bool isInHandler(const Frame* frame) {
  const auto at = frame->at - frame->code->instructions.data();
  for (int h = frame->code->handlerOf[static_cast<std::size_t>(at)]; h >= 0;) {
    const Handler& handler = frame->code->handlers[static_cast<std::size_t>(h)];
    if (!handler.restores && !handler.ignoresExit) return true;
    h = handler.parent;
  }
  return false;
}

// What is suspended in `yield from`: the inner iterator, else null.
Generator* delegate(const Generator* generator) {
  const Frame* frame = generator->frame;
  if (!generator->hasStarted || !frame || frame->at[1].op != Op::YieldFrom)
    return nullptr;
  return frame->top[-1].as<Generator>();
}

}  // namespace

Generator::~Generator() {
  clear();
}

void Generator::clear() noexcept {
  if (!frame) return;
  // CPython would run its finally clauses now.
  if (hasStarted && isInHandler(frame) && !type->heap->refusal)
    type->heap->refusal = "a generator that is dropped inside try or with";
  Frame* old = std::exchange(frame, nullptr);
  type->machine->freeFrame(old);
}

Value Machine::resume(Generator* generator, Value sent, Raised* thrown) {
  const Value kept(generator);
  if (generator->isRunning) valueError("generator already executing");
  stopValue.drop();
  Frame* inside = generator->frame;
  if (!inside) {
    if (thrown) throw *thrown;
    return {};
  }
  NativeCall guard(*this);
  tick();
  if (thrown) {
    if (Generator* inner = delegate(generator)) {
      generator->isRunning = true;
      Value value;
      try {
        value = resume(inner, Value::none(), thrown);
      } catch (Raised& raised) {
        generator->isRunning = false;
        inside->top[-1] = Value::none();
        // It is over for the inner one: go on as if the error came from here.
        return runGenerator(generator, {}, &raised, 1);
      }
      generator->isRunning = false;
      if (!value.isUnset()) return value;
      inside->top[-1] = stopValue.isUnset() ? Value::none() : std::move(stopValue);
      return runGenerator(generator, {}, nullptr, 1);
    }
  }
  return runGenerator(generator, std::move(sent), thrown, 0);
}

Value Machine::runGenerator(Generator* generator, Value sent, Raised* thrown, int skip) {
  Frame* inside = generator->frame;
  if (!thrown && !skip && generator->hasStarted) *inside->top++ = std::move(sent);
  if (!thrown && !generator->hasStarted && !sent.isNone())
    typeError("can't send non-None value to a just-started generator");
  inside->at += skip;
  const bool isFresh = !generator->hasStarted;
  generator->hasStarted = generator->isRunning = true;
  Value value;
  if (thrown && isFresh) {
    // Nothing of it has run, so nothing in it can catch: but it is in the traceback.
    inside->at = inside->code->instructions.data();
  }
  value = runFrame(inside, thrown);
  if (generator->frame) return value;
  stopValue = std::move(value);
  return {};
}

bool yieldFromStep(Machine& machine, Value* top) {
  Value& iterator = top[-2];
  Value value;
  machine.stopValue.drop();
  if (auto* generator = iterator.as<Generator>()) {
    value = machine.resume(generator, std::move(top[-1]));
  } else if (top[-1].isNone()) {
    value = machine.next(iterator);
  } else {
    const Value send = machine.getAttribute(iterator, machine.names.send);
    value = machine.call(send, {top[-1]});
  }
  if (!value.isUnset()) {
    top[-1] = std::move(value);
    return true;
  }
  top[-1].drop();
  iterator = machine.stopValue.isUnset() ? Value::none() : std::move(machine.stopValue);
  return false;
}

namespace {

Generator* self(const Arguments& arguments) {
  return arguments[0].to<Generator>();
}

[[noreturn]] void stop(Machine& machine) {
  Exception* exception = machine.makeException(machine.types.stopIteration, "");
  exception->arguments.clear();
  if (!machine.stopValue.isUnset() && !machine.stopValue.isNone())
    exception->arguments.push_back(machine.stopValue);
  machine.stopValue.drop();
  throw Raised{exception};
}

Value generatorNext(Machine& machine, const Arguments& arguments) {
  Value value = machine.resume(self(arguments), Value::none());
  if (value.isUnset()) stop(machine);
  return value;
}

Value generatorSend(Machine& machine, const Arguments& arguments) {
  Value value = machine.resume(self(arguments), arguments[1]);
  if (value.isUnset()) stop(machine);
  return value;
}

Value generatorThrow(Machine& machine, const Arguments& arguments) {
  Value what = arguments[1];
  if (const Type* type = what.as<Type>();
      type && type->derivesFrom(machine.types.baseException))
    what = machine.call(what);
  auto* exception = what.as<Exception>();
  if (!exception)
    typeError(
        "exceptions must be classes or instances deriving from BaseException, not " +
        machine.typeOf(what)->name);
  Raised raised{exception};
  Value value = machine.resume(self(arguments), {}, &raised);
  if (value.isUnset()) stop(machine);
  return value;
}

Value generatorClose(Machine& machine, const Arguments& arguments) {
  Generator* generator = self(arguments);
  if (!generator->frame) return Value::none();
  if (!generator->hasStarted) {
    generator->clear();
    return Value::none();
  }
  Raised raised{machine.makeException(machine.types.generatorExit, "")};
  raised.exception->arguments.clear();
  try {
    const Value value = machine.resume(generator, {}, &raised);
    if (!value.isUnset())
      throw Failure("RuntimeError", "generator ignored GeneratorExit");
  } catch (const Raised& end) {
    const Type* type = end.exception->type;
    if (!type->derivesFrom(machine.types.generatorExit) &&
        !type->derivesFrom(machine.types.stopIteration))
      throw;
  }
  machine.stopValue.drop();
  return Value::none();
}

const NativeDef kGeneratorMethods[] = {
    {"send", generatorSend, 1, 1},
    {"throw", generatorThrow, 1, 1},
    {"close", generatorClose, 0, 0},
    {"__next__", generatorNext, 0, 0},
};

}  // namespace

Slots generatorSlots() {
  Slots slots;
  slots.repr = [](Machine&, const Value&) -> std::string {
    throw Unsupported("printing a generator's address");
  };
  slots.iterate = [](Machine&, const Value& self) { return self; };
  slots.next = [](Machine& machine, const Value& self) {
    return machine.resume(self.to<Generator>(), Value::none());
  };
  return slots;
}

void addGeneratorMethods(Machine& machine) {
  machine.addMethods(machine.types.generator, kGeneratorMethods,
                     std::size(kGeneratorMethods));
}

}  // namespace derslik::python::vm
