// What the loop does out of line: names, building, unpacking, functions and imports.

#include "core/python/machine/steps.h"

#include "core/python/machine/suggestions.h"
#include "core/python/objects/set.h"

namespace derslik::python::vm {

void unboundLocal(Machine& machine, int slot) {
  const Code* code = machine.frame->code;
  throw Failure("UnboundLocalError",
                "cannot access local variable '" +
                    code->localNames[static_cast<std::size_t>(slot)]->text +
                    "' where it is not associated with a value");
}

void unboundCell(Machine& machine, int slot) {
  const Code* code = machine.frame->code;
  const std::string& name = code->localNames[static_cast<std::size_t>(slot)]->text;
  if (slot < code->firstFree)
    throw Failure("UnboundLocalError", "cannot access local variable '" + name +
                                           "' where it is not associated with a value");
  Ref<Exception> error(machine.makeException(
      machine.types.nameError,
      "cannot access free variable '" + name +
          "' where it is not associated with a value in enclosing scope"));
  error->suggestion = suggestName(machine, name);
  throw machine.raised(error.get());
}

void undefinedName(Machine& machine, Str* name) {
  refuseBuiltin(name->text);
  Ref<Exception> error(machine.makeException(machine.types.nameError,
                                             "name '" + name->text + "' is not defined"));
  error->suggestion = suggestName(machine, name->text);
  throw machine.raised(error.get());
}

void badInit(Machine& machine, const Value& result) {
  typeError("__init__() should return None, not '" + machine.typeOf(result)->shownName() +
            "'");
}

void loadName(Machine& machine, Value& to, int place) {
  const Global& global = machine.globals[static_cast<std::size_t>(place)];
  if (const Value* found = machine.frame->names->table.find(global.name))
    to = *found;
  else if (!global.value.isUnset())
    to = global.value;
  else if (!global.builtin.isUnset())
    to = global.builtin;
  else
    undefinedName(machine, global.name);
}

void binaryStep(Machine& machine, BinaryOp op, Value* top) {
  Value result = machine.binary(op, top[-2], top[-1]);
  top[-2] = std::move(result);
  top[-1].drop();
}

void inPlaceStep(Machine& machine, BinaryOp op, Value* top) {
  Value result = machine.inPlace(op, top[-2], top[-1]);
  top[-2] = std::move(result);
  top[-1].drop();
}

void unaryStep(Machine& machine, UnaryOp op, Value* top) {
  Value result = op == UnaryOp::Not ? Value::boolean(!machine.truth(top[-1]))
                                    : machine.unary(op, top[-1]);
  top[-1] = std::move(result);
}

void compareStep(Machine& machine, CompareOp op, Value* top) {
  Value result = machine.compare(op, top[-2], top[-1]);
  top[-2] = std::move(result);
  top[-1].drop();
}

bool compareTruth(Machine& machine, CompareOp op, Value* top) {
  const Value result = machine.compare(op, top[-2], top[-1]);
  const bool truth = result.isBool() ? result.asBool() : machine.truth(result);
  top[-1].drop();
  top[-2].drop();
  return truth;
}

void iteratorStep(Machine& machine, Value* top) {
  Value iterator = machine.iterate(top[-1]);
  top[-1] = std::move(iterator);
}

bool nextStep(Machine& machine, Value* top) {
  top[0] = machine.next(top[-1]);
  return !top[0].isUnset();
}

namespace {

std::vector<Value> take(Value* top, int count) {
  std::vector<Value> items;
  items.reserve(static_cast<std::size_t>(count));
  for (Value* item = top - count; item < top; ++item)
    items.push_back(std::move(*item));
  return items;
}

}  // namespace

void buildTuple(Machine& machine, Value* top, int count) {
  top[-count] = machine.tuple(take(top, count));
}

void buildList(Machine& machine, Value* top, int count) {
  top[-count] = machine.list(take(top, count));
}

void buildSet(Machine& machine, Value* top, int count) {
  const Value set = machine.heap.make<Set>(machine.types.set);
  for (Value* item = top - count; item < top; ++item)
    set.to<Set>()->add(machine, *item);
  for (Value* item = top - count; item < top; ++item)
    item->drop();
  top[-count] = set;
}

void buildDict(Machine& machine, Value* top, int count) {
  const Value dict = machine.dict();
  Value* first = top - 2 * count;
  for (Value* item = first; item < top; item += 2)
    machine.setItem(dict, item[0], item[1]);
  for (Value* item = first; item < top; ++item)
    item->drop();
  *first = dict;
}

void buildSlice(Machine& machine, Value* top) {
  top[-3] = machine.heap.make<Slice>(machine.types.slice, top[-3], top[-2], top[-1]);
  top[-2].drop();
  top[-1].drop();
}

void buildText(Machine& machine, Value* top, int count) {
  std::string text;
  for (Value* item = top - count; item < top; ++item) {
    text += textOf(*item);
    item->drop();
  }
  top[-count] = machine.str(std::move(text));
}

void listAppend(Machine& machine, Value* top, int depth) {
  auto* list = top[-1 - depth].to<List>();
  list->items.push_back(std::move(top[-1]));
  list->grown(machine.heap);
}

void setAdd(Machine& machine, Value* top, int depth) {
  top[-1 - depth].to<Set>()->add(machine, top[-1]);
  top[-1].drop();
}

void dictAdd(Machine& machine, Value* top, int depth) {
  machine.setItem(top[-2 - depth], top[-2], top[-1]);
  top[-1].drop();
  top[-2].drop();
}

void listExtend(Machine& machine, Value* top, int isCall) {
  auto* list = top[-2].to<List>();
  const Value iterable = top[-1];
  if (!machine.typeOf(iterable)->slots.iterate) {
    const std::string name = machine.typeOf(iterable)->name;
    if (isCall)
      typeError(machine.calleeName(top[-3]) +
                " argument after * must be an iterable, not " + name);
    typeError("Value after * must be an iterable, not " + name);
  }
  machine.each(iterable, [&](const Value& item) {
    list->items.push_back(item);
    list->grown(machine.heap);
  });
  top[-1].drop();
}

void setUpdate(Machine& machine, Value* top) {
  const Value iterable = top[-1];
  auto* set = top[-2].to<Set>();
  if (const auto* other = iterable.as<Set>())
    set->merge(machine, *other);
  else
    machine.each(iterable, [&](const Value& item) { set->add(machine, item); });
  top[-1].drop();
}

void dictUpdate(Machine& machine, Value* top) {
  const auto* other = top[-1].as<Dict>();
  if (!other)
    typeError("'" + machine.typeOf(top[-1])->name + "' object is not a mapping");
  const std::vector<Table::Entry> entries = other->table.entries();
  for (const Table::Entry& entry : entries)
    if (!entry.key.isUnset()) machine.setItem(top[-2], entry.key, entry.value);
  top[-1].drop();
}

void dictMerge(Machine& machine, Value* top, int functionDepth) {
  auto* dict = top[-2].to<Dict>();
  const auto* other = top[-1].as<Dict>();
  const std::string callee = machine.calleeName(top[-1 - functionDepth]);
  if (!other)
    typeError(callee + " argument after ** must be a mapping, not " +
              machine.typeOf(top[-1])->name);
  const std::vector<Table::Entry> entries = other->table.entries();
  for (const Table::Entry& entry : entries) {
    if (entry.key.isUnset()) continue;
    if (!entry.key.is(Kind::Str)) typeError("keywords must be strings");
    if (!dict->table.set(machine, entry.key, entry.hash, entry.value))
      typeError(callee + " got multiple values for keyword argument '" +
                textOf(entry.key) + "'");
  }
  top[-1].drop();
}

void listToTuple(Machine& machine, Value* top) {
  const Value list = top[-1];
  top[-1] = machine.tuple(list.to<List>()->items);
}

namespace {

// To `count` places from top[-1] on, the first on top.
void unpackItems(Value* top, const std::vector<Value>& items, int count) {
  for (int i = 0; i < count; ++i)
    top[count - 2 - i] = items[static_cast<std::size_t>(i)];
}

[[noreturn]] void tooManyValues(int count) {
  valueError("too many values to unpack (expected " + std::to_string(count) + ")");
}

[[noreturn]] void notIterable(Machine& machine, const Value& value) {
  typeError("cannot unpack non-iterable " + machine.typeOf(value)->shownName() +
            " object");
}

}  // namespace

void unpack(Machine& machine, Value* top, int count) {
  const Value source = top[-1];
  const std::vector<Value>* items = nullptr;
  if (const Tuple* tuple = source.as<Tuple>())
    items = &tuple->items;
  else if (const List* list = source.as<List>())
    items = &list->items;
  std::vector<Value> taken;
  if (!items) {
    if (!machine.typeOf(source)->slots.iterate) notIterable(machine, source);
    const Value iterator = machine.iterate(source);
    while (static_cast<int>(taken.size()) <= count) {
      Value item = machine.next(iterator);
      if (item.isUnset()) break;
      taken.push_back(std::move(item));
    }
    items = &taken;
  }
  const int given = static_cast<int>(items->size());
  if (given > count) tooManyValues(count);
  if (given < count)
    valueError("not enough values to unpack (expected " + std::to_string(count) +
               ", got " + std::to_string(given) + ")");
  if (count == 0) top[-1].drop();
  const std::vector<Value> kept = items == &taken ? std::move(taken) : *items;
  unpackItems(top, kept, count);
}

void unpackStarred(Machine& machine, Value* top, int before, int after) {
  const Value source = top[-1];
  if (!machine.typeOf(source)->slots.iterate) notIterable(machine, source);
  std::vector<Value> items = machine.toVector(source);
  const int given = static_cast<int>(items.size());
  if (given < before + after)
    valueError("not enough values to unpack (expected at least " +
               std::to_string(before + after) + ", got " + std::to_string(given) + ")");
  std::vector<Value> parts(items.begin(), items.begin() + before);
  parts.push_back(
      machine.list(std::vector<Value>(items.begin() + before, items.end() - after)));
  parts.insert(parts.end(), items.end() - after, items.end());
  unpackItems(top, parts, before + 1 + after);
}

// defaults (a tuple, flag 1), keyword defaults (a tuple with Unset as NotImplemented,
// flag 2), cells of the closure, code.
void makeFunction(Machine& machine, Value* top, int flags, int closureSize) {
  auto* function =
      machine.heap.make<Function>(machine.types.function, (--top)->to<Code>());
  const Value kept(function);
  top->drop();
  for (int i = 0; i < closureSize; ++i)
    function->closure.emplace_back(top[i - closureSize].to<Cell>());
  for (int i = 0; i < closureSize; ++i)
    (--top)->drop();
  if (flags & 2) {
    function->keywordDefaults = (--top)->to<Tuple>()->items;
    for (Value& value : function->keywordDefaults)
      if (value.isNotImplemented()) value.drop();
    top->drop();
  } else {
    function->keywordDefaults.resize(
        static_cast<std::size_t>(function->code->keywordOnly));
  }
  if (flags & 1) {
    function->defaults = (--top)->to<Tuple>()->items;
    top->drop();
  }
  if (machine.frame->function) function->classCell = machine.frame->function->classCell;
  *top++ = kept;
  machine.frame->top = top;
}

void itemStep(Machine& machine, Value* top) {
  const Value& key = top[-1];
  if (key.isInt()) {
    const std::vector<Value>* items = nullptr;
    if (const List* list = top[-2].as<List>())
      items = &list->items;
    else if (const Tuple* tuple = top[-2].as<Tuple>())
      items = &tuple->items;
    if (items) {
      const auto size = static_cast<std::int64_t>(items->size());
      std::int64_t i = key.asInt();
      if (i < 0) i += size;
      if (i >= 0 && i < size) {
        Value item = (*items)[static_cast<std::size_t>(i)];
        top[-2] = std::move(item);
        top[-1].drop();
        return;
      }
    }
  }
  Value item = machine.getItem(top[-2], key);
  top[-2] = std::move(item);
  top[-1].drop();
}

void attributeStep(Machine& machine, Value* top, Str* name) {
  Value value = machine.getAttribute(top[-1], name);
  top[-1] = std::move(value);
}

// value → function, self; or → attribute, Unset.
void methodStep(Machine& machine, Value* top, Str* name) {
  Value& self = top[-1];
  const Type* type = machine.typeOf(self);
  const Value* found = type->slots.getAttribute ? nullptr : type->find(name);
  if (found) {
    if (found->is(Kind::Native) && !self.is(Kind::Type)) {
      Value function = *found;
      top[0] = std::move(self);
      top[-1] = std::move(function);
      return;
    }
    if (found->is(Kind::Function) && self.is(Kind::Instance) &&
        !self.to<Instance>()->attributes.find(name)) {
      Value function = *found;
      top[0] = std::move(self);
      top[-1] = std::move(function);
      return;
    }
  }
  attributeStep(machine, top, name);
  top[0].drop();
}

void importStep(Machine& machine, Value& to, Str* name) {
  to = machine.importModule(name->text);
}

void importFrom(Machine& machine, const Value& module, Value& to, Str* name) {
  to = machine.getAttribute(module, name);
}

// The names are those that the program uses: the others nobody could ask for.
void importStar(Machine& machine, const Value& module) {
  const auto& attributes = module.to<ModuleObject>()->attributes;
  for (Global& global : machine.globals) {
    if (global.name->text[0] == '_') continue;
    if (const Value* found = attributes.find(global.name)) global.value = *found;
  }
}

void buildClass(Machine& machine, Value* top, int bases, Str* name) {
  std::vector<Value> types(top - bases, top);
  Value made = machine.makeClass(top[-bases - 1], name->text, types);
  for (Value* base = top - bases; base < top; ++base)
    base->drop();
  top[-bases - 1] = std::move(made);
}

void formatStep(Machine& machine, Value* top, int hasSpec, char conversion) {
  Value& value = top[hasSpec ? -2 : -1];
  if (conversion == 's') value = machine.str(machine.toText(value));
  if (conversion == 'r') value = machine.str(machine.repr(value));
  if (conversion == 'a') value = machine.str(machine.asciiRepr(value));
  std::string spec = hasSpec ? textOf(top[-1]) : std::string();
  if (!value.is(Kind::Str) || !spec.empty())
    value = machine.str(machine.format(value, spec));
  if (hasSpec) top[-1].drop();
}

}  // namespace derslik::python::vm
