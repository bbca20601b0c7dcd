// random: CPython's generator, once it has been given a seed.

#include "core/python/modules/modules.h"
#include "core/python/objects/natives.h"
#include "core/python/objects/numbers.h"
#include "core/random/python_random.h"

namespace derslik::python::vm {

namespace {

// What the functions of the module share.
struct RandomState : Object {
  static constexpr Kind kKind = Kind::Other;
  std::optional<PythonRandom> generator;
};

PythonRandom& generator(Machine& m) {
  const Value state =
      m.importModule("random").to<ModuleObject>()->attributes.find(m.intern(" state"))[0];
  auto& found = state.to<RandomState>()->generator;
  if (!found)
    throw Unsupported(
        "random numbers without a seed: they differ from run to run; call "
        "random.seed(…) first");
  return *found;
}

Value seed(Machine& m, const Arguments& a) {
  if (a.size() == 0 || a[0].isNone()) throw Unsupported("random.seed() without a number");
  if (!a[0].isIntegral()) throw Unsupported("random.seed() of what is no int");
  const Value* state =
      m.importModule("random").to<ModuleObject>()->attributes.find(m.intern(" state"));
  state->to<RandomState>()->generator.emplace(a[0].asInt());
  return Value::none();
}

std::int64_t sizeOf(Machine& m, const Value& sequence) {
  const std::int64_t size = m.length(sequence);
  return size;
}

Value choice(Machine& m, const Arguments& a) {
  const std::int64_t size = sizeOf(m, a[0]);
  if (a[0].is(Kind::Dict) || a[0].is(Kind::Set))
    throw Unsupported("random.choice() of what is no sequence");
  return m.getItem(a[0], Value::integer(generator(m).choice(size)));
}

Value shuffle(Machine& m, const Arguments& a) {
  auto* list = a[0].as<List>();
  if (!list) throw Unsupported("random.shuffle() of what is no list");
  const auto places = generator(m).shuffle(static_cast<std::int64_t>(list->items.size()));
  std::vector<Value> shuffled;
  for (const auto place : places)
    shuffled.push_back(list->items[static_cast<std::size_t>(place)]);
  list->items.swap(shuffled);
  return Value::none();
}

Value sample(Machine& m, const Arguments& arguments) {
  const auto bound = bind(m, "sample", arguments, {"population", "k"}, 2);
  if (!bound[0].is(Kind::List) && !bound[0].is(Kind::Tuple) &&
      !bound[0].is(Kind::Range) && !bound[0].is(Kind::Str))
    throw Unsupported("random.sample() of what is no sequence");
  std::vector<Value> chosen;
  for (const auto place : generator(m).sample(sizeOf(m, bound[0]), m.index(bound[1])))
    chosen.push_back(m.getItem(bound[0], Value::integer(place)));
  return m.list(std::move(chosen));
}

Value real(Machine& m, const Arguments& a, double (PythonRandom::*draw)(double, double)) {
  const double x = toReal(m, a[0]), y = toReal(m, a[1]);
  return Value::real((generator(m).*draw)(x, y));
}

const NativeDef kFunctions[] = {
    {"seed", seed, 0, 1},
    {"random",
     [](Machine& m, const Arguments&) { return Value::real(generator(m).random()); }, 0,
     0},
    {"randint",
     [](Machine& m, const Arguments& a) {
       return Value::integer(generator(m).randint(m.index(a[0]), m.index(a[1])));
     },
     2, 2},
    {"randrange",
     [](Machine& m, const Arguments& a) {
       const std::int64_t first = m.index(a[0]);
       if (a.size() == 1) return Value::integer(generator(m).randrange(first));
       return Value::integer(generator(m).randrange(first, m.index(a[1]),
                                                    a.size() > 2 ? m.index(a[2]) : 1));
     },
     1, 3},
    {"uniform",
     [](Machine& m, const Arguments& a) { return real(m, a, &PythonRandom::uniform); }, 2,
     2},
    {"gauss",
     [](Machine& m, const Arguments& a) { return real(m, a, &PythonRandom::gauss); }, 2,
     2},
    {"normalvariate",
     [](Machine& m, const Arguments& a) {
       return real(m, a, &PythonRandom::normalvariate);
     },
     2, 2},
    {"choice", choice, 1, 1},
    {"shuffle", shuffle, 1, 1},
    {"sample", sample, 2, 2, true},
};

}  // namespace

Value makeRandom(Machine& machine) {
  const Value module = moduleOf(machine, "random", kFunctions, std::size(kFunctions));
  module.to<ModuleObject>()->attributes.set(
      machine.intern(" state"), machine.heap.make<RandomState>(machine.types.module));
  return module;
}

}  // namespace derslik::python::vm
