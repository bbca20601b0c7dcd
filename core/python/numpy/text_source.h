#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/python/numpy/call.h"

namespace derslik::python::vm {

/// The lines of what np.loadtxt and np.genfromtxt read, one at a time: of the file with
/// this path, of a file that is open, or of any iterable of str. What is behind the last
/// line that was asked for stays unread.
class TextSource {
 public:
  /// Throws FileNotFoundError "x not found." as NumPy does.
  TextSource(Call& call, const Value& source, const Value& encoding);

  /// The next line with its end; nothing behind the last one.
  std::optional<std::string> next();

  bool isPath() const { return isPath_; }

 private:
  Call& call_;
  Value iterator_;
  bool isPath_;
};

/// The argument where it is a str, `otherwise` where it was left out; refuses all else.
std::string stringOf(const Call& call, int i, const char* otherwise);

/// list(usecols), or of an int a list of that.
std::vector<Value> columnsOf(Call& call, int i);

/// Refuses to read or write what NumPy would take for an address or pack.
void checkPath(const std::string& path);

/// The cells of rows one after the other, as an array of these rows and columns. Strings
/// get the item size, or where that is 0 the width of the longest.
Array tableOf(Machine& machine, const std::vector<Value>& cells, const Dims& shape,
              DType dtype, Index itemSize);

/// With no axes of length 1 beyond ndmin, as both functions return it.
Array withAxes(const Array& array, Index ndmin);

/// "Illegal value of ndmin keyword: 3"
Index ndminOf(Call& call, int i);

/// Counts what a list of cells takes before it grows.
template<class T>
void append(Machine& machine, std::vector<T>& cells, T cell) {
  if (cells.size() == cells.capacity())
    machine.heap.reserve(2 * cells.size() * sizeof(T));
  cells.push_back(std::move(cell));
}

/// type(value) as messages show it: "<class 'int'>"
std::string classText(Machine& machine, const Value& value);

}  // namespace derslik::python::vm
