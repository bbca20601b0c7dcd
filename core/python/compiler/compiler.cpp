// Instructions, names and constants of the code in the making.

#include "core/python/compiler/compiler.h"

#include "core/libm/bits.h"

namespace derslik::python::vm {

namespace {

/// How an instruction changes the height of the stack.
int effect(Op op, int a, int b) {
  switch (op) {
    case Op::LoadConstant:
    case Op::LoadLocal:
    case Op::LoadCell:
    case Op::LoadCellItself:
    case Op::LoadClassCell:
    case Op::LoadGlobal:
    case Op::LoadName:
    case Op::Duplicate:
    case Op::LoadMethod:
    case Op::LoadAssertionError:
    case Op::Import:
    case Op::ImportFrom:
    case Op::EnterWith:
    case Op::ExitWithException:
    case Op::ForIterator:
      return 1;
    case Op::DuplicateTwo:
      return 2;
    case Op::StoreLocal:
    case Op::StoreCell:
    case Op::StoreGlobal:
    case Op::StoreName:
    case Op::Pop:
    case Op::Binary:
    case Op::InPlace:
    case Op::Compare:
    case Op::JumpIfFalse:
    case Op::JumpIfTrue:
    case Op::JumpIfFalseOrPop:
    case Op::JumpIfTrueOrPop:
    case Op::ListAppend:
    case Op::SetAdd:
    case Op::ListExtend:
    case Op::SetUpdate:
    case Op::DictUpdate:
    case Op::DictMerge:
    case Op::DeleteAttribute:
    case Op::LoadItem:
    case Op::Return:
    case Op::YieldFrom:
    case Op::Reraise:
    case Op::PopHandled:
    case Op::ExitWith:
    case Op::ImportStar:
      return -1;
    case Op::DictAdd:
    case Op::StoreAttribute:
    case Op::DeleteItem:
    case Op::BuildSlice:
      return -2;
    case Op::StoreItem:
      return -3;
    case Op::BuildTuple:
    case Op::BuildList:
    case Op::BuildSet:
    case Op::BuildText:
      return 1 - a;
    case Op::BuildDict:
      return 1 - 2 * a;
    case Op::Unpack:
      return a - 1;
    case Op::UnpackStarred:
      return a + b;
    case Op::Call:
      return -a;
    case Op::CallMethod:
    case Op::CallKeywords:
      return -a - 1;
    case Op::CallSpread:
      return -1 - b;
    case Op::MakeFunction:
      return -(a & 1) - (a >> 1 & 1) - b;
    case Op::Raise:
      return -a;
    case Op::BuildClass:
      return -a;
    case Op::Format:
      return a ? -1 : 0;
    default:
      return 0;
  }
}

}  // namespace

int Compiler::emit(Op op, Span span, int a, int b) {
  Code* code = unit_->code.get();
  if (b > 0xffff || here() > 1 << 24) throw Unsupported("a program of this size");
  code->instructions.push_back({op, static_cast<std::uint16_t>(b), a});
  code->spans.push_back(span);
  code->handlerOf.push_back(static_cast<std::int16_t>(unit_->handler));
  // Two more than it says, for what an instruction needs on its way.
  const int before = unit_->depth;
  unit_->depth += effect(op, a, b);
  const int highest = code->firstStack + std::max(before, unit_->depth) + 4;
  code->slots = std::max(code->slots, highest);
  return here() - 1;
}

void Compiler::aim(int jump, int target) {
  unit_->code->instructions[static_cast<std::size_t>(jump)].a = target;
}

int Compiler::constant(Value value) {
  auto& constants = unit_->code->constants;
  const int place = static_cast<int>(constants.size());
  if (!value.isObject() || value.is(Kind::Str)) {
    const std::int64_t bits =
        value.isFloat()    ? static_cast<std::int64_t>(bitsOf(value.asFloat()))
        : value.isObject() ? reinterpret_cast<std::int64_t>(value.object())
                           : value.asInt();
    const auto [at, isNew] =
        unit_->constantIndex.emplace(std::pair(value.tag(), bits), place);
    if (!isNew) return at->second;
  }
  constants.push_back(std::move(value));
  return place;
}

int Compiler::name(const std::string& text) {
  const auto [at, isNew] =
      unit_->nameIndex.emplace(text, static_cast<int>(unit_->code->names.size()));
  if (isNew) unit_->code->names.push_back(machine_.intern(text));
  return at->second;
}

int Compiler::addHandler(int depth, bool restores, bool ignoresExit) {
  auto& handlers = unit_->code->handlers;
  if (handlers.size() > 30000) throw Unsupported("a program of this size");
  handlers.push_back({0, depth, unit_->handler, restores, ignoresExit});
  return static_cast<int>(handlers.size()) - 1;
}

// A private name of a class: __x becomes _Class__x.
std::string Compiler::mangle(const std::string& name) const {
  const std::string& of = unit_->scope->className;
  if (of.empty() || !name.starts_with("__") || name.ends_with("__") ||
      name.find('.') != std::string::npos)
    return name;
  const std::size_t first = of.find_first_not_of('_');
  if (first == std::string::npos) return name;
  return "_" + of.substr(first) + name;
}

int Compiler::slot(const std::string& name) const {
  const auto found = unit_->slots.find(name);
  if (found == unit_->slots.end()) throw Unsupported("the name '" + name + "' here");
  return found->second;
}

void Compiler::begin(Unit& unit, const Scope& scope, const std::string& name,
                     bool hasHiddenParameter) {
  unit.scope = &scope;
  unit.outer = unit_;
  unit.code = Ref<Code>(machine_.heap.make<Code>(machine_.types.code));
  Code* code = unit.code.get();
  code->name = name;
  code->doc = Value::none();
  code->isGenerator = scope.isGenerator;
  code->isClassBody = scope.kind == Scope::Class;
  const bool isFunction =
      scope.kind == Scope::Function || scope.kind == Scope::Comprehension;
  if (unit_ && unit_->scope->kind != Scope::Module) {
    code->qualifiedName = unit_->prefix + name;
  } else {
    code->qualifiedName = name;
  }
  unit.prefix = code->qualifiedName + (scope.kind == Scope::Class ? "." : ".<locals>.");
  const auto add = [&](const std::string& each) {
    unit.slots[each] = static_cast<int>(code->localNames.size());
    code->localNames.push_back(machine_.intern(each));
  };
  if (hasHiddenParameter) add(".0");
  if (isFunction)
    for (const std::string& local : scope.locals)
      add(local);
  std::vector<std::string> cells = scope.cells;
  if (scope.kind == Scope::Class) {
    cells.clear();
    if (scope.needsClassCell) cells.push_back("__class__");
  }
  code->firstCell = static_cast<int>(code->localNames.size());
  for (const std::string& cell : cells) {
    const auto local = unit.slots.find(cell);
    code->cellParameters.push_back(local == unit.slots.end() ? -1 : local->second);
    add(cell);
  }
  code->firstFree = static_cast<int>(code->localNames.size());
  for (const std::string& free : scope.free)
    add(free);
  code->firstStack = static_cast<int>(code->localNames.size());
  code->slots = code->firstStack + 4;
  unit_ = &unit;
  emit(Op::Nop, {});
}

Ref<Code> Compiler::finish() {
  fuse();
  Ref<Code> code = unit_->code;
  unit_ = unit_->outer;
  return code;
}

void Compiler::load(const std::string& plain, Span span) {
  const std::string name = mangle(plain);
  const Scope& scope = *unit_->scope;
  const int global = machine_.globalPlace(machine_.intern(name));
  if (scope.kind == Scope::Module) {
    emit(Op::LoadGlobal, span, global);
    return;
  }
  const Place place = scope.placeOf(name);
  if (scope.kind == Scope::Class) {
    if (place == Place::Free)
      emit(Op::LoadClassCell, span, slot(name), this->name(name));
    else if (name == "__class__" && scope.needsClassCell)
      emit(Op::LoadCell, span, slot(name));
    else
      emit(Op::LoadName, span, global);
    return;
  }
  if (place == Place::Local)
    emit(Op::LoadLocal, span, slot(name));
  else if (place == Place::Global)
    emit(Op::LoadGlobal, span, global);
  else
    emit(Op::LoadCell, span, slot(name));
}

void Compiler::store(const std::string& name, Span span) {
  change(name, span, {Op::StoreGlobal, Op::StoreCell, Op::StoreName, Op::StoreLocal});
}

void Compiler::erase(const std::string& name, Span span) {
  change(name, span, {Op::DeleteGlobal, Op::DeleteCell, Op::DeleteName, Op::DeleteLocal});
}

void Compiler::change(const std::string& plain, Span span, const Changes& ops) {
  const std::string name = mangle(plain);
  const Scope& scope = *unit_->scope;
  const int global = machine_.globalPlace(machine_.intern(name));
  const Place place = scope.kind == Scope::Module ? Place::Global : scope.placeOf(name);
  if (place == Place::Global)
    emit(ops.global, span, global);
  else if (place == Place::Free || (place == Place::Cell && scope.kind != Scope::Class))
    emit(ops.cell, span, slot(name));
  else if (scope.kind == Scope::Class)
    emit(ops.name, span, global);
  else
    emit(ops.local, span, slot(name));
}

// Pairs that often follow each other are done in one step. The second stays where it is:
// a jump may lead to it, and its operand and span are read from there.
void Compiler::fuse() {
  auto& code = unit_->code->instructions;
  const auto& handlers = unit_->code->handlerOf;
  for (std::size_t i = 0; i + 1 < code.size(); ++i) {
    if (handlers[i] != handlers[i + 1]) continue;
    Op& op = code[i].op;
    const Op next = code[i + 1].op;
    if (op == Op::Compare && next == Op::JumpIfFalse)
      op = Op::CompareJump;
    else if (op == Op::LoadLocal && next == Op::LoadLocal)
      op = Op::LoadLocalLocal;
    else if (op == Op::LoadLocal && next == Op::LoadConstant)
      op = Op::LoadLocalConstant;
    else if (op == Op::LoadGlobal && next == Op::LoadLocal)
      op = Op::LoadGlobalLoadLocal;
    else if (op == Op::StoreLocal && next == Op::LoadLocal)
      op = Op::StoreLocalLoadLocal;
    else if ((op == Op::Binary || op == Op::InPlace) && next == Op::StoreLocal) {
      code[i].a = op == Op::InPlace;
      op = Op::BinaryStoreLocal;
    } else
      continue;
    ++i;
  }
}

Ref<Code> Compiler::compile(const ast::Module& module) {
  Unit unit;
  begin(unit, symbols_.module(), "<module>", false);
  const Value doc = docOf(machine_, module.body);
  machine_
      .globals[static_cast<std::size_t>(machine_.globalPlace(machine_.intern("__doc__")))]
      .value = doc;
  body(module.body);
  loadConstant(Value::none(), {});
  emit(Op::Return, {});
  return finish();
}

}  // namespace derslik::python::vm
