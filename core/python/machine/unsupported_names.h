#pragma once

#include <functional>
#include <string_view>

#include "core/python/machine.h"

namespace derslik::python::vm {

/// What CPython's builtins have and the lesson language leaves out.
bool isUnsupportedBuiltin(std::string_view name);
void forEachUnsupportedBuiltin(const std::function<void(std::string_view)>& visit);

/// Throws a refusal where CPython's value would have such an attribute: an AttributeError
/// would be a wrong answer.
void refuseAttribute(Machine& machine, const Value& value, std::string_view name);

}  // namespace derslik::python::vm
