#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace derslik::python {

/// What a program gets from outside, and how much it may take.
struct Host {
  std::function<void(std::string_view)> write;  ///< takes a piece of what is printed
  std::function<void(std::string_view)> warn;   ///< takes a warning, for stderr
  std::function<double()> seconds;              ///< a clock; null where there is none
  std::int64_t steps = -1;                      ///< calls and rounds of loops; -1: any
  double time = -1;                             ///< seconds; -1: any
  std::size_t output = 16 << 20;                ///< bytes
  std::size_t memory = std::size_t{512} << 20;  ///< bytes
};

/// How a run has ended.
struct Outcome {
  int status = 0;         ///< 0 well, 1 by an exception, 3 by a refusal or a budget
  std::string traceback;  ///< what Python writes to stderr; or of a refusal, one line
  std::string type;       ///< the exception's type, "unsupported", or the budget's name
  std::string message;
  int line = 0;    ///< in the program, from 1; 0 where there is none
  int column = 0;  ///< in code points, from 0
  int endLine = 0;
  int endColumn = 0;
};

/// Runs a program as python3 would run the file.
Outcome run(std::string_view source, std::string_view filename, const Host& host);

}  // namespace derslik::python
