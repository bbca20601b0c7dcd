#pragma once

#include <cstdint>
#include <vector>

#include "core/python/machine.h"

namespace derslik::python::vm {

/// A set or frozenset, in the very order that CPython's table gives it: where that hangs
/// on hashes that differ from run to run (of strings, or by an address), there is no
/// order to show, and whoever asks for one is refused.
struct Set : Object {
  static constexpr Kind kKind = Kind::Set;
  struct Entry {
    Value key;
    std::int64_t hash = 0;
    bool isDeleted = false;
  };

  Set() : table(8) {}
  void clear() noexcept override;

  /// False where it has been there.
  bool add(Machine& machine, const Value& key);
  bool add(Machine& machine, const Value& key, std::int64_t hash);
  bool remove(Machine& machine, const Value& key);
  bool contains(Machine& machine, const Value& key);
  bool contains(Machine& machine, const Value& key, std::int64_t hash);
  /// CPython's set_merge: from another set, in its order.
  void merge(Machine& machine, const Set& other);
  void reset();

  /// Its items, in order where there is one.
  std::vector<Value> items() const;
  std::vector<Entry> entries() const;

  /// Throws a refusal where CPython does not determine the order.
  void checkOrder() const {
    if (!isOrdered && used > 1)
      throw Unsupported("the order of a set whose items CPython hashes at random");
  }

  std::vector<Entry> table;
  std::size_t fill = 0;  ///< used and deleted entries
  std::size_t used = 0;
  std::size_t finger = 0;  ///< where pop() goes on
  bool isOrdered = true;
  std::uint32_t changes = 0;

 private:
  Entry* find(Machine& machine, const Value& key, std::int64_t hash);
  void resize(std::size_t minimum);
  void insertClean(Entry entry);
};

/// Is the hash of this value the same in every run of CPython?
bool hasFixedHash(const Value& value);

}  // namespace derslik::python::vm
