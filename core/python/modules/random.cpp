// random: CPython's generator, once it has been given a seed. The functions of the module
// are the methods of one random.Random, as in CPython.

#include "core/python/modules/modules.h"
#include "core/python/objects/natives.h"
#include "core/python/objects/numbers.h"
#include "core/random/python_random.h"

namespace derslik::python::vm {

namespace {

struct RandomObject : Object {
  static constexpr Kind kKind = Kind::Other;
  std::optional<PythonRandom> generator;
};

// What these functions are given wrong, CPython notices deep inside the module.
constexpr const char* kOther = "a function of random called with other arguments";

std::vector<Value> take(Machine& m, const Arguments& a,
                        std::initializer_list<const char*> parameters, int required) {
  try {
    return vm::bind(m, "random", a.rest(), parameters, required);
  } catch (const Failure&) {
    throw Unsupported(kOther);
  }
}

PythonRandom& generatorOf(const Arguments& a) {
  auto& found = a[0].to<RandomObject>()->generator;
  if (!found)
    throw Unsupported(
        "random numbers without a seed: they differ from run to run; call "
        "random.seed(…) first");
  return *found;
}

std::int64_t integer(Machine& m, const Value& value) {
  if (!value.isIntegral() && value.isFloat()) throw Unsupported(kOther);
  return m.index(value);
}

double real(Machine& m, const Value& value, double otherwise) {
  if (value.isUnset()) return otherwise;
  if (!value.isIntegral() && !value.isFloat()) throw Unsupported(kOther);
  return toReal(m, value);
}

void setSeed(const Value& self, const Value& seed) {
  if (!seed.isIntegral()) throw Unsupported("random.seed() of what is no int");
  self.to<RandomObject>()->generator.emplace(seed.asInt());
}

Value seed(Machine& m, const Arguments& a) {
  const auto bound = take(m, a, {"a"}, 0);
  if (bound[0].isUnset() || bound[0].isNone())
    throw Unsupported("random.seed() without a number");
  setSeed(a[0], bound[0]);
  return Value::none();
}

void checkSequence(const Value& value, const char* function) {
  if (!value.is(Kind::List) && !value.is(Kind::Tuple) && !value.is(Kind::Range) &&
      !value.is(Kind::Str) && !value.is(Kind::Deque))
    throw Unsupported(std::string("random.") + function + "() of what is no sequence");
}

Value picked(Machine& m, const Value& from, const Places& places) {
  std::vector<Value> chosen;
  for (const auto place : places)
    chosen.push_back(m.getItem(from, Value::integer(place)));
  return m.list(std::move(chosen));
}

Value choice(Machine& m, const Arguments& a) {
  const auto bound = take(m, a, {"seq"}, 1);
  checkSequence(bound[0], "choice");
  return m.getItem(bound[0], Value::integer(generatorOf(a).choice(m.length(bound[0]))));
}

// Weights, or their sums made so that the sums of the differences are theirs again.
Value choices(Machine& m, const Arguments& a) {
  const auto bound = take(m, a, {"population", "weights", "*cum_weights", "*k"}, 1);
  checkSequence(bound[0], "choices");
  const std::int64_t count = bound[3].isUnset() ? 1 : integer(m, bound[3]);
  if (count > 1 << 24) throw Unsupported("choices of so many");
  const std::int64_t size = m.length(bound[0]);
  const bool hasSums = !bound[2].isUnset() && !bound[2].isNone();
  const bool hasWeights = !bound[1].isUnset() && !bound[1].isNone();
  if (hasSums && hasWeights)
    typeError("Cannot specify both weights and cumulative weights");
  if (!hasSums && !hasWeights)
    return picked(m, bound[0], generatorOf(a).choices(size, count));
  std::vector<double> weights;
  double before = 0;
  bool isWhole = true;
  m.each(bound[hasSums ? 2 : 1], [&](const Value& weight) {
    isWhole = isWhole && weight.isIntegral();
    const double number = real(m, weight, 0);
    weights.push_back(hasSums ? number - before : number);
    before = hasSums ? number : before + number;
  });
  if (isWhole && !(before < 0x1p53)) throw Unsupported("weights as large as that");
  if (hasSums && !isWhole) throw Unsupported("cum_weights that are not whole numbers");
  return picked(m, bound[0], generatorOf(a).choices(size, weights, count));
}

Value shuffle(Machine& m, const Arguments& a) {
  const auto bound = take(m, a, {"x"}, 1);
  auto* list = bound[0].as<List>();
  if (!list) throw Unsupported("random.shuffle() of what is no list");
  const auto places =
      generatorOf(a).shuffle(static_cast<std::int64_t>(list->items.size()));
  std::vector<Value> shuffled;
  for (const auto place : places)
    shuffled.push_back(list->items[static_cast<std::size_t>(place)]);
  list->items.swap(shuffled);
  return Value::none();
}

Value sample(Machine& m, const Arguments& a) {
  const auto bound = take(m, a, {"population", "k", "*counts"}, 2);
  if (!bound[2].isUnset() && !bound[2].isNone())
    throw Unsupported("random.sample(counts=…)");
  if (bound[0].is(Kind::Set))
    typeError("Population must be a sequence.  For dicts or sets, use sorted(d).");
  checkSequence(bound[0], "sample");
  return picked(m, bound[0],
                generatorOf(a).sample(m.length(bound[0]), integer(m, bound[1])));
}

Value randrange(Machine& m, const Arguments& a) {
  const auto bound = take(m, a, {"start", "stop", "step"}, 1);
  const std::int64_t first = integer(m, bound[0]);
  if (bound[1].isUnset() || bound[1].isNone()) {
    if (!bound[2].isUnset()) throw Unsupported(kOther);
    return Value::integer(generatorOf(a).randrange(first));
  }
  const std::int64_t step = bound[2].isUnset() ? 1 : integer(m, bound[2]);
  return Value::integer(generatorOf(a).randrange(first, integer(m, bound[1]), step));
}

const NativeDef kMethods[] = {
    {"seed", seed, 0, -1, true},
    {"random",
     [](Machine&, const Arguments& a) { return Value::real(generatorOf(a).random()); }, 0,
     0},
    {"getrandbits",
     [](Machine& m, const Arguments& a) {
       return Value::integer(generatorOf(a).getrandbits(integer(m, a[1])));
     },
     1, 1},
    {"randint",
     [](Machine& m, const Arguments& a) {
       const auto bound = take(m, a, {"a", "b"}, 2);
       return Value::integer(
           generatorOf(a).randint(integer(m, bound[0]), integer(m, bound[1])));
     },
     0, -1, true},
    {"randrange", randrange, 0, -1, true},
    {"uniform",
     [](Machine& m, const Arguments& a) {
       const auto bound = take(m, a, {"a", "b"}, 2);
       return Value::real(
           generatorOf(a).uniform(real(m, bound[0], 0), real(m, bound[1], 0)));
     },
     0, -1, true},
    {"gauss",
     [](Machine& m, const Arguments& a) {
       const auto bound = take(m, a, {"mu", "sigma"}, 0);
       return Value::real(
           generatorOf(a).gauss(real(m, bound[0], 0), real(m, bound[1], 1)));
     },
     0, -1, true},
    {"normalvariate",
     [](Machine& m, const Arguments& a) {
       const auto bound = take(m, a, {"mu", "sigma"}, 0);
       return Value::real(
           generatorOf(a).normalvariate(real(m, bound[0], 0), real(m, bound[1], 1)));
     },
     0, -1, true},
    {"expovariate",
     [](Machine& m, const Arguments& a) {
       const auto bound = take(m, a, {"lambd"}, 1);
       return Value::real(generatorOf(a).expovariate(real(m, bound[0], 1)));
     },
     0, -1, true},
    {"triangular",
     [](Machine& m, const Arguments& a) {
       const auto bound = take(m, a, {"low", "high", "mode"}, 0);
       std::optional<double> mode;
       if (!bound[2].isUnset() && !bound[2].isNone()) mode = real(m, bound[2], 0);
       return Value::real(
           generatorOf(a).triangular(real(m, bound[0], 0), real(m, bound[1], 1), mode));
     },
     0, -1, true},
    {"choice", choice, 0, -1, true},
    {"choices", choices, 0, -1, true},
    {"shuffle", shuffle, 0, -1, true},
    {"sample", sample, 0, -1, true},
};

Value construct(Machine& m, Type* type, const Arguments& a) {
  const auto bound = bind(m, "Random", a, {"x"}, 0);
  const Value made = m.heap.make<RandomObject>(type);
  if (!bound[0].isUnset() && !bound[0].isNone()) setSeed(made, bound[0]);
  return made;
}

}  // namespace

Value makeRandom(Machine& machine) {
  const Value module = moduleOf(machine, "random", nullptr, 0);
  Table& attributes = module.to<ModuleObject>()->attributes;
  Type* type =
      machine.makeType("Random", machine.types.object, machine.types.object->slots);
  type->qualifiedName = "random.Random";
  type->construct = construct;
  machine.addMethods(type, kMethods, std::size(kMethods));
  attributes.set(machine.intern("Random"), Value(type));
  const Value shared = machine.heap.make<RandomObject>(type);
  for (const Table::Entry& entry : type->attributes.entries())
    attributes.set(entry.key.to<Str>(), machine.method(entry.value, shared));
  return module;
}

}  // namespace derslik::python::vm
