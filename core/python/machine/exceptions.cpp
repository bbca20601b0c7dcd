// Raising, handling, and the way of an exception through the frames.

#include "core/python/machine.h"
#include "core/python/machine/steps.h"

namespace derslik::python::vm {

namespace {

// The exception that is being handled, here or in a frame before.
Exception* handledIn(const Frame* frame) {
  for (; frame; frame = frame->back)
    if (frame->handled.is(Kind::Exception)) return frame->handled.to<Exception>();
  return nullptr;
}

// What is raised while another is being handled remembers it; never in a circle.
void setContext(Machine& machine, Exception* exception) {
  Exception* handled = handledIn(machine.frame);
  if (!handled || handled == exception) return;
  const Value kept(exception);
  for (Exception* at = handled; at->context.is(Kind::Exception);) {
    auto* next = at->context.to<Exception>();
    if (next == exception) {
      at->context.drop();
      break;
    }
    at = next;
  }
  exception->context = Value(handled);
}

Exception* toException(Machine& machine, const Value& what, const char* message) {
  if (auto* exception = what.as<Exception>()) return exception;
  if (const Type* type = what.as<Type>();
      type && type->derivesFrom(machine.types.baseException)) {
    const Value made = machine.call(what);
    auto* exception = made.as<Exception>();
    if (!exception) throw Unsupported("an exception class that makes something else");
    // Alive by the caller's hand: the stack slot takes it over.
    const_cast<Value&>(what) = made;
    return exception;
  }
  typeError(message);
}

}  // namespace

Exception* Machine::makeException(Type* type, std::string message) {
  auto* exception = heap.make<Exception>(type);
  exception->arguments.push_back(str(std::move(message)));
  return exception;
}

Type* Machine::exceptionType(std::string_view name) {
  for (Type* type : exceptionTypes)
    if (type->name == name) return type;
  return types.exception;
}

Raised Machine::raisedFrom(const Failure& failure) {
  Type* type = exceptionType(failure.type);
  Ref<Exception> exception(makeException(type, failure.message));
  if (failure.message.empty()) exception->arguments.clear();
  setContext(*this, exception.get());
  return {exception};
}

Raised Machine::raised(Exception* exception) {
  Ref<Exception> kept(exception);
  setContext(*this, exception);
  return {kept};
}

Value Machine::runFrame(Frame* inside, Raised* thrown) {
  inside->entry = Frame::Entry::Native;
  inside->back = frame;
  frame = inside;
  ++depth;
  if (thrown) unwind(*thrown, inside);
  for (;;) {
    try {
      return loop();
    } catch (Raised& raised) {
      unwind(std::move(raised), inside);
    } catch (const Failure& failure) {
      unwind(raisedFrom(failure), inside);
    } catch (...) {
      // No handler sees a refusal. Where it happened is read from the frames' end.
      if (!refusedAt.code)
        refusedAt = {Ref<Code>(frame->code),
                     static_cast<int>(frame->at - frame->code->instructions.data())};
      while (frame != inside)
        leaveFrame(*this);
      leaveFrame(*this);
      throw;
    }
  }
}

// Until a frame handles it; where that is not above `bottom`, throws it on.
void Machine::unwind(Raised raised, Frame* bottom) {
  for (;;) {
    Frame* here = frame;
    if (!raised.isAgain)
      raised.exception->trace.push_back(
          {Ref<Code>(here->code),
           static_cast<int>(here->at - here->code->instructions.data())});
    raised.isAgain = false;
    if (goToHandler(raised, here)) return;
    const bool isBottom = here == bottom;
    const bool isGenerator = here->generator != nullptr;
    leaveFrame(*this);
    if (isGenerator && raised.exception->type->derivesFrom(types.stopIteration)) {
      Ref<Exception> error(
          makeException(types.runtimeError, "generator raised StopIteration"));
      error->cause = error->context = Value(raised.exception);
      error->hidesContext = true;
      // In CPython the new error is raised in the generator's frame.
      error->trace.push_back(raised.exception->trace.back());
      raised = Raised{error};
    }
    if (isBottom) throw raised;
  }
}

bool Machine::goToHandler(Raised& raised, Frame* here) {
  Code* code = here->code;
  const auto at = static_cast<std::size_t>(here->at - code->instructions.data());
  Value* slots = here->slots();
  for (int h = code->handlerOf[at]; h >= 0;) {
    const Handler& handler = code->handlers[static_cast<std::size_t>(h)];
    const int depthNow = code->firstStack + handler.depth;
    for (int i = code->slots - 1; i >= depthNow; --i)
      slots[i].drop();
    if (handler.restores) {
      here->handled = std::move(slots[depthNow - 1]);
      h = handler.parent;
      continue;
    }
    slots[depthNow] = std::move(here->handled);
    if (slots[depthNow].isUnset()) slots[depthNow] = Value::none();
    here->handled = Value(raised.exception.get());
    slots[depthNow + 1] = here->handled;
    here->top = slots + depthNow + 2;
    here->at = code->instructions.data() + handler.target - 1;
    return true;
  }
  return false;
}

void raiseStep(Machine& machine, Value* top, int count) {
  Value* cause = count == 2 ? top - 1 : nullptr;
  Value& what = top[-count];
  constexpr const char* kNotAnException = "exceptions must derive from BaseException";
  Exception* exception = toException(machine, what, kNotAnException);
  if (cause) {
    if (cause->isNone()) {
      exception->cause.drop();
    } else {
      exception->cause = Value(toException(machine, *cause,
                                           "exception causes must derive from "
                                           "BaseException"));
    }
    exception->hidesContext = true;
  }
  setContext(machine, exception);
  throw Raised{exception};
}

void raiseAgain(Machine& machine) {
  Exception* exception = handledIn(machine.frame);
  if (!exception) throw Failure("RuntimeError", "No active exception to reraise");
  throw Raised{exception, true};
}

void reraise(Machine& machine, Value* top) {
  Ref<Exception> exception(top[-1].to<Exception>());
  // What was handled before lies under it.
  machine.frame->handled = std::move(top[-2]);
  throw Raised{exception, true};
}

void matchException(Machine& machine, Value* top) {
  const auto* exception = top[-2].to<Exception>();
  const auto matches = [&](const Value& type) {
    const Type* of = type.as<Type>();
    if (!of || !of->derivesFrom(machine.types.baseException))
      typeError("catching classes that do not inherit from BaseException is not allowed");
    return exception->type->derivesFrom(of);
  };
  bool found = false;
  if (const Tuple* tuple = top[-1].as<Tuple>()) {
    for (const Value& type : tuple->items)
      found = matches(type) || found;
  } else {
    found = matches(top[-1]);
  }
  top[-1] = Value::boolean(found);
}

// manager → exit method, what enter gives.
void enterWith(Machine& machine, Value* top) {
  const Value manager = top[-1];
  const Value enter = machine.findSpecial(manager, machine.names.enter);
  const std::string name = machine.typeOf(manager)->shownName();
  if (enter.isUnset())
    typeError("'" + name + "' object does not support the context manager protocol");
  const Value exit = machine.findSpecial(manager, machine.names.exit);
  if (exit.isUnset())
    typeError("'" + name +
              "' object does not support the context manager protocol (missed __exit__ "
              "method)");
  Value entered = machine.callSpecial(enter, manager);
  top[-1] = machine.method(exit, manager);
  top[0] = std::move(entered);
}

void exitWith(Machine& machine, Value* top) {
  const Value exit = top[-1];
  machine.call(exit, {Value::none(), Value::none(), Value::none()});
}

// exit method, what was handled before, exception → … and the exit's answer.
void exitWithException(Machine& machine, Value* top) {
  const Value exception = top[-1];
  top[0] = machine.call(
      top[-3], {Value(exception.object()->type), exception, machine.opaque("traceback")});
}

}  // namespace derslik::python::vm
