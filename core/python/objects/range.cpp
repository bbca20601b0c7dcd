// range and slice.

#include <limits>

#include "core/python/objects/natives.h"
#include "core/python/objects/numbers.h"
#include "core/python/objects/types.h"

namespace derslik::python::vm {

Range::Range(std::int64_t start, std::int64_t stop, std::int64_t step)
    : start(start), stop(stop), step(step), length(0) {
  const auto distance = [](std::int64_t from, std::int64_t to) {
    return static_cast<std::uint64_t>(to) - static_cast<std::uint64_t>(from);
  };
  std::uint64_t count = 0;
  if (step > 0 && start < stop)
    count = (distance(start, stop) - 1) / static_cast<std::uint64_t>(step) + 1;
  else if (step < 0 && stop < start)
    count = (distance(stop, start) - 1) / (0 - static_cast<std::uint64_t>(step)) + 1;
  if (count > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
    tooBig();
  length = static_cast<std::int64_t>(count);
}

namespace {

const Range* rangeOf(const Value& value) {
  return value.to<Range>();
}

struct RangeIterator : Iterator {
  explicit RangeIterator(const Range& range)
      : at(range.start), step(range.step), left(range.length) {}
  Value next(Machine&) override {
    if (left == 0) return {};
    const std::int64_t value = at;
    if (--left > 0) at += step;
    return Value::integer(value);
  }

  std::int64_t at, step, left;
};

bool holds(const Range* range, std::int64_t value) {
  if (range->length == 0) return false;
  const std::int64_t last = range->at(range->length - 1);
  const auto [low, high] = std::minmax(range->start, last);
  if (value < low || value > high) return false;
  return (static_cast<std::uint64_t>(value) - static_cast<std::uint64_t>(range->start)) %
                 static_cast<std::uint64_t>(range->step < 0 ? -range->step
                                                            : range->step) ==
             0 ||
         (value - range->start) % range->step == 0;
}

bool same(const Range* a, const Range* b) {
  if (a->length != b->length) return false;
  if (a->length == 0) return true;
  return a->start == b->start && (a->length == 1 || a->step == b->step);
}

Value getItem(Machine& machine, const Value& self, const Value& key) {
  const Range* range = rangeOf(self);
  if (const Slice* slice = key.as<Slice>()) {
    const SliceRange part = resolve(machine, *slice, range->length);
    return machine.heap.make<Range>(machine.types.range, range->at(part.start),
                                    range->at(part.stop), range->step * part.step);
  }
  const std::string notIndex =
      "range indices must be integers or slices, not " + machine.typeOf(key)->name;
  std::int64_t index = machine.index(key, notIndex.c_str());
  if (index < 0) index += range->length;
  if (index < 0 || index >= range->length) indexError("range object index out of range");
  return Value::integer(range->at(index));
}

}  // namespace

Slots rangeSlots() {
  Slots slots;
  slots.repr = [](Machine&, const Value& self) {
    const Range* range = rangeOf(self);
    return "range(" + std::to_string(range->start) + ", " + std::to_string(range->stop) +
           (range->step == 1 ? "" : ", " + std::to_string(range->step)) + ")";
  };
  slots.compare = [](Machine&, CompareOp op, const Value& a, const Value& b) {
    if (!b.is(Kind::Range) || (op != CompareOp::Eq && op != CompareOp::NotEq))
      return Value::notImplemented();
    return Value::boolean(same(rangeOf(a), rangeOf(b)) == (op == CompareOp::Eq));
  };
  slots.hash = [](Machine&, const Value& self) {
    const Range* range = rangeOf(self);
    return range->length * 1000003 + (range->length ? range->start : 0);
  };
  slots.getItem = getItem;
  slots.length = [](Machine&, const Value& self) { return rangeOf(self)->length; };
  slots.contains = [](Machine& machine, const Value& self, const Value& item) {
    if (item.isIntegral()) return holds(rangeOf(self), item.asInt());
    const Range* range = rangeOf(self);
    for (std::int64_t i = 0; i < range->length; ++i) {
      machine.tick();
      if (machine.equals(Value::integer(range->at(i)), item)) return true;
    }
    return false;
  };
  slots.iterate = [](Machine& machine, const Value& self) -> Value {
    return machine.heap.make<RangeIterator>(iteratorType(machine, "range_iterator"),
                                            *rangeOf(self));
  };
  return slots;
}

Value reversedRange(Machine& machine, const Value& value) {
  const Range* range = rangeOf(value);
  const Range turned(range->length ? range->at(range->length - 1) : 0, 0, -range->step);
  auto* iterator =
      machine.heap.make<RangeIterator>(iteratorType(machine, "range_iterator"), turned);
  iterator->left = range->length;
  return iterator;
}

Slots sliceSlots() {
  Slots slots;
  slots.repr = [](Machine& machine, const Value& self) {
    const auto* slice = self.to<Slice>();
    return "slice(" + machine.repr(slice->start) + ", " + machine.repr(slice->stop) +
           ", " + machine.repr(slice->step) + ")";
  };
  slots.compare = [](Machine& machine, CompareOp op, const Value& a,
                     const Value& b) -> Value {
    if (!b.is(Kind::Slice)) return Value::notImplemented();
    const auto *x = a.to<Slice>(), *y = b.to<Slice>();
    return compareItems(machine, op, {x->start, x->stop, x->step},
                        {y->start, y->stop, y->step});
  };
  slots.getAttribute = [](Machine& machine, const Value& self, Str* name) -> Value {
    const auto* slice = self.to<Slice>();
    if (name->text == "start") return slice->start;
    if (name->text == "stop") return slice->stop;
    if (name->text == "step") return slice->step;
    return plainAttribute(machine, self, name);
  };
  return slots;
}

}  // namespace derslik::python::vm
