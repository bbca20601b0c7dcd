// Calls: frames, and how arguments find their parameters.

#include <new>

#include "core/python/machine.h"
#include "core/python/machine/steps.h"

namespace derslik::python::vm {

namespace {

constexpr int kDeepest = 1000;
constexpr std::size_t kPools = 8;  // of frames with up to 8, 16, … 64 slots

void checkDepth(const Machine& machine) {
  if (machine.depth >= kDeepest)
    throw Failure("RecursionError", "maximum recursion depth exceeded");
}

void makeCells(Machine& machine, Frame* frame, Code* code, Function* function) {
  Value* slots = frame->slots();
  for (int i = code->firstCell; i < code->firstFree; ++i)
    slots[i] = machine.heap.make<Cell>(machine.types.cell);
  for (std::size_t i = 0; i < code->cellParameters.size(); ++i) {
    const int from = code->cellParameters[i];
    if (from >= 0)
      slots[code->firstCell + static_cast<int>(i)].to<Cell>()->value =
          std::move(slots[from]);
  }
  if (function)
    for (std::size_t i = 0; i < function->closure.size(); ++i)
      slots[code->firstFree + static_cast<int>(i)] = function->closure[i];
}

void enterFrame(Machine& machine, Frame* frame, Frame::Entry entry) {
  frame->entry = entry;
  frame->back = machine.frame;
  machine.frame = frame;
  ++machine.depth;
}

Value makeGenerator(Machine& machine, Frame* frame, Function* function) {
  auto* generator = machine.heap.make<Generator>(machine.types.generator);
  generator->frame = frame;
  generator->name = function->code->name;
  generator->qualifiedName = function->code->qualifiedName;
  frame->generator = generator;
  return generator;
}

void dropAll(Value* from, const Value* top) {
  for (; from < top; ++from)
    from->drop();
}

// A function of the program with its arguments at `values`; what is called and what else
// is on the stack from `to` on is taken off. True where its frame has been entered.
bool callFunction(Machine& machine, Value holder, Value* values, int count, Value* to,
                  const Value* instance) {
  auto* function = holder.to<Function>();
  Code* code = function->code.get();
  machine.tick();
  checkDepth(machine);
  Frame* frame;
  const bool isSimple = !code->hasRest && !code->hasKeywords && code->keywordOnly == 0;
  if (isSimple && count == code->positional) {
    frame = machine.newFrame(holder, code, function);
    Value* slots = frame->slots();
    for (int i = 0; i < count; ++i)
      slots[i].swap(values[i]);
    if (code->firstCell < code->firstStack) makeCells(machine, frame, code, function);
  } else {
    frame = machine.frameOf(function, {values, count, 0, nullptr});
    dropAll(values, values + count);
  }
  dropAll(to, values);
  if (code->isGenerator) {
    *to = makeGenerator(machine, frame, function);
    if (instance) badInit(machine, *to);
    return false;
  }
  machine.frame->top = to;
  if (instance) *machine.frame->top++ = *instance;
  enterFrame(machine, frame, instance ? Frame::Entry::Construct : Frame::Entry::Call);
  return true;
}

std::string quotedList(const std::vector<std::string>& names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0)
      text += names.size() == 2 ? " and " : i + 1 == names.size() ? ", and " : ", ";
    text += "'" + names[i] + "'";
  }
  return text;
}

const std::string& shownName(const Function* function) {
  return function->renamed.is(Kind::Str) ? textOf(function->renamed)
                                         : function->code->qualifiedName;
}

[[noreturn]] void missing(const Function* function, const std::vector<std::string>& names,
                          const char* kind) {
  typeError(shownName(function) + "() missing " + std::to_string(names.size()) +
            " required " + kind + " argument" + (names.size() == 1 ? "" : "s") + ": " +
            quotedList(names));
}

[[noreturn]] void tooMany(const Function* function, int given, const Value* slots) {
  const Code* code = function->code.get();
  const int defaults = static_cast<int>(function->defaults.size());
  const int most = code->positional;
  const bool plural = most != 1 || defaults > 0;
  const std::string takes = defaults > 0 ? "from " + std::to_string(most - defaults) +
                                               " to " + std::to_string(most)
                                         : std::to_string(most);
  int keywordOnly = 0;
  for (int i = 0; i < code->keywordOnly; ++i)
    if (!slots[code->positional + i].isUnset()) ++keywordOnly;
  std::string were = std::to_string(given);
  if (keywordOnly > 0)
    were += std::string(" positional argument") + (given == 1 ? "" : "s") + " (and " +
            std::to_string(keywordOnly) + " keyword-only argument" +
            (keywordOnly == 1 ? "" : "s") + ")";
  typeError(shownName(function) + "() takes " + takes + " positional argument" +
            (plural ? "s" : "") + " but " + were +
            (given == 1 && keywordOnly == 0 ? " was" : " were") + " given");
}

