// list.

#include <algorithm>

#include "core/python/objects/natives.h"
#include "core/python/objects/types.h"

namespace derslik::python::vm {

namespace {

std::vector<Value>& items(const Value& list) {
  auto* self = list.to<List>();
  if (self->isSorting) throw Unsupported("a list that is used while it is sorted");
  return self->items;
}

Value concatenated(Machine& machine, const std::vector<Value>& a,
                   const std::vector<Value>& b) {
  machine.heap.reserve((a.size() + b.size()) * sizeof(Value));
  std::vector<Value> all;
  all.reserve(a.size() + b.size());
  all.insert(all.end(), a.begin(), a.end());
  all.insert(all.end(), b.begin(), b.end());
  return machine.list(std::move(all));
}

std::int64_t timesOf(Machine& machine, const Value& other) {
  if (other.isIntegral()) return other.asInt();
  if (other.isFloat() || !machine.typeOf(other)->slots.number)
    typeError("can't multiply sequence by non-int of type '" +
              machine.typeOf(other)->name + "'");
  return machine.index(other);
}

Value sequence(Machine& machine, BinaryOp op, const Value& self, const Value& other) {
  if (op == BinaryOp::Add) {
    if (!other.is(Kind::List))
      typeError("can only concatenate list (not \"" + machine.typeOf(other)->name +
                "\") to list");
    return concatenated(machine, items(self), items(other));
  }
  const std::int64_t times = timesOf(machine, other);
  return machine.list(repeated(machine, items(self), times));
}

Value inPlace(Machine& machine, BinaryOp op, const Value& self, const Value& other) {
  auto* list = self.to<List>();
  if (op == BinaryOp::Add) {
    std::vector<Value> more = machine.toVector(other);
    machine.heap.reserve(more.size() * sizeof(Value));
    list->items.insert(list->items.end(), more.begin(), more.end());
    list->grown(machine.heap);
    return self;
  }
  if (op == BinaryOp::Multiply) {
    list->items = repeated(machine, items(self), timesOf(machine, other));
    list->grown(machine.heap);
    return self;
  }
  return Value::notImplemented();
}

Value compare(Machine& machine, CompareOp op, const Value& self, const Value& other) {
  if (!other.is(Kind::List)) return Value::notImplemented();
  const Value keptSelf = self, keptOther = other;
  return compareItems(machine, op, items(keptSelf), items(keptOther));
}

std::string notIndex(Machine& machine, const Value& key) {
  return "list indices must be integers or slices, not " + machine.typeOf(key)->name;
}

Value getItem(Machine& machine, const Value& self, const Value& key) {
  const auto& all = items(self);
  if (const Slice* slice = key.as<Slice>()) {
    const SliceRange range =
        resolve(machine, *slice, static_cast<std::int64_t>(all.size()));
    std::vector<Value> part;
    part.reserve(static_cast<std::size_t>(range.count));
    for (std::int64_t i = 0; i < range.count; ++i)
      part.push_back(all[static_cast<std::size_t>(range.start + i * range.step)]);
    return machine.list(std::move(part));
  }
  const std::int64_t index = machine.index(key, notIndex(machine, key).c_str());
  return all[placeIn(index, all.size(), "list index out of range")];
}

void setSlice(Machine& machine, const Value& self, const Slice& slice,
              const Value& value) {
  std::vector<Value> with;
  if (!value.isUnset()) {
    if (!machine.typeOf(value)->slots.iterate)
      typeError(slice.step.isNone() ? "can only assign an iterable"
                                    : "must assign iterable to extended slice");
    with = machine.toVector(value);
  }
  auto& all = items(self);
  const SliceRange range = resolve(machine, slice, static_cast<std::int64_t>(all.size()));
  if (range.step == 1) {
    const auto first = all.begin() + range.start;
    std::vector<Value> old(first, first + range.count);
    all.erase(first, first + range.count);
    all.insert(all.begin() + range.start, with.begin(), with.end());
  } else if (value.isUnset()) {
    std::vector<bool> goes(all.size());
    for (std::int64_t i = 0; i < range.count; ++i)
      goes[static_cast<std::size_t>(range.start + i * range.step)] = true;
    std::vector<Value> rest;
    for (std::size_t i = 0; i < all.size(); ++i)
      if (!goes[i]) rest.push_back(all[i]);
    all.swap(rest);
  } else {
    if (static_cast<std::int64_t>(with.size()) != range.count)
      valueError("attempt to assign sequence of size " + std::to_string(with.size()) +
                 " to extended slice of size " + std::to_string(range.count));
    for (std::int64_t i = 0; i < range.count; ++i)
      all[static_cast<std::size_t>(range.start + i * range.step)] =
          with[static_cast<std::size_t>(i)];
  }
  self.to<List>()->grown(machine.heap);
}

void setItem(Machine& machine, const Value& self, const Value& key, const Value& value) {
  if (const Slice* slice = key.as<Slice>()) {
    setSlice(machine, self, *slice, value);
    return;
  }
  const std::int64_t index = machine.index(key, notIndex(machine, key).c_str());
  auto& all = items(self);
  const std::size_t place =
      placeIn(index, all.size(), "list assignment index out of range");
  if (value.isUnset()) {
    const Value old = std::move(all[place]);
    all.erase(all.begin() + static_cast<std::ptrdiff_t>(place));
  } else {
    all[place] = value;
  }
}

Value iterate(Machine& machine, const Value& self) {
  items(self);
  return makeIterator(
      machine, iteratorType(machine, "list_iterator"), {self},
      [at = std::size_t{0}](Machine&, std::vector<Value>& kept) mutable -> Value {
        const auto& all = kept[0].to<List>()->items;
        return at < all.size() ? all[at++] : Value();
      });
}

std::size_t placeOf(Machine& machine, const Value& list, const Value& item,
                    std::int64_t start, std::int64_t stop) {
  for (std::int64_t i = start; i < stop && i < std::int64_t(items(list).size()); ++i) {
    const Value each = items(list)[static_cast<std::size_t>(i)];
    if (machine.equals(each, item)) return static_cast<std::size_t>(i);
  }
  return static_cast<std::size_t>(-1);
}

std::int64_t boundOf(Machine& machine, const Value& value, std::int64_t size) {
  const std::int64_t at =
      machine.index(value, "slice indices must be integers or have an __index__ method");
  return std::clamp<std::int64_t>(at < 0 ? at + size : at, 0, size);
}

const NativeDef kMethods[] = {
    {"append",
     [](Machine& m, const Arguments& a) {
       items(a[0]).push_back(a[1]);
       a[0].to<List>()->grown(m.heap);
       return Value::none();
     },
     1, 1},
    {"extend",
     [](Machine& m, const Arguments& a) {
       inPlace(m, BinaryOp::Add, a[0], a[1]);
       return Value::none();
     },
     1, 1},
    {"insert",
     [](Machine& m, const Arguments& a) {
       auto& all = items(a[0]);
       const auto size = static_cast<std::int64_t>(all.size());
       std::int64_t at = m.index(a[1]);
       if (at < 0) at = at < -size ? 0 : at + size;
       all.insert(all.begin() + std::min(at, size), a[2]);
       a[0].to<List>()->grown(m.heap);
       return Value::none();
     },
     2, 2},
    {"pop",
     [](Machine& m, const Arguments& a) {
       const std::int64_t index = a.size() > 1 ? m.index(a[1]) : -1;
       auto& all = items(a[0]);
       if (all.empty()) indexError("pop from empty list");
       const std::size_t place = placeIn(index, all.size(), "pop index out of range");
       Value item = std::move(all[place]);
       all.erase(all.begin() + static_cast<std::ptrdiff_t>(place));
       return item;
     },
     0, 1},
    {"remove",
     [](Machine& m, const Arguments& a) {
       const std::size_t place = placeOf(m, a[0], a[1], 0, INT64_MAX);
       if (place == static_cast<std::size_t>(-1))
         valueError("list.remove(x): x not in list");
       auto& all = items(a[0]);
       const Value old = std::move(all[place]);
       all.erase(all.begin() + static_cast<std::ptrdiff_t>(place));
       return Value::none();
     },
     1, 1},
    {"index",
     [](Machine& m, const Arguments& a) {
       const auto size = static_cast<std::int64_t>(items(a[0]).size());
       const std::int64_t start = a.size() > 2 ? boundOf(m, a[2], size) : 0;
       const std::int64_t stop = a.size() > 3 ? boundOf(m, a[3], size) : INT64_MAX;
       const std::size_t place = placeOf(m, a[0], a[1], start, stop);
       if (place == static_cast<std::size_t>(-1))
         valueError(m.repr(a[1]) + " is not in list");
       return Value::integer(static_cast<std::int64_t>(place));
     },
     1, 3},
    {"count",
     [](Machine& m, const Arguments& a) {
       std::int64_t count = 0;
       for (std::size_t i = 0; i < items(a[0]).size(); ++i) {
         const Value each = items(a[0])[i];
         count += m.equals(each, a[1]);
       }
       return Value::integer(count);
     },
     1, 1},
    {"clear",
     [](Machine&, const Arguments& a) {
       items(a[0]);
       a[0].to<List>()->clear();
       return Value::none();
     },
     0, 0},
    {"copy", [](Machine& m, const Arguments& a) { return m.list(items(a[0])); }, 0, 0},
    {"reverse",
     [](Machine&, const Arguments& a) {
       std::reverse(items(a[0]).begin(), items(a[0]).end());
       return Value::none();
     },
     0, 0},
    {"sort",
     [](Machine& m, const Arguments& a) {
       const auto bound = bind(m, "sort", a.rest(), {"*key", "*reverse"}, 0);
       const bool reverse = !bound[1].isUnset() && m.truth(bound[1]);
       std::vector<Value> all;
       all.swap(items(a[0]));
       auto* list = a[0].to<List>();
       list->isSorting = true;
       const auto finish = [&] {
         list->isSorting = false;
         list->items = std::move(all);
       };
       try {
         sortItems(m, all, bound[0].isNone() ? Value() : bound[0], reverse);
       } catch (...) {
         finish();
         throw;
       }
       finish();
       return Value::none();
     },
     0, 0, true},
};

}  // namespace

std::vector<Value> repeated(Machine& machine, const std::vector<Value>& all,
                            std::int64_t times) {
  std::vector<Value> result;
  if (times <= 0 || all.empty()) return result;
  // A product of sizes could exceed the 32 bits that they have in WASM.
  const std::size_t most = machine.heap.arrays.limit / (all.size() * sizeof(Value));
  if (static_cast<std::uint64_t>(times) > most) throw BudgetSpent{"memory"};
  machine.heap.reserve(all.size() * static_cast<std::size_t>(times) * sizeof(Value));
  result.reserve(all.size() * static_cast<std::size_t>(times));
  for (std::int64_t i = 0; i < times; ++i)
    result.insert(result.end(), all.begin(), all.end());
  return result;
}

Slots listSlots() {
  Slots slots;
  slots.repr = [](Machine& machine, const Value& self) -> std::string {
    const Showing showing(machine, self.object());
    if (!showing.isFirst()) return "[...]";
    return "[" + reprItems(machine, items(self)) + "]";
  };
  slots.sequence = sequence;
  slots.inPlace = inPlace;
  slots.compare = compare;
  slots.getItem = getItem;
  slots.setItem = setItem;
  slots.contains = [](Machine& machine, const Value& self, const Value& item) {
    return placeOf(machine, self, item, 0, INT64_MAX) != static_cast<std::size_t>(-1);
  };
  slots.length = [](Machine&, const Value& self) {
    return static_cast<std::int64_t>(items(self).size());
  };
  slots.iterate = iterate;
  return slots;
}

void addListMethods(Machine& machine) {
  machine.addMethods(machine.types.list, kMethods, std::size(kMethods));
}

}  // namespace derslik::python::vm
