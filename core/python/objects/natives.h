#pragma once

// Helpers for functions of the language: how they take their arguments.

#include <compare>
#include <initializer_list>
#include <string>

#include "core/python/machine.h"

namespace derslik::python::vm {

/// The arguments of a function whose parameters have these names; Unset where none came.
/// Parameters named with "/" in front are positional only, with "*" keyword only.
///
///     const auto bound = bind(machine, "sorted", arguments, {"/iterable", "*key",
///     "*reverse"}, 1);
std::vector<Value> bind(Machine& machine, const char* function,
                        const Arguments& arguments,
                        std::initializer_list<const char*> parameters, int required);

/// A place in a sequence, of an index from either end; throws this IndexError.
std::size_t placeIn(std::int64_t index, std::size_t size, const char* message);

/// What a slice means for a sequence of `size`.
struct SliceRange {
  std::int64_t start, stop, step;
  std::int64_t count;
};
SliceRange resolve(Machine& machine, const Slice& slice, std::int64_t size);

/// One native iterator class for every lambda: next is a callable that returns Unset.
template<class Next>
struct LambdaIterator : Iterator {
  LambdaIterator(std::vector<Value> kept, Next next)
      : kept(std::move(kept)), step(std::move(next)) {}
  void clear() noexcept override { kept.clear(); }
  Value next(Machine& machine) override {
    if (kept.empty()) return {};
    const NativeCall guard(machine);
    Value value = step(machine, kept);
    if (value.isUnset()) kept.clear();
    return value;
  }

  std::vector<Value> kept;  ///< what it refers to; emptied at its end
  Next step;
};

/// An iterator of this type's name (list_iterator, zip …) from a lambda(machine, kept).
template<class Next>
Value makeIterator(Machine& machine, Type* type, std::vector<Value> kept, Next next) {
  return machine.heap.make<LambdaIterator<Next>>(type, std::move(kept), std::move(next));
}

/// The type of the iterators of this name; made on first use.
Type* iteratorType(Machine& machine, const char* name);

/// a op b, for two of which a <=> b is known.
Value decided(CompareOp op, std::partial_ordering order);

/// The items of a list, tuple or other iterable, compared in order.
Value compareItems(Machine& machine, CompareOp op, const std::vector<Value>& a,
                   const std::vector<Value>& b);

/// repr() of items between brackets.
std::string reprItems(Machine& machine, const std::vector<Value>& items);

/// items · times, within the budget.
std::vector<Value> repeated(Machine& machine, const std::vector<Value>& items,
                            std::int64_t times);

/// While an object is being shown: false where that has begun further out, so that it is
/// shown as "[...]".
class Showing {
 public:
  Showing(Machine& machine, const Object* object);
  ~Showing();
  Showing(const Showing&) = delete;
  Showing& operator=(const Showing&) = delete;
  bool isFirst() const { return isFirst_; }

 private:
  Machine& machine_;
  bool isFirst_;
};

}  // namespace derslik::python::vm
