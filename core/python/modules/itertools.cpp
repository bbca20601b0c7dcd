// itertools.

#include <algorithm>

#include "core/python/modules/modules.h"
#include "core/python/objects/natives.h"

namespace derslik::python::vm {

namespace {

using Kept = std::vector<Value>;

Type* type(Machine& m, const char* name) {
  return iteratorType(m, name);
}

Value count(Machine& m, const Arguments& a) {
  const auto bound = bind(m, "count", a, {"start", "step"}, 0);
  const Value start = bound[0].isUnset() ? Value::integer(0) : bound[0];
  const Value step = bound[1].isUnset() ? Value::integer(1) : bound[1];
  return makeIterator(m, type(m, "itertools.count"), {start, step},
                      [](Machine& machine, Kept& kept) {
                        Value now = kept[0];
                        kept[0] = machine.binary(BinaryOp::Add, now, kept[1]);
                        return now;
                      });
}

Value cycle(Machine& m, const Arguments& a) {
  return makeIterator(m, type(m, "itertools.cycle"), {m.iterate(a[0]), m.list({})},
                      [at = std::size_t{0}, isOver = false](Machine& machine,
                                                            Kept& kept) mutable -> Value {
                        auto& items = kept[1].to<List>()->items;
                        if (!isOver) {
                          Value item = machine.next(kept[0]);
                          if (!item.isUnset()) {
                            items.push_back(item);
                            return item;
                          }
                          isOver = true;
                        }
                        if (items.empty()) return {};
                        Value item = items[at];
                        at = (at + 1) % items.size();
                        return item;
                      });
}

Value repeat(Machine& m, const Arguments& a) {
  const auto bound = bind(m, "repeat", a, {"object", "times"}, 1);
  const bool isEndless = bound[1].isUnset();
  const std::int64_t times = isEndless ? 0 : m.index(bound[1]);
  return makeIterator(m, type(m, "itertools.repeat"), {bound[0]},
                      [isEndless, left = times](Machine&, Kept& kept) mutable {
                        return isEndless || left-- > 0 ? kept[0] : Value();
                      });
}

Value chainOf(Machine& m, Value iterables) {
  return makeIterator(m, type(m, "itertools.chain"),
                      {std::move(iterables), Value::none()},
                      [](Machine& machine, Kept& kept) -> Value {
                        for (;;) {
                          if (kept[1].isNone()) {
                            const Value next = machine.next(kept[0]);
                            if (next.isUnset()) return {};
                            kept[1] = machine.iterate(next);
                          }
                          Value item = machine.next(kept[1]);
                          if (!item.isUnset()) return item;
                          kept[1] = Value::none();
                        }
                      });
}

Value chain(Machine& m, Type*, const Arguments& a) {
  if (a.keywords > 0) typeError("chain() takes no keyword arguments");
  return chainOf(m, m.iterate(m.tuple(Kept(a.values, a.values + a.positional))));
}

Value islice(Machine& m, const Arguments& a) {
  const auto place = [&](const Value& value, std::int64_t otherwise,
                         const char* message) {
    if (value.isNone()) return otherwise;
    if (!value.isIntegral() || value.asInt() < 0) valueError(message);
    return value.asInt();
  };
  constexpr const char* kStop =
      "Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.";
  constexpr const char* kIndices =
      "Indices for islice() must be None or an integer: 0 <= x <= sys.maxsize.";
  std::int64_t start = 0, stop, step = 1;
  if (a.size() == 2) {
    stop = place(a[1], INT64_MAX, kStop);
  } else {
    start = place(a[1], 0, kIndices);
    stop = place(a[2], INT64_MAX, kIndices);
    if (a.size() > 3)
      step = place(a[3], 1, "Step for islice() must be a positive integer or None.");
    if (step < 1) valueError("Step for islice() must be a positive integer or None.");
  }
  return makeIterator(m, type(m, "itertools.islice"), {m.iterate(a[0])},
                      [next = start, stop, step, at = std::int64_t{0}](
                          Machine& machine, Kept& kept) mutable -> Value {
                        // What is passed over before the end is taken, too.
                        const std::int64_t until = std::min(next, stop);
                        for (; at < until; ++at)
                          if (machine.next(kept[0]).isUnset()) return {};
                        if (at >= stop) return {};
                        Value item = machine.next(kept[0]);
                        ++at;
                        next = next > INT64_MAX - step ? INT64_MAX : next + step;
                        return item;
                      });
}

// Each combination of places, as long as `advance` finds another.
template<class Advance>
Value combinations(Machine& m, const char* name, Kept pool,
                   std::vector<std::size_t> first, bool isEmpty, Advance advance) {
  return makeIterator(m, type(m, name), {m.tuple(std::move(pool))},
                      [places = std::move(first), isEmpty, advance, hasBegun = false](
                          Machine& machine, Kept& kept) mutable -> Value {
                        if (isEmpty) return {};
                        const auto& items = kept[0].to<Tuple>()->items;
                        if (hasBegun && !advance(places, items.size())) return {};
                        hasBegun = true;
                        Kept chosen;
                        for (const std::size_t place : places)
                          chosen.push_back(items[place]);
                        return machine.tuple(std::move(chosen));
                      });
}

std::size_t lengthOf(Machine& m, const Value& value) {
  const std::int64_t r = m.index(value);
  if (r < 0) valueError("r must be non-negative");
  if (r > 10000) throw Unsupported("combinations as long as that");
  return static_cast<std::size_t>(r);
}

std::vector<std::size_t> upTo(std::size_t count) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < count; ++i)
    places.push_back(i);
  return places;
}

