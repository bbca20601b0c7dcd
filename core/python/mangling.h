#pragma once

#include <string>
#include <string_view>

namespace derslik::python {

/// The name that `name` stands for in the body of the class `className`, which is empty
/// outside of classes: __x is private to it.
///
///     >>> class Account:
///     ...     __balance = 0
///     >>> Account._Account__balance
///     0
inline std::string mangled(std::string_view className, std::string_view name) {
  const bool isPrivate = name.size() > 2 && name.substr(0, 2) == "__" &&
                         name.substr(name.size() - 2) != "__";
  const std::size_t letters = className.find_first_not_of('_');
  if (!isPrivate || letters == std::string_view::npos) return std::string(name);
  return "_" + std::string(className.substr(letters)) + std::string(name);
}

}  // namespace derslik::python
