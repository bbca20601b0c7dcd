// set and frozenset: the table. Its sizes, its probes and its growth are those of CPython
// 3.11's setobject.c, so that the order is the same.

#include "core/python/objects/set.h"

namespace derslik::python::vm {

namespace {

constexpr std::size_t kLinearProbes = 9;
constexpr int kPerturbShift = 5;

}  // namespace

bool hasFixedHash(const Value& value) {
  if (value.isFloat()) return value.asFloat() == value.asFloat();
  if (value.isIntegral()) return true;
  if (const auto* tuple = value.as<Tuple>()) {
    for (const Value& item : tuple->items)
      if (!hasFixedHash(item)) return false;
    return true;
  }
  return false;
}

void Set::clear() noexcept {
  std::vector<Entry> old;
  old.swap(table);
  fill = used = 0;
}

void Set::reset() {
  clear();
  table.resize(8);
  finger = 0;
  isOrdered = true;
  ++changes;
}

// The entry with the key, or the free one where it would go; CPython's set_add_entry and
// set_lookkey. Deleted entries are passed over, never used again.
Set::Entry* Set::find(Machine& machine, const Value& key, std::int64_t hash) {
  const std::size_t mask = table.size() - 1;
  auto perturb = static_cast<std::uint64_t>(hash);
  std::size_t i = static_cast<std::size_t>(hash) & mask;
  for (;;) {
    std::size_t at = i;
    std::size_t probes = i + kLinearProbes <= mask ? kLinearProbes : 0;
    for (;; ++at, --probes) {
      Entry& entry = table[at];
      if (entry.key.isUnset() && !entry.isDeleted) return &entry;
      if (!entry.isDeleted && entry.hash == hash) {
        if (entry.key.same(key)) return &entry;
        const Value kept = entry.key;
        const std::uint32_t before = changes;
        const bool equal = machine.equals(kept, key);
        if (changes != before)
          throw Unsupported("an __eq__ that changes the set it is in");
        if (equal) return &entry;
      }
      if (probes == 0) break;
    }
    perturb >>= kPerturbShift;
    i = static_cast<std::size_t>(i * 5 + 1 + perturb) & mask;
  }
}

void Set::insertClean(Entry fresh) {
  const std::size_t mask = table.size() - 1;
  auto perturb = static_cast<std::uint64_t>(fresh.hash);
  std::size_t i = static_cast<std::size_t>(fresh.hash) & mask;
  for (;;) {
    std::size_t at = i;
    std::size_t probes = i + kLinearProbes <= mask ? kLinearProbes : 0;
    for (;; ++at, --probes) {
      if (table[at].key.isUnset()) {
        table[at] = std::move(fresh);
        return;
      }
      if (probes == 0) break;
    }
    perturb >>= kPerturbShift;
    i = static_cast<std::size_t>(i * 5 + 1 + perturb) & mask;
  }
}

void Set::resize(std::size_t minimum) {
  std::size_t size = 8;
  while (size <= minimum)
    size <<= 1;
  std::vector<Entry> old(size);
  old.swap(table);
  for (Entry& entry : old)
    if (!entry.key.isUnset()) insertClean(std::move(entry));
  fill = used;
}

bool Set::add(Machine& machine, const Value& key) {
  return add(machine, key, machine.hash(key));
}

bool Set::add(Machine& machine, const Value& key, std::int64_t hash) {
  Entry* entry = find(machine, key, hash);
  if (!entry->key.isUnset()) return false;
  ++changes;
  entry->key = key;
  entry->hash = hash;
  ++fill;
  ++used;
  if (isOrdered && !hasFixedHash(key)) isOrdered = false;
  const std::size_t mask = table.size() - 1;
  if (fill * 5 >= mask * 3) {
    machine.heap.reserve(used * 4 * sizeof(Entry));
    resize(used > 50000 ? used * 2 : used * 4);
    machine.heap.charge(this, sizeof(Set) + table.size() * sizeof(Entry));
  }
  return true;
}

bool Set::remove(Machine& machine, const Value& key) {
  Entry* entry = find(machine, key, machine.hash(key));
  if (entry->key.isUnset()) return false;
  ++changes;
  entry->key.drop();
  entry->isDeleted = true;
  --used;
  return true;
}

bool Set::contains(Machine& machine, const Value& key) {
  return contains(machine, key, machine.hash(key));
}

bool Set::contains(Machine& machine, const Value& key, std::int64_t hash) {
  return !find(machine, key, hash)->key.isUnset();
}

void Set::merge(Machine& machine, const Set& other) {
  if (&other == this || other.used == 0) return;
  ++changes;
  const std::size_t mask = table.size() - 1;
  if ((fill + other.used) * 5 >= mask * 3) {
    machine.heap.reserve((used + other.used) * 4 * sizeof(Entry));
    resize((used + other.used) * 2);
    machine.heap.charge(this, sizeof(Set) + table.size() * sizeof(Entry));
  }
  // An empty table of the same size takes the other's as it is.
  if (fill == 0 && table.size() == other.table.size() && other.fill == other.used) {
    table = other.table;
    fill = other.fill;
    used = other.used;
    isOrdered = isOrdered && other.isOrdered;
    return;
  }
  if (fill == 0) {
    fill = used = other.used;
    isOrdered = isOrdered && other.isOrdered;
    for (const Entry& entry : other.table)
      if (!entry.key.isUnset()) insertClean({entry.key, entry.hash, false});
    return;
  }
  const std::vector<Entry> entries = other.entries();
  for (const Entry& entry : entries)
    add(machine, entry.key, entry.hash);
}

std::vector<Set::Entry> Set::entries() const {
  std::vector<Entry> all;
  all.reserve(used);
  for (const Entry& entry : table)
    if (!entry.key.isUnset()) all.push_back(entry);
  return all;
}

std::vector<Value> Set::items() const {
  std::vector<Value> all;
  all.reserve(used);
  for (const Entry& entry : table)
    if (!entry.key.isUnset()) all.push_back(entry.key);
  return all;
}

}  // namespace derslik::python::vm
