// collections.Counter: a dict of how often.

#include "core/python/modules/collections.h"
#include "core/python/objects/natives.h"
#include "core/python/objects/numbers.h"
#include "core/python/objects/types.h"

namespace derslik::python::vm {

namespace {

using Entries = std::vector<Table::Entry>;

// A copy, because what counts may be any object and may call back.
Entries entriesOf(const Value& counter) {
  Entries entries;
  for (const Table::Entry& entry : counter.to<Dict>()->table.entries())
    if (!entry.key.isUnset()) entries.push_back(entry);
  return entries;
}

bool isCounter(const Value& value, const Type* type) {
  return value.isObject() && value.object()->type == type;
}

const Value* find(Machine& m, const Value& self, const Value& key) {
  return self.to<Dict>()->table.find(m, key, m.hash(key));
}

Value countOf(Machine& m, const Value& self, const Value& key) {
  const Value* found = find(m, self, key);
  return found ? *found : Value::integer(0);
}

void setCount(Machine& m, const Value& self, const Value& key, const Value& count) {
  m.types.dict->slots.setItem(m, self, key, count);
}

void setItem(Machine& m, const Value& self, const Value& key, const Value& value) {
  // What is not there can be deleted all the same.
  if (value.isUnset() && !find(m, self, key)) return;
  setCount(m, self, key, value);
}

bool isPositive(Machine& m, const Value& count) {
  return m.truth(m.compare(CompareOp::Gt, count, Value::integer(0)));
}

// Counter.update and Counter.subtract.
void count(Machine& m, const Value& self, const Value& from, BinaryOp op) {
  if (from.is(Kind::Dict)) {
    const bool isPlainUpdate = op == BinaryOp::Add && self.to<Dict>()->table.size() == 0;
    if (isPlainUpdate) {
      updateDict(m, self, from);
      return;
    }
    for (const Table::Entry& entry : entriesOf(from)) {
      const Value old = countOf(m, self, entry.key);
      // As CPython: of an update, the new count is the left operand.
      setCount(m, self, entry.key,
               op == BinaryOp::Add ? m.binary(op, entry.value, old)
                                   : m.binary(op, old, entry.value));
    }
    return;
  }
  m.each(from, [&](const Value& item) {
    setCount(m, self, item, m.binary(op, countOf(m, self, item), Value::integer(1)));
  });
}

template<BinaryOp op>
Value countAll(Machine& m, const Arguments& a) {
  if (a.positional > 2) throw Unsupported("Counter methods with more than one iterable");
  if (a.positional > 1 && !a[1].isNone()) count(m, a[0], a[1], op);
  if (a.keywords == 0) return Value::none();
  const Value named = m.dict();
  for (int i = 0; i < a.keywords; ++i)
    m.setItem(named, Value(a.names[i]), a.keyword(i));
  count(m, a[0], named, op);
  return Value::none();
}

Value construct(Machine& m, Type* type, const Arguments& a) {
  if (a.positional > 1)
    typeError("Counter.__init__() takes from 1 to 2 positional arguments but " +
              std::to_string(a.positional + 1) + " were given");
  const Value self = m.heap.make<Dict>(type);
  std::vector<Value> values{self};
  values.insert(values.end(), a.values, a.values + a.positional + a.keywords);
  countAll<BinaryOp::Add>(m, {values.data(), a.positional + 1, a.keywords, a.names});
  return self;
}

std::vector<Value> mostCommonPairs(Machine& m, const Value& self) {
  std::vector<Value> pairs;
  for (const Table::Entry& entry : entriesOf(self))
    pairs.push_back(m.tuple({entry.key, entry.value}));
  static const NativeDef kSecond = {
      "itemgetter",
      [](Machine&, const Arguments& a) { return a[0].to<Tuple>()->items[1]; }, 1, 1};
  const Value second = m.heap.make<Native>(m.types.native, &kSecond, nullptr);
  sortItems(m, pairs, second, true);
  return pairs;
}

Value mostCommon(Machine& m, const Arguments& a) {
  const auto bound = bind(m, "most_common", a, {"self", "n"}, 1);
  std::vector<Value> pairs = mostCommonPairs(m, a[0]);
  if (!bound[1].isUnset() && !bound[1].isNone()) {
    const std::int64_t most = std::max<std::int64_t>(m.index(bound[1]), 0);
    if (most < static_cast<std::int64_t>(pairs.size()))
      pairs.resize(static_cast<std::size_t>(most));
  }
  return m.list(std::move(pairs));
}

Value elements(Machine& m, const Arguments& a) {
  return makeIterator(
      m, iteratorType(m, "itertools.chain"), {a[0]},
      [entries = entriesOf(a[0]), at = std::size_t{0}, left = std::int64_t{-1}](
          Machine& machine, std::vector<Value>&) mutable -> Value {
        for (; at < entries.size(); ++at) {
          if (left < 0) left = machine.index(entries[at].value);
          if (left-- > 0) return entries[at].key;
          left = -1;
        }
        return {};
      });
}

std::string repr(Machine& m, const Value& self) {
  if (self.to<Dict>()->table.size() == 0) return "Counter()";
  const Showing showing(m, self.object());
  if (!showing.isFirst()) return "...";
  std::vector<Value> pairs;
  try {
    pairs = mostCommonPairs(m, self);
  } catch (const Failure& failure) {
    if (std::string_view(failure.type) != "TypeError") throw;
    return "Counter(" + m.types.dict->slots.repr(m, self) + ")";
  }
  std::string text;
  for (const Value& pair : pairs) {
    const auto& both = pair.to<Tuple>()->items;
    text += (text.empty() ? "" : ", ") + m.repr(both[0]) + ": " + m.repr(both[1]);
  }
  return "Counter({" + text + "})";
}

// a + b and the like: only what is above zero stays.
Value binary(Machine& m, BinaryOp op, const Value& a, const Value& b) {
  const Type* type = m.typeOf(a);
  if (!a.is(Kind::Dict) || type->slots.binary != binary || !isCounter(b, type)) {
    if (op == BinaryOp::BitOr && a.is(Kind::Dict) && b.is(Kind::Dict))
      throw Unsupported("| of a Counter and a dict");
    return Value::notImplemented();
  }
  if (op != BinaryOp::Add && op != BinaryOp::Subtract && op != BinaryOp::BitAnd &&
      op != BinaryOp::BitOr)
    return Value::notImplemented();
  const Value result = m.heap.make<Dict>(const_cast<Type*>(type));
  const auto keep = [&](const Value& key, const Value& count) {
    if (isPositive(m, count)) setCount(m, result, key, count);
  };
  for (const Table::Entry& entry : entriesOf(a)) {
    const Value other = countOf(m, b, entry.key);
    if (op == BinaryOp::Add || op == BinaryOp::Subtract) {
      keep(entry.key, m.binary(op, entry.value, other));
    } else {
      const bool isLess = m.less(entry.value, other);
      keep(entry.key, isLess == (op == BinaryOp::BitOr) ? other : entry.value);
    }
  }
  if (op == BinaryOp::BitAnd) return result;
  for (const Table::Entry& entry : entriesOf(b)) {
    if (find(m, a, entry.key)) continue;
    if (op != BinaryOp::Subtract)
      keep(entry.key, entry.value);
    else if (m.less(entry.value, Value::integer(0)))
      setCount(m, result, entry.key,
               m.binary(BinaryOp::Subtract, Value::integer(0), entry.value));
  }
  return result;
}

void dropRest(Machine& m, const Value& self) {
  for (const Table::Entry& entry : entriesOf(self))
    if (!isPositive(m, countOf(m, self, entry.key))) setItem(m, self, entry.key, {});
}

Value inPlace(Machine& m, BinaryOp op, const Value& self, const Value& other) {
  if (op != BinaryOp::Add && op != BinaryOp::Subtract && op != BinaryOp::BitAnd &&
      op != BinaryOp::BitOr)
    return Value::notImplemented();
  if (!other.is(Kind::Dict)) throw Unsupported("counting what is no Counter in place");
  if (op == BinaryOp::BitAnd) {
    for (const Table::Entry& entry : entriesOf(self)) {
      const Value count = m.getItem(other, entry.key);
      if (m.less(count, entry.value)) setCount(m, self, entry.key, count);
    }
  } else {
    for (const Table::Entry& entry : entriesOf(other)) {
      const Value old = countOf(m, self, entry.key);
      if (op != BinaryOp::BitOr)
        setCount(m, self, entry.key, m.binary(op, old, entry.value));
      else if (m.truth(m.compare(CompareOp::Gt, entry.value, old)))
        setCount(m, self, entry.key, entry.value);
    }
  }
  dropRest(m, self);
  return self;
}

Value unary(Machine& m, UnaryOp op, const Value& self) {
  if (op != UnaryOp::Plus && op != UnaryOp::Minus) return Value::notImplemented();
  const Value result = m.heap.make<Dict>(self.object()->type);
  const Value zero = Value::integer(0);
  for (const Table::Entry& entry : entriesOf(self)) {
    if (op == UnaryOp::Plus && isPositive(m, entry.value))
      setCount(m, result, entry.key, entry.value);
    if (op == UnaryOp::Minus && m.less(entry.value, zero))
      setCount(m, result, entry.key, m.binary(BinaryOp::Subtract, zero, entry.value));
  }
  return result;
}

// For every key of either.
bool holdsForAll(Machine& m, CompareOp op, const Value& a, const Value& b) {
  for (const Value* counter : {&a, &b})
    for (const Table::Entry& entry : entriesOf(*counter)) {
      const Value mine = countOf(m, a, entry.key), other = countOf(m, b, entry.key);
      if (!m.truth(m.compare(op, mine, other))) return false;
    }
  return true;
}

Value compare(Machine& m, CompareOp op, const Value& self, const Value& other) {
  if (!isCounter(other, self.object()->type)) return Value::notImplemented();
  switch (op) {
    case CompareOp::Eq:
    case CompareOp::NotEq:
      return Value::boolean(holdsForAll(m, CompareOp::Eq, self, other) ==
                            (op == CompareOp::Eq));
    case CompareOp::LtE:
    case CompareOp::GtE:
      return Value::boolean(holdsForAll(m, op, self, other));
    default:
      return Value::boolean(
          holdsForAll(m, op == CompareOp::Lt ? CompareOp::LtE : CompareOp::GtE, self,
                      other) &&
          !holdsForAll(m, CompareOp::Eq, self, other));
  }
}

const NativeDef kMethods[] = {
    {"most_common", mostCommon, 0, 1, true},
    {"elements", elements, 0, 0},
    {"update", countAll<BinaryOp::Add>, 0, 1, true},
    {"subtract", countAll<BinaryOp::Subtract>, 0, 1, true},
    {"total",
     [](Machine& m, const Arguments& a) {
       Value sum = Value::integer(0);
       for (const Table::Entry& entry : entriesOf(a[0]))
         sum = m.binary(BinaryOp::Add, sum, entry.value);
       return sum;
     },
     0, 0},
    {"fromkeys",
     [](Machine&, const Arguments&) -> Value { throw Unsupported("Counter.fromkeys()"); },
     0, -1, true},
};

}  // namespace

Type* makeCounterType(Machine& machine) {
  Slots slots = machine.types.dict->slots;
  slots.repr = repr;
  slots.compare = compare;
  slots.binary = binary;
  slots.inPlace = inPlace;
  slots.unary = unary;
  slots.getItem = countOf;
  slots.setItem = setItem;
  Type* type = machine.makeType("Counter", machine.types.dict, slots);
  type->qualifiedName = "collections.Counter";
  type->construct = construct;
  machine.addMethods(type, kMethods, std::size(kMethods));
  return type;
}

}  // namespace derslik::python::vm