void takeKeywords(Machine& machine, Function* function, const Arguments& arguments,
                  Value* slots, Dict* keywords) {
  Code* code = function->code.get();
  const int named = code->positional + code->keywordOnly;
  for (int k = 0; k < arguments.keywords; ++k) {
    Str* name = arguments.names[k];
    int place = -1;
    for (int i = code->positionalOnly; i < named && place < 0; ++i)
      if (code->localNames[i] == name || code->localNames[i]->text == name->text)
        place = i;
    if (place >= 0) {
      if (!slots[place].isUnset())
        typeError(shownName(function) + "() got multiple values for argument '" +
                  name->text + "'");
      slots[place] = arguments.keyword(k);
      continue;
    }
    if (keywords) {
      keywords->table.set(machine, Value(name), name->hash(), arguments.keyword(k));
      continue;
    }
    std::vector<std::string> positionalOnly;
    for (int i = 0; i < code->positionalOnly; ++i)
      for (int other = 0; other < arguments.keywords; ++other)
        if (arguments.names[other]->text == code->localNames[i]->text)
          positionalOnly.push_back(code->localNames[i]->text);
    if (!positionalOnly.empty()) {
      std::string list;
      for (const std::string& each : positionalOnly)
        list += (list.empty() ? "" : ", ") + each;
      typeError(shownName(function) +
                "() got some positional-only arguments passed as keyword arguments: '" +
                list + "'");
    }
    typeError(shownName(function) + "() got an unexpected keyword argument '" +
              name->text + "'");
  }
}

void takeDefaults(Function* function, int given, Value* slots) {
  Code* code = function->code.get();
  const int required = code->positional - static_cast<int>(function->defaults.size());
  std::vector<std::string> missed;
  for (int i = given; i < required; ++i)
    if (slots[i].isUnset()) missed.push_back(code->localNames[i]->text);
  if (!missed.empty()) missing(function, missed, "positional");
  for (int i = std::max(given, required); i < code->positional; ++i)
    if (slots[i].isUnset()) slots[i] = function->defaults[i - required];
  for (int i = 0; i < code->keywordOnly; ++i) {
    Value& slot = slots[code->positional + i];
    if (!slot.isUnset()) continue;
    slot = function->keywordDefaults[i];
    if (slot.isUnset()) missed.push_back(code->localNames[code->positional + i]->text);
  }
  if (!missed.empty()) missing(function, missed, "keyword-only");
}

/// The result of a call takes the place of the function and of all above it.
void settle(Value* to, const Value* top, Value result) {
  dropAll(to, top);
  *to = std::move(result);
}

/// Calls *to, which lies below `top` with all that belongs to the call.
bool callWith(Machine& machine, Value* to, const Value* top, const Arguments& arguments) {
  if (!to->is(Kind::Function)) {
    settle(to, top, machine.call(*to, arguments));
    return false;
  }
  machine.tick();
  checkDepth(machine);
  auto* function = to->to<Function>();
  Frame* frame = machine.frameOf(function, arguments);
  dropAll(to, top);
  if (function->code->isGenerator) {
    *to = makeGenerator(machine, frame, function);
    return false;
  }
  machine.frame->top = to;
  enterFrame(machine, frame, Frame::Entry::Call);
  return true;
}

}  // namespace

Frame* Machine::newFrame(const Value& holder, Code* code, Function* function) {
  const std::size_t pool = static_cast<std::size_t>(code->slots) / 8;
  Frame* made;
  if (pool < kPools && !freeFrames_[pool].empty()) {
    made = freeFrames_[pool].back();
    freeFrames_[pool].pop_back();
  } else {
    const std::size_t capacity = (pool + 1) * 8;
    heap.reserve(sizeof(Frame) + capacity * sizeof(Value));
    made = new (::operator new(sizeof(Frame) + capacity * sizeof(Value))) Frame;
    made->capacity = static_cast<std::uint32_t>(capacity);
    for (std::size_t i = 0; i < capacity; ++i)
      new (made->slots() + i) Value;
  }
  made->code = code;
  made->function = function;
  made->holder = holder;
  made->at = code->instructions.data();
  made->top = made->slots() + code->firstStack;
  made->generator = nullptr;
  return made;
}

void Machine::freeFrame(Frame* old) noexcept {
  Value* slots = old->slots();
  for (int i = old->code->slots - 1; i >= 0; --i)
    slots[i].drop();
  old->names.reset();
  old->handled.drop();
  old->holder.drop();
  const std::size_t pool = old->capacity / 8 - 1;
  if (pool < kPools) {
    freeFrames_[pool].push_back(old);
    return;
  }
  old->~Frame();
  ::operator delete(old);
}

Frame* Machine::frameOf(Function* function, const Arguments& arguments) {
  Code* code = function->code.get();
  Frame* made = newFrame(Value(function), code, function);
  struct Guard {
    Machine& machine;
    Frame* frame;
    ~Guard() {
      if (frame) machine.freeFrame(frame);
    }
  } guard{*this, made};
  Value* slots = made->slots();
  const int given = std::min(arguments.positional, code->positional);
  for (int i = 0; i < given; ++i)
    slots[i] = arguments[i];
  int place = code->positional + code->keywordOnly;
  if (code->hasRest)
    slots[place++] = tuple(std::vector<Value>(arguments.values + given,
                                              arguments.values + arguments.positional));
  Dict* keywords = nullptr;
  if (code->hasKeywords) {
    slots[place] = dict();
    keywords = slots[place].to<Dict>();
  }
  takeKeywords(*this, function, arguments, slots, keywords);
  if (arguments.positional > code->positional && !code->hasRest)
    tooMany(function, arguments.positional, slots);
  takeDefaults(function, given, slots);
  makeCells(*this, made, code, function);
  guard.frame = nullptr;
  return made;
}

