// What any value can be asked: by its type's slots.

#include "core/python/machine.h"
#include "core/python/objects/numbers.h"
#include "core/python/objects/set.h"
#include "core/python/text/numbers.h"
#include "core/python/text/repr.h"

namespace derslik::python::vm {

namespace {

constexpr const char* kSigns[] = {"+",           "-",  "*",  "@", "/", "//", "%",
                                  "** or pow()", "<<", ">>", "|", "^", "&"};

constexpr const char* kComparisons[] = {"==", "!=", "<", "<=", ">", ">="};

}  // namespace

const char* sign(BinaryOp op) {
  return kSigns[int(op)];
}

const char* sign(CompareOp op) {
  return kComparisons[int(op)];
}

namespace {

CompareOp swapped(CompareOp op) {
  switch (op) {
    case CompareOp::Lt:
      return CompareOp::Gt;
    case CompareOp::LtE:
      return CompareOp::GtE;
    case CompareOp::Gt:
      return CompareOp::Lt;
    case CompareOp::GtE:
      return CompareOp::LtE;
    default:
      return op;
  }
}

// a is b: of numbers and texts CPython's answer hangs on what it keeps only once.
bool identical(Machine& machine, const Value& a, const Value& b) {
  if (a.tag() != b.tag()) return false;
  if (a.isFloat() || (a.isInt() && (a.asInt() < -5 || a.asInt() > 256))) {
    if (a.same(b) || (a.isFloat() && a.asFloat() == b.asFloat()))
      throw Unsupported("'is' between equal numbers");
    return false;
  }
  if (a.is(Kind::Str) && b.is(Kind::Str)) {
    if (textOf(a) == textOf(b)) throw Unsupported("'is' between equal strings");
    return false;
  }
  if (a.is(Kind::Tuple) && b.is(Kind::Tuple) && !a.same(b) && machine.equals(a, b))
    throw Unsupported("'is' between equal tuples");
  if (a.is(Kind::Method) && b.is(Kind::Method)) return false;
  return a.same(b);
}

std::string naming(Machine& machine, const Value& value) {
  return "'" + machine.typeOf(value)->name + "'";
}

}  // namespace

std::string Machine::repr(const Value& value) {
  switch (value.tag()) {
    case Tag::Unset:
      return "<unset>";
    case Tag::None:
      return "None";
    case Tag::NotImplemented:
      return "NotImplemented";
    case Tag::Ellipsis:
      return "Ellipsis";
    case Tag::Bool:
      return value.asBool() ? "True" : "False";
    case Tag::Int:
      return std::to_string(value.asInt());
    case Tag::Float:
      return text::repr(value.asFloat());
    case Tag::Object:
      break;
  }
  NativeCall guard(*this);
  return typeOf(value)->slots.repr(*this, value);
}

std::string Machine::toText(const Value& value) {
  if (value.is(Kind::Str)) return textOf(value);
  if (!value.isObject()) return repr(value);
  const Slots& slots = typeOf(value)->slots;
  NativeCall guard(*this);
  return slots.str ? slots.str(*this, value) : slots.repr(*this, value);
}

std::string Machine::asciiRepr(const Value& value) {
  return text::asciiOfRepr(repr(value));
}

std::string Machine::format(const Value& value, const std::string& spec) {
  if (value.isInt() || value.isFloat() || value.isBool() || value.is(Kind::Str))
    return spec.empty() ? toText(value) : formatPlain(*this, value, spec);
  const Slots& slots = typeOf(value)->slots;
  if (slots.format) return slots.format(*this, value, spec);
  if (!spec.empty())
    typeError("unsupported format string passed to " + typeOf(value)->name +
              ".__format__");
  return toText(value);
}

std::int64_t Machine::hash(const Value& value) {
  switch (value.tag()) {
    case Tag::Bool:
    case Tag::Int:
      return hashOf(value.asInt());
    case Tag::Float:
      return hashOf(value.asFloat());
    case Tag::Object:
      break;
    default:
      return 1000 + static_cast<int>(value.tag());
  }
  if (const Str* text = value.as<Str>()) return text->hash();
  const Type* type = typeOf(value);
  if (!type->slots.hash) typeError("unhashable type: '" + type->name + "'");
  NativeCall guard(*this);
  return type->slots.hash(*this, value);
}

bool Machine::equals(const Value& a, const Value& b) {
  if (a.isFloat() && b.isFloat() && a.asFloat() != a.asFloat() &&
      b.asFloat() != b.asFloat())
    throw Unsupported("looking for a nan");
  if (a.same(b)) return true;
  if (a.isInt() && b.isInt()) return false;
  if (a.is(Kind::Str) && b.is(Kind::Str)) return textOf(a) == textOf(b);
  const Value answer = compare(CompareOp::Eq, a, b);
  return answer.isBool() ? answer.asBool() : truth(answer);
}

bool Machine::less(const Value& a, const Value& b) {
  const Value answer = compare(CompareOp::Lt, a, b);
  return answer.isBool() ? answer.asBool() : truth(answer);
}

bool Machine::truth(const Value& value) {
  switch (value.tag()) {
    case Tag::Bool:
    case Tag::Int:
      return value.asInt() != 0;
    case Tag::Float:
      return value.asFloat() != 0;
    case Tag::None:
      return false;
    case Tag::Object:
      break;
    default:
      return true;
  }
  const Slots& slots = typeOf(value)->slots;
  if (slots.truth) return slots.truth(*this, value);
  if (slots.length) return slots.length(*this, value) != 0;
  return true;
}

Value Machine::compare(CompareOp op, const Value& a, const Value& b) {
  switch (op) {
    case CompareOp::Is:
      return Value::boolean(identical(*this, a, b));
    case CompareOp::IsNot:
      return Value::boolean(!identical(*this, a, b));
    case CompareOp::In:
      return Value::boolean(contains(b, a));
    case CompareOp::NotIn:
      return Value::boolean(!contains(b, a));
    default:
      break;
  }
  NativeCall guard(*this);
  Type* left = typeOf(a);
  Type* right = typeOf(b);
  const bool rightFirst =
      left != right && right->derivesFrom(left) && right->slots.compare;
  if (rightFirst) {
    Value answer = right->slots.compare(*this, swapped(op), b, a);
    if (!answer.isNotImplemented()) return answer;
  }
  if (left->slots.compare) {
    Value answer = left->slots.compare(*this, op, a, b);
    if (!answer.isNotImplemented()) return answer;
  }
  if (!rightFirst && right->slots.compare) {
    Value answer = right->slots.compare(*this, swapped(op), b, a);
    if (!answer.isNotImplemented()) return answer;
  }
  if (op == CompareOp::Eq) return Value::boolean(a.same(b));
  if (op == CompareOp::NotEq) return Value::boolean(!a.same(b));
  typeError(std::string("'") + kComparisons[int(op)] +
            "' not supported between instances of " + naming(*this, a) + " and " +
            naming(*this, b));
}

namespace {

Value tryBinary(Machine& machine, BinaryOp op, const Value& a, const Value& b) {
  Type* left = machine.typeOf(a);
  Type* right = machine.typeOf(b);
  const auto first = left->slots.binary, second = right->slots.binary;
  if (first) {
    Value result = first(machine, op, a, b);
    if (!result.isNotImplemented()) return result;
  }
  if (second && second != first) {
    Value result = second(machine, op, a, b);
    if (!result.isNotImplemented()) return result;
  }
  return Value::notImplemented();
}

Value trySequence(Machine& machine, BinaryOp op, const Value& a, const Value& b) {
  const auto left = machine.typeOf(a)->slots.sequence;
  const auto right = machine.typeOf(b)->slots.sequence;
  if (op == BinaryOp::Add && left) return left(machine, op, a, b);
  if (op == BinaryOp::Multiply && left) return left(machine, op, a, b);
  if (op == BinaryOp::Multiply && right) return right(machine, op, b, a);
  return Value::notImplemented();
}

[[noreturn]] void unsupportedOperands(Machine& machine, const std::string& sign,
                                      const Value& a, const Value& b) {
  std::string hint;
  if (sign == ">>" && a.is(Kind::Native) &&
      machine.repr(a) == "<built-in function print>")
    hint = ". Did you mean \"print(<message>, file=<output_stream>)\"?";
  typeError("unsupported operand type(s) for " + sign + ": " + naming(machine, a) +
            " and " + naming(machine, b) + hint);
}

}  // namespace

Value Machine::binary(BinaryOp op, const Value& a, const Value& b) {
  Value result = tryBinary(*this, op, a, b);
  if (!result.isNotImplemented()) return result;
  result = trySequence(*this, op, a, b);
  if (!result.isNotImplemented()) return result;
  unsupportedOperands(*this, kSigns[int(op)], a, b);
}

Value Machine::inPlace(BinaryOp op, const Value& a, const Value& b) {
  // A list grows only where nobody knows the sum as a number.
  const bool isSequence = a.is(Kind::List);
  const auto slot = typeOf(a)->slots.inPlace;
  if (slot && !isSequence) {
    Value result = slot(*this, op, a, b);
    if (!result.isNotImplemented()) return result;
  }
  Value result = tryBinary(*this, op, a, b);
  if (!result.isNotImplemented()) return result;
  if (slot && isSequence) {
    result = slot(*this, op, a, b);
    if (!result.isNotImplemented()) return result;
  }
  result = trySequence(*this, op, a, b);
  if (!result.isNotImplemented()) return result;
  std::string sign = op == BinaryOp::Power ? "**" : kSigns[int(op)];
  unsupportedOperands(*this, sign + "=", a, b);
}

Value Machine::unary(UnaryOp op, const Value& value) {
  if (const auto slot = typeOf(value)->slots.unary) {
    Value result = slot(*this, op, value);
    if (!result.isNotImplemented()) return result;
  }
  const char* sign = op == UnaryOp::Plus ? "+" : op == UnaryOp::Minus ? "-" : "~";
  typeError(std::string("bad operand type for unary ") + sign + ": " +
            naming(*this, value));
}

bool Machine::contains(const Value& container, const Value& item) {
  const Slots& slots = typeOf(container)->slots;
  if (slots.contains) return slots.contains(*this, container, item);
  if (!slots.iterate)
    typeError("argument of type " + naming(*this, container) + " is not iterable");
  const Value iterator = iterate(container);
  for (;;) {
    const Value each = next(iterator);
    if (each.isUnset()) return false;
    tick();
    if (equals(each, item)) return true;
  }
}

std::int64_t Machine::length(const Value& value) {
  const Slots& slots = typeOf(value)->slots;
  if (!slots.length)
    typeError("object of type " + naming(*this, value) + " has no len()");
  return slots.length(*this, value);
}

Value Machine::getItem(const Value& container, const Value& key) {
  const Slots& slots = typeOf(container)->slots;
  if (slots.getItem) return slots.getItem(*this, container, key);
  typeError(container.is(Kind::Type)
                ? "type '" + container.to<Type>()->name + "' is not subscriptable"
                : naming(*this, container) + " object is not subscriptable");
}

void Machine::setItem(const Value& container, const Value& key, const Value& value) {
  const Slots& slots = typeOf(container)->slots;
  if (!slots.setItem)
    typeError(naming(*this, container) + " object does not support item assignment");
  slots.setItem(*this, container, key, value);
}

void Machine::deleteItem(const Value& container, const Value& key) {
  const Slots& slots = typeOf(container)->slots;
  if (!slots.setItem)
    typeError(naming(*this, container) +
              (container.is(Kind::Str) || container.is(Kind::Tuple)
                   ? " object doesn't support item deletion"
                   : " object does not support item deletion"));
  slots.setItem(*this, container, key, {});
}

Value Machine::iterate(const Value& iterable) {
  const Slots& slots = typeOf(iterable)->slots;
  if (!slots.iterate) typeError(naming(*this, iterable) + " object is not iterable");
  return slots.iterate(*this, iterable);
}

Value Machine::next(const Value& iterator) {
  if (iterator.is(Kind::Iterator)) return iterator.to<Iterator>()->next(*this);
  const Slots& slots = typeOf(iterator)->slots;
  if (!slots.next) typeError(naming(*this, iterator) + " object is not an iterator");
  return slots.next(*this, iterator);
}

std::vector<Value> Machine::toVector(const Value& iterable) {
  std::vector<Value> items;
  std::size_t reserved = 0;
  each(iterable, [&](const Value& item) {
    items.push_back(item);
    if (items.capacity() != reserved) {
      reserved = items.capacity();
      heap.reserve(reserved * sizeof(Value));
    }
  });
  return items;
}

bool Machine::isSubclass(const Type* type, const Value& types) {
  if (const Type* of = types.as<Type>()) return type->derivesFrom(of);
  if (const Tuple* tuple = types.as<Tuple>()) {
    const NativeCall guard(*this);
    for (const Value& each : tuple->items)
      if (isSubclass(type, each)) return true;
    return false;
  }
  return false;
}

bool Machine::isInstance(const Value& value, const Value& types) {
  if (const Type* of = types.as<Type>()) return typeOf(value)->derivesFrom(of);
  if (const Tuple* tuple = types.as<Tuple>()) {
    const NativeCall guard(*this);
    for (const Value& each : tuple->items)
      if (isInstance(value, each)) return true;
    return false;
  }
  typeError("isinstance() arg 2 must be a type, a tuple of types, or a union");
}

std::int64_t Machine::index(const Value& value, const char* message) {
  if (value.isIntegral()) return value.asInt();
  if (const auto number = typeOf(value)->slots.number) {
    const Value result = number(*this, value, "__index__");
    if (result.isIntegral()) return result.asInt();
    if (!result.isUnset())
      typeError("__index__ returned non-int (type " + typeOf(result)->name + ")");
  }
  typeError(message
                ? std::string(message)
                : naming(*this, value) + " object cannot be interpreted as an integer");
}

bool Machine::isCallable(const Value& value) {
  return value.is(Kind::Function) || value.is(Kind::Method) || typeOf(value)->slots.call;
}

}  // namespace derslik::python::vm
