// collections.OrderedDict: a dict whose order counts and can be changed.

#include "core/python/modules/collections.h"
#include "core/python/objects/natives.h"
#include "core/python/objects/types.h"

namespace derslik::python::vm {

namespace {

Table& tableOf(const Value& value) {
  return value.to<Dict>()->table;
}

Value construct(Machine& m, Type* type, const Arguments& a) {
  if (a.positional > 1)
    typeError("expected at most 1 arguments, got " + std::to_string(a.positional));
  const Value dict = m.heap.make<Dict>(type);
  if (a.positional > 0) updateDict(m, dict, a[0]);
  for (int i = 0; i < a.keywords; ++i)
    m.setItem(dict, Value(a.names[i]), a.keyword(i));
  return dict;
}

std::vector<Value> pairsOf(Machine& m, const Value& self) {
  std::vector<Value> pairs;
  for (const Table::Entry& entry : tableOf(self).entries())
    if (!entry.key.isUnset()) pairs.push_back(m.tuple({entry.key, entry.value}));
  return pairs;
}

std::string repr(Machine& m, const Value& self) {
  const Showing showing(m, self.object());
  if (!showing.isFirst()) return "...";
  if (tableOf(self).size() == 0) return "OrderedDict()";
  return "OrderedDict([" + reprItems(m, pairsOf(m, self)) + "])";
}

Value compare(Machine& m, CompareOp op, const Value& self, const Value& other) {
  if (!other.is(Kind::Dict) || (op != CompareOp::Eq && op != CompareOp::NotEq))
    return Value::notImplemented();
  Value same = m.types.dict->slots.compare(m, CompareOp::Eq, self, other);
  if (same.asBool() && other.object()->type == self.object()->type) {
    std::vector<Value> mine, others;
    m.each(self, [&](const Value& key) { mine.push_back(key); });
    m.each(other, [&](const Value& key) { others.push_back(key); });
    same = compareItems(m, CompareOp::Eq, mine, others);
  }
  return Value::boolean(same.asBool() == (op == CompareOp::Eq));
}

Value moveToEnd(Machine& m, const Arguments& a) {
  const auto bound = bind(m, "move_to_end", a, {"self", "key", "last"}, 2);
  const bool isLast = bound[2].isUnset() || m.truth(bound[2]);
  Table& table = tableOf(bound[0]);
  const std::int64_t hash = m.hash(bound[1]);
  Value value = table.erase(m, bound[1], hash);
  if (value.isUnset()) keyError(m, bound[1]);
  if (isLast) {
    table.set(m, bound[1], hash, std::move(value));
    return Value::none();
  }
  const std::vector<Table::Entry> rest = table.entries();
  table.clear();
  table.set(m, bound[1], hash, std::move(value));
  for (const Table::Entry& entry : rest)
    if (!entry.key.isUnset()) table.set(m, entry.key, entry.hash, entry.value);
  return Value::none();
}

Value popItem(Machine& m, const Arguments& a) {
  const auto bound = bind(m, "popitem", a, {"self", "last"}, 1);
  const bool isLast = bound[1].isUnset() || m.truth(bound[1]);
  Table& table = tableOf(bound[0]);
  if (table.size() == 0) keyError(m, m.str("dictionary is empty"));
  const std::size_t size = table.entries().size();
  for (std::size_t i = 0;; ++i) {
    const std::size_t place = isLast ? size - 1 - i : i;
    const Table::Entry& entry = table.entries()[place];
    if (entry.key.isUnset()) continue;
    Value pair = m.tuple({entry.key, entry.value});
    table.eraseAt(place);
    return pair;
  }
}

const NativeDef kMethods[] = {
    {"move_to_end", moveToEnd, 1, 2, true},
    {"popitem", popItem, 0, 1, true},
};

}  // namespace

Type* makeOrderedDictType(Machine& machine) {
  Slots slots = machine.types.dict->slots;
  slots.repr = repr;
  slots.compare = compare;
  Type* type = machine.makeType("collections.OrderedDict", machine.types.dict, slots);
  type->construct = construct;
  machine.addMethods(type, kMethods, std::size(kMethods));
  return type;
}

}  // namespace derslik::python::vm
