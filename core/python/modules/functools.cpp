// functools: reduce, partial, wraps and cmp_to_key; the cache is in lru_cache.cpp.

#include "core/python/modules/functools.h"

#include <algorithm>

#include "core/python/modules/modules.h"
#include "core/python/objects/natives.h"

namespace derslik::python::vm {

namespace {

Value reduce(Machine& m, const Arguments& a) {
  const Value function = a[0];
  if (!m.typeOf(a[1])->slots.iterate) typeError("reduce() arg 2 must support iteration");
  Value total = a.size() > 2 ? a[2] : Value();
  m.each(a[1], [&](const Value& item) {
    total = total.isUnset() ? item : m.call(function, {total, item});
  });
  if (total.isUnset()) typeError("reduce() of empty iterable with no initial value");
  return total;
}

// ── partial

struct Partial : Object {
  static constexpr Kind kKind = Kind::Other;
  void clear() noexcept override {
    function.drop();
    values.clear();
    keywords.reset();
  }

  Value function;
  std::vector<Value> values;
  Ref<Dict> keywords;
};

Value makePartial(Machine& m, Type* type, const Arguments& a) {
  if (a.positional == 0) typeError("type 'partial' takes at least one argument");
  if (!m.isCallable(a[0])) typeError("the first argument must be callable");
  auto* made = m.heap.make<Partial>(type);
  const Value value(made);
  made->function = a[0];
  made->keywords = m.dict().to<Dict>();
  if (a[0].isObject() && a[0].object()->type == type) {
    const auto* inner = a[0].to<Partial>();
    made->function = inner->function;
    made->values = inner->values;
    made->keywords->table = inner->keywords->table;
  }
  made->values.insert(made->values.end(), a.values + 1, a.values + a.positional);
  for (int i = 0; i < a.keywords; ++i)
    m.setItem(Value(made->keywords), Value(a.names[i]), a.keyword(i));
  return value;
}

Value callPartial(Machine& m, const Value& self, const Arguments& a) {
  const auto* partial = self.to<Partial>();
  const Value kept = self;
  std::vector<Value> values = partial->values;
  values.insert(values.end(), a.values, a.values + a.positional);
  const auto positional = static_cast<int>(values.size());
  const Value keywords = m.dict();
  keywords.to<Dict>()->table = partial->keywords->table;
  for (int i = 0; i < a.keywords; ++i)
    m.setItem(keywords, Value(a.names[i]), a.keyword(i));
  std::vector<Str*> names;
  for (const Table::Entry& entry : keywords.to<Dict>()->table.entries()) {
    if (entry.key.isUnset()) continue;
    names.push_back(m.intern(textOf(entry.key)));
    values.push_back(entry.value);
  }
  const Value function = partial->function;
  return m.call(function, {values.data(), positional, static_cast<int>(names.size()),
                           names.data()});
}

Value partialAttribute(Machine& m, const Value& self, Str* name) {
  const auto* partial = self.to<Partial>();
  if (name->text == "func") return partial->function;
  if (name->text == "args") return m.tuple(partial->values);
  if (name->text == "keywords") return partial->keywords;
  return plainAttribute(m, self, name);
}

std::string partialRepr(Machine& m, const Value& self) {
  const Showing showing(m, self.object());
  if (!showing.isFirst()) return "...";
  const auto* partial = self.to<Partial>();
  std::string text = "functools.partial(" + m.repr(partial->function);
  for (const Value& value : partial->values)
    text += ", " + m.repr(value);
  for (const Table::Entry& entry : partial->keywords->table.entries())
    text += ", " + textOf(entry.key) + "=" + m.repr(entry.value);
  return text + ")";
}

// ── wraps

struct Wraps : Object {
  static constexpr Kind kKind = Kind::Other;
  explicit Wraps(Value wrapped) : wrapped(std::move(wrapped)) {}
  void clear() noexcept override { wrapped.drop(); }