Value combine(Machine& m, const Arguments& a) {
  Kept pool = m.toVector(a[0]);
  const std::size_t r = lengthOf(m, a[1]);
  const bool isEmpty = r > pool.size();
  return combinations(m, "itertools.combinations", std::move(pool), upTo(r), isEmpty,
                      [](std::vector<std::size_t>& places, std::size_t n) {
                        const std::size_t r = places.size();
                        std::size_t i = r;
                        while (i > 0 && places[i - 1] == n - r + i - 1)
                          --i;
                        if (i == 0) return false;
                        ++places[i - 1];
                        for (; i < r; ++i)
                          places[i] = places[i - 1] + 1;
                        return true;
                      });
}

Value permute(Machine& m, const Arguments& a) {
  Kept pool = m.toVector(a[0]);
  const std::size_t n = pool.size();
  const std::size_t r = a.size() > 1 && !a[1].isNone() ? lengthOf(m, a[1]) : n;
  return combinations(m, "itertools.permutations", std::move(pool), upTo(std::min(r, n)),
                      r > n, [](std::vector<std::size_t>& places, std::size_t n) {
                        // The next greater choice of different places.
                        std::vector<bool> isTaken(n);
                        for (const std::size_t place : places)
                          isTaken[place] = true;
                        for (std::size_t i = places.size(); i-- > 0;) {
                          isTaken[places[i]] = false;
                          std::size_t next = places[i] + 1;
                          while (next < n && isTaken[next])
                            ++next;
                          if (next == n) continue;
                          places[i] = next;
                          isTaken[next] = true;
                          std::size_t least = 0;
                          for (std::size_t k = i + 1; k < places.size(); ++k) {
                            while (isTaken[least])
                              ++least;
                            places[k] = least;
                            isTaken[least] = true;
                          }
                          return true;
                        }
                        return false;
                      });
}

