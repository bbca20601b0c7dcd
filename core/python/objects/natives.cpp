#include "core/python/objects/natives.h"

#include <algorithm>
#include <limits>

namespace derslik::python::vm {

std::vector<Value> bind(Machine&, const char* function, const Arguments& arguments,
                        std::initializer_list<const char*> parameters, int required) {
  const std::string name = function;
  std::vector<Value> bound(parameters.size());
  int positional = 0;
  for (const char* parameter : parameters)
    positional += parameter[0] != '*';
  const int total = static_cast<int>(parameters.size());
  if (arguments.positional > positional) {
    const int given = arguments.positional + arguments.keywords;
    if (total > positional && positional == 0)
      typeError(name + "() takes no positional arguments");
    if (total > positional)
      typeError(name + "() takes at most " + std::to_string(positional) +
                " positional argument" + (positional == 1 ? "" : "s") + " (" +
                std::to_string(arguments.positional) + " given)");
    typeError(name + "() takes at most " + std::to_string(total) + " argument" +
              (total == 1 ? "" : "s") + " (" + std::to_string(given) + " given)");
  }
  for (int i = 0; i < arguments.positional; ++i)
    bound[static_cast<std::size_t>(i)] = arguments[i];
  for (int k = 0; k < arguments.keywords; ++k) {
    const std::string& keyword = arguments.names[k]->text;
    std::size_t place = 0;
    bool found = false;
    for (const char* parameter : parameters) {
      const char* plain = parameter[0] == '*' ? parameter + 1 : parameter;
      if (parameter[0] != '/' && keyword == plain) {
        found = true;
        break;
      }
      ++place;
    }
    if (!found)
      typeError("'" + keyword + "' is an invalid keyword argument for " + name + "()");
    if (!bound[place].isUnset())
      typeError("argument for " + name + "() given by name ('" + keyword +
                "') and position (" + std::to_string(place + 1) + ")");
    bound[place] = arguments.keyword(k);
  }
  for (int i = 0; i < required; ++i)
    if (bound[static_cast<std::size_t>(i)].isUnset()) {
      const char* parameter = parameters.begin()[i];
      if (parameter[0] == '/')
        typeError(name + " expected " + (total > required ? "at least " : "") +
                  std::to_string(required) + " argument" + (required == 1 ? "" : "s") +
                  ", got " + std::to_string(arguments.positional));
      typeError(name + "() missing required argument '" + parameter + "' (pos " +
                std::to_string(i + 1) + ")");
    }
  return bound;
}

std::size_t placeIn(std::int64_t index, std::size_t size, const char* message) {
  const auto length = static_cast<std::int64_t>(size);
  if (index < 0) index += length;
  if (index < 0 || index >= length) indexError(message);
  return static_cast<std::size_t>(index);
}

SliceRange resolve(Machine& machine, const Slice& slice, std::int64_t size) {
  constexpr const char* kNoIndex =
      "slice indices must be integers or None or have an __index__ method";
  SliceRange range{};
  range.step = slice.step.isNone() ? 1 : machine.index(slice.step, kNoIndex);
  if (range.step == 0) valueError("slice step cannot be zero");
  const std::int64_t low = range.step < 0 ? -1 : 0;
  const std::int64_t high = range.step < 0 ? size - 1 : size;
  const auto bound = [&](const Value& value, std::int64_t otherwise) {
    if (value.isNone()) return otherwise;
    std::int64_t at = machine.index(value, kNoIndex);
    if (at < 0) at = at < -size ? -1 : at + size;
    return std::clamp(at, low, high);
  };
  range.start = bound(slice.start, range.step < 0 ? high : low);
  range.stop = bound(slice.stop, range.step < 0 ? low : high);
  // A start below the sequence is before it, whichever way the slice goes.
  if (range.step > 0 && range.start < range.stop)
    range.count = (range.stop - range.start - 1) / range.step + 1;
  else if (range.step < 0 && range.stop < range.start)
    range.count = (range.start - range.stop - 1) /
                      -std::max(range.step, -std::numeric_limits<std::int64_t>::max()) +
                  1;
  return range;
}

Type* iteratorType(Machine& machine, const char* name) {
  Str* key = machine.intern(std::string("iterator ") + name);
  if (const Value* found = machine.iteratorTypes.find(key)) return found->to<Type>();
  Slots slots = machine.types.iterator->slots;
  Type* type = machine.makeType(name, machine.types.object, slots);
  static const NativeDef kNext[] = {{"__next__",
                                     [](Machine& m, const Arguments& a) {
                                       Value value = m.next(a[0]);
                                       if (value.isUnset())
                                         throw Failure("StopIteration", "");
                                       return value;
                                     },
                                     0, 0}};
  machine.addMethods(type, kNext, 1);
  machine.iteratorTypes.set(key, Value(type));
  return type;
}

Value decided(CompareOp op, std::partial_ordering order) {
  switch (op) {
    case CompareOp::Eq:
      return Value::boolean(order == 0);
    case CompareOp::NotEq:
      return Value::boolean(order != 0);
    case CompareOp::Lt:
      return Value::boolean(order < 0);
    case CompareOp::LtE:
      return Value::boolean(order <= 0);
    case CompareOp::Gt:
      return Value::boolean(order > 0);
    default:
      return Value::boolean(order >= 0);
  }
}

Value compareItems(Machine& machine, CompareOp op, const std::vector<Value>& a,
                   const std::vector<Value>& b) {
  if ((op == CompareOp::Eq || op == CompareOp::NotEq) && a.size() != b.size())
    return Value::boolean(op == CompareOp::NotEq);
  std::size_t i = 0;
  while (i < a.size() && i < b.size()) {
    const Value x = a[i], y = b[i];
    if (!machine.equals(x, y)) {
      if (op == CompareOp::Eq || op == CompareOp::NotEq)
        return Value::boolean(op == CompareOp::NotEq);
      return machine.compare(op, x, y);
    }
    ++i;
  }
  return decided(op, a.size() <=> b.size());
}

std::string reprItems(Machine& machine, const std::vector<Value>& items) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += ", ";
    const Value item = items[i];
    text += machine.repr(item);
    machine.heap.reserve(text.size());
  }
  return text;
}

Showing::Showing(Machine& machine, const Object* object) : machine_(machine) {
  auto& shown = machine.shown;
  isFirst_ = std::find(shown.begin(), shown.end(), object) == shown.end();
  shown.push_back(object);
}

Showing::~Showing() {
  machine_.shown.pop_back();
}

}  // namespace derslik::python::vm