  Value wrapped;
};

Value wraps(Machine& m, const Arguments& a) {
  if (a.positional != 1 || a.keywords > 0)
    throw Unsupported("functools.wraps() with other arguments");
  const char* name = "functools.partial";
  Str* key = m.intern("wraps");
  const Value* type = m.iteratorTypes.find(key);
  if (!type) {
    Slots slots = m.types.object->slots;
    slots.call = [](Machine& machine, const Value& self, const Arguments& arguments) {
      if (arguments.positional != 1 || arguments.keywords > 0)
        throw Unsupported("functools.wraps(…) called with other arguments");
      const Value wrapped = self.to<Wraps>()->wrapped;
      updateWrapper(machine, arguments[0], wrapped);
      return arguments[0];
    };
    m.iteratorTypes.set(key, Value(m.makeType(name, m.types.object, slots)));
    type = m.iteratorTypes.find(key);
  }
  return m.heap.make<Wraps>(type->to<Type>(), a[0]);
}

// ── cmp_to_key

struct Compared : Object {
  static constexpr Kind kKind = Kind::Other;
  Compared(Value function, Value value)
      : function(std::move(function)), value(std::move(value)) {}
  void clear() noexcept override {
    function.drop();
    value.drop();
  }

  Value function;
  Value value;  ///< Unset in the key function itself
};

Type* comparedType(Machine& m) {
  Str* key = m.intern("cmp_to_key");
  if (const Value* found = m.iteratorTypes.find(key)) return found->to<Type>();
  Slots slots = m.types.object->slots;
  slots.hash = nullptr;
  slots.call = [](Machine& machine, const Value& self, const Arguments& a) -> Value {
    if (a.positional != 1 || a.keywords > 0)
      throw Unsupported("the key of cmp_to_key() called with other arguments");
    return machine.heap.make<Compared>(self.object()->type, self.to<Compared>()->function,
                                       a[0]);
  };
  slots.compare = [](Machine& machine, CompareOp op, const Value& self,
                     const Value& other) -> Value {
    if (!other.isObject() || other.object()->type != self.object()->type)
      typeError("other argument must be K instance");
    const Value function = self.to<Compared>()->function;
    const Value answer =
        machine.call(function, {self.to<Compared>()->value, other.to<Compared>()->value});
    return machine.compare(op, answer, Value::integer(0));
  };
  Type* type = m.makeType("functools.KeyWrapper", m.types.object, slots);
  m.iteratorTypes.set(key, Value(type));
  return type;
}

Value cmpToKey(Machine& m, const Arguments& a) {
  const auto bound = bind(m, "cmp_to_key", a, {"mycmp"}, 1);
  return m.heap.make<Compared>(comparedType(m), bound[0], Value());
}

// ── total_ordering

// What a class lacks of <, <=, > and >= from the one that it has.
template<CompareOp root, CompareOp op>
Value ordered(Machine& m, const Arguments& a) {
  Str* const names[] = {m.names.eq, m.names.ne, m.names.lt,
                        m.names.le, m.names.gt, m.names.ge};
  const Value method = m.findSpecial(a[0], names[int(root)]);
  const Value answer = m.callSpecial(method, a[0], {a[1]});
  if (answer.isNotImplemented()) return answer;
  constexpr bool isStrict = root == CompareOp::Lt || root == CompareOp::Gt;
  constexpr bool isLess = root == CompareOp::Lt || root == CompareOp::LtE;
  constexpr bool wantsStrict = op == CompareOp::Lt || op == CompareOp::Gt;
  constexpr bool wantsLess = op == CompareOp::Lt || op == CompareOp::LtE;
  const bool holds = m.truth(answer);
  const auto isEqual = [&] { return m.truth(m.compare(CompareOp::Eq, a[0], a[1])); };
  const auto isDifferent = [&] {
    return m.truth(m.compare(CompareOp::NotEq, a[0], a[1]));
  };
  if constexpr (wantsLess == isLess) {
    if (isStrict) return holds ? answer : Value::boolean(isEqual());
    return holds ? Value::boolean(isDifferent()) : answer;
  } else if constexpr (wantsStrict != isStrict) {
    return Value::boolean(!holds);
  } else {
    if (isStrict) return Value::boolean(!holds && isDifferent());
    return Value::boolean(!holds || isEqual());
  }
}

constexpr CompareOp kLt = CompareOp::Lt, kLe = CompareOp::LtE, kGt = CompareOp::Gt,
                    kGe = CompareOp::GtE;
const NativeDef kFromLt[] = {{"__gt__", ordered<kLt, kGt>, 1, 1},
                             {"__le__", ordered<kLt, kLe>, 1, 1},
                             {"__ge__", ordered<kLt, kGe>, 1, 1}};
const NativeDef kFromLe[] = {{"__ge__", ordered<kLe, kGe>, 1, 1},
                             {"__lt__", ordered<kLe, kLt>, 1, 1},
                             {"__gt__", ordered<kLe, kGt>, 1, 1}};
const NativeDef kFromGt[] = {{"__lt__", ordered<kGt, kLt>, 1, 1},
                             {"__ge__", ordered<kGt, kGe>, 1, 1},
                             {"__le__", ordered<kGt, kLe>, 1, 1}};
const NativeDef kFromGe[] = {{"__le__", ordered<kGe, kLe>, 1, 1},
                             {"__gt__", ordered<kGe, kGt>, 1, 1},
                             {"__lt__", ordered<kGe, kLt>, 1, 1}};

Value totalOrdering(Machine& m, const Arguments& a) {
  auto* type = a[0].as<Type>();
  if (!type || !type->isProgram)
    throw Unsupported("total_ordering() of what is no class");
  const struct {
    Str* name;
    const NativeDef* rest;
  } roots[] = {{m.names.lt, kFromLt},
               {m.names.le, kFromLe},
               {m.names.gt, kFromGt},
               {m.names.ge, kFromGe}};
  const auto* root =
      std::find_if(std::begin(roots), std::end(roots),
                   [&](const auto& each) { return type->find(each.name); });
  if (root == std::end(roots))
    valueError("must define at least one ordering operation: < > <= >=");
  for (int i = 0; i < 3; ++i)
    if (!type->find(m.intern(root->rest[i].name))) m.addMethods(type, root->rest + i, 1);
  m.fillSlots(type);
  return a[0];
}

}  // namespace

void updateWrapper(Machine& m, const Value& wrapper, const Value& wrapped) {
  auto* function = wrapper.as<Function>();
  if (!function) throw Unsupported("functools.wraps() around what is no function");
  for (Str* name : {m.names.module, m.names.name, m.names.qualname, m.names.doc}) {
    const Value value = m.findAttribute(wrapped, name);
    if (value.isUnset()) continue;
    function->attributes.set(name, value);
    if (name == m.names.qualname) function->renamed = value;
  }
  if (const auto* other = wrapped.as<Function>())
    for (const Table::Entry& entry : other->attributes.entries())
      if (!entry.key.isUnset() && !textOf(entry.key).starts_with("__"))
        function->attributes.set(m.intern(textOf(entry.key)), entry.value);
  function->attributes.set(m.intern("__wrapped__"), wrapped);
}

const NativeDef kWraps = {"wraps", wraps, 1, 1, true};
const NativeDef kUpdateWrapper = {"update_wrapper",
                                  [](Machine& m, const Arguments& a) {
                                    updateWrapper(m, a[0], a[1]);
                                    return a[0];
                                  },
                                  2, 2};
const NativeDef kCmpToKey = {"cmp_to_key", cmpToKey, 1, 1, true};
const NativeDef kTotalOrdering = {"total_ordering", totalOrdering, 1, 1};

Type* makePartialType(Machine& machine) {
  Slots slots = machine.types.object->slots;
  slots.repr = partialRepr;
  slots.call = callPartial;
  slots.getAttribute = partialAttribute;
  Type* type = machine.makeType("functools.partial", machine.types.object, slots);
  type->construct = makePartial;
  return type;
}

Value makeFunctools(Machine& machine) {
  static const NativeDef kFunctions[] = {{"reduce", reduce, 2, 3}};
  const Value module = moduleOf(machine, "functools", kFunctions, std::size(kFunctions));
  Table& attributes = module.to<ModuleObject>()->attributes;
  for (const NativeDef* def :
       {&kLruCache, &kCache, &kWraps, &kUpdateWrapper, &kCmpToKey, &kTotalOrdering})
    attributes.set(machine.intern(def->name),
                   machine.heap.make<Native>(machine.types.native, def, nullptr));
  attributes.set(machine.intern("partial"), Value(makePartialType(machine)));
  return module;
}

}  // namespace derslik::python::vm
