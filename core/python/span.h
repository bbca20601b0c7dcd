#pragma once

namespace derslik::python {

/// Where a piece of source stands: lines from 1, columns from 0 in code points, the end
/// exclusive.
struct Span {
  int line = 1;
  int column = 0;
  int endLine = 1;
  int endColumn = 0;
};

}  // namespace derslik::python