bool callStep(Machine& machine, Value* values, int count, Value* to) {
  if (to->is(Kind::Function))
    return callFunction(machine, std::move(*to), values, count, to, nullptr);
  if (const Method* method = to->as<Method>()) {
    Value function = method->function;
    if (function.is(Kind::Function)) {
      // The place before the arguments is the method's own, or free.
      Value self = method->self;
      values[-1] = std::move(self);
      return callFunction(machine, std::move(function), values - 1, count + 1, to,
                          nullptr);
    }
  } else if (Type* type = to->as<Type>(); type && type->isProgram) {
    const Value* init = type->find(machine.names.init);
    if (init && init->is(Kind::Function) && !type->find(machine.names.new_) &&
        !type->derivesFrom(machine.types.baseException) && type->construct == nullptr) {
      const Value function = *init;
      Value instance = machine.heap.make<Instance>(type);
      values[-1] = instance;
      return callFunction(machine, function, values - 1, count + 1, to, &instance);
    }
  }
  settle(to, values + count, machine.call(*to, {values, count, 0, nullptr}));
  return false;
}

// function, arguments …, names: the last of the `count` arguments are the keywords'.
bool callKeywordsStep(Machine& machine, Value* top, int count) {
  Value* values = top - 1 - count;
  Value* to = values - 1;
  const auto* names = top[-1].to<Tuple>();
  std::vector<Str*> keywords;
  for (const Value& name : names->items)
    keywords.push_back(name.to<Str>());
  const int named = static_cast<int>(keywords.size());
  const Arguments arguments{values, count - named, named, keywords.data()};
  return callWith(machine, to, top, arguments);
}

bool callSpreadStep(Machine& machine, Value* top, int hasKeywords) {
  Value* to = top - 2 - hasKeywords;
  const auto* positional = to[1].to<Tuple>();
  std::vector<Value> values = positional->items;
  std::vector<Str*> names;
  if (hasKeywords) {
    for (const Table::Entry& entry : to[2].to<Dict>()->table.entries()) {
      if (entry.key.isUnset()) continue;
      if (!entry.key.is(Kind::Str)) typeError("keywords must be strings");
      names.push_back(entry.key.to<Str>());
      values.push_back(entry.value);
    }
  }
  const Arguments arguments{values.data(), static_cast<int>(positional->items.size()),
                            static_cast<int>(names.size()), names.data()};
  return callWith(machine, to, top, arguments);
}

void leaveFrame(Machine& machine) {
  Frame* frame = machine.frame;
  machine.frame = frame->back;
  --machine.depth;
  if (Generator* generator = frame->generator) {
    generator->frame = nullptr;
    generator->isRunning = false;
  }
  machine.freeFrame(frame);
}

void suspend(Machine& machine) {
  Frame* frame = machine.frame;
  machine.frame = frame->back;
  --machine.depth;
  frame->back = nullptr;
  frame->generator->isRunning = false;
}

Value Machine::call(const Value& callee, std::initializer_list<Value> values) {
  return call(callee, {values.begin(), static_cast<int>(values.size()), 0, nullptr});
}

Value Machine::call(const Value& callee, const Arguments& arguments) {
  if (auto* function = callee.as<Function>()) {
    tick();
    NativeCall guard(*this);
    checkDepth(*this);
    Frame* made = frameOf(function, arguments);
    if (function->code->isGenerator) return makeGenerator(*this, made, function);
    return runFrame(made);
  }
  if (const auto* method = callee.as<Method>()) {
    std::vector<Value> values{method->self};
    const int count = arguments.positional + arguments.keywords;
    values.insert(values.end(), arguments.values, arguments.values + count);
    const Value function = method->function;
    return call(function, {values.data(), arguments.positional + 1, arguments.keywords,
                           arguments.names});
  }
  Type* type = typeOf(callee);
  if (!type->slots.call) typeError("'" + type->name + "' object is not callable");
  return type->slots.call(*this, callee, arguments);
}

Value Machine::callSpecial(const Value& method, const Value& self,
                           std::initializer_list<Value> rest) {
  std::vector<Value> values{self};
  values.insert(values.end(), rest);
  return call(method, {values.data(), static_cast<int>(values.size()), 0, nullptr});
}

bool enterGenerator(Machine& machine, Generator* generator) {
  if (generator->isRunning) valueError("generator already executing");
  Frame* frame = generator->frame;
  if (!frame) return false;
  machine.tick();
  checkDepth(machine);
  if (generator->hasStarted) *frame->top++ = Value::none();
  generator->hasStarted = generator->isRunning = true;
  enterFrame(machine, frame, Frame::Entry::Iterate);
  return true;
}

}  // namespace derslik::python::vm
