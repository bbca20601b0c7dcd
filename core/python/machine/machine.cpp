#include "core/python/machine.h"

#include "core/python/machine/steps.h"
#include "core/python/modules/modules.h"
#include "core/python/text/strip.h"
#include "core/python/text/utf8.h"
#include "core/python/traceback.h"

namespace derslik::python::vm {

Machine::Machine(std::string_view source, std::string_view filename, const Host& host)
    : host(host),
      source(source),
      filename(filename),
      folder(std::make_shared<Folder>(host.files, host.read)),
      heap(host.memory),
      steps_(host.steps) {
  makeTypes();
  makeNames();
  makeBuiltins();
}

Machine::~Machine() {
  globals.clear();
  modules.clear();
  builtins.clear();
  iteratorTypes.clear();
  stopValue.drop();
  refusedAt.code.reset();
  for (Value& each : characters_)
    each.drop();
  interned_.clear();
  // Generators give their frames back: the frames go last.
  heap.freeAll();
  for (auto& pool : freeFrames_)
    for (Frame* each : pool) {
      each->~Frame();
      ::operator delete(each);
    }
}

Value Machine::str(std::string text) {
  if (text.size() == 1 && text[0] >= 0) {
    Value& known = characters_[static_cast<unsigned char>(text[0])];
    if (known.isUnset()) known = Value(intern(text));
    return known;
  }
  heap.reserve(text.capacity());
  const std::size_t bytes = text.capacity();
  auto* made = heap.make<Str>(types.str, std::move(text));
  Value value(made);
  heap.charge(made, sizeof(Str) + bytes);
  return value;
}

Value Machine::list(std::vector<Value> items) {
  auto* made = heap.make<List>(types.list);
  Value value(made);
  made->items = std::move(items);
  made->grown(heap);
  return value;
}

Value Machine::tuple(std::vector<Value> items) {
  const std::size_t bytes = items.capacity() * sizeof(Value);
  auto* made = heap.make<Tuple>(types.tuple, std::move(items));
  Value value(made);
  heap.charge(made, sizeof(Tuple) + bytes);
  return value;
}

Str* Machine::intern(std::string_view text) {
  const auto found = interned_.find(text);
  if (found != interned_.end()) return found->second.get();
  Ref<Str> made(heap.make<Str>(types.str, std::string(text)));
  interned_.emplace(made->text, made);
  return made.get();
}

int Machine::globalPlace(Str* name) {
  const auto found = globalPlaces_.find(name);
  if (found != globalPlaces_.end()) return found->second;
  const int place = static_cast<int>(globals.size());
  const Value* builtin = builtins.find(name);
  globals.push_back({name, {}, builtin ? *builtin : Value()});
  globalPlaces_.emplace(name, place);
  return place;
}

Type* Machine::makeType(std::string name, Type* base, const Slots& slots,
                        std::initializer_list<NativeDef> methods, bool isProgram) {
  (void)methods;
  auto* type = new Type;
  type->name = type->qualifiedName = std::move(name);
  type->base = base;
  type->heap = &heap;
  type->machine = this;
  type->slots = slots;
  type->isProgram = isProgram;
  if (base && base->construct && isProgram) type->construct = base->construct;
  heap.adopt(type, types.type ? types.type : type);
  ++type->references;  // as long as the heap
  return type;
}

void Machine::addMethods(Type* type, const NativeDef* methods, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i)
    type->attributes.set(intern(methods[i].name),
                         heap.make<Native>(types.native, methods + i, type));
}

void Machine::makeNames() {
  const auto of = [this](const char* text) {
    Str* name = intern(text);
    return name;
  };
  names.init = of("__init__");
  names.new_ = of("__new__");
  names.repr = of("__repr__");
  names.str = of("__str__");
  names.hash = of("__hash__");
  names.eq = of("__eq__");
  names.ne = of("__ne__");
  names.lt = of("__lt__");
  names.le = of("__le__");
  names.gt = of("__gt__");
  names.ge = of("__ge__");
  names.len = of("__len__");
  names.boolean = of("__bool__");
  names.iter = of("__iter__");
  names.next = of("__next__");
  names.getItem = of("__getitem__");
  names.setItem = of("__setitem__");
  names.delItem = of("__delitem__");
  names.contains = of("__contains__");
  names.call = of("__call__");
  names.getAttr = of("__getattr__");
  names.setAttr = of("__setattr__");
  names.delAttr = of("__delattr__");
  names.enter = of("__enter__");
  names.exit = of("__exit__");
  names.format = of("__format__");
  names.index = of("__index__");
  names.integer = of("__int__");
  names.real = of("__float__");
  names.name = of("__name__");
  names.qualname = of("__qualname__");
  names.doc = of("__doc__");
  names.module = of("__module__");
  names.dict = of("__dict__");
  names.class_ = of("__class__");
  names.args = of("args");
  names.neg = of("__neg__");
  names.pos = of("__pos__");
  names.invert = of("__invert__");
  names.abs = of("__abs__");
  names.round = of("__round__");
  names.reversed = of("__reversed__");
  names.bases = of("__bases__");
  names.mro = of("__mro__");
  names.value = of("value");
  names.send = of("send");
  names.cause = of("__cause__");
  names.context = of("__context__");
  names.floor = of("__floor__");
  names.ceil = of("__ceil__");
  names.trunc = of("__trunc__");
  names.divmod = of("__divmod__");
  constexpr const char* kBinary[] = {"add",      "sub", "mul", "matmul", "truediv",
                                     "floordiv", "mod", "pow", "lshift", "rshift",
                                     "or",       "xor", "and"};
  for (int i = 0; i < 13; ++i) {
    const std::string name = kBinary[i];
    binaryNames[i] = {of(("__" + name + "__").c_str()), of(("__r" + name + "__").c_str()),
                      of(("__i" + name + "__").c_str())};
  }
}

