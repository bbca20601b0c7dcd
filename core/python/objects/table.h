#pragma once

#include <cstdint>
#include <vector>

#include "core/python/value.h"

namespace derslik::python::vm {

class Machine;
struct Str;

/// A hash table in the order of insertion: the entries lie one after the other, and
/// beyond eight of them an index of open addressing finds them.
class Table {
 public:
  struct Entry {
    Value key;  ///< Unset where it has been deleted
    Value value;
    std::int64_t hash;
  };

  /// By a name that is interned: never calls back.
  const Value* find(Str* name) const;
  Value* find(Str* name) {
    return const_cast<Value*>(static_cast<const Table*>(this)->find(name));
  }
  void set(Str* name, Value value);
  bool erase(Str* name);

  /// By any value; may call the program's __eq__.
  Value* find(Machine& machine, const Value& key, std::int64_t hash);
  /// True where the key is new.
  bool set(Machine& machine, const Value& key, std::int64_t hash, Value value);
  /// Hands over what it has erased, or Unset.
  Value erase(Machine& machine, const Value& key, std::int64_t hash);

  std::size_t size() const { return live_; }
  const std::vector<Entry>& entries() const { return entries_; }
  std::vector<Entry>& entries() { return entries_; }
  void clear() noexcept;
  void eraseAt(std::size_t place);
  std::size_t bytes() const {
    return entries_.capacity() * sizeof(Entry) + index_.size() * sizeof(std::uint32_t);
  }

  /// Counts the changes of its keys, for iterators to see.
  std::uint32_t changes = 0;

 private:
  static constexpr std::uint32_t kFree = 0;  ///< else the place of an entry, plus 1
  static constexpr std::size_t kNowhere = static_cast<std::size_t>(-1);

  std::size_t placeOf(Machine& machine, const Value& key, std::int64_t hash);
  std::size_t placeOf(Str* name) const;
  void append(Value key, std::int64_t hash, Value value);
  void reindex(std::size_t size);

  std::vector<Entry> entries_;
  std::vector<std::uint32_t> index_;
  std::size_t live_ = 0;
};

}  // namespace derslik::python::vm
