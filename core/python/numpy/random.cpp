// np.random: default_rng, RandomState, and the functions of the module, which share one
// RandomState.

#include <functional>

#include "core/ndarray/broadcast.h"
#include "core/ndarray/convert.h"
#include "core/ndarray/indexing.h"
#include "core/ndarray/limits.h"
#include "core/python/numpy/tables.h"
#include "core/random/generator.h"
#include "core/random/parameters.h"
#include "core/random/random_state.h"

namespace derslik::python::vm {

namespace {

using NumpyGenerator = derslik::Generator;

template<class Engine>
struct RandomObject : Object {
  explicit RandomObject(Engine engine) : engine(std::move(engine)) {}

  Engine engine;
};

struct LegacyModule : ModuleObject {
  LegacyModule() : ModuleObject("numpy.random") {}

  std::optional<RandomState> engine;
  Type* generator = nullptr;
  Type* state = nullptr;
};

LegacyModule& legacy(Call& c) {
  return *c.np.attributes.find(c.m.intern("random"))->to<LegacyModule>();
}

/// The generator that a function draws from. A method has it as its first argument, so
/// that the arguments of both are counted from kFirst.
template<class Engine, bool kIsMethod>
struct Source {
  static constexpr int kFirst = kIsMethod ? 1 : 0;

