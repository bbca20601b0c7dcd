// tuple.

#include <algorithm>

#include "core/python/objects/natives.h"
#include "core/python/objects/types.h"

namespace derslik::python::vm {

namespace {

const std::vector<Value>& items(const Value& tuple) {
  return tuple.to<Tuple>()->items;
}

// CPython's tuplehash: xxHash's rounds over the items' hashes.
std::int64_t hash(Machine& machine, const Value& self) {
  constexpr std::uint64_t kPrime1 = 11400714785074694791u,
                          kPrime2 = 14029467366897019727u, kPrime5 = 2870177450012600261u;
  std::uint64_t sum = kPrime5;
  for (const Value& item : items(self)) {
    sum += static_cast<std::uint64_t>(machine.hash(item)) * kPrime2;
    sum = (sum << 31) | (sum >> 33);
    sum *= kPrime1;
  }
  sum += items(self).size() ^ (kPrime5 ^ 3527539u);
  return sum == static_cast<std::uint64_t>(-1) ? 1546275796
                                               : static_cast<std::int64_t>(sum);
}

Value sequence(Machine& machine, BinaryOp op, const Value& self, const Value& other) {
  if (op == BinaryOp::Add) {
    if (!other.is(Kind::Tuple))
      typeError("can only concatenate tuple (not \"" + machine.typeOf(other)->name +
                "\") to tuple");
    std::vector<Value> all = items(self);
    all.insert(all.end(), items(other).begin(), items(other).end());
    return machine.tuple(std::move(all));
  }
  if (other.isFloat() || (!other.isIntegral() && !machine.typeOf(other)->slots.number))
    typeError("can't multiply sequence by non-int of type '" +
              machine.typeOf(other)->name + "'");
  return machine.tuple(repeated(machine, items(self), machine.index(other)));
}

Value getItem(Machine& machine, const Value& self, const Value& key) {
  const auto& all = items(self);
  if (const Slice* slice = key.as<Slice>()) {
    const SliceRange range =
        resolve(machine, *slice, static_cast<std::int64_t>(all.size()));
    if (range.step == 1 && range.count == static_cast<std::int64_t>(all.size()) &&
        self.object()->type == machine.types.tuple)
      return self;
    std::vector<Value> part;
    for (std::int64_t i = 0; i < range.count; ++i)
      part.push_back(all[static_cast<std::size_t>(range.start + i * range.step)]);
    return machine.tuple(std::move(part));
  }
  const std::string notIndex =
      "tuple indices must be integers or slices, not " + machine.typeOf(key)->name;
  return all[placeIn(machine.index(key, notIndex.c_str()), all.size(),
                     "tuple index out of range")];
}

const NativeDef kMethods[] = {
    {"index",
     [](Machine& m, const Arguments& a) {
       const auto& all = items(a[0]);
       const auto size = static_cast<std::int64_t>(all.size());
       const auto bound = [&](int i, std::int64_t otherwise) {
         if (a.size() <= i) return otherwise;
         const std::int64_t at = m.index(a[i]);
         return std::clamp<std::int64_t>(at < 0 ? at + size : at, 0, size);
       };
       for (std::int64_t i = bound(2, 0), stop = bound(3, size); i < stop; ++i)
         if (m.equals(all[static_cast<std::size_t>(i)], a[1])) return Value::integer(i);
       valueError("tuple.index(x): x not in tuple");
     },
     1, 3},
    {"count",
     [](Machine& m, const Arguments& a) {
       std::int64_t count = 0;
       for (const Value& each : items(a[0]))
         count += m.equals(each, a[1]);
       return Value::integer(count);
     },
     1, 1},
};

}  // namespace

Slots tupleSlots() {
  Slots slots;
  slots.repr = [](Machine& machine, const Value& self) -> std::string {
    const Showing showing(machine, self.object());
    if (!showing.isFirst()) return "(...)";
    return "(" + reprItems(machine, items(self)) + (items(self).size() == 1 ? ",)" : ")");
  };
  slots.hash = hash;
  slots.sequence = sequence;
  slots.compare = [](Machine& machine, CompareOp op, const Value& self,
                     const Value& other) {
    if (!other.is(Kind::Tuple)) return Value::notImplemented();
    const Value keptSelf = self, keptOther = other;
    return compareItems(machine, op, items(keptSelf), items(keptOther));
  };
  slots.getItem = getItem;
  slots.contains = [](Machine& machine, const Value& self, const Value& item) {
    const Value kept = self;
    for (const Value& each : items(kept))
      if (machine.equals(each, item)) return true;
    return false;
  };
  slots.length = [](Machine&, const Value& self) {
    return static_cast<std::int64_t>(items(self).size());
  };
  slots.iterate = [](Machine& machine, const Value& self) {
    return makeIterator(
        machine, iteratorType(machine, "tuple_iterator"), {self},
        [at = std::size_t{0}](Machine&, std::vector<Value>& kept) mutable -> Value {
          const auto& all = kept[0].to<Tuple>()->items;
          return at < all.size() ? all[at++] : Value();
        });
  };
  return slots;
}

void addTupleMethods(Machine& machine) {
  machine.addMethods(machine.types.tuple, kMethods, std::size(kMethods));
}

}  // namespace derslik::python::vm
