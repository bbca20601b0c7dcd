// Builtins over iterables: len, enumerate, zip, map, filter, sorted, sum, min, any …

#include "core/python/builtins/builtins.h"
#include "core/python/objects/natives.h"
#include "core/python/objects/numbers.h"
#include "core/python/objects/set.h"
#include "core/python/objects/types.h"

namespace derslik::python::vm {

namespace {

Value len(Machine& m, const Arguments& a) {
  return Value::integer(m.length(a[0]));
}

Value enumerate(Machine& m, Type* type, const Arguments& a) {
  if (a.positional + a.keywords == 0)
    typeError("enumerate() missing required argument 'iterable'");
  const auto bound = bind(m, "enumerate", a, {"iterable", "start"}, 1);
  const std::int64_t start = bound[1].isUnset() ? 0 : m.index(bound[1]);
  return makeIterator(
      m, type, {m.iterate(bound[0])},
      [at = start](Machine& machine, std::vector<Value>& kept) mutable -> Value {
        Value item = machine.next(kept[0]);
        if (item.isUnset()) return {};
        return machine.tuple({Value::integer(at++), std::move(item)});
      });
}

Value zip(Machine& m, Type* type, const Arguments& a) {
  bool strict = false;
  for (int i = 0; i < a.keywords; ++i) {
    if (a.names[i]->text != "strict")
      typeError("zip() got an unexpected keyword argument '" + a.names[i]->text + "'");
    strict = m.truth(a.keyword(i));
  }
  std::vector<Value> iterators;
  for (int i = 0; i < a.size(); ++i) {
    if (!m.typeOf(a[i])->slots.iterate)
      typeError("'" + m.typeOf(a[i])->name + "' object is not iterable");
    iterators.push_back(m.iterate(a[i]));
  }
  return makeIterator(m, type, std::move(iterators),
                      [strict](Machine& machine, std::vector<Value>& kept) -> Value {
                        std::vector<Value> items;
                        for (std::size_t i = 0; i < kept.size(); ++i) {
                          Value item = machine.next(kept[i]);
                          if (item.isUnset()) {
                            if (!strict) return {};
                            if (i > 0)
                              valueError("zip() argument " + std::to_string(i + 1) +
                                         " is shorter than argument" +
                                         (i == 1 ? " 1" : "s 1-" + std::to_string(i)));
                            for (std::size_t k = 1; k < kept.size(); ++k)
                              if (!machine.next(kept[k]).isUnset())
                                valueError("zip() argument " + std::to_string(k + 1) +
                                           " is longer than argument" +
                                           (k == 1 ? " 1" : "s 1-" + std::to_string(k)));
                            return {};
                          }
                          items.push_back(std::move(item));
                        }
                        return machine.tuple(std::move(items));
                      });
}

Value map(Machine& m, Type* type, const Arguments& a) {
  if (a.keywords > 0) typeError("map() takes no keyword arguments");
  if (a.size() < 2) typeError("map() must have at least two arguments.");
  std::vector<Value> kept{a[0]};
  for (int i = 1; i < a.size(); ++i)
    kept.push_back(m.iterate(a[i]));
  return makeIterator(
      m, type, std::move(kept), [](Machine& machine, std::vector<Value>& all) -> Value {
        std::vector<Value> items;
        for (std::size_t i = 1; i < all.size(); ++i) {
          items.push_back(machine.next(all[i]));
          if (items.back().isUnset()) return {};
        }
        const Value function = all[0];
        return machine.call(function,
                            {items.data(), static_cast<int>(items.size()), 0, nullptr});
      });
}

Value filter(Machine& m, Type* type, const Arguments& a) {
  if (a.keywords > 0) typeError("filter() takes no keyword arguments");
  if (a.size() != 2)
    typeError("filter expected 2 arguments, got " + std::to_string(a.size()));
  return makeIterator(m, type, {a[0], m.iterate(a[1])},
                      [](Machine& machine, std::vector<Value>& all) -> Value {
                        for (;;) {
                          Value item = machine.next(all[1]);
                          if (item.isUnset()) return {};
                          machine.tick();
                          const Value function = all[0];
                          if (function.isNone()
                                  ? machine.truth(item)
                                  : machine.truth(machine.call(function, {item})))
                            return item;
                        }
                      });
}

Value reversedOf(Machine& m, Type* type, const Arguments& a) {
  if (a.keywords > 0) typeError("reversed() takes no keyword arguments");
  if (a.size() != 1)
    typeError("reversed expected 1 argument, got " + std::to_string(a.size()));
  const Value& of = a[0];
  if (of.is(Kind::Range)) return reversedRange(m, of);
  if (of.is(Kind::Dict) || of.is(Kind::View)) return reversedTable(m, of);
  const Value method = m.findSpecial(of, m.names.reversed);
  if (!method.isUnset()) return m.callSpecial(method, of);
  const Type* self = m.typeOf(of);
  if (!self->slots.getItem || !self->slots.length || of.is(Kind::Type))
    typeError("'" + self->name + "' object is not reversible");
  if (of.is(Kind::List)) type = iteratorType(m, "list_reverseiterator");
  return makeIterator(m, type, {of},
                      [at = m.length(of) - 1](Machine& machine,
                                              std::vector<Value>& kept) mutable -> Value {
                        if (at < 0) return {};
                        if (kept[0].is(Kind::List) && at >= machine.length(kept[0])) {
                          at = -1;
                          return {};
                        }
                        return machine.getItem(kept[0], Value::integer(at--));
                      });
}

// Whatever the order of a set of texts, sorted, its sum, its least are the same.
std::vector<Value> inAnyOrder(Machine& m, const Value& iterable) {
  if (const auto* set = iterable.as<Set>(); set && !set->isOrdered) {
    std::vector<Value> items = set->items();
    bool texts = true;
    for (const Value& item : items)
      texts = texts && item.is(Kind::Str);
    if (texts) return items;
  }
  return m.toVector(iterable);
}

Value sorted(Machine& m, const Arguments& a) {
  if (a.positional != 1)
    typeError("sorted expected 1 argument, got " + std::to_string(a.positional));
  const auto bound = bind(m, "sort", a, {"/iterable", "*key", "*reverse"}, 1);
  const bool hasKey = !bound[1].isUnset() && !bound[1].isNone();
  std::vector<Value> items = hasKey ? m.toVector(bound[0]) : inAnyOrder(m, bound[0]);
  const bool reverse = !bound[2].isUnset() && m.truth(bound[2]);
  sortItems(m, items, hasKey ? bound[1] : Value(), reverse);
  return m.list(std::move(items));
}

Value sum(Machine& m, const Arguments& a) {
  const auto bound = bind(m, "sum", a, {"/iterable", "start"}, 1);
  Value total = bound[1].isUnset() ? Value::integer(0) : bound[1];
  if (total.is(Kind::Str))
    typeError("sum() can't sum strings [use ''.join(seq) instead]");
  m.each(bound[0], [&](const Value& item) {
    if (total.isInt() && item.isInt()) {
      std::int64_t result;
      if (__builtin_add_overflow(total.asInt(), item.asInt(), &result)) tooBig();
      total.setInt(result);
    } else if (total.isFloat() && (item.isFloat() || item.isIntegral())) {
      total.setFloat(total.asFloat() + (item.isFloat()
                                            ? item.asFloat()
                                            : static_cast<double>(item.asInt())));
    } else {
      total = m.binary(BinaryOp::Add, total, item);
    }
  });
  return total;
}

Value extreme(Machine& m, const Arguments& a, const char* name, CompareOp op) {
  Value key, otherwise;
  for (int i = 0; i < a.keywords; ++i) {
    const std::string& keyword = a.names[i]->text;
    if (keyword == "key")
      key = a.keyword(i).isNone() ? Value() : a.keyword(i);
    else if (keyword == "default")
      otherwise = a.keyword(i);
    else
      typeError("'" + keyword + "' is an invalid keyword argument for " + name + "()");
  }
  if (a.positional == 0)
    typeError(std::string(name) + " expected at least 1 argument, got 0");
  if (a.positional > 1 && !otherwise.isUnset())
    typeError(std::string("Cannot specify a default for ") + name +
              "() with multiple positional arguments");
  const Value kept = a[0];
  std::vector<Value> items;
  if (a.positional == 1) {
    items = key.isUnset() ? inAnyOrder(m, a[0]) : m.toVector(a[0]);
  } else {
    items.assign(a.values, a.values + a.positional);
  }
  Value best, bestKey;
  for (const Value& item : items) {
    const Value itemKey = key.isUnset() ? item : m.call(key, {item});
    if (best.isUnset() || m.truth(m.compare(op, itemKey, bestKey))) {
      best = item;
      bestKey = itemKey;
    }
  }
  if (!best.isUnset()) return best;
  if (!otherwise.isUnset()) return otherwise;
  valueError(std::string(name) + "() arg is an empty sequence");
}

Value any(Machine& m, const Arguments& a, bool when) {
  if (const auto* set = a[0].as<Set>()) {
    for (const Value& item : set->items())
      if (m.truth(item) == when) return Value::boolean(when);
    return Value::boolean(!when);
  }
  const Value iterator = m.iterate(a[0]);
  for (;;) {
    const Value item = m.next(iterator);
    if (item.isUnset()) return Value::boolean(!when);
    m.tick();
    if (m.truth(item) == when) return Value::boolean(when);
  }
}

Value iter(Machine& m, const Arguments& a) {
  if (a.size() == 1) return m.iterate(a[0]);
  if (!m.isCallable(a[0])) typeError("iter(v, w): v must be callable");
  return makeIterator(m, iteratorType(m, "callable_iterator"), {a[0], a[1]},
                      [](Machine& machine, std::vector<Value>& kept) -> Value {
                        const Value function = kept[0];
                        Value item = machine.call(function);
                        return machine.equals(item, kept[1]) ? Value() : item;
                      });
}

Value next(Machine& m, const Arguments& a) {
  const Value iterator = a[0];
  if (!m.typeOf(iterator)->slots.next)
    typeError("'" + m.typeOf(iterator)->name + "' object is not an iterator");
  m.stopValue.drop();
  Value item = m.next(iterator);
  if (!item.isUnset()) return item;
  if (a.size() > 1) return a[1];
  Ref<Exception> stop(m.heap.make<Exception>(m.types.stopIteration));
  if (!m.stopValue.isUnset() && !m.stopValue.isNone())
    stop->arguments.push_back(std::move(m.stopValue));
  m.stopValue.drop();
  throw m.raised(stop.get());
}

const NativeDef kBuiltins[] = {
    {"len", len, 1, 1},
    {"sorted", sorted, 1, 1, true},
    {"sum", sum, 1, 2, true},
    {"min",
     [](Machine& m, const Arguments& a) { return extreme(m, a, "min", CompareOp::Lt); },
     1, -1, true},
    {"max",
     [](Machine& m, const Arguments& a) { return extreme(m, a, "max", CompareOp::Gt); },
     1, -1, true},
    {"any", [](Machine& m, const Arguments& a) { return any(m, a, true); }, 1, 1},
    {"all", [](Machine& m, const Arguments& a) { return any(m, a, false); }, 1, 1},
    {"iter", iter, 1, 2},
    {"next", next, 1, 2},
};

}  // namespace

void addIterationBuiltins(Machine& machine) {
  addBuiltins(machine, kBuiltins, std::size(kBuiltins));
  const auto add = [&](const char* name,
                       Value (*construct)(Machine&, Type*, const Arguments&)) {
    Type* type = iteratorType(machine, name);
    type->construct = construct;
    machine.builtins.set(machine.intern(name), Value(type));
  };
  add("enumerate", enumerate);
  add("zip", zip);
  add("map", map);
  add("filter", filter);
  add("reversed", reversedOf);
}

}  // namespace derslik::python::vm
