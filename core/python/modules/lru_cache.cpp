// functools.lru_cache and cache: what a function has returned is kept by its arguments.

#include "core/python/modules/collections.h"
#include "core/python/modules/functools.h"
#include "core/python/objects/natives.h"

namespace derslik::python::vm {

namespace {

struct Options {
  std::int64_t most = 128;  ///< below 0: any number
  bool isTyped = false;
};

struct Cached : Object {
  static constexpr Kind kKind = Kind::Other;
  void clear() noexcept override {
    function.drop();
    results.clear();
  }

  Value function;
  Table results;  ///< the one that was used last is the last
  Options options;
  std::int64_t hits = 0, misses = 0;
};

// CPython's lru_cache_make_key: an int or a str alone stands for itself, so that f(1)
// and f(1.0) are two.
Value keyOf(Machine& m, const Arguments& a, bool isTyped) {
  if (!isTyped && a.keywords == 0 && a.positional == 1 &&
      (a[0].isInt() || a[0].is(Kind::Str)))
    return a[0];
  std::vector<Value> parts(a.values, a.values + a.positional);
  if (a.keywords > 0) parts.push_back(m.opaque("keywords of a call"));
  for (int i = 0; i < a.keywords; ++i) {
    parts.push_back(Value(a.names[i]));
    parts.push_back(a.keyword(i));
  }
  if (isTyped)
    for (int i = 0; i < a.positional + a.keywords; ++i)
      parts.push_back(Value(m.typeOf(a.values[i])));
  return m.tuple(std::move(parts));
}

void evictFirst(Table& results) {
  for (std::size_t i = 0; i < results.entries().size(); ++i)
    if (!results.entries()[i].key.isUnset()) {
      results.eraseAt(i);
      return;
    }
}

Value call(Machine& m, const Value& self, const Arguments& a) {
  auto* cached = self.to<Cached>();
  const Value kept = self;
  const Value function = cached->function;
  const Options& options = cached->options;
  if (options.most == 0) {
    ++cached->misses;
    return m.call(function, a);
  }
  const Value key = keyOf(m, a, options.isTyped);
  const std::int64_t hash = m.hash(key);
  if (const Value* found = cached->results.find(m, key, hash)) {
    ++cached->hits;
    Value result = *found;
    if (options.most > 0) {
      cached->results.erase(m, key, hash);
      cached->results.set(m, key, hash, result);
    }
    return result;
  }
  ++cached->misses;
  Value result = m.call(function, a);
  if (options.most > 0) {
    // The function may have called itself with the same arguments.
    if (cached->results.find(m, key, hash)) return result;
    if (static_cast<std::int64_t>(cached->results.size()) >= options.most)
      evictFirst(cached->results);
  }
  cached->results.set(m, key, hash, result);
  m.heap.charge(cached, sizeof(Cached) + cached->results.bytes());
  return result;
}

Value info(Machine& m, const Arguments& a) {
  const auto* cached = a[0].to<Cached>();
  Str* key = m.intern("CacheInfo");
  if (!m.iteratorTypes.find(key))
    m.iteratorTypes.set(
        key,
        Value(makeNamedTupleType(
            m, "CacheInfo", {"hits", "misses", "maxsize", "currsize"}, {}, "functools")));
  const std::int64_t most = cached->options.most;
  const Value type = *m.iteratorTypes.find(key);
  return m.call(type,
                {Value::integer(cached->hits), Value::integer(cached->misses),
                 most < 0 ? Value::none() : Value::integer(most),
                 Value::integer(static_cast<std::int64_t>(cached->results.size()))});
}

const NativeDef kMethods[] = {
    {"cache_info", info, 0, 0},
    {"cache_clear",
     [](Machine&, const Arguments& a) {
       auto* cached = a[0].to<Cached>();
       cached->results.clear();
       cached->hits = cached->misses = 0;
       return Value::none();
     },
     0, 0},
};

Value attribute(Machine& m, const Value& self, Str* name) {
  const Value function = self.to<Cached>()->function;
  if (name->text == "__wrapped__") return function;
  if (name == m.names.name || name == m.names.qualname || name == m.names.doc ||
      name == m.names.module)
    return m.findAttribute(function, name);
  return plainAttribute(m, self, name);
}

Type* cachedType(Machine& m) {
  Str* key = m.intern("lru_cache");
  if (const Value* found = m.iteratorTypes.find(key)) return found->to<Type>();
  Slots slots = m.types.object->slots;
  slots.call = call;
  slots.getAttribute = attribute;
  slots.setAttribute = [](Machine&, const Value&, Str*, const Value&) -> bool {
    throw Unsupported("setting an attribute of a cached function");
  };
  Type* type = m.makeType("functools._lru_cache_wrapper", m.types.object, slots);
  type->bindsSelf = true;
  m.addMethods(type, kMethods, std::size(kMethods));
  m.iteratorTypes.set(key, Value(type));
  return type;
}

Value cached(Machine& m, const Value& function, const Options& options) {
  if (!m.isCallable(function)) typeError("the first argument must be callable");
  auto* made = m.heap.make<Cached>(cachedType(m));
  const Value value(made);
  made->function = function;
  made->options = options;
  return value;
}

// lru_cache(maxsize=…), which is called with the function.
struct Decorator : Object {
  static constexpr Kind kKind = Kind::Other;
  explicit Decorator(Options options) : options(options) {}

  Options options;
};

Value decorator(Machine& m, const Options& options) {
  Str* key = m.intern("lru_cache decorator");
  if (!m.iteratorTypes.find(key)) {
    Slots slots = m.types.object->slots;
    slots.call = [](Machine& machine, const Value& self, const Arguments& a) {
      if (a.positional != 1 || a.keywords > 0)
        throw Unsupported("lru_cache(…) called with other than a function");
      return cached(machine, a[0], self.to<Decorator>()->options);
    };
    m.iteratorTypes.set(key, Value(m.makeType("function", m.types.object, slots)));
  }
  return m.heap.make<Decorator>(m.iteratorTypes.find(key)->to<Type>(), options);
}

Value lruCache(Machine& m, const Arguments& a) {
  const auto bound = bind(m, "lru_cache", a, {"maxsize", "typed"}, 0);
  Options options;
  options.isTyped = !bound[1].isUnset() && m.truth(bound[1]);
  if (bound[0].isUnset()) return decorator(m, options);
  if (bound[0].isIntegral()) {
    options.most = std::max<std::int64_t>(bound[0].asInt(), 0);
  } else if (bound[0].isNone()) {
    options.most = -1;
  } else if (m.isCallable(bound[0]) && (bound[1].isUnset() || bound[1].isBool())) {
    return cached(m, bound[0], options);
  } else {
    typeError("Expected first argument to be an integer, a callable, or None");
  }
  return decorator(m, options);
}

}  // namespace

const NativeDef kLruCache = {"lru_cache", lruCache, 0, 2, true};
const NativeDef kCache = {
    "cache", [](Machine& m, const Arguments& a) { return cached(m, a[0], {.most = -1}); },
    1, 1};

}  // namespace derslik::python::vm
