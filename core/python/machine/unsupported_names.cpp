#include "core/python/machine/unsupported_names.h"

namespace derslik::python::vm {

namespace {

constexpr std::string_view kBuiltins =
    " __build_class__ __debug__ __doc__ __import__ __loader__ __package__ __spec__ aiter "
    "anext "
    "breakpoint bytearray bytes compile complex copyright credits dir eval exec "
    "exit globals help id license locals memoryview quit vars "
    "EncodingWarning BaseExceptionGroup ExceptionGroup ";

// Methods that str, int, float and others have and that are not here.
constexpr std::string_view kAttributes =
    " encode maketrans isascii from_bytes to_bytes as_integer_ratio bit_count conjugate "
    "fromhex "
    "numerator denominator real imag hex is_integer bit_length format_map gi_frame "
    "gi_running "
    "gi_code gi_yieldfrom with_traceback add_note mapping start stop step indices fget "
    "fset "
    "fdel getter errno filename filename2 strerror characters_written obj end_lineno "
    "lineno offset text msg path name name_from ";

bool has(std::string_view list, std::string_view name) {
  if (name.find(' ') != std::string_view::npos || name.empty()) return false;
  return list.find(" " + std::string(name) + " ") != std::string_view::npos;
}

}  // namespace

bool isUnsupportedBuiltin(std::string_view name) {
  return has(kBuiltins, name);
}

void forEachUnsupportedBuiltin(const std::function<void(std::string_view)>& visit) {
  std::size_t start = 1;
  while (start < kBuiltins.size()) {
    const std::size_t end = kBuiltins.find(' ', start);
    visit(kBuiltins.substr(start, end - start));
    start = end + 1;
  }
}

void refuseAttribute(Machine& machine, const Value& value, std::string_view name) {
  const bool isSpecial =
      name.size() > 4 && name.starts_with("__") && name.ends_with("__");
  const Type* type = value.as<Type>() ? value.to<Type>() : machine.typeOf(value);
  if (isSpecial) throw Unsupported("the attribute '" + std::string(name) + "'");
  const bool isOwn = type->isProgram && !value.is(Kind::Exception) &&
                     !type->derivesFrom(machine.types.baseException);
  if (!isOwn && has(kAttributes, name))
    throw Unsupported("the attribute '" + std::string(name) + "' of '" + type->name +
                      "'");
}

}  // namespace derslik::python::vm
