// set and frozenset: operators and methods, in CPython's order of insertions.

#include "core/python/objects/natives.h"
#include "core/python/objects/set.h"
#include "core/python/objects/types.h"

namespace derslik::python::vm {

namespace {

Set* setOf(const Value& value) {
  return value.to<Set>();
}

Value makeSet(Machine& machine, Type* type) {
  return machine.heap.make<Set>(type);
}

void addAll(Machine& machine, Set* set, const Value& from) {
  if (const auto* other = from.as<Set>()) {
    set->merge(machine, *other);
    return;
  }
  machine.each(from, [&](const Value& item) { set->add(machine, item); });
}

Value copyOf(Machine& machine, const Value& self, Type* type) {
  Value copy = makeSet(machine, type);
  setOf(copy)->merge(machine, *setOf(self));
  return copy;
}

Value unionOf(Machine& machine, const Value& self, const Value& other) {
  Value result = copyOf(machine, self, self.object()->type);
  // Its own items once more would be no change, but for the table's size.
  if (!self.same(other)) addAll(machine, setOf(result), other);
  return result;
}

Value intersection(Machine& machine, const Value& self, const Value& other) {
  if (self.same(other)) return copyOf(machine, self, self.object()->type);
  Value result = makeSet(machine, self.object()->type);
  if (other.is(Kind::Set)) {
    const Set* small = setOf(other);
    Set* large = setOf(self);
    if (small->used > large->used) {
      small = setOf(self);
      large = setOf(other);
    }
    for (const Set::Entry& entry : small->entries())
      if (large->contains(machine, entry.key, entry.hash))
        setOf(result)->add(machine, entry.key, entry.hash);
    return result;
  }
  machine.each(other, [&](const Value& item) {
    if (setOf(self)->contains(machine, item)) setOf(result)->add(machine, item);
  });
  return result;
}

void subtract(Machine& machine, Set* set, const Value& other) {
  if (setOf(other) == set && other.is(Kind::Set)) {
    set->reset();
    return;
  }
  if (other.is(Kind::Set)) {
    for (const Value& item : setOf(other)->items())
      set->remove(machine, item);
  } else {
    machine.each(other, [&](const Value& item) { set->remove(machine, item); });
  }
  if (set->fill - set->used > (set->table.size() - 1) / 5)
    throw Unsupported("the order of a set that much has been removed from");
}

Value difference(Machine& machine, const Value& self, const Value& other) {
  if (other.is(Kind::Set) && (setOf(self)->used >> 2) <= setOf(other)->used) {
    Value result = makeSet(machine, self.object()->type);
    for (const Set::Entry& entry : setOf(self)->entries())
      if (!setOf(other)->contains(machine, entry.key, entry.hash))
        setOf(result)->add(machine, entry.key, entry.hash);
    return result;
  }
  Value result = copyOf(machine, self, self.object()->type);
  subtract(machine, setOf(result), other);
  return result;
}

void toggle(Machine& machine, Set* set, const Value& other) {
  const Value others = other.is(Kind::Set) ? other : makeSet(machine, machine.types.set);
  if (!other.is(Kind::Set)) addAll(machine, setOf(others), other);
  for (const Set::Entry& entry : setOf(others)->entries())
    if (!set->remove(machine, entry.key)) set->add(machine, entry.key, entry.hash);
}

Value symmetric(Machine& machine, const Value& self, const Value& other) {
  // As CPython: the other's items, toggled by one's own.
  Value result = makeSet(machine, self.object()->type);
  addAll(machine, setOf(result), other);
  toggle(machine, setOf(result), self);
  return result;
}

bool isSubset(Machine& machine, const Value& a, const Value& b) {
  if (setOf(a)->used > setOf(b)->used) return false;
  for (const Set::Entry& entry : setOf(a)->entries())
    if (!setOf(b)->contains(machine, entry.key, entry.hash)) return false;
  return true;
}

Value binary(Machine& machine, BinaryOp op, const Value& a, const Value& b) {
  if (!a.is(Kind::Set) || !b.is(Kind::Set)) return Value::notImplemented();
  switch (op) {
    case BinaryOp::BitOr:
      return unionOf(machine, a, b);
    case BinaryOp::BitAnd:
      return intersection(machine, a, b);
    case BinaryOp::BitXor:
      return symmetric(machine, a, b);
    case BinaryOp::Subtract:
      return difference(machine, a, b);
    default:
      return Value::notImplemented();
  }
}

void replaceBy(const Value& self, const Value& other) {
  Set* set = setOf(self);
  Set* from = setOf(other);
  std::swap(set->table, from->table);
  set->fill = from->fill;
  set->used = from->used;
  set->isOrdered = from->isOrdered;
  ++set->changes;
}

Value inPlace(Machine& machine, BinaryOp op, const Value& self, const Value& other) {
  if (!other.is(Kind::Set) || self.object()->type == machine.types.frozenset)
    return Value::notImplemented();
  switch (op) {
    case BinaryOp::BitOr:
      addAll(machine, setOf(self), other);
      return self;
    case BinaryOp::BitAnd:
      replaceBy(self, intersection(machine, self, other));
      return self;
    case BinaryOp::BitXor:
      if (self.same(other))
        setOf(self)->reset();
      else
        toggle(machine, setOf(self), other);
      return self;
    case BinaryOp::Subtract:
      subtract(machine, setOf(self), other);
      return self;
    default:
      return Value::notImplemented();
  }
}

Value compare(Machine& machine, CompareOp op, const Value& a, const Value& b) {
  if (!b.is(Kind::Set)) return Value::notImplemented();
  const bool sameSize = setOf(a)->used == setOf(b)->used;
  switch (op) {
    case CompareOp::Eq:
      return Value::boolean(sameSize && isSubset(machine, a, b));
    case CompareOp::NotEq:
      return Value::boolean(!(sameSize && isSubset(machine, a, b)));
    case CompareOp::LtE:
      return Value::boolean(isSubset(machine, a, b));
    case CompareOp::Lt:
      return Value::boolean(!sameSize && isSubset(machine, a, b));
    case CompareOp::GtE:
      return Value::boolean(isSubset(machine, b, a));
    default:
      return Value::boolean(!sameSize && isSubset(machine, b, a));
  }
}

std::string repr(Machine& machine, const Value& self) {
  const bool isFrozen = self.object()->type == machine.types.frozenset;
  const Set* set = setOf(self);
  if (set->used == 0) return isFrozen ? "frozenset()" : "set()";
  const Showing showing(machine, self.object());
  if (!showing.isFirst()) return isFrozen ? "frozenset(...)" : "set(...)";
  set->checkOrder();
  const std::string items = "{" + reprItems(machine, set->items()) + "}";
  return isFrozen ? "frozenset(" + items + ")" : items;
}

// The frozenset_hash of CPython: whatever the order, shuffled bits xored.
std::int64_t hash(Machine& machine, const Value& self) {
  if (self.object()->type != machine.types.frozenset) typeError("unhashable type: 'set'");
  std::uint64_t sum = 0;
  for (const Set::Entry& entry : setOf(self)->entries()) {
    const auto h = static_cast<std::uint64_t>(entry.hash);
    sum ^= ((h ^ 89869747u) ^ (h << 16)) * 3644798167u;
  }
  return static_cast<std::int64_t>(sum ^ setOf(self)->used * 1927868237u);
}

Value iterate(Machine& machine, const Value& self) {
  setOf(self)->checkOrder();
  return makeIterator(
      machine, iteratorType(machine, "set_iterator"), {self},
      [at = std::size_t{0}, used = setOf(self)->used, changes = setOf(self)->changes](
          Machine&, std::vector<Value>& kept) mutable -> Value {
        const Set* set = kept[0].to<Set>();
        if (set->used != used) {
          used = static_cast<std::size_t>(-1);
          throw Failure("RuntimeError", "Set changed size during iteration");
        }
        if (set->changes != changes)
          throw Unsupported("changing a set while it is iterated over");
        while (at < set->table.size()) {
          const Set::Entry& entry = set->table[at++];
          if (!entry.key.isUnset()) return entry.key;
        }
        return {};
      });
}

using Combine = Value (*)(Machine&, const Value&, const Value&);

template<Combine combine>
Value combined(Machine& machine, const Arguments& a) {
  if (a.size() == 1) return copyOf(machine, a[0], a[0].object()->type);
  Value result = a[0];
  for (int i = 1; i < a.size(); ++i)
    result = combine(machine, result, a[i]);
  return result;
}

Value toSet(Machine& machine, const Value& value) {
  if (value.is(Kind::Set)) return value;
  Value set = makeSet(machine, machine.types.set);
  addAll(machine, setOf(set), value);
  return set;
}

const NativeDef kShared[] = {
    {"union", combined<unionOf>, 0, -1},
    {"intersection", combined<intersection>, 0, -1},
    {"difference", combined<difference>, 0, -1},
    {"symmetric_difference", combined<symmetric>, 1, 1},
    {"copy",
     [](Machine& m, const Arguments& a) { return copyOf(m, a[0], a[0].object()->type); },
     0, 0},
    {"issubset",
     [](Machine& m, const Arguments& a) {
       return Value::boolean(isSubset(m, a[0], toSet(m, a[1])));
     },
     1, 1},
    {"issuperset",
     [](Machine& m, const Arguments& a) {
       return Value::boolean(isSubset(m, toSet(m, a[1]), a[0]));
     },
     1, 1},
    {"isdisjoint",
     [](Machine& m, const Arguments& a) {
       return Value::boolean(setOf(intersection(m, a[0], toSet(m, a[1])))->used == 0);
     },
     1, 1},
};

const NativeDef kChanging[] = {
    {"add",
     [](Machine& m, const Arguments& a) {
       setOf(a[0])->add(m, a[1]);
       return Value::none();
     },
     1, 1},
    {"discard",
     [](Machine& m, const Arguments& a) {
       setOf(a[0])->remove(m, a[1]);
       return Value::none();
     },
     1, 1},
    {"remove",
     [](Machine& m, const Arguments& a) {
       if (!setOf(a[0])->remove(m, a[1])) keyError(m, a[1]);
       return Value::none();
     },
     1, 1},
    {"pop",
     [](Machine& m, const Arguments& a) -> Value {
       Set* set = setOf(a[0]);
       if (set->used == 0) keyError(m, m.str("pop from an empty set"));
       set->checkOrder();
       std::size_t at = set->finger & (set->table.size() - 1);
       while (set->table[at].key.isUnset())
         at = (at + 1) & (set->table.size() - 1);
       Value key = std::move(set->table[at].key);
       set->table[at].isDeleted = true;
       --set->used;
       ++set->changes;
       set->finger = at + 1;
       return key;
     },
     0, 0},
    {"clear",
     [](Machine&, const Arguments& a) {
       setOf(a[0])->reset();
       return Value::none();
     },
     0, 0},
    {"update",
     [](Machine& m, const Arguments& a) {
       for (int i = 1; i < a.size(); ++i)
         addAll(m, setOf(a[0]), a[i]);
       return Value::none();
     },
     0, -1},
    {"intersection_update",
     [](Machine& m, const Arguments& a) {
       replaceBy(a[0], copyOf(m, combined<intersection>(m, a), m.types.set));
       return Value::none();
     },
     0, -1},
    {"difference_update",
     [](Machine& m, const Arguments& a) {
       for (int i = 1; i < a.size(); ++i)
         subtract(m, setOf(a[0]), a[i]);
       return Value::none();
     },
     0, -1},
    {"symmetric_difference_update",
     [](Machine& m, const Arguments& a) {
       toggle(m, setOf(a[0]), a[1]);
       return Value::none();
     },
     1, 1},
};

}  // namespace

Slots setSlots() {
  Slots slots;
  slots.repr = repr;
  slots.hash = hash;
  slots.binary = binary;
  slots.inPlace = inPlace;
  slots.compare = compare;
  slots.contains = [](Machine& machine, const Value& self, const Value& item) {
    return setOf(self)->contains(machine, item);
  };
  slots.length = [](Machine&, const Value& self) {
    return static_cast<std::int64_t>(setOf(self)->used);
  };
  slots.iterate = iterate;
  return slots;
}

void addSetMethods(Machine& machine) {
  machine.addMethods(machine.types.set, kShared, std::size(kShared));
  machine.addMethods(machine.types.frozenset, kShared, std::size(kShared));
  machine.addMethods(machine.types.set, kChanging, std::size(kChanging));
}

}  // namespace derslik::python::vm
