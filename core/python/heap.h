#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/ndarray/heap.h"
#include "core/python/value.h"

namespace derslik::python::vm {

/// A limit of the run is reached. Like a refusal, it ends the run: no handler sees it.
struct BudgetSpent {
  std::string what;  ///< "memory", "time", "steps", "output"
};

/// Everything that a program has made: counts its bytes, and frees it all in the end,
/// cycles included. Objects and the elements of arrays share one budget.
class Heap {
 public:
  explicit Heap(std::size_t budget) { arrays.limit = budget; }
  ~Heap() { freeAll(); }
  Heap(const Heap&) = delete;
  Heap& operator=(const Heap&) = delete;

  template<class T, class... Arguments>
  T* make(Type* type, Arguments&&... arguments) {
    reserve(sizeof(T));
    T* object = new T(std::forward<Arguments>(arguments)...);
    enter(object, T::kKind, type, sizeof(T));
    return object;
  }

  /// Says that an object now takes `bytes` beside its own; throws beyond the budget.
  void charge(Object* object, std::size_t bytes) {
    if (bytes > object->charged) reserve(bytes - object->charged);
    arrays.used += bytes - object->charged;
    object->charged = bytes;
  }

  /// Throws where so many bytes more would exceed the budget: to ask before they are had.
  void reserve(std::size_t bytes) const {
    if (bytes > arrays.limit || arrays.used > arrays.limit - bytes)
      throw BudgetSpent{"memory"};
  }

  /// Takes over what has been made elsewhere: a type.
  template<class T>
  void adopt(T* object, Type* type) {
    enter(object, T::kKind, type, sizeof(T));
  }

  void release(Object* object) noexcept;

  /// Frees every object; nothing outside may refer to one any more.
  void freeAll() noexcept;

  ndarray::Heap arrays;  ///< where arrays live, and the account of all

  /// What a destructor has found that the language cannot do; read by the machine.
  const char* refusal = nullptr;

  Object* first() const { return first_; }

 private:
  void enter(Object* object, Kind kind, Type* type, std::size_t size) noexcept;
  void unlink(Object* object) noexcept;

  Object* first_ = nullptr;
  int depth_ = 0;
  std::vector<Object*> waiting_;
};

}  // namespace derslik::python::vm
