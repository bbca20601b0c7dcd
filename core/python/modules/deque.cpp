// collections.deque.

#include <algorithm>
#include <deque>

#include "core/python/modules/collections.h"
#include "core/python/objects/natives.h"

namespace derslik::python::vm {

namespace {

struct Deque : Object {
  static constexpr Kind kKind = Kind::Deque;
  void clear() noexcept override {
    std::deque<Value> old;
    old.swap(items);
  }

  std::deque<Value> items;
  std::int64_t most = -1;     ///< maxlen; below 0 where there is none
  std::uint32_t changes = 0;  ///< for iterators to see
};

Deque* dequeOf(const Value& value) {
  return value.to<Deque>();
}

std::vector<Value> copyOf(const Value& value) {
  return {dequeOf(value)->items.begin(), dequeOf(value)->items.end()};
}

void push(Machine& m, Deque* self, Value item, bool isLeft) {
  ++self->changes;
  const std::size_t size = self->items.size() + 1;
  m.heap.charge(self, sizeof(Deque) + std::max<std::size_t>(size, 64) * sizeof(Value));
  if (isLeft)
    self->items.push_front(std::move(item));
  else
    self->items.push_back(std::move(item));
  if (self->most < 0 || static_cast<std::int64_t>(size) <= self->most) return;
  Value dropped;
  if (isLeft) {
    dropped = std::move(self->items.back());
    self->items.pop_back();
  } else {
    dropped = std::move(self->items.front());
    self->items.pop_front();
  }
}

Value pop(const Value& value, bool isLeft) {
  Deque* self = dequeOf(value);
  if (self->items.empty()) indexError("pop from an empty deque");
  ++self->changes;
  Value item;
  if (isLeft) {
    item = std::move(self->items.front());
    self->items.pop_front();
  } else {
    item = std::move(self->items.back());
    self->items.pop_back();
  }
  return item;
}

void extend(Machine& m, const Value& self, const Value& from, bool isLeft) {
  const Value items = from.same(self) ? m.list(copyOf(self)) : from;
  m.each(items, [&](const Value& item) { push(m, dequeOf(self), item, isLeft); });
}

Value makeLike(Machine& m, const Value& self, const std::vector<Value>& items) {
  auto* made = m.heap.make<Deque>(self.object()->type);
  const Value value(made);
  made->most = dequeOf(self)->most;
  for (const Value& item : items)
    push(m, made, item, false);
  return value;
}

Value construct(Machine& m, Type* type, const Arguments& a) {
  const auto bound = bind(m, "deque", a, {"iterable", "maxlen"}, 0);
  auto* made = m.heap.make<Deque>(type);
  const Value value(made);
  if (!bound[1].isUnset() && !bound[1].isNone()) {
    if (!bound[1].isIntegral()) typeError("an integer is required");
    made->most = bound[1].asInt();
    if (made->most < 0) valueError("maxlen must be non-negative");
  }
  if (!bound[0].isUnset()) extend(m, value, bound[0], false);
  return value;
}

std::size_t placeOf(Machine& m, const Value& self, const Value& key) {
  const std::string message =
      "sequence index must be integer, not '" + m.typeOf(key)->name + "'";
  return placeIn(m.index(key, message.c_str()), dequeOf(self)->items.size(),
                 "deque index out of range");
}

Value getItem(Machine& m, const Value& self, const Value& key) {
  return dequeOf(self)->items[placeOf(m, self, key)];
}

void setItem(Machine& m, const Value& self, const Value& key, const Value& value) {
  const std::size_t place = placeOf(m, self, key);
  auto& items = dequeOf(self)->items;
  if (!value.isUnset()) {
    const Value old = std::exchange(items[place], value);
    return;
  }
  ++dequeOf(self)->changes;
  const Value old = items[place];
  items.erase(items.begin() + static_cast<std::ptrdiff_t>(place));
}

Value iterate(Machine& m, const Value& self) {
  return makeIterator(m, iteratorType(m, "_collections._deque_iterator"), {self},
                      [at = std::size_t{0}, changes = dequeOf(self)->changes](
                          Machine&, std::vector<Value>& kept) mutable -> Value {
                        const Deque* deque = dequeOf(kept[0]);
                        if (deque->changes != changes)
                          throw Failure("RuntimeError", "deque mutated during iteration");
                        return at < deque->items.size() ? deque->items[at++] : Value();
                      });
}

// The place of an equal item from `start` to before `stop`, or -1.
std::int64_t find(Machine& m, const Value& self, const Value& item, std::int64_t start,
                  std::int64_t stop) {
  const std::uint32_t changes = dequeOf(self)->changes;
  for (std::int64_t i = start; i < stop; ++i) {
    const Value each = dequeOf(self)->items[static_cast<std::size_t>(i)];
    const bool isEqual = m.equals(each, item);
    if (dequeOf(self)->changes != changes)
      throw Failure("RuntimeError", "deque mutated during iteration");
    if (isEqual) return i;
  }
  return -1;
}

std::int64_t sizeOf(const Value& self) {
  return static_cast<std::int64_t>(dequeOf(self)->items.size());
}

Value index(Machine& m, const Arguments& a) {
  const std::int64_t size = sizeOf(a[0]);
  const auto bound = [&](int i, std::int64_t otherwise) {
    if (a.size() <= i) return otherwise;
    const std::int64_t at = m.index(a[i]);
    return std::clamp<std::int64_t>(at < 0 ? at + size : at, 0, size);
  };
  const std::int64_t place = find(m, a[0], a[1], bound(2, 0), bound(3, size));
  if (place < 0) valueError(m.repr(a[1]) + " is not in deque");
  return Value::integer(place);
}

Value insert(Machine& m, const Arguments& a) {
  Deque* self = dequeOf(a[0]);
  const std::int64_t size = sizeOf(a[0]);
  if (self->most >= 0 && size >= self->most)
    indexError("deque already at its maximum size");
  std::int64_t at = m.index(a[1]);
  at = std::clamp<std::int64_t>(at < 0 ? at + size : at, 0, size);
  push(m, self, Value::none(), false);
  self->items.pop_back();
  self->items.insert(self->items.begin() + at, a[2]);
  return Value::none();
}

Value removeItem(Machine& m, const Arguments& a) {
  const std::int64_t place = find(m, a[0], a[1], 0, sizeOf(a[0]));
  if (place < 0) valueError(m.repr(a[1]) + " is not in deque");
  setItem(m, a[0], Value::integer(place), {});
  return Value::none();
}

Value rotate(Machine& m, const Arguments& a) {
  auto& items = dequeOf(a[0])->items;
  const std::int64_t count = a.size() > 1 ? m.index(a[1]) : 1;
  if (items.size() < 2) return Value::none();
  ++dequeOf(a[0])->changes;
  const std::int64_t size = sizeOf(a[0]);
  std::rotate(items.begin(), items.begin() + ((-(count % size)) % size + size) % size,
              items.end());
  return Value::none();
}

std::string repr(Machine& m, const Value& self) {
  const Showing showing(m, self.object());
  if (!showing.isFirst()) return "[...]";
  const std::int64_t most = dequeOf(self)->most;
  return "deque([" + reprItems(m, copyOf(self)) + "]" +
         (most < 0 ? "" : ", maxlen=" + std::to_string(most)) + ")";
}

Value sequence(Machine& m, BinaryOp op, const Value& self, const Value& other) {
  std::vector<Value> items = copyOf(self);
  if (op == BinaryOp::Add) {
    if (!other.is(Kind::Deque))
      typeError("can only concatenate deque (not \"" + m.typeOf(other)->name +
                "\") to deque");
    const std::vector<Value> more = copyOf(other);
    items.insert(items.end(), more.begin(), more.end());
    return makeLike(m, self, items);
  }
  if (!other.isIntegral())
    typeError("can't multiply sequence by non-int of type '" + m.typeOf(other)->name +
              "'");
  return makeLike(m, self, repeated(m, items, other.asInt()));
}

Value inPlace(Machine& m, BinaryOp op, const Value& self, const Value& other) {
  if (op == BinaryOp::Add) {
    extend(m, self, other, false);
    return self;
  }
  if (op != BinaryOp::Multiply || !other.isIntegral()) return Value::notImplemented();
  const std::vector<Value> items = repeated(m, copyOf(self), other.asInt());
  ++dequeOf(self)->changes;
  dequeOf(self)->clear();
  for (const Value& item : items)
    push(m, dequeOf(self), item, false);
  return self;
}

const NativeDef kMethods[] = {
    {"append",
     [](Machine& m, const Arguments& a) {
       push(m, dequeOf(a[0]), a[1], false);
       return Value::none();
     },
     1, 1},
    {"appendleft",
     [](Machine& m, const Arguments& a) {
       push(m, dequeOf(a[0]), a[1], true);
       return Value::none();
     },
     1, 1},
    {"pop", [](Machine&, const Arguments& a) { return pop(a[0], false); }, 0, 0},
    {"popleft", [](Machine&, const Arguments& a) { return pop(a[0], true); }, 0, 0},
    {"extend",
     [](Machine& m, const Arguments& a) {
       extend(m, a[0], a[1], false);
       return Value::none();
     },
     1, 1},
    {"extendleft",
     [](Machine& m, const Arguments& a) {
       extend(m, a[0], a[1], true);
       return Value::none();
     },
     1, 1},
    {"clear",
     [](Machine&, const Arguments& a) {
       ++dequeOf(a[0])->changes;
       dequeOf(a[0])->clear();
       return Value::none();
     },
     0, 0},
    {"copy",
     [](Machine& m, const Arguments& a) { return makeLike(m, a[0], copyOf(a[0])); }, 0,
     0},
    {"count",
     [](Machine& m, const Arguments& a) {
       std::int64_t count = 0, at = -1;
       while ((at = find(m, a[0], a[1], at + 1, sizeOf(a[0]))) >= 0)
         ++count;
       return Value::integer(count);
     },
     1, 1},
    {"index", index, 1, 3},
    {"insert", insert, 2, 2},
    {"remove", removeItem, 1, 1},
    {"reverse",
     [](Machine&, const Arguments& a) {
       std::reverse(dequeOf(a[0])->items.begin(), dequeOf(a[0])->items.end());
       return Value::none();
     },
     0, 0},
    {"rotate", rotate, 0, 1},
};

}  // namespace

Type* makeDequeType(Machine& machine) {
  Slots slots = machine.types.object->slots;
  slots.repr = repr;
  slots.hash = nullptr;
  slots.compare = [](Machine& m, CompareOp op, const Value& self, const Value& other) {
    if (!other.is(Kind::Deque)) return Value::notImplemented();
    return compareItems(m, op, copyOf(self), copyOf(other));
  };
  slots.sequence = sequence;
  slots.inPlace = inPlace;
  slots.getItem = getItem;
  slots.setItem = setItem;
  slots.contains = [](Machine& m, const Value& self, const Value& item) {
    return find(m, self, item, 0, sizeOf(self)) >= 0;
  };
  slots.length = [](Machine&, const Value& self) { return sizeOf(self); };
  slots.iterate = iterate;
  slots.getAttribute = [](Machine& m, const Value& self, Str* name) {
    if (name->text != "maxlen") return plainAttribute(m, self, name);
    const std::int64_t most = dequeOf(self)->most;
    return most < 0 ? Value::none() : Value::integer(most);
  };
  slots.setAttribute = [](Machine&, const Value&, Str* name, const Value&) {
    if (name->text == "maxlen")
      throw Failure("AttributeError",
                    "attribute 'maxlen' of 'collections.deque' objects is not writable");
    return false;
  };
  Type* type = machine.makeType("collections.deque", machine.types.object, slots);
  type->construct = construct;
  machine.addMethods(type, kMethods, std::size(kMethods));
  return type;
}

}  // namespace derslik::python::vm
