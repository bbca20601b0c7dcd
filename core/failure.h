#pragma once

#include <exception>
#include <string>

namespace derslik {

/// What a program did wrong, as Python names it: the type of the exception that CPython
/// or NumPy raises, and its message, word for word.
///
///     >>> np.arange(3) + np.arange(2)
///     ValueError: operands could not be broadcast together with shapes (3,) (2,)
class Failure : public std::exception {
 public:
  Failure(const char* type, std::string message)
      : type(type), message(std::move(message)) {}

  const char* what() const noexcept override { return message.c_str(); }

  const char* type;     ///< "ValueError", "TypeError" …: a built-in exception's name
  std::string message;  ///< what CPython prints after the type
};

/// What a program asked for and this language leaves out or cannot do exactly. It is no
/// exception of Python's: nothing in the program catches it, and the run ends.
class Unsupported : public std::exception {
 public:
  explicit Unsupported(std::string what) : message(std::move(what)) {}

  const char* what() const noexcept override { return message.c_str(); }

  std::string message;  ///< what is not supported, in English: "integers beyond 64 bits"
};

}  // namespace derslik
