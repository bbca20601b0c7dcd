// str: its operators. Its methods are in str_methods.cpp; what they do to texts is in
// core/python/text.

#include "core/python/objects/str.h"

#include <limits>

#include "core/python/objects/natives.h"
#include "core/python/objects/types.h"
#include "core/python/text/numbers.h"
#include "core/python/text/percent.h"
#include "core/python/text/repr.h"
#include "core/python/text/search.h"
#include "core/python/text/utf8.h"

namespace derslik::python::vm {

Str::Str(std::string bytes) : text(std::move(bytes)), length(text::length(text)) {}

// FNV-1a: short, and good enough for tables with linear probing behind a multiplication.
std::int64_t Str::computeHash() const {
  std::uint64_t hash = 0xcbf29ce484222325u;
  for (const char c : text)
    hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
  return hash == 0 ? 1 : static_cast<std::int64_t>(hash);
}

Value Machine::character(std::string_view one) {
  return str(std::string(one));
}

namespace {

// The values to the right of %.
class Percent : public text::PercentArguments {
 public:
  Percent(Machine& machine, const Value& values) : machine_(machine), values_(values) {}

  std::optional<std::size_t> tupleSize() const override {
    if (const auto* tuple = values_.as<Tuple>()) return tuple->items.size();
    return {};
  }
  bool isMapping() const override {
    return !values_.is(Kind::Tuple) && !values_.is(Kind::Str) &&
           machine_.typeOf(values_)->slots.getItem;
  }
  void selectItem(std::size_t index) override {
    selected_ = values_.to<Tuple>()->items[index];
  }
  void selectWhole() override { selected_ = values_; }
  void selectKey(std::string_view key) override {
    selected_ = machine_.getItem(values_, machine_.str(std::string(key)));
  }
  std::string str() override { return machine_.toText(selected_); }
  std::string repr() override { return machine_.repr(selected_); }
  std::optional<std::string> text() override {
    if (selected_.is(Kind::Str)) return textOf(selected_);
    return {};
  }
  std::variant<std::monostate, std::int64_t, double> number() override {
    if (selected_.isIntegral()) return selected_.asInt();
    if (selected_.isFloat()) return selected_.asFloat();
    if (const auto number = machine_.typeOf(selected_)->slots.number) {
      const Value real = number(machine_, selected_, "__float__");
      if (real.isFloat()) return real.asFloat();
      const Value whole = number(machine_, selected_, "__index__");
      if (whole.isIntegral()) return whole.asInt();
    }
    return {};
  }
  bool isInt() override { return selected_.isIntegral(); }
  std::string typeName() override { return machine_.typeOf(selected_)->name; }

 private:
  Machine& machine_;
  const Value& values_;
  Value selected_;
};

Value binary(Machine& machine, BinaryOp op, const Value& a, const Value& b) {
  if (op != BinaryOp::Modulo || !a.is(Kind::Str)) return Value::notImplemented();
  Percent arguments(machine, b);
  return machine.str(text::percentFormat(textOf(a), arguments));
}

Value sequence(Machine& machine, BinaryOp op, const Value& self, const Value& other) {
  if (op == BinaryOp::Add) {
    if (!other.is(Kind::Str))
      typeError("can only concatenate str (not \"" + machine.typeOf(other)->name +
                "\") to str");
    machine.heap.reserve(textOf(self).size() + textOf(other).size());
    return machine.str(textOf(self) + textOf(other));
  }
  if (!other.isIntegral() && !machine.typeOf(other)->slots.number)
    typeError("can't multiply sequence by non-int of type '" +
              machine.typeOf(other)->name + "'");
  if (other.isFloat()) typeError("can't multiply sequence by non-int of type 'float'");
  return machine.str(text::repeat(textOf(self), machine.index(other)));
}

Value compare(Machine&, CompareOp op, const Value& self, const Value& other) {
  if (!other.is(Kind::Str)) return Value::notImplemented();
  return decided(op, textOf(self).compare(textOf(other)) <=> 0);
}

Value getItem(Machine& machine, const Value& self, const Value& key) {
  const auto* of = self.to<Str>();
  if (const Slice* slice = key.as<Slice>()) {
    const SliceRange range = resolve(machine, *slice, of->length);
    if (range.count == 0) return machine.str("");
    if (of->isAscii()) {
      std::string part;
      if (range.step == 1) {
        part = of->text.substr(static_cast<std::size_t>(range.start),
                               static_cast<std::size_t>(range.count));
      } else {
        for (std::int64_t i = 0; i < range.count; ++i)
          part += of->text[static_cast<std::size_t>(range.start + i * range.step)];
      }
      return machine.str(std::move(part));
    }
    std::optional<std::int64_t> stop = range.stop;
    if (range.step < 0 && range.stop < 0) stop.reset();
    return machine.str(text::slice(of->text, range.start, stop, range.step));
  }
  if (!key.isIntegral() && !machine.typeOf(key)->slots.number)
    typeError("string indices must be integers, not '" + machine.typeOf(key)->name + "'");
  if (key.isFloat()) typeError("string indices must be integers, not 'float'");
  const std::size_t place =
      placeIn(machine.index(key), static_cast<std::size_t>(of->length),
              "string index out of range");
  if (of->isAscii())
    return machine.character(std::string_view(of->text).substr(place, 1));
  return machine.character(text::item(of->text, static_cast<std::int64_t>(place)));
}

}  // namespace

Slots strSlots() {
  Slots slots;
  slots.repr = [](Machine&, const Value& self) { return text::repr(textOf(self)); };
  slots.hash = [](Machine&, const Value& self) { return self.to<Str>()->hash(); };
  slots.binary = binary;
  slots.sequence = sequence;
  slots.compare = compare;
  slots.getItem = getItem;
  slots.length = [](Machine&, const Value& self) { return self.to<Str>()->length; };
  slots.contains = [](Machine& machine, const Value& self, const Value& item) {
    if (!item.is(Kind::Str))
      typeError("'in <string>' requires string as left operand, not " +
                machine.typeOf(item)->name);
    return textOf(self).find(textOf(item)) != std::string::npos;
  };
  slots.iterate = [](Machine& machine, const Value& self) {
    const char* name = self.to<Str>()->isAscii() ? "str_ascii_iterator" : "str_iterator";
    return makeIterator(
        machine, iteratorType(machine, name), {self},
        [at = std::size_t{0}](Machine& m, std::vector<Value>& kept) mutable -> Value {
          const std::string& of = textOf(kept[0]);
          if (at >= of.size()) return {};
          const std::size_t start = at;
          text::decode(of, at);
          return m.character(std::string_view(of).substr(start, at - start));
        });
  };
  return slots;
}

}  // namespace derslik::python::vm
