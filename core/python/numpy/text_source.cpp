// What np.loadtxt and np.genfromtxt have in common.

#include "core/python/numpy/text_source.h"

#include "core/ndarray/shape.h"
#include "core/python/objects/file.h"

namespace derslik::python::vm {

namespace {

Value opened(Call& c, const Value& path, const Value& encoding) {
  Machine& m = c.m;
  const std::string& name = textOf(path);
  checkPath(name);
  const std::string inFolder = Folder::nameOf(name);
  if (inFolder.empty() || (!m.folder->find(inFolder) && !m.folder->isFolder(inFolder))) {
    for (const char* packed : {".gz", ".bz2", ".xz"})
      if (m.folder->find(inFolder + packed)) throw Unsupported("packed files");
    throw Failure("FileNotFoundError", name + " not found.");
  }
  const bool isDefault = encoding.isUnset() || textOf(encoding) == "bytes";
  const Value values[] = {path, m.str("r"), Value::integer(-1),
                          isDefault ? Value::none() : encoding};
  return kOpen.function(m, {values, 4, 0, nullptr});
}

}  // namespace

TextSource::TextSource(Call& call, const Value& source, const Value& encoding)
    : call_(call), isPath_(source.is(Kind::Str)) {
  Value given = encoding;
  if (given.isNone()) given = Value();
  if (!given.isUnset() && !given.is(Kind::Str)) call.refuse("such an encoding");
  iterator_ = call.m.iterate(isPath_ ? opened(call, source, given) : source);
}

std::optional<std::string> TextSource::next() {
  call_.m.tick();
  const Value line = call_.m.next(iterator_);
  if (line.isUnset()) return {};
  if (!line.is(Kind::Str)) call_.refuse("lines that are no str");
  return textOf(line);
}

std::string stringOf(const Call& call, int i, const char* otherwise) {
  if (call[i].isUnset()) return otherwise;
  if (!call[i].is(Kind::Str)) call.refuse("such an argument");
  return textOf(call[i]);
}

std::vector<Value> columnsOf(Call& call, int i) {
  const Value& columns = call[i];
  if (columns.isIntegral() || columns.isFloat() || columns.is(Kind::Scalar))
    return {columns};
  return call.m.toVector(columns);
}

void checkPath(const std::string& path) {
  if (path.empty() || path.find("://") != std::string::npos)
    throw Unsupported("such a path");
  for (const char* packed : {".gz", ".bz2", ".xz"})
    if (path.ends_with(packed)) throw Unsupported("packed files");
}

Array tableOf(Machine& m, const std::vector<Value>& cells, const Dims& shape, DType dtype,
              Index itemSize) {
  if (cells.empty())
    return Array(m.heap.arrays, dtype, shape,
                 dtype == DType::String && itemSize == 0 ? 4 : itemSize);
  const Array flat = arrayOf(m, m.list(cells));
  return ndarray::reshape(converted(m, flat, dtype, itemSize), shape);
}

Array withAxes(const Array& array, Index ndmin) {
  const Array result = array.axes() > ndmin ? ndarray::squeeze(array) : array;
  if (result.axes() >= ndmin) return result;
  return ndmin == 1 ? ndarray::atLeast1d(result)
                    : ndarray::transpose(ndarray::atLeast2d(result));
}

Index ndminOf(Call& c, int i) {
  if (c[i].isUnset()) return 0;
  if (!c[i].isInt() || c[i].asInt() < 0 || c[i].asInt() > 2)
    valueError("Illegal value of ndmin keyword: " + c.m.toText(c[i]));
  return static_cast<Index>(c[i].asInt());
}

std::string classText(Machine& machine, const Value& value) {
  return machine.repr(Value(machine.typeOf(value)));
}

}  // namespace derslik::python::vm
