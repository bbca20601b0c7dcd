// import numpy: the module made of its parts.

#include <limits>
#include <numbers>

#include "core/python/modules/modules.h"
#include "core/python/numpy/tables.h"

namespace derslik::python::vm {

namespace {

struct Alias {
  const char* name;
  DType dtype;
};

constexpr Alias kScalars[] = {
    {"float64", DType::Float64}, {"float_", DType::Float64}, {"double", DType::Float64},
    {"float32", DType::Float32}, {"single", DType::Float32}, {"int64", DType::Int64},
    {"int_", DType::Int64},      {"intp", DType::Int64},     {"bool_", DType::Bool},
    {"bool8", DType::Bool},      {"str_", DType::String},    {"longlong", DType::Int64},
};

struct Constant {
  const char* name;
  double value;
};

constexpr Constant kConstants[] = {
    {"pi", std::numbers::pi},
    {"e", std::numbers::e},
    {"euler_gamma", std::numbers::egamma},
    {"inf", std::numeric_limits<double>::infinity()},
    {"Inf", std::numeric_limits<double>::infinity()},
    {"infty", std::numeric_limits<double>::infinity()},
    {"PINF", std::numeric_limits<double>::infinity()},
    {"NINF", -std::numeric_limits<double>::infinity()},
    {"nan", std::numeric_limits<double>::quiet_NaN()},
    {"NaN", std::numeric_limits<double>::quiet_NaN()},
    {"NAN", std::numeric_limits<double>::quiet_NaN()},
};

/// np.finfo(dtype) and np.iinfo(dtype): of float64, float32 and int64.
Value limits(Call& c, bool isInteger) {
  const DType dtype = c[0].isFloat() ? DType::Float64 : dtypeOf(c.m, c[0]);
  if ((dtype == DType::Int64) != isInteger || dtype == DType::Bool ||
      dtype == DType::String)
    c.refuse("such a dtype");
  Type* type = iteratorType(c.m, isInteger ? "iinfo" : "finfo");
  const Value value = c.m.heap.make<Instance>(type);
  const auto set = [&](const char* name, const Value& to) {
    value.to<Instance>()->attributes.set(c.m.intern(name), to);
  };
  if (isInteger) {
    set("max", Value::integer(std::numeric_limits<std::int64_t>::max()));
    set("min", Value::integer(std::numeric_limits<std::int64_t>::min()));
    set("bits", Value::integer(64));
    return value;
  }
  const auto fill = [&](auto one) {
    using Limits = std::numeric_limits<decltype(one)>;
    set("eps", scalarValue(c.m, Limits::epsilon()));
    set("max", scalarValue(c.m, Limits::max()));
    set("min", scalarValue(c.m, Limits::lowest()));
    set("tiny", scalarValue(c.m, Limits::min()));
    set("smallest_normal", scalarValue(c.m, Limits::min()));
  };
  if (dtype == DType::Float32)
    fill(1.0f);
  else
    fill(1.0);
  return value;
}

const FunctionDef kTable[] = {
    {"finfo(dtype)", [](Call& c) { return limits(c, false); }},
    {"iinfo(type)", [](Call& c) { return limits(c, true); }},
};

void makeFunctionType(Machine& m, Numpy& np) {
  Slots slots = m.types.native->slots;
  slots.repr = [](Machine&, const Value&) -> std::string {
    throw Unsupported("printing the address of a function");
  };
  slots.call = [](Machine& m, const Value& self, const Arguments& arguments) {
    const auto& function = *self.to<NumpyFunction>();
    spend(m, 0);
    if (function.owner && (arguments.positional == 0 ||
                           !m.typeOf(arguments[0])->derivesFrom(function.owner)))
      throw Unsupported("the method " + function.name + "() of another object's type");
    Call call(m, function, arguments);
    return function.entry.function(call);
  };
  np.function = m.makeType("function", m.types.object, slots);
}

}  // namespace

ModuleObject* submodule(Machine& m, Numpy& np, const char* name) {
  Str* key = m.intern(name);
  if (const Value* found = np.attributes.find(key)) return found->to<ModuleObject>();
  auto* module = m.heap.make<ModuleObject>(m.types.module, std::string("numpy.") + name);
  np.attributes.set(key, Value(module));
  return module;
}

Value makeNumpy(Machine& m) {
  auto* np = m.heap.make<Numpy>(m.types.module);
  const Value module(np);
  m.numpy = np;
  makeFunctionType(m, *np);
  makeDType(m, *np);
  makeScalarTypes(m, *np);
  makeArrayType(m, *np);
  addErrorState(m, *np);
  addUfuncs(m, *np);
  addCreation(m, *np);
  addShapes(m, *np);
  addReductions(m, *np);
  addSelections(m, *np);
  addLookups(m, *np);
  addProducts(m, *np);
  addPrinting(m, *np);
  addCallbacks(m, *np);
  addRandom(m, *np);
  addIndexers(m, *np);
  addFitting(m, *np);
  addMemory(m, *np);
  addElementwise(m, *np);
  addChoices(m, *np);
  addKinds(m, *np);
  addFiles(m, *np);
  addFunctions(m, np, nullptr, kTable);
  const auto set = [&](const char* name, const Value& value) {
    np->attributes.set(m.intern(name), value);
  };
  for (const Alias& alias : kScalars)
    set(alias.name, Value(np->scalars[static_cast<int>(alias.dtype)]));
  for (const Constant& constant : kConstants)
    set(constant.name, Value::real(constant.value));
  set("__version__", m.str("1.24.2"));  // of Debian's python3-numpy, the referee
  set("newaxis", Value::none());
  set("ndarray", Value(np->array));
  set("ufunc", Value(np->ufunc));
  set("dtype", Value(np->dtype));
  set("True_", np->truths[1]);
  set("False_", np->truths[0]);
  return module;
}

}  // namespace derslik::python::vm