  static Engine& of(Call& c) {
    if constexpr (kIsMethod) {
      return c[0].to<RandomObject<Engine>>()->engine;
    } else {
      auto& engine = legacy(c).engine;
      if (!engine)
        throw Unsupported(
            "random numbers without a seed: they differ from run to run; call "
            "np.random.seed(…) first");
      return *engine;
    }
  }
};

using Generating = Source<NumpyGenerator, true>;
using Stating = Source<RandomState, true>;
using Shared = Source<RandomState, false>;

/// A number for each place of the shape, or one of Python's where there is no size. The
/// engine goes on in a copy, which a loop can keep in registers.
template<class Engine, class Draw>
Value draw(Call& c, Engine& engine, const Value& size, DType dtype, Draw next) {
  if (size.isUnset() || size.isNone()) {
    const Scalar one(next(engine));
    return plainValue(c.m, one);
  }
  Array result(c.m.heap.arrays, dtype, dimsOf(c.m, size));
  const Index n = result.size();
  spend(c.m, n);
  auto* to = reinterpret_cast<decltype(next(engine))*>(result.data);
  Engine local = engine;
  for (Index i = 0; i < n; ++i)
    to[i] = next(local);
  engine = local;
  return c.whole(result);
}

/// The same of two parameters, which may be arrays: then each place has its own.
template<class Engine, class Check, class Draw>
Value drawOf(Call& c, Engine& engine, int first, double x, double y, const Value& size,
             Check check, Draw next) {
  const auto parameter = [&](int i, double otherwise) {
    return c.has(i) ? arrayOf(c.m, c[i], DType::Float64)
                    : ndarray::scalarArray(c.m.heap.arrays, otherwise);
  };
  const Array a = parameter(first, x), b = parameter(first + 1, y);
  if (a.isScalar() && b.isScalar()) {
    const double p = a.item().number, q = b.item().number;
    check(p, q);
    return draw(c, engine, size, DType::Float64,
                [=](Engine& from) { return next(from, p, q); });
  }
  const Array* const both[] = {&a, &b};
  const Dims shape = size.isUnset() || size.isNone() ? ndarray::broadcastShape(both, 2)
                                                     : dimsOf(c.m, size);
  const Array p = ndarray::broadcastTo(a, shape), q = ndarray::broadcastTo(b, shape);
  Array result(c.m.heap.arrays, DType::Float64, shape);
  spend(c.m, result.size());
  for (Index i = 0; i < result.size(); ++i) {
    try {
      check(p.item(i).number, q.item(i).number);
    } catch (const Failure&) {
      c.refuse("such parameters in arrays");
    }
  }
  for (Index i = 0; i < result.size(); ++i)
    reinterpret_cast<double*>(result.data)[i] =
        next(engine, p.item(i).number, q.item(i).number);
  return c.whole(result);
}

template<class S>
Value uniform01(Call& c) {
  auto& engine = S::of(c);
  return draw(c, engine, c[S::kFirst], DType::Float64, [](auto& from) {
    if constexpr (std::is_same_v<S, Generating>)
      return from.random();
    else
      return from.rand();
  });
}

template<class S>
Value standardNormal(Call& c) {
  auto& engine = S::of(c);
  return draw(c, engine, c[S::kFirst], DType::Float64, [](auto& from) {
    if constexpr (std::is_same_v<S, Generating>)
      return from.standardNormal();
    else
      return from.randn();
  });
}

template<class S>
Value normal(Call& c) {
  auto& engine = S::of(c);
  return drawOf(
      c, engine, S::kFirst, 0, 1, c[S::kFirst + 2],
      [](double, double scale) { checkScale(scale); },
      [](auto& from, double mean, double scale) { return from.normal(mean, scale); });
}

template<class S>
Value uniform(Call& c) {
  auto& engine = S::of(c);
  const auto range = [](double low, double high) {
    if constexpr (std::is_same_v<S, Generating>)
      return generatorRange(low, high);
    else
      return legacyRange(low, high);
  };
  return drawOf(
      c, engine, S::kFirst, 0, 1, c[S::kFirst + 2], range,
      [](auto& from, double low, double high) { return from.uniform(low, high - low); });
}

template<class S>
Value exponential(Call& c) {
  auto& engine = S::of(c);
  const double scale = c.real(S::kFirst, 1);
  checkScale(scale);
  return draw(c, engine, c[S::kFirst + 1], DType::Float64,
              [=](auto& from) { return from.exponential(scale); });
}

/// A Generator's single int, which is NumPy's where a RandomState's is Python's.
Value asScalar(Call& c, const Value& drawn) {
  return drawn.isInt() ? scalarValue(c.m, Scalar(drawn.asInt())) : drawn;
}

template<class S>
Value poisson(Call& c) {
  auto& engine = S::of(c);
  const double mean = c.real(S::kFirst, 1);
  const Value drawn = draw(c, engine, c[S::kFirst + 1], DType::Int64,
                           [=](auto& from) { return from.poisson(mean); });
  return std::is_same_v<S, Generating> ? asScalar(c, drawn) : drawn;
}

template<class S>
Value binomial(Call& c) {
  auto& engine = S::of(c);
  const std::int64_t n = c.m.index(c[S::kFirst]);
  const double p = c.real(S::kFirst + 1, 0);
  const Value drawn = draw(c, engine, c[S::kFirst + 2], DType::Int64,
                           [=](auto& from) { return from.binomial(n, p); });
  return std::is_same_v<S, Generating> ? asScalar(c, drawn) : drawn;
}

/// integers(low, high, size, dtype, endpoint)
Value integers(Call& c) {
  NumpyGenerator& engine = Generating::of(c);
  if (c.dtype(4, DType::Int64) != DType::Int64) c.refuse("such a dtype");
  if (!isArrayLike(c[1]) || c.array(1).axes() > 0 || (c.has(2) && c.array(2).axes() > 0))
    c.refuse("arrays as limits");
  std::int64_t low = 0, high = c.m.index(c[1]);
  if (c.has(2)) {
    low = high;
    high = c.m.index(c[2]);
  }
  const bool isClosed = c.flag(5);
  const Value drawn = draw(c, engine, c[3], DType::Int64, [=](auto& from) {
    return isClosed ? from.integersTo(low, high) : from.integers(low, high);
  });
  return asScalar(c, drawn);
}

template<class S>
Value randint(Call& c) {
  auto& engine = S::of(c);
  if (c.dtype(S::kFirst + 3, DType::Int64) != DType::Int64) c.refuse("such a dtype");
  if (!isArrayLike(c[S::kFirst]) || c.array(S::kFirst).axes() > 0)
    c.refuse("arrays as limits");
  std::int64_t low = 0, high = c.m.index(c[S::kFirst]);
  if (c.has(S::kFirst + 1)) {
    low = high;
    high = c.m.index(c[S::kFirst + 1]);
  }
  return draw(c, engine, c[S::kFirst + 2], DType::Int64,
              [=](auto& from) { return from.randint(low, high); });
}

/// rand(2, 3) and randn(2, 3)
template<class S, bool kIsNormal>
Value byDimensions(Call& c) {
  auto& engine = S::of(c);
  Value size;
  if (!c.rest().empty()) size = c.m.tuple(c.rest());
  return draw(c, engine, size, DType::Float64,
              [](auto& from) { return kIsNormal ? from.randn() : from.rand(); });
}

/// The places are drawn outside the heap: it is asked first.
void requirePlaces(Call& c, std::int64_t count) {
  if (count > ndarray::kMostElements) throw ndarray::OutOfMemory();
  if (count <= 0) return;
  c.m.heap.reserve(2 * sizeof(std::int64_t) * static_cast<std::size_t>(count));
  spend(c.m, static_cast<Index>(count));
}

Array rowsAt(Call& c, const Array& array, const Places& places) {
  return ndarray::get(array,
                      {ndarray::Key::of(ndarray::fromValues(c.m.heap.arrays, places))});
}

/// choice(a, size, replace, p), with the places of the last two parameters differing.
template<class S>
Value choice(Call& c) {
  auto& engine = S::of(c);
  constexpr bool kIsGenerator = std::is_same_v<S, Generating>;
  const Value& a = c[S::kFirst];
  const Value& size = c[S::kFirst + 1];
  const bool isNumber = a.isIntegral() || a.is(Kind::Scalar);
  Array from;
  std::int64_t population;
  if (isNumber) {
    population = c.m.index(a);
    if (population <= 0)
      valueError(kIsGenerator ? "a must be a positive integer unless no samples are taken"
                              : "a must be greater than 0 unless no samples are taken");
  } else {
    from = arrayOf(c.m, a);
    if (!kIsGenerator && from.axes() != 1) valueError("a must be 1-dimensional");
    if (from.isScalar()) c.refuse("such a population");
    population = from.length();
    if (population == 0)
      valueError(kIsGenerator ? "a cannot be empty unless no samples are taken"
                              : "'a' cannot be empty unless no samples are taken");
  }
  const bool replace = c.flag(S::kFirst + 2, true);
  const bool isOne = size.isUnset() || size.isNone();
  const Dims shape = isOne ? Dims{1} : dimsOf(c.m, size);
  const std::int64_t count = ndarray::elements(shape);
  if (count == 0) c.refuse("no samples");
  requirePlaces(c, count);
  // RandomState shuffles the whole population, Generator where the sample is large.
  if (!replace && (!kIsGenerator || count > population / 50))
    requirePlaces(c, population);
  Places places;
  if (c.has(S::kFirst + 3)) {
    const Array p = arrayOf(c.m, c[S::kFirst + 3], DType::Float64);
    if (p.axes() != 1)
      valueError(kIsGenerator ? "p must be 1-dimensional" : "'p' must be 1-dimensional");
    std::vector<double> probabilities;
    for (Index i = 0; i < p.size(); ++i)
      probabilities.push_back(p.item(i).number);
    places = engine.choice(population, count, probabilities, replace);
  } else if constexpr (kIsGenerator) {
    places = engine.choice(population, count, replace, c.flag(6, true));
  } else {
    places = engine.choice(population, count, replace);
  }
  if (isOne) {
    if (isNumber) return Value::integer(places[0]);
    return itemOf(c.m, from, Value::integer(places[0]));
  }
  const Array chosen = ndarray::fromValues(c.m.heap.arrays, places);
  const Array shaped(chosen, chosen.data, shape, ndarray::contiguousStrides(shape, 8));
  return isNumber ? c.whole(shaped)
                  : c.whole(ndarray::get(from, {ndarray::Key::of(shaped)}));
}

template<class S>
Value permutation(Call& c) {
  auto& engine = S::of(c);
  const Value& x = c[S::kFirst];
  if (x.isIntegral() || (x.is(Kind::Scalar))) {
    const std::int64_t n = c.m.index(x);
    requirePlaces(c, n);
    return c.whole(ndarray::fromValues(c.m.heap.arrays, engine.permutation(n)));
  }
  const Array array = arrayOf(c.m, x);
  if (array.isScalar()) c.refuse("such an argument");
  return c.whole(rowsAt(c, array, engine.permutation(array.length())));
}

template<class S>
Value shuffle(Call& c) {
  auto& engine = S::of(c);
  const Value& x = c[S::kFirst];
  if (auto* list = x.as<List>()) {
    const auto places = engine.permutation(static_cast<std::int64_t>(list->items.size()));
    std::vector<Value> shuffled;
    for (const auto place : places)
      shuffled.push_back(list->items[static_cast<std::size_t>(place)]);
    list->items.swap(shuffled);
    return Value::none();
  }
  const Array* array = arrayIn(x);
  if (array && array->isReadOnly) c.refuse("a view that is read-only");
  if (!array || array->isScalar()) c.refuse("what is no array or list");
  ndarray::assign(*array, rowsAt(c, *array, engine.permutation(array->length())));
  return Value::none();
}

std::int64_t seedOf(Call& c, int i) {
  if (!c.has(i)) c.refuse("numbers without a seed, which differ from run to run,");
  if (!c[i].isIntegral() && !c[i].is(Kind::Scalar)) c.refuse("such a seed");
  return c.m.index(c[i]);
}

RandomState stateOf(Call& c, int i) {
  const std::int64_t seed = seedOf(c, i);
  if (seed < 0 || seed > 0xffffffff) valueError("Seed must be between 0 and 2**32 - 1");
  return RandomState(static_cast<std::uint32_t>(seed));
}

Value defaultRng(Call& c) {
  if (c[0].isObject() && c[0].object()->type == legacy(c).generator) return c[0];
  const std::int64_t seed = seedOf(c, 0);
  if (seed < 0) valueError("expected non-negative integer");
  return c.m.heap.make<RandomObject<NumpyGenerator>>(
      legacy(c).generator, NumpyGenerator(static_cast<std::uint64_t>(seed)));
}

const FunctionDef kGenerator[] = {
    {"random(self, size=, !dtype, !out)", uniform01<Generating>, kMethod},
    {"standard_normal(self, size=, !dtype, !out)", standardNormal<Generating>, kMethod},
    {"normal(self, loc=, scale=, size=)", normal<Generating>, kMethod},
    {"uniform(self, low=, high=, size=)", uniform<Generating>, kMethod},
    {"exponential(self, scale=, size=)", exponential<Generating>, kMethod},
    {"poisson(self, lam=, size=)", poisson<Generating>, kMethod},
    {"binomial(self, n, p, size=)", binomial<Generating>, kMethod},
    {"integers(self, low, high=, size=, dtype=, endpoint=)", integers, kMethod},
    {"choice(self, a, size=, replace=, p=, !axis, shuffle=)", choice<Generating>,
     kMethod},
    {"permutation(self, x, !axis)", permutation<Generating>, kMethod},
    {"shuffle(self, x, !axis)", shuffle<Generating>, kMethod},
};

/// The same functions for the module and for RandomState's methods.
template<class S, Where kWhere>
struct Legacy {
  static constexpr bool kIsMethod = kWhere == kMethod;
  static constexpr const FunctionDef kTable[] = {
      {kIsMethod ? "rand(self, *d)" : "rand(*d)", byDimensions<S, false>, kWhere},
      {kIsMethod ? "randn(self, *d)" : "randn(*d)", byDimensions<S, true>, kWhere},
      {kIsMethod ? "random(self, size=)" : "random(size=)", uniform01<S>, kWhere},
      {kIsMethod ? "random_sample(self, size=)" : "random_sample(size=)", uniform01<S>,
       kWhere},
      {kIsMethod ? "standard_normal(self, size=)" : "standard_normal(size=)",
       standardNormal<S>, kWhere},
      {kIsMethod ? "normal(self, loc=, scale=, size=)" : "normal(loc=, scale=, size=)",
       normal<S>, kWhere},
      {kIsMethod ? "uniform(self, low=, high=, size=)" : "uniform(low=, high=, size=)",
       uniform<S>, kWhere},
      {kIsMethod ? "exponential(self, scale=, size=)" : "exponential(scale=, size=)",
       exponential<S>, kWhere},
      {kIsMethod ? "poisson(self, lam=, size=)" : "poisson(lam=, size=)", poisson<S>,
       kWhere},
      {kIsMethod ? "binomial(self, n, p, size=)" : "binomial(n, p, size=)", binomial<S>,
       kWhere},
      {kIsMethod ? "randint(self, low, high=, size=, dtype=)"
                 : "randint(low, high=, size=, dtype=)",
       randint<S>, kWhere},
      {kIsMethod ? "choice(self, a, size=, replace=, p=)"
                 : "choice(a, size=, replace=, p=)",
       choice<S>, kWhere},
      {kIsMethod ? "permutation(self, x)" : "permutation(x)", permutation<S>, kWhere},
      {kIsMethod ? "shuffle(self, x)" : "shuffle(x)", shuffle<S>, kWhere},
  };
};

const FunctionDef kModule[] = {
    {"default_rng(seed=)", defaultRng},
    {"seed(seed=)",
     [](Call& c) {
       legacy(c).engine.emplace(stateOf(c, 0));
       return Value::none();
     }},
    {"RandomState(seed=)",
     [](Call& c) -> Value {
       return c.m.heap.make<RandomObject<RandomState>>(legacy(c).state, stateOf(c, 0));
     }},
};

}  // namespace

void addRandom(Machine& m, Numpy& np) {
  auto* module = m.heap.make<LegacyModule>(m.types.module);
  np.attributes.set(m.intern("random"), Value(module));
  const auto makeType = [&](const char* name) {
    Slots slots = m.types.object->slots;
    slots.repr = [](Machine&, const Value&) -> std::string {
      throw Unsupported("printing the address of a generator of random numbers");
    };
    return m.makeType(name, m.types.object, slots);
  };
  module->generator = makeType("numpy.random._generator.Generator");
  module->state = makeType("numpy.random.mtrand.RandomState");
  addFunctions(m, module, module->generator, kGenerator);
  addFunctions(m, module, module->state, Legacy<Stating, kMethod>::kTable);
  addFunctions(m, module, nullptr, Legacy<Shared, kFunction>::kTable);
  addFunctions(m, module, nullptr, kModule);
}

}  // namespace derslik::python::vm
