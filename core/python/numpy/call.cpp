#include "core/python/numpy/call.h"

#include <algorithm>

#include "core/ndarray/convert.h"
#include "core/ndarray/limits.h"
#include "core/python/numpy/types.h"

namespace derslik::python::vm {

namespace {

Parameter parameterOf(std::string text, bool isNamedOnly) {
  Parameter parameter;
  parameter.isNamedOnly = isNamedOnly;
  parameter.isRequired = true;
  if (text.front() == '!') {
    parameter.isRefused = true;
    parameter.isRequired = false;
    text.erase(0, 1);
  } else if (text.front() == '*') {
    parameter.isRest = true;
    parameter.isRequired = false;
    text.erase(0, 1);
  } else if (text.back() == '=') {
    parameter.isRequired = false;
    text.pop_back();
  }
  parameter.name = std::move(text);
  return parameter;
}

/// What a refused parameter may be nevertheless: its default.
bool isDefault(const std::string& name, const Value& value) {
  if (value.isNone()) return true;
  if (value.is(Kind::Str))
    return (name == "order" && (textOf(value) == "C" || textOf(value) == "K")) ||
           (name == "casting" && textOf(value) == "same_kind");
  if (name == "where" || name == "subok" || name == "copy")
    return value.isBool() && value.asBool();
  return false;
}

/// Of a function that NumPy has written in C: type(np.zeros).__name__. Those beside it
/// are functions of Python's.
Type* typeOfCompiled(Machine& m) {
  Type* type = namelessType(m, "builtin_function_or_method");
  type->slots = m.numpy->function->slots;
  return type;
}

bool isCompiled(const ModuleObject& module, std::string_view name) {
  constexpr const char* kNames[] = {"array", "asarray", "asanyarray", "ascontiguousarray",
                                    "zeros", "empty",   "arange"};
  return module.name == "numpy.random" ||
         std::find(std::begin(kNames), std::end(kNames), name) != std::end(kNames);
}

/// An int, of Python's or of NumPy's.
bool isIndexLike(const Value& value) {
  return value.isIntegral() ||
         (value.is(Kind::Scalar) && value.to<ScalarObject>()->dtype == DType::Int64) ||
         (value.is(Kind::Array) && arrayIn(value)->isScalar() &&
          arrayIn(value)->dtype == DType::Int64);
}

/// A function's __name__, which is not always that by which it is found.
const char* ownName(const std::string& name) {
  constexpr std::pair<const char*, const char*> kAliases[] = {
      {"max", "amax"}, {"min", "amin"}, {"round", "round_"}, {"row_stack", "vstack"}};
  for (const auto& [alias, own] : kAliases)
    if (name == alias) return own;
  return name.c_str();
}

}  // namespace

NumpyFunction::NumpyFunction(const FunctionDef& entry, Type* owner)
    : Native(&named, owner), entry(entry), named{nullptr, nullptr, 0, -1, true} {
  const std::string text = entry.signature;
  const std::size_t open = text.find('(');
  name = text.substr(0, open);
  named.name = owner ? name.c_str() : ownName(name);
  bool isNamedOnly = false;
  for (std::size_t at = open + 1; text[at] != ')';) {
    const std::size_t end = std::min(text.find(", ", at), text.size() - 1);
    const std::string part = text.substr(at, end - at);
    if (part == "|")
      isNamedOnly = true;
    else
      parameters.push_back(parameterOf(part, isNamedOnly));
    at = text[end] == ',' ? end + 2 : end;
  }
}

Call::Call(Machine& machine, const NumpyFunction& function, const Arguments& arguments)
    : m(machine), np(*machine.numpy), function(function) {
  const auto& parameters = function.parameters;
  int place = 0;
  for (int i = 0; i < arguments.positional; ++i) {
    if (place == static_cast<int>(parameters.size()) ||
        parameters[static_cast<std::size_t>(place)].isNamedOnly)
      refuse("so many arguments");
    if (parameters[static_cast<std::size_t>(place)].isRest)
      rest_.push_back(arguments[i]);
    else
      values_[place++] = arguments[i];
  }
  for (int k = 0; k < arguments.keywords; ++k) {
    const std::string& keyword = arguments.names[k]->text;
    const auto found =
        std::find_if(parameters.begin(), parameters.end(),
                     [&](const Parameter& each) { return each.name == keyword; });
    if (found == parameters.end()) refuse("the argument '" + keyword + "'");
    Value& to = values_[found - parameters.begin()];
    if (!to.isUnset() || found->isRest) refuse("'" + keyword + "' given twice");
    to = arguments.keyword(k);
  }
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    const Value& value = values_[i];
    if (parameters[i].isRequired && value.isUnset())
      refuse("a call without '" + parameters[i].name + "'");
    if (parameters[i].isRefused && !value.isUnset() &&
        !isDefault(parameters[i].name, value))
      refuse("the argument '" + parameters[i].name + "'");
  }
}

