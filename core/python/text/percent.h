#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace derslik::python::text {

/// What stands to the right of %, and the value of it that was selected last.
class PercentArguments {
 public:
  virtual ~PercentArguments() = default;

  /// How many values a tuple has; nothing where it is not a tuple but one value.
  virtual std::optional<std::size_t> tupleSize() const = 0;

  /// Can it be indexed, and is neither tuple nor str? So are a dict, a list, an array.
  virtual bool isMapping() const = 0;

  virtual void selectItem(std::size_t index) = 0;    ///< of the tuple
  virtual void selectWhole() = 0;                    ///< the one value
  virtual void selectKey(std::string_view key) = 0;  ///< may throw a KeyError

  // Of the selected value:

  virtual std::string str() = 0;
  virtual std::string repr() = 0;

  /// The value where it is a str.
  virtual std::optional<std::string> text() = 0;

  /// A whole number (bool and NumPy's integers are some), a float, or no number.
  virtual std::variant<std::monostate, std::int64_t, double> number() = 0;

  virtual bool isInt() = 0;  ///< an int or a bool of Python's own
  virtual std::string typeName() = 0;
};

/// format % arguments:
///
///     >>> "%-8s|%+.2f|%(missing)" % ("ağ", 2.5)
///     TypeError: format requires a mapping
std::string percentFormat(std::string_view format, PercentArguments& arguments);

}  // namespace derslik::python::text
