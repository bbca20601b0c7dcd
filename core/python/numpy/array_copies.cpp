#include "core/python/numpy/array_copies.h"

#include <algorithm>

#include "core/python/numpy/numpy.h"

namespace derslik::python::vm {

namespace {

constexpr int kMostAxes = 2;
constexpr Index kMostElements = 4096;

bool isShown(const Array& array) {
  return array.dtype != DType::String && array.axes() <= kMostAxes &&
         array.size() <= kMostElements;
}

ArrayCopy copyOf(const Array& array) {
  ArrayCopy copy;
  copy.shape.assign(array.shape.begin(), array.shape.end());
  for (Index i = 0; i < array.size(); ++i)
    copy.elements.push_back(array.item(i).real());
  return copy;
}

}  // namespace

std::map<std::string, ArrayCopy> arrayCopies(const Machine& machine) {
  std::map<std::string, ArrayCopy> copies;
  const std::vector<std::string>& wanted = machine.host.arrays;
  for (const Global& global : machine.globals) {
    const std::string& name = global.name->text;
    const Array* array = arrayIn(global.value);
    if (array && isShown(*array) &&
        std::find(wanted.begin(), wanted.end(), name) != wanted.end())
      copies.emplace(name, copyOf(*array));
  }
  return copies;
}

}  // namespace derslik::python::vm