void Call::refuse(const std::string& what) const {
  throw Unsupported(what + " of numpy's " + function.name + "()");
}

std::vector<Array> Call::arrays(int i) const {
  std::vector<Array> all;
  m.each(values_[i], [&](const Value& each) { all.push_back(arrayOf(m, each)); });
  return all;
}

std::optional<Index> Call::axis(int i) const {
  if (!has(i)) return {};
  // NumPy's messages of what is no number differ from function to function.
  if (!isIndexLike(values_[i])) refuse("such an axis");
  return ndarray::narrow(m.index(values_[i]));
}

std::optional<Dims> Call::axes(int i) const {
  if (!has(i)) return {};
  return dimsOf(m, values_[i]);
}

Index Call::integer(int i, Index otherwise) const {
  if (!has(i)) return otherwise;
  if (!isIndexLike(values_[i]) && !values_[i].isFloat()) refuse("such an argument");
  return ndarray::narrow(m.index(values_[i]));
}

double Call::real(int i, double otherwise) const {
  if (!has(i)) return otherwise;
  const Array array = arrayOf(m, values_[i]);
  if (!array.isScalar() || array.dtype == DType::String) refuse("such an argument");
  return array.item().real();
}

bool Call::flag(int i, bool otherwise) const {
  return values_[i].isUnset() ? otherwise : m.truth(values_[i]);
}

std::string Call::text(int i, const char* otherwise) const {
  if (!has(i)) return otherwise;
  if (!values_[i].is(Kind::Str)) refuse("such an argument");
  return textOf(values_[i]);
}

std::optional<DType> Call::dtype(int i) const {
  if (!has(i)) return {};
  return dtypeOf(m, values_[i]);
}

Value Call::tuple(const std::vector<Array>& arrays) const {
  std::vector<Value> items;
  for (const Array& each : arrays)
    items.push_back(whole(each));
  return m.tuple(std::move(items));
}

Value Call::list(const std::vector<Array>& arrays) const {
  std::vector<Value> items;
  for (const Array& each : arrays)
    items.push_back(whole(each));
  return m.list(std::move(items));
}

Value Call::into(int i, const Array& array) const {
  if (!has(i)) return result(array);
  const Array* out = arrayIn(values_[i]);
  if (!out) typeError("return arrays must be of ArrayType");
  if (out->isReadOnly) refuse("a view that is read-only");
  if (out->shape != array.shape || out->dtype != array.dtype)
    refuse("an out= of another shape or dtype");
  ndarray::assign(*out, array);
  return values_[i];
}

void addFunctions(Machine& m, ModuleObject* module, Type* methods,
                  const FunctionDef* table, std::size_t count) {
  Numpy& np = *m.numpy;
  for (const FunctionDef* entry = table; entry < table + count; ++entry) {
    const std::string_view signature = entry->signature;
    const std::string_view name = signature.substr(0, signature.find('('));
    const auto put = [&](Table& to, Type* owner) {
      const bool compiled = !owner && isCompiled(*module, name);
      const Value made = m.heap.make<NumpyFunction>(
          compiled ? typeOfCompiled(m) : np.function, *entry, owner);
      to.set(m.intern(made.to<NumpyFunction>()->name), made);
    };
    if (entry->where & kFunction) put(module->attributes, nullptr);
    if (!(entry->where & kMethod)) continue;
    put(methods->attributes, methods);
    // What an array can do, a scalar can, but for a few things.
    if (methods == np.array && !isOfArraysAlone(name))
      put(np.generic->attributes, np.generic);
  }
}

}  // namespace derslik::python::vm
