// dict, its views, and collections.defaultdict's missing keys.

#include "core/python/objects/natives.h"
#include "core/python/objects/set.h"
#include "core/python/objects/types.h"

namespace derslik::python::vm {

namespace {

Dict* dictOf(const Value& value) {
  return value.to<Dict>();
}

void grown(Machine& machine, Dict* dict) {
  machine.heap.charge(dict, sizeof(Dict) + dict->table.bytes());
}

Value getItem(Machine& machine, const Value& self, const Value& key) {
  Dict* dict = dictOf(self);
  if (const Value* found = dict->table.find(machine, key, machine.hash(key)))
    return *found;
  if (dict->makeMissing.isUnset() || dict->makeMissing.isNone()) keyError(machine, key);
  const Value make = dict->makeMissing;
  const Value value = machine.call(make);
  machine.setItem(self, key, value);
  return value;
}

void setItem(Machine& machine, const Value& self, const Value& key, const Value& value) {
  Dict* dict = dictOf(self);
  const std::int64_t hash = machine.hash(key);
  if (value.isUnset()) {
    if (dict->table.erase(machine, key, hash).isUnset()) keyError(machine, key);
    return;
  }
  if (dict->table.set(machine, key, hash, value)) grown(machine, dict);
}

// Goes through the entries; a change of the keys meanwhile is noticed as CPython does,
// or refused where CPython's answer hangs on how its table has grown.
Value iterateTable(Machine& machine, Dict* dict, View::Which which, bool backwards) {
  const char* names[] = {"dict_keyiterator", "dict_valueiterator", "dict_itemiterator"};
  const char* reverseNames[] = {"dict_reversekeyiterator", "dict_reversevalueiterator",
                                "dict_reverseitemiterator"};
  const auto step = [at = std::size_t{0}, size = dict->table.size(),
                     changes = dict->table.changes, which, backwards, isDone = false](
                        Machine& m, std::vector<Value>& kept) mutable -> Value {
    const Table& table = kept[0].to<Dict>()->table;
    if (isDone) return {};
    if (table.size() != size) {
      isDone = true;
      throw Failure("RuntimeError", "dictionary changed size during iteration");
    }
    if (table.changes != changes)
      throw Unsupported("changing a dict's keys while it is iterated over");
    const auto& entries = table.entries();
    while (at < entries.size()) {
      const Table::Entry& entry = entries[backwards ? entries.size() - 1 - at : at];
      ++at;
      if (entry.key.isUnset()) continue;
      if (which == View::Keys) return entry.key;
      if (which == View::Values) return entry.value;
      return m.tuple({entry.key, entry.value});
    }
    return {};
  };
  return makeIterator(
      machine, iteratorType(machine, backwards ? reverseNames[which] : names[which]),
      {Value(dict)}, step);
}

bool sameItems(Machine& machine, Dict* a, Dict* b) {
  if (a->table.size() != b->table.size()) return false;
  const std::vector<Table::Entry> entries = a->table.entries();
  for (const Table::Entry& entry : entries) {
    if (entry.key.isUnset()) continue;
    const Value* found = b->table.find(machine, entry.key, entry.hash);
    if (!found) return false;
    const Value other = *found;
    if (!machine.equals(entry.value, other)) return false;
  }
  return true;
}

Value compare(Machine& machine, CompareOp op, const Value& self, const Value& other) {
  if (!other.is(Kind::Dict) || (op != CompareOp::Eq && op != CompareOp::NotEq))
    return Value::notImplemented();
  const bool same = sameItems(machine, dictOf(self), dictOf(other));
  return Value::boolean(same == (op == CompareOp::Eq));
}

std::string repr(Machine& machine, const Value& self) {
  const Showing showing(machine, self.object());
  if (!showing.isFirst()) return "{...}";
  std::string text = "{";
  const std::vector<Table::Entry> entries = dictOf(self)->table.entries();
  for (const Table::Entry& entry : entries) {
    if (entry.key.isUnset()) continue;
    if (text.size() > 1) text += ", ";
    text += machine.repr(entry.key) + ": " + machine.repr(entry.value);
    machine.heap.reserve(text.size());
  }
  text += "}";
  if (self.object()->type != machine.types.dict && !dictOf(self)->makeMissing.isUnset())
    return "defaultdict(" + machine.repr(dictOf(self)->makeMissing) + ", " + text + ")";
  return text;
}

Value binary(Machine& machine, BinaryOp op, const Value& a, const Value& b) {
  if (op != BinaryOp::BitOr || !a.is(Kind::Dict) || !b.is(Kind::Dict))
    return Value::notImplemented();
  if (a.object()->type != machine.types.dict || b.object()->type != machine.types.dict)
    throw Unsupported("| of a dict's subclass");
  Value result = machine.dict();
  dictOf(result)->table = dictOf(a)->table;
  updateDict(machine, result, b);
  return result;
}

Value iterateOver(Machine& machine, const Value& self) {
  return iterateTable(machine, dictOf(self), View::Keys, false);
}

template<View::Which which>
Value view(Machine& machine, const Arguments& a) {
  Type* const types[] = {machine.types.keysView, machine.types.valuesView,
                         machine.types.itemsView};
  return machine.heap.make<View>(types[which], dictOf(a[0]), which);
}

Value popItem(Machine& machine, const Arguments& a) {
  Table& table = dictOf(a[0])->table;
  for (std::size_t i = table.entries().size(); i-- > 0;) {
    const Table::Entry& entry = table.entries()[i];
    if (entry.key.isUnset()) continue;
    Value pair = machine.tuple({entry.key, entry.value});
    table.eraseAt(i);
    return pair;
  }
  keyError(machine, machine.str("popitem(): dictionary is empty"));
}

const NativeDef kMethods[] = {
    {"get",
     [](Machine& m, const Arguments& a) {
       if (const Value* found = dictOf(a[0])->table.find(m, a[1], m.hash(a[1])))
         return *found;
       return a.size() > 2 ? a[2] : Value::none();
     },
     1, 2},
    {"pop",
     [](Machine& m, const Arguments& a) {
       Value value = dictOf(a[0])->table.erase(m, a[1], m.hash(a[1]));
       if (!value.isUnset()) return value;
       if (a.size() < 3) keyError(m, a[1]);
       return a[2];
     },
     1, 2},
    {"setdefault",
     [](Machine& m, const Arguments& a) {
       if (const Value* found = dictOf(a[0])->table.find(m, a[1], m.hash(a[1])))
         return *found;
       Value value = a.size() > 2 ? a[2] : Value::none();
       m.setItem(a[0], a[1], value);
       return value;
     },
     1, 2},
    {"keys", view<View::Keys>, 0, 0},
    {"values", view<View::Values>, 0, 0},
    {"items", view<View::Items>, 0, 0},
    {"popitem", popItem, 0, 0},
    {"clear",
     [](Machine&, const Arguments& a) {
       dictOf(a[0])->table.clear();
       return Value::none();
     },
     0, 0},
    {"copy",
     [](Machine& m, const Arguments& a) {
       Value copy = m.heap.make<Dict>(a[0].object()->type);
       dictOf(copy)->table = dictOf(a[0])->table;
       dictOf(copy)->makeMissing = dictOf(a[0])->makeMissing;
       grown(m, dictOf(copy));
       return copy;
     },
     0, 0},
    {"update",
     [](Machine& m, const Arguments& a) {
       if (a.size() > 2)
         typeError("update expected at most 1 argument, got " +
                   std::to_string(a.size() - 1));
       if (a.size() > 1) updateDict(m, a[0], a[1]);
       for (int i = 0; i < a.keywords; ++i)
         m.setItem(a[0], Value(a.names[i]), a.keyword(i));
       return Value::none();
     },
     0, -1, true},
};

Value fromKeys(Machine& machine, const Arguments& a) {
  const Value dict = machine.dict();
  const Value value = a.size() > 2 ? a[2] : Value::none();
  machine.each(a[1], [&](const Value& key) { machine.setItem(dict, key, value); });
  return dict;
}
const NativeDef kFromKeys = {"fromkeys", fromKeys, 2, 3};

// ── Views

View* viewOf(const Value& value) {
  return value.to<View>();
}

std::vector<Value> viewItems(Machine& machine, const View* view) {
  std::vector<Value> items;
  for (const Table::Entry& entry : view->dict->table.entries()) {
    if (entry.key.isUnset()) continue;
    items.push_back(view->which == View::Keys ? entry.key
                    : view->which == View::Values
                        ? entry.value
                        : machine.tuple({entry.key, entry.value}));
  }
  return items;
}

bool viewContains(Machine& machine, const Value& self, const Value& item) {
  const Ref<Dict> dict = viewOf(self)->dict;
  switch (viewOf(self)->which) {
    case View::Keys:
      return dict->table.find(machine, item, machine.hash(item)) != nullptr;
    case View::Items: {
      const auto* pair = item.as<Tuple>();
      if (!pair || pair->items.size() != 2) return false;
      const Value* found =
          dict->table.find(machine, pair->items[0], machine.hash(pair->items[0]));
      if (!found) return false;
      const Value value = *found;
      return machine.equals(value, pair->items[1]);
    }
    case View::Values:
      for (const Value& each : viewItems(machine, viewOf(self)))
        if (machine.equals(each, item)) return true;
      return false;
  }
  return false;
}

Value asSet(Machine& machine, const Value& value) {
  const Value set = machine.heap.make<Set>(machine.types.set);
  machine.each(value, [&](const Value& item) { set.to<Set>()->add(machine, item); });
  return set;
}

}  // namespace

void updateDict(Machine& machine, const Value& dict, const Value& from) {
  if (from.is(Kind::Dict)) {
    const std::vector<Table::Entry> entries = dictOf(from)->table.entries();
    for (const Table::Entry& entry : entries)
      if (!entry.key.isUnset())
        dictOf(dict)->table.set(machine, entry.key, entry.hash, entry.value);
    grown(machine, dictOf(dict));
    return;
  }
  if (!machine.findAttribute(from, machine.intern("keys")).isUnset())
    throw Unsupported("a dict from an object with keys()");
  std::int64_t number = 0;
  machine.each(from, [&](const Value& item) {
    if (!machine.typeOf(item)->slots.iterate)
      typeError("cannot convert dictionary update sequence element #" +
                std::to_string(number) + " to a sequence");
    const std::vector<Value> pair = machine.toVector(item);
    if (pair.size() != 2)
      valueError("dictionary update sequence element #" + std::to_string(number) +
                 " has length " + std::to_string(pair.size()) + "; 2 is required");
    machine.setItem(dict, pair[0], pair[1]);
    ++number;
  });
}

Value reversedTable(Machine& machine, const Value& value) {
  if (value.is(Kind::View))
    return iterateTable(machine, viewOf(value)->dict.get(), viewOf(value)->which, true);
  return iterateTable(machine, dictOf(value), View::Keys, true);
}

Slots dictSlots() {
  Slots slots;
  slots.repr = repr;
  slots.compare = compare;
  slots.binary = binary;
  slots.inPlace = [](Machine& machine, BinaryOp op, const Value& self,
                     const Value& other) {
    if (op != BinaryOp::BitOr) return Value::notImplemented();
    updateDict(machine, self, other);
    return self;
  };
  slots.getItem = getItem;
  slots.setItem = setItem;
  slots.contains = [](Machine& machine, const Value& self, const Value& key) {
    return dictOf(self)->table.find(machine, key, machine.hash(key)) != nullptr;
  };
  slots.length = [](Machine&, const Value& self) {
    return static_cast<std::int64_t>(dictOf(self)->table.size());
  };
  slots.iterate = iterateOver;
  return slots;
}

Slots viewSlots() {
  Slots slots;
  slots.repr = [](Machine& machine, const Value& self) -> std::string {
    const Showing showing(machine, self.object());
    if (!showing.isFirst()) return "...";
    const char* names[] = {"dict_keys", "dict_values", "dict_items"};
    return std::string(names[viewOf(self)->which]) + "([" +
           reprItems(machine, viewItems(machine, viewOf(self))) + "])";
  };
  slots.length = [](Machine&, const Value& self) {
    return static_cast<std::int64_t>(viewOf(self)->dict->table.size());
  };
  slots.contains = viewContains;
  slots.iterate = [](Machine& machine, const Value& self) {
    return iterateTable(machine, viewOf(self)->dict.get(), viewOf(self)->which, false);
  };
  slots.compare = [](Machine& machine, CompareOp op, const Value& self,
                     const Value& other) -> Value {
    if (viewOf(self)->which == View::Values) return Value::notImplemented();
    if (!other.is(Kind::View) && !other.is(Kind::Set)) return Value::notImplemented();
    if (other.is(Kind::View) && viewOf(other)->which == View::Values)
      return Value::notImplemented();
    return machine.compare(op, asSet(machine, self), asSet(machine, other));
  };
  slots.binary = [](Machine& machine, BinaryOp op, const Value& a,
                    const Value& b) -> Value {
    const auto isSetLike = [](const Value& value) {
      return value.is(Kind::View) && viewOf(value)->which != View::Values;
    };
    if (op != BinaryOp::BitAnd && op != BinaryOp::BitOr && op != BinaryOp::BitXor &&
        op != BinaryOp::Subtract)
      return Value::notImplemented();
    if (!isSetLike(a) && !isSetLike(b)) return Value::notImplemented();
    if (!machine.typeOf(a)->slots.iterate || !machine.typeOf(b)->slots.iterate)
      return Value::notImplemented();
    return machine.binary(op, asSet(machine, a), asSet(machine, b));
  };
  return slots;
}

void addDictMethods(Machine& machine) {
  machine.addMethods(machine.types.dict, kMethods, std::size(kMethods));
  const Value native =
      machine.heap.make<Native>(machine.types.native, &kFromKeys, nullptr);
  machine.types.dict->attributes.set(
      machine.intern("fromkeys"),
      machine.heap.make<Descriptor>(machine.types.classMethod, Descriptor::Class,
                                    native));
}

}  // namespace derslik::python::vm