Value product(Machine& m, const Arguments& a) {
  std::int64_t times = 1;
  for (int i = 0; i < a.keywords; ++i) {
    if (a.names[i]->text != "repeat")
      typeError("'" + a.names[i]->text +
                "' is an invalid keyword argument for product()");
    times = m.index(a.keyword(i));
    if (times < 0) valueError("repeat argument cannot be negative");
  }
  if (times > 1000) throw Unsupported("a product of so many");
  Kept pools;
  for (int i = 0; i < a.positional; ++i)
    pools.push_back(m.tuple(m.toVector(a[i])));
  Kept all;
  for (std::int64_t i = 0; i < times; ++i)
    all.insert(all.end(), pools.begin(), pools.end());
  std::vector<std::size_t> places(all.size());
  return makeIterator(
      m, type(m, "itertools.product"), {m.tuple(std::move(all))},
      [places, hasBegun = false](Machine& machine, Kept& kept) mutable -> Value {
        const Kept& of = kept[0].to<Tuple>()->items;
        if (hasBegun) {
          std::size_t i = places.size();
          while (i > 0 && ++places[i - 1] == of[i - 1].to<Tuple>()->items.size())
            places[--i] = 0;
          if (i == 0) return {};
        }
        hasBegun = true;
        Kept chosen;
        for (std::size_t i = 0; i < places.size(); ++i) {
          const Kept& pool = of[i].to<Tuple>()->items;
          if (pool.empty()) return {};
          chosen.push_back(pool[places[i]]);
        }
        return machine.tuple(std::move(chosen));
      });
}

Value accumulate(Machine& m, const Arguments& a) {
  const auto bound = bind(m, "accumulate", a, {"iterable", "func", "*initial"}, 1);
  const Value function = bound[1].isUnset() ? Value::none() : bound[1];
  const Value initial = bound[2].isUnset() ? Value::none() : bound[2];
  return makeIterator(
      m, type(m, "itertools.accumulate"), {m.iterate(bound[0]), function, initial},
      [hasBegun = false](Machine& machine, Kept& kept) mutable -> Value {
        if (!hasBegun && !kept[2].isNone()) {
          hasBegun = true;
          return kept[2];
        }
        Value item = machine.next(kept[0]);
        if (item.isUnset()) return {};
        if (hasBegun) {
          const Value before = kept[2], function = kept[1];
          item = function.isNone() ? machine.binary(BinaryOp::Add, before, item)
                                   : machine.call(function, {before, item});
        }
        hasBegun = true;
        kept[2] = item;
        return item;
      });
}

template<bool isTake>
Value whileTrue(Machine& m, const Arguments& a) {
  return makeIterator(m, type(m, isTake ? "itertools.takewhile" : "itertools.dropwhile"),
                      {a[0], m.iterate(a[1])},
                      [hasBegun = false](Machine& machine, Kept& kept) mutable -> Value {
                        for (;;) {
                          Value item = machine.next(kept[1]);
                          if (item.isUnset() || hasBegun) return item;
                          const Value test = kept[0];
                          const bool holds = machine.truth(machine.call(test, {item}));
                          if (isTake) return holds ? item : Value();
                          if (!holds) {
                            hasBegun = true;
                            return item;
                          }
                        }
                      });
}

Value pairwise(Machine& m, const Arguments& a) {
  return makeIterator(m, type(m, "itertools.pairwise"), {m.iterate(a[0]), Value::none()},
                      [hasBegun = false](Machine& machine, Kept& kept) mutable -> Value {
                        if (!hasBegun) {
                          kept[1] = machine.next(kept[0]);
                          if (kept[1].isUnset()) return {};
                          hasBegun = true;
                        }
                        Value item = machine.next(kept[0]);
                        if (item.isUnset()) return {};
                        Value pair = machine.tuple({kept[1], item});
                        kept[1] = item;
                        return pair;
                      });
}

template<bool keep>
Value filterBy(Machine& m, const Arguments& a) {
  return makeIterator(m, type(m, "itertools.filterfalse"), {a[0], m.iterate(a[1])},
                      [](Machine& machine, Kept& kept) -> Value {
                        for (;;) {
                          Value item = machine.next(kept[1]);
                          if (item.isUnset()) return {};
                          machine.tick();
                          const Value test = kept[0];
                          const bool holds =
                              test.isNone() ? machine.truth(item)
                                            : machine.truth(machine.call(test, {item}));
                          if (holds == keep) return item;
                        }
                      });
}

