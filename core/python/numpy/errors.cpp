// NumPy's exceptions, its warnings, and what np.errstate makes of them.

#include "core/python/numpy/operators.h"
#include "core/python/numpy/tables.h"
#include "core/python/numpy/types.h"

namespace derslik::python::vm {

namespace {

constexpr const char* kKinds[] = {"divide", "over", "under", "invalid"};
constexpr const char* kBeginnings[] = {"divide by zero", "overflow", "underflow",
                                       "invalid value"};

/// A floating-point warning, as np.seterr wants it treated.
void warn(Machine& m, const char* category, const std::string& message) {
  std::string text = message;
  constexpr std::string_view kIn = " encountered in ";
  const std::size_t in = text.find(kIn);
  if (in != std::string::npos) {
    if (m.numpy->isScalarWarning) text.insert(in + kIn.size(), "scalar ");
    for (int i = 0; i < 4; ++i) {
      if (!text.starts_with(kBeginnings[i])) continue;
      if (m.numpy->onError[i] == OnError::Ignore) return;
      if (m.numpy->onError[i] == OnError::Raise)
        throw Failure("FloatingPointError", text);
    }
  }
  m.warn(category, text);
}

OnError wordOf(Call& c, int i, OnError otherwise) {
  if (!c.has(i)) return otherwise;
  const std::string word = c.text(i, "");
  if (word == "ignore") return OnError::Ignore;
  if (word == "warn") return OnError::Warn;
  if (word == "raise") return OnError::Raise;
  c.refuse("'" + word + "'");
}

/// with np.errstate(…): while the block runs.
struct ErrorState : Object {
  OnError given[4], before[4];
};

void stateOf(Call& c, OnError (&state)[4]) {
  for (int i = 0; i < 4; ++i)
    state[i] = wordOf(c, i + 1, wordOf(c, 0, c.np.onError[i]));
}

Value errstate(Call& c) {
  static const NativeDef kMethods[] = {
      {"__enter__",
       [](Machine& m, const Arguments& a) {
         auto* state = a[0].to<ErrorState>();
         std::copy(std::begin(m.numpy->onError), std::end(m.numpy->onError),
                   state->before);
         std::copy(std::begin(state->given), std::end(state->given), m.numpy->onError);
         return Value::none();
       },
       0, 0},
      {"__exit__",
       [](Machine& m, const Arguments& a) {
         const auto* state = a[0].to<ErrorState>();
         std::copy(std::begin(state->before), std::end(state->before), m.numpy->onError);
         return Value::none();
       },
       0, 3},
  };
  Type* type = namelessType(c.m, "numpy.errstate");
  if (!type->find(c.m.names.enter)) c.m.addMethods(type, kMethods, std::size(kMethods));
  auto* made = c.m.heap.make<ErrorState>(type);
  const Value value(made);
  stateOf(c, made->given);
  return value;
}

Value seterr(Call& c) {
  constexpr const char* kWords[] = {"ignore", "warn", "raise"};
  const Value before = c.m.dict();
  for (int i = 0; i < 4; ++i)
    c.m.setItem(before, c.m.str(kKinds[i]),
                c.m.str(kWords[static_cast<int>(c.np.onError[i])]));
  OnError state[4];
  stateOf(c, state);
  std::copy(std::begin(state), std::end(state), c.np.onError);
  return before;
}

const FunctionDef kTable[] = {
    {"errstate(|, all=, divide=, over=, under=, invalid=)", errstate},
    {"seterr(all=, divide=, over=, under=, invalid=)", seterr},
};

/// Makes a type's exceptions keep silent of what they were made of: NumPy's hold ufuncs,
/// dtypes and numbers, and their message is put together from these.
void hideArguments(Type* type) {
  type->slots.repr = [](Machine& m, const Value& self) -> std::string {
    throw Unsupported("repr() of a " + m.typeOf(self)->name);
  };
  type->slots.getAttribute = [](Machine& m, const Value& self, Str* name) {
    for (const char* hidden : {"args", "axis", "ndim", "ufunc", "casting", "from_", "to"})
      if (name->text == hidden)
        throw Unsupported("'" + name->text + "' of a " + m.typeOf(self)->name);
    return plainAttribute(m, self, name);
  };
}

void addException(Machine& m, ModuleObject* module, const char* name, const char* path,
                  const char* base) {
  Type* from = m.exceptionType(base);
  Type* type = m.makeType(name, from, from->slots);
  type->construct = from->construct;
  type->qualifiedName = std::string(path) + name;
  m.exceptionTypes.push_back(type);
  if (module) module->attributes.set(m.intern(name), Value(type));
}

}  // namespace

ScalarWarnings::ScalarWarnings(Machine& machine) : numpy_(*machine.numpy) {
  numpy_.isScalarWarning = true;
}

ScalarWarnings::~ScalarWarnings() {
  numpy_.isScalarWarning = false;
}

void addErrorState(Machine& m, Numpy& np) {
  m.heap.arrays.warn = [&m](const char* category, const std::string& message) {
    warn(m, category, message);
  };
  addFunctions(m, &np, nullptr, kTable);
  for (const char* name : {"_UFuncOutputCastingError", "_UFuncNoLoopError"}) {
    addException(m, nullptr, name, "numpy.core._exceptions.", "TypeError");
    // As both call themselves.
    m.exceptionType(name)->attributes.set(m.names.name, m.str("UFuncTypeError"));
    hideArguments(m.exceptionType(name));
  }
  addException(m, submodule(m, np, "linalg"), "LinAlgError", "numpy.linalg.",
               "Exception");
  addException(m, &np, "AxisError", "numpy.", "ValueError");
  m.exceptionType("AxisError")->alsoDerivesFrom = m.exceptionType("IndexError");
  hideArguments(m.exceptionType("AxisError"));
}

}  // namespace derslik::python::vm
