#include "core/python/objects/table.h"

#include "core/python/machine.h"
#include "core/python/objects/str.h"

namespace derslik::python::vm {

namespace {

constexpr std::size_t kUnindexed = 8;

// The low bits of a number's hash are the number's: fine. Those of a multiple of a power
// of two would meet each other, so the upper ones are mixed in.
std::size_t spread(std::int64_t hash) {
  auto bits = static_cast<std::uint64_t>(hash) * 0x9e3779b97f4a7c15u;
  return static_cast<std::size_t>(bits >> 32);
}

}  // namespace

std::size_t Table::placeOf(Str* name) const {
  if (index_.empty()) {
    for (std::size_t i = 0; i < entries_.size(); ++i)
      if (entries_[i].key.isObject() && entries_[i].key.object() == name) return i;
    // The same text may be here as another object.
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      const Entry& entry = entries_[i];
      if (entry.hash != name->hash()) continue;
      const Str* other = entry.key.as<Str>();
      if (other && other->text == name->text) return i;
    }
    return kNowhere;
  }
  const std::size_t mask = index_.size() - 1;
  for (std::size_t i = spread(name->hash()) & mask; index_[i] != kFree;
       i = (i + 1) & mask) {
    const Entry& entry = entries_[index_[i] - 1];
    if (entry.hash != name->hash()) continue;
    const Str* other = entry.key.as<Str>();
    if (other && (other == name || other->text == name->text)) return index_[i] - 1;
  }
  return kNowhere;
}

std::size_t Table::placeOf(Machine& machine, const Value& key, std::int64_t hash) {
  if (Str* name = key.as<Str>()) return placeOf(name);
  const auto matches = [&](std::size_t place) {
    const Entry& entry = entries_[place];
    if (entry.hash != hash || entry.key.isUnset()) return false;
    if (entry.key.same(key)) return true;
    const std::uint32_t before = changes;
    const Value kept = entry.key;
    const bool equal = machine.equals(kept, key);
    if (changes != before) throw Unsupported("an __eq__ that changes the dict it is in");
    return equal;
  };
  if (index_.empty()) {
    for (std::size_t i = 0; i < entries_.size(); ++i)
      if (matches(i)) return i;
    return kNowhere;
  }
  const std::size_t mask = index_.size() - 1;
  for (std::size_t i = spread(hash) & mask; index_[i] != kFree; i = (i + 1) & mask)
    if (matches(index_[i] - 1)) return index_[i] - 1;
  return kNowhere;
}

void Table::reindex(std::size_t size) {
  // A deleted entry stays where it is until then, so that the index needs no marks.
  if (live_ < entries_.size()) {
    std::size_t kept = 0;
    for (Entry& entry : entries_)
      if (!entry.key.isUnset()) {
        Entry& place = entries_[kept++];
        if (&place != &entry) place = std::move(entry);
      }
    entries_.resize(kept);
  }
  if (entries_.size() < kUnindexed && size <= 2 * kUnindexed) {
    index_.clear();
    return;
  }
  index_.assign(size, kFree);
  const std::size_t mask = size - 1;
  for (std::size_t place = 0; place < entries_.size(); ++place) {
    std::size_t i = spread(entries_[place].hash) & mask;
    while (index_[i] != kFree)
      i = (i + 1) & mask;
    index_[i] = static_cast<std::uint32_t>(place + 1);
  }
}

void Table::append(Value key, std::int64_t hash, Value value) {
  ++changes;
  const bool isIndexed = !index_.empty();
  if (!isIndexed ? entries_.size() >= kUnindexed
                 : (entries_.size() + 1) * 3 > index_.size() * 2) {
    std::size_t size = 4 * kUnindexed;
    while (size < live_ * 3)
      size *= 2;
    reindex(size);
  }
  entries_.push_back({std::move(key), std::move(value), hash});
  ++live_;
  if (index_.empty()) return;
  const std::size_t mask = index_.size() - 1;
  std::size_t i = spread(hash) & mask;
  while (index_[i] != kFree)
    i = (i + 1) & mask;
  index_[i] = static_cast<std::uint32_t>(entries_.size());
}

void Table::eraseAt(std::size_t place) {
  ++changes;
  entries_[place].key.drop();
  entries_[place].value.drop();
  --live_;
  while (index_.empty() && !entries_.empty() && entries_.back().key.isUnset())
    entries_.pop_back();
  if (live_ == 0) clear();
}

void Table::clear() noexcept {
  ++changes;
  std::vector<Entry> old;
  old.swap(entries_);
  index_.clear();
  live_ = 0;
}

const Value* Table::find(Str* name) const {
  const std::size_t place = placeOf(name);
  return place == kNowhere ? nullptr : &entries_[place].value;
}

void Table::set(Str* name, Value value) {
  const std::size_t place = placeOf(name);
  if (place == kNowhere)
    append(Value(name), name->hash(), std::move(value));
  else
    entries_[place].value = std::move(value);
}

bool Table::erase(Str* name) {
  const std::size_t place = placeOf(name);
  if (place == kNowhere) return false;
  eraseAt(place);
  return true;
}

Value* Table::find(Machine& machine, const Value& key, std::int64_t hash) {
  const std::size_t place = placeOf(machine, key, hash);
  return place == kNowhere ? nullptr : &entries_[place].value;
}

bool Table::set(Machine& machine, const Value& key, std::int64_t hash, Value value) {
  const std::size_t place = placeOf(machine, key, hash);
  if (place == kNowhere) {
    append(key, hash, std::move(value));
    return true;
  }
  // What is replaced may be an object whose end changes the table: last.
  entries_[place].value.swap(value);
  return false;
}

Value Table::erase(Machine& machine, const Value& key, std::int64_t hash) {
  const std::size_t place = placeOf(machine, key, hash);
  if (place == kNowhere) return {};
  Value value = entries_[place].value;
  const Value kept = entries_[place].key;
  eraseAt(place);
  return value;
}

}  // namespace derslik::python::vm
