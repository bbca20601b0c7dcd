// The built-in exceptions: CPython's hierarchy, and how they print.

#include "core/python/objects/natives.h"
#include "core/python/objects/types.h"

namespace derslik::python::vm {

namespace {

struct Made {
  const char* name;
  const char* base;
};

constexpr Made kHierarchy[] = {
    {"SystemExit", "BaseException"},
    {"KeyboardInterrupt", "BaseException"},
    {"GeneratorExit", "BaseException"},
    {"Exception", "BaseException"},
    {"StopIteration", "Exception"},
    {"StopAsyncIteration", "Exception"},
    {"ArithmeticError", "Exception"},
    {"FloatingPointError", "ArithmeticError"},
    {"OverflowError", "ArithmeticError"},
    {"ZeroDivisionError", "ArithmeticError"},
    {"AssertionError", "Exception"},
    {"AttributeError", "Exception"},
    {"BufferError", "Exception"},
    {"EOFError", "Exception"},
    {"ImportError", "Exception"},
    {"ModuleNotFoundError", "ImportError"},
    {"LookupError", "Exception"},
    {"IndexError", "LookupError"},
    {"KeyError", "LookupError"},
    {"MemoryError", "Exception"},
    {"NameError", "Exception"},
    {"UnboundLocalError", "NameError"},
    {"OSError", "Exception"},
    {"BlockingIOError", "OSError"},
    {"ChildProcessError", "OSError"},
    {"ConnectionError", "OSError"},
    {"BrokenPipeError", "ConnectionError"},
    {"ConnectionAbortedError", "ConnectionError"},
    {"ConnectionRefusedError", "ConnectionError"},
    {"ConnectionResetError", "ConnectionError"},
    {"FileExistsError", "OSError"},
    {"FileNotFoundError", "OSError"},
    {"InterruptedError", "OSError"},
    {"IsADirectoryError", "OSError"},
    {"NotADirectoryError", "OSError"},
    {"PermissionError", "OSError"},
    {"ProcessLookupError", "OSError"},
    {"TimeoutError", "OSError"},
    {"ReferenceError", "Exception"},
    {"RuntimeError", "Exception"},
    {"NotImplementedError", "RuntimeError"},
    {"RecursionError", "RuntimeError"},
    {"SyntaxError", "Exception"},
    {"IndentationError", "SyntaxError"},
    {"TabError", "IndentationError"},
    {"SystemError", "Exception"},
    {"TypeError", "Exception"},
    {"ValueError", "Exception"},
    {"UnicodeError", "ValueError"},
    {"UnicodeDecodeError", "UnicodeError"},
    {"UnicodeEncodeError", "UnicodeError"},
    {"UnicodeTranslateError", "UnicodeError"},
    {"Warning", "Exception"},
    {"DeprecationWarning", "Warning"},
    {"PendingDeprecationWarning", "Warning"},
    {"RuntimeWarning", "Warning"},
    {"SyntaxWarning", "Warning"},
    {"UserWarning", "Warning"},
    {"FutureWarning", "Warning"},
    {"ImportWarning", "Warning"},
    {"UnicodeWarning", "Warning"},
    {"BytesWarning", "Warning"},
    {"ResourceWarning", "Warning"},
};

const Exception* exceptionOf(const Value& value) {
  return value.to<Exception>();
}

std::string str(Machine& machine, const Value& self) {
  const auto& arguments = exceptionOf(self)->arguments;
  if (arguments.empty()) return {};
  if (arguments.size() == 1) {
    const Value only = arguments[0];
    if (self.object()->type->derivesFrom(machine.types.keyError))
      return machine.repr(only);
    return machine.toText(only);
  }
  if (self.object()->type->derivesFrom(machine.exceptionType("OSError")) &&
      arguments.size() == 2) {
    const Value* path = exceptionOf(self)->attributes.find(machine.intern("filename"));
    return "[Errno " + machine.toText(arguments[0]) + "] " +
           machine.toText(arguments[1]) + (path ? ": " + machine.repr(*path) : "");
  }
  return machine.repr(machine.tuple(arguments));
}

std::string repr(Machine& machine, const Value& self) {
  const auto& arguments = exceptionOf(self)->arguments;
  const std::string& name = self.object()->type->name;
  if (arguments.size() == 1) return name + "(" + machine.repr(arguments[0]) + ")";
  return name + "(" + reprItems(machine, arguments) + ")";
}

Value construct(Machine& machine, Type* type, const Arguments& arguments) {
  Ref<Exception> made(machine.heap.make<Exception>(type));
  made->arguments.assign(arguments.values, arguments.values + arguments.positional);
  const Value* init = type->find(machine.names.init);
  if (init && init->is(Kind::Function)) {
    const Value result = machine.call(machine.method(*init, made), arguments);
    if (!result.isNone())
      typeError("__init__() should return None, not '" + machine.typeOf(result)->name +
                "'");
    return made;
  }
  if (arguments.keywords > 0) {
    if (type->derivesFrom(machine.types.importError) ||
        type->derivesFrom(machine.types.nameError) ||
        type->derivesFrom(machine.types.attributeError))
      throw Unsupported("keyword arguments of " + type->name);
    typeError(type->name + "() takes no keyword arguments");
  }
  const auto named = [&](const char* name) {
    return type->derivesFrom(machine.exceptionType(name));
  };
  if (named("UnicodeDecodeError") || named("UnicodeEncodeError") ||
      named("UnicodeTranslateError") ||
      (named("SyntaxError") && arguments.positional > 1) ||
      (named("OSError") && arguments.positional > 1))
    throw Unsupported("making a " + type->name);
  return made;
}

Value init(Machine&, const Arguments& a) {
  if (a.keywords > 0) typeError("BaseException.__init__() takes no keyword arguments");
  auto* exception = a[0].to<Exception>();
  exception->arguments.assign(a.values + 1, a.values + a.positional);
  return Value::none();
}

const NativeDef kMethods[] = {
    {"__init__", init, 0, -1, true},
    {"__str__", [](Machine& m, const Arguments& a) { return m.str(str(m, a[0])); }, 0, 0},
    {"__repr__", [](Machine& m, const Arguments& a) { return m.str(repr(m, a[0])); }, 0,
     0},
    {"with_traceback",
     [](Machine& m, const Arguments& a) -> Value {
       if (!a[1].isNone()) throw Unsupported("with_traceback");
       (void)m;
       return a[0];
     },
     1, 1},
};

}  // namespace

Slots exceptionSlots() {
  Slots slots = objectSlots();
  slots.repr = repr;
  slots.str = str;
  slots.hash = [](Machine&, const Value& self) {
    return static_cast<std::int64_t>(reinterpret_cast<std::uintptr_t>(self.object()) >>
                                     4);
  };
  return slots;
}

void makeExceptionTypes(Machine& machine) {
  auto& types = machine.types;
  Type* root = machine.makeType("BaseException", types.object, exceptionSlots());
  root->construct = construct;
  machine.addMethods(root, kMethods, std::size(kMethods));
  machine.exceptionTypes.push_back(root);
  types.baseException = types.exception = root;
  for (const Made& made : kHierarchy) {
    Type* base = machine.exceptionType(made.base);
    Type* type = machine.makeType(made.name, base, base->slots);
    type->construct = construct;
    machine.exceptionTypes.push_back(type);
  }
  types.exception = machine.exceptionType("Exception");
  types.stopIteration = machine.exceptionType("StopIteration");
  types.generatorExit = machine.exceptionType("GeneratorExit");
  types.nameError = machine.exceptionType("NameError");
  types.attributeError = machine.exceptionType("AttributeError");
  types.keyError = machine.exceptionType("KeyError");
  types.assertionError = machine.exceptionType("AssertionError");
  types.recursionError = machine.exceptionType("RecursionError");
  types.typeError = machine.exceptionType("TypeError");
  types.runtimeError = machine.exceptionType("RuntimeError");
  types.importError = machine.exceptionType("ImportError");
}

}  // namespace derslik::python::vm
