#include "core/python/numpy/copies.h"

#include <algorithm>

#include "core/python/numpy/numpy.h"

namespace derslik::python::vm {

namespace {

constexpr int kMostAxes = 2;
constexpr Index kMostElements = 4096;
constexpr std::size_t kMostTexts = 64;
constexpr std::size_t kMostBytes = 1 << 16;

std::optional<ArrayCopy> numbersIn(const Value& value) {
  const auto number = [](double x) { return ArrayCopy{{}, {x}}; };
  if (value.isIntegral()) return number(static_cast<double>(value.asInt()));
  if (value.isFloat()) return number(value.asFloat());
  if (const auto* scalar = value.as<ScalarObject>())
    return number(scalar->scalar().real());
  const Array* array = arrayIn(value);
  if (!array || array->dtype == DType::String || array->axes() > kMostAxes ||
      array->size() > kMostElements)
    return {};
  ArrayCopy copy;
  copy.shape.assign(array->shape.begin(), array->shape.end());
  for (Index i = 0; i < array->size(); ++i)
    copy.elements.push_back(array->item(i).real());
  return copy;
}

std::optional<std::vector<std::string>> textsIn(const Value& value) {
  const auto* list = value.as<List>();
  const auto* tuple = value.as<Tuple>();
  if (!list && !tuple) return {};
  const std::vector<Value>& items = list ? list->items : tuple->items;
  if (items.size() > kMostTexts) return {};
  std::vector<std::string> texts;
  std::size_t bytes = 0;
  for (const Value& item : items) {
    if (!item.is(Kind::Str) || (bytes += textOf(item).size()) > kMostBytes) return {};
    texts.push_back(textOf(item));
  }
  return texts;
}

}  // namespace

void copyVariables(const Machine& machine, Outcome& outcome) {
  const std::vector<std::string>& wanted = machine.host.arrays;
  for (const Global& global : machine.globals) {
    const std::string& name = global.name->text;
    if (std::find(wanted.begin(), wanted.end(), name) == wanted.end()) continue;
    if (auto numbers = numbersIn(global.value))
      outcome.arrays.emplace(name, std::move(*numbers));
    else if (auto texts = textsIn(global.value))
      outcome.texts.emplace(name, std::move(*texts));
  }
}

}  // namespace derslik::python::vm