Value compress(Machine& m, const Arguments& a) {
  const auto bound = bind(m, "compress", a, {"data", "selectors"}, 2);
  return makeIterator(m, type(m, "itertools.compress"),
                      {m.iterate(bound[0]), m.iterate(bound[1])},
                      [](Machine& machine, Kept& kept) -> Value {
                        for (;;) {
                          Value item = machine.next(kept[0]);
                          if (item.isUnset()) return {};
                          const Value selector = machine.next(kept[1]);
                          if (selector.isUnset()) return {};
                          machine.tick();
                          if (machine.truth(selector)) return item;
                        }
                      });
}

Value starmap(Machine& m, const Arguments& a) {
  return makeIterator(m, type(m, "itertools.starmap"), {a[0], m.iterate(a[1])},
                      [](Machine& machine, Kept& kept) -> Value {
                        const Value item = machine.next(kept[1]);
                        if (item.isUnset()) return {};
                        const Value function = kept[0];
                        const Kept values = machine.toVector(item);
                        return machine.call(
                            function,
                            {values.data(), static_cast<int>(values.size()), 0, nullptr});
                      });
}

Value zipLongest(Machine& m, const Arguments& a) {
  Value filler = Value::none();
  for (int i = 0; i < a.keywords; ++i) {
    if (a.names[i]->text != "fillvalue")
      typeError("zip_longest() got an unexpected keyword argument");
    filler = a.keyword(i);
  }
  Kept kept{filler};
  for (int i = 0; i < a.positional; ++i)
    kept.push_back(m.iterate(a[i]));
  return makeIterator(m, type(m, "itertools.zip_longest"), std::move(kept),
                      [](Machine& machine, Kept& kept) -> Value {
                        Kept items;
                        bool isOver = true;
                        for (std::size_t i = 1; i < kept.size(); ++i) {
                          Value item =
                              kept[i].isUnset() ? Value() : machine.next(kept[i]);
                          if (item.isUnset())
                            kept[i].drop();
                          else
                            isOver = false;
                          items.push_back(item.isUnset() ? kept[0] : item);
                        }
                        return isOver ? Value() : machine.tuple(std::move(items));
                      });
}

Value combineAgain(Machine& m, const Arguments& a) {
  Kept pool = m.toVector(a[0]);
  const std::size_t r = lengthOf(m, a[1]);
  const bool isEmpty = pool.empty() && r > 0;
  return combinations(m, "itertools.combinations_with_replacement", std::move(pool),
                      std::vector<std::size_t>(r), isEmpty,
                      [](std::vector<std::size_t>& places, std::size_t n) {
                        std::size_t i = places.size();
                        while (i > 0 && places[i - 1] == n - 1)
                          --i;
                        if (i == 0) return false;
                        const std::size_t next = places[i - 1] + 1;
                        std::fill(places.begin() + static_cast<std::ptrdiff_t>(i - 1),
                                  places.end(), next);
                        return true;
                      });
}

// ── groupby

// Groups share one iterator: a group ends when the next one is asked for.
struct GroupBy : Iterator {
  GroupBy(Value items, Value key) : items(std::move(items)), key(std::move(key)) {}
  void clear() noexcept override {
    for (Value* value : {&items, &key, &item, &itemKey, &groupKey})
      value->drop();
  }

  bool advance(Machine& machine) {
    if (items.isUnset()) return false;
    item = machine.next(items);
    if (item.isUnset()) return false;
    const Value function = key;
    itemKey = function.isNone() ? item : machine.call(function, {item});
    return true;
  }

  Value next(Machine& machine) override;

  Value items, key;
  Value item, itemKey;  ///< the item that comes next, once it has been taken
  Value groupKey;       ///< of the group that has been handed out last
  std::uint64_t group = 0;
};

struct Group : Iterator {
  Group(GroupBy* groups, Value key, std::uint64_t number)
      : groups(groups), key(std::move(key)), number(number) {}
  void clear() noexcept override {
    groups.reset();
    key.drop();
  }
  Value next(Machine& machine) override {
    if (!groups || groups->group != number) return {};
    const Ref<GroupBy> kept = groups;
    if (kept->item.isUnset() && !kept->advance(machine)) return {};
    if (!machine.equals(key, kept->itemKey)) return {};
    Value item;
    item.swap(kept->item);
    return item;
  }