void Machine::enter() {
  // Deeper, C++ might run out of its own stack; CPython's own limit differs there.
  constexpr int kDeepest = 200;
  if (nativeDepth_ >= kDeepest)
    throw Unsupported("recursion through built-in functions deeper than " +
                      std::to_string(kDeepest));
  ++nativeDepth_;
}

void Machine::leave() {
  --nativeDepth_;
}

void Machine::look() {
  constexpr int kInterval = 1 << 14;
  if (heap.refusal) throw Unsupported(heap.refusal);
  if (steps_ >= 0) {
    // A large operation has cost more than was left until this look.
    if (untilLook_ < 0) steps_ -= std::min<std::int64_t>(steps_, -untilLook_);
    if (steps_ == 0) throw BudgetSpent{"steps"};
    untilLook_ = static_cast<int>(std::min<std::int64_t>(steps_, kInterval));
    steps_ -= untilLook_;
  } else {
    untilLook_ = kInterval;
  }
  if (!host.seconds) return;
  const double now = host.seconds();
  if (host.time >= 0 && now - began_ > host.time) throw BudgetSpent{"time"};
  // What a slow program prints is to be seen before there is much of it.
  constexpr double kPatience = 0.05;
  if (now - flushed_ > kPatience) {
    flush();
    flushed_ = now;
  }
}

void Machine::write(std::string_view text) {
  constexpr std::size_t kPiece = 1 << 12;
  if (text.size() > host.output - written_) {
    output_ += text.substr(0, host.output - written_);
    written_ = host.output;
    throw BudgetSpent{"output"};
  }
  written_ += text.size();
  output_ += text;
  if (output_.size() >= kPiece) flush();
}

// As Python's warnings module writes it.
void Machine::warn(const char* category, const std::string& message) {
  const int line = frame ? frame->code
                               ->spans[static_cast<std::size_t>(
                                   frame->at - frame->code->instructions.data())]
                               .line
                         : 0;
  const std::string warning =
      filename + ":" + std::to_string(line) + ": " + category + ": " + message + "\n";
  if (!host.warn || !warned_.insert(warning).second) return;
  const std::string_view shown = text::strip(lineOf(source, line));
  flush();  // who shows both sees them in their order
  host.warn(shown.empty() ? warning : warning + "  " + std::string(shown) + "\n");
}

void Machine::flush() {
  if (!output_.empty() && host.write) host.write(output_);
  output_.clear();
}

void Machine::run(Code* code) {
  if (host.seconds) began_ = host.seconds();
  runFrame(newFrame(Value(code), code, nullptr));
  if (heap.refusal) throw Unsupported(heap.refusal);
}

Value Machine::importModule(const std::string& name) {
  const auto found = modules.find(name);
  if (found != modules.end()) return found->second;
  Value module = makeModule(*this, name);
  modules.emplace(name, module);
  return module;
}

Value Machine::opaque(const char* name) {
  const auto found = modules.find(std::string("opaque ") + name);
  if (found != modules.end()) return found->second;
  Slots slots = types.object->slots;
  const std::string what = name;
  slots.repr = [](Machine&, const Value& self) -> std::string {
    throw Unsupported("printing a " + self.object()->type->name);
  };
  slots.getAttribute = [](Machine&, const Value& self, Str*) -> Value {
    throw Unsupported("what a " + self.object()->type->name + " holds");
  };
  Type* type = makeType(what, types.object, slots);
  Value value = heap.make<Instance>(type);
  modules.emplace("opaque " + what, value);
  return value;
}

std::string Machine::calleeName(const Value& callee) {
  if (const auto* function = callee.as<Function>())
    return "__main__." + function->code->qualifiedName + "()";
  if (const auto* method = callee.as<Method>()) return calleeName(method->function);
  if (const auto* native = callee.as<Native>())
    return (native->owner ? native->owner->name + "." : std::string()) +
           native->def->name + "()";
  if (const auto* type = callee.as<Type>())
    return (type->isProgram ? "__main__." : "") + type->name + "()";
  return repr(callee);
}

}  // namespace derslik::python::vm
