#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace derslik::python {

/// What a program gets from outside, and how much it may take.
struct Host {
  std::function<void(std::string_view)> write;  ///< takes a piece of what is printed
  std::function<void(std::string_view)> warn;   ///< takes a warning, for stderr
  std::function<double()> seconds;              ///< a clock; null where there is none
  std::function<double()> date;  ///< seconds since 1970; null where nobody knows
  std::map<std::string, std::string> files;  ///< of the program's folder: name, bytes
  /// Reads a file that is not among them, when the program opens it; null where there are
  /// no others.
  std::function<std::optional<std::string>(const std::string& name)> read;
  std::vector<std::string> arrays;              ///< the variables that the outcome shows
  std::int64_t steps = -1;                      ///< calls and rounds of loops; -1: any
  double time = -1;                             ///< seconds; -1: any
  std::size_t output = 16 << 20;                ///< bytes
  std::size_t memory = std::size_t{512} << 20;  ///< bytes
};

/// A copy of an array's numbers, as float64, in the order of C; of a number by itself,
/// one without axes. A bool is 0 or 1; an int64 beyond 2**53 is rounded.
struct ArrayCopy {
  std::vector<std::int64_t> shape;
  std::vector<double> elements;
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
  std::map<std::string, std::string> written;  ///< the files that the program has written
  /// Of the variables asked for, those of the module that hold a number, or an array of
  /// numbers of up to 2 axes and 4096 elements, by name; however the run has ended.
  std::map<std::string, ArrayCopy> arrays;
  /// Likewise those that hold a list or tuple of str: up to 64, of 64 KB in all.
  std::map<std::string, std::vector<std::string>> texts;
};

/// Runs a program as python3 would run the file.
Outcome run(std::string_view source, std::string_view filename, const Host& host);

}  // namespace derslik::python