  Ref<GroupBy> groups;
  Value key;
  std::uint64_t number;
};

Value GroupBy::next(Machine& machine) {
  const Value self(this);
  ++group;
  for (;;) {
    if (item.isUnset() && !advance(machine)) return {};
    if (groupKey.isUnset() || !machine.equals(groupKey, itemKey)) break;
    item.drop();
    machine.tick();
  }
  groupKey = itemKey;
  const Value found = machine.heap.make<Group>(
      iteratorType(machine, "itertools._grouper"), this, groupKey, group);
  return machine.tuple({groupKey, found});
}

Value groupBy(Machine& m, const Arguments& a) {
  const auto bound = bind(m, "groupby", a, {"iterable", "key"}, 1);
  const Value items = m.iterate(bound[0]);
  return m.heap.make<GroupBy>(type(m, "itertools.groupby"), items,
                              bound[1].isUnset() ? Value::none() : bound[1]);
}

// ── tee

// What has been taken from the iterator that all share, one behind the other.
struct Link : Object {
  static constexpr Kind kKind = Kind::Other;
  void clear() noexcept override {
    item.drop();
    next.reset();
  }

  Value item;  ///< Unset until it has been taken
  Ref<Link> next;
};

Value tee(Machine& m, const Arguments& a) {
  const std::int64_t count = a.size() > 1 ? m.index(a[1]) : 2;
  if (count < 0) valueError("n must be >= 0");
  if (count > 10000) throw Unsupported("tee() into so many");
  const Value items = m.iterate(a[0]);
  const Value first = m.heap.make<Link>(m.types.object);
  Kept all;
  for (std::int64_t i = 0; i < count; ++i)
    all.push_back(makeIterator(m, type(m, "itertools._tee"), {items, first},
                               [](Machine& machine, Kept& kept) -> Value {
                                 const Value at = kept[1];
                                 auto* link = at.to<Link>();
                                 if (link->item.isUnset()) {
                                   const Value source = kept[0];
                                   Value item = machine.next(source);
                                   if (item.isUnset()) return {};
                                   link->item = std::move(item);
                                   link->next =
                                       machine.heap.make<Link>(machine.types.object);
                                 }
                                 kept[1] = Value(link->next);
                                 return link->item;
                               }));
  return m.tuple(std::move(all));
}

const NativeDef kFromIterable = {
    "from_iterable",
    [](Machine& m, const Arguments& a) { return chainOf(m, m.iterate(a[0])); }, 1, 1};

const NativeDef kFunctions[] = {
    {"count", count, 0, 2, true},
    {"filterfalse", filterBy<false>, 2, 2},
    {"compress", compress, 2, 2, true},
    {"starmap", starmap, 2, 2},
    {"zip_longest", zipLongest, 0, -1, true},
    {"combinations_with_replacement", combineAgain, 2, 2},
    {"groupby", groupBy, 1, 2, true},
    {"tee", tee, 1, 2},
    {"cycle", cycle, 1, 1},
    {"repeat", repeat, 1, 2, true},
    {"islice", islice, 2, 4},
    {"combinations", combine, 2, 2},
    {"permutations", permute, 1, 2},
    {"product", product, 0, -1, true},
    {"accumulate", accumulate, 1, 2, true},
    {"takewhile", whileTrue<true>, 2, 2},
    {"dropwhile", whileTrue<false>, 2, 2},
    {"pairwise", pairwise, 1, 1},
};

}  // namespace

Value makeItertools(Machine& machine) {
  const Value module = moduleOf(machine, "itertools", kFunctions, std::size(kFunctions));
  Type* chains = type(machine, "itertools.chain");
  chains->construct = chain;
  const Value native =
      machine.heap.make<Native>(machine.types.native, &kFromIterable, nullptr);
  chains->attributes.set(machine.intern("from_iterable"),
                         machine.heap.make<Descriptor>(machine.types.staticMethod,
                                                       Descriptor::Static, native));
  module.to<ModuleObject>()->attributes.set(machine.intern("chain"), Value(chains));
  return module;
}

}  // namespace derslik::python::vm
