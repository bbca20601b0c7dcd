// np.savetxt: an array as lines of text.
//
//     >>> np.savetxt("a.csv", [[1, 2], [3, 4]], fmt="%d", delimiter=",", header="x,y")
//
// writes "# x,y", "1,2" and "3,4". The rules are those of numpy/lib/npyio.py of
// NumPy 1.24.

#include <algorithm>

#include "core/ndarray/shape.h"
#include "core/python/numpy/text_source.h"
#include "core/python/numpy/text_tables.h"
#include "core/python/objects/file.h"
#include "core/python/text/search.h"
#include "core/python/text/split.h"

namespace derslik::python::vm {

namespace {

enum Argument {
  kTarget,
  kArray,
  kFormat,
  kDelimiter,
  kNewLine,
  kHeader,
  kFooter,
  kComments,
  kEncoding
};

Value targetOf(Call& c) {
  const Value& target = c[kTarget];
  if (target.is(Kind::File)) return target;
  if (target.is(Kind::Instance)) c.refuse("an object of a class");
  if (!target.is(Kind::Str)) valueError("fname must be a string or file handle");
  checkPath(textOf(target));
  const Value values[] = {target, c.m.str("w"), Value::integer(-1),
                          c[kEncoding].isUnset() ? Value::none() : c[kEncoding]};
  return kOpen.function(c.m, {values, 4, 0, nullptr});
}

/// The format of a whole row, of one for each column or one for all.
std::string formatOf(Call& c, std::size_t columns) {
  const std::string delimiter = stringOf(c, kDelimiter, " ");
  const Value given = c[kFormat].isUnset() ? c.m.str("%.18e") : c[kFormat];
  if (given.is(Kind::List) || given.is(Kind::Tuple)) {
    std::vector<std::string> formats;
    c.m.each(given, [&](const Value& each) {
      if (!each.is(Kind::Str)) c.refuse("such a fmt");
      formats.push_back(textOf(each));
    });
    if (formats.size() != columns)
      throw Failure("AttributeError", "fmt has wrong shape.  " + c.m.toText(given));
    return text::join(delimiter, formats);
  }
  if (!given.is(Kind::Str)) valueError("invalid fmt: " + c.m.repr(given));
  const std::string& format = textOf(given);
  const auto count =
      static_cast<std::size_t>(std::count(format.begin(), format.end(), '%'));
  if (count == 1) return text::join(delimiter, std::vector<std::string>(columns, format));
  if (count != columns) valueError("fmt has wrong number of % formats:  " + format);
  return format;
}

/// format % row. NumPy makes its own TypeError of one with that, whose traceback goes
/// through NumPy's lines.
std::string rowText(Call& c, const std::string& format, const Value& row) {
  try {
    return textOf(c.m.binary(BinaryOp::Modulo, c.m.str(format), row));
  } catch (const Failure& failure) {
    if (std::string_view(failure.type) != "TypeError") throw;
    c.refuse("a fmt '" + format + "' that does not fit the array");
  }
}

}  // namespace

Value saveText(Call& c) {
  Machine& m = c.m;
  const std::string newLine = stringOf(c, kNewLine, "\n");
  const std::string comments = stringOf(c, kComments, "# ");
  const Value kept = targetOf(c);
  File* file = kept.to<File>();
  const Array given = c.array(kArray);
  if (given.isScalar() || given.axes() > 2)
    valueError("Expected 1D or 2D array, got " + std::to_string(given.axes()) +
               "D array instead");
  const Array array =
      given.axes() == 1 ? ndarray::transpose(ndarray::atLeast2d(given)) : given;
  const Index columns = array.shape[1];
  const std::string format = formatOf(c, static_cast<std::size_t>(columns));
  const auto writeComment = [&](int i) {
    const std::string text = stringOf(c, i, "");
    if (!text.empty())
      writeFile(m, file, comments + text::replace(text, "\n", "\n" + comments) + newLine);
  };
  writeComment(kHeader);
  for (Index row = 0; row < array.length(); ++row) {
    spend(m, columns);
    std::vector<Value> items;
    for (Index column = 0; column < columns; ++column)
      items.push_back(scalarValue(m, array.item(row * columns + column)));
    writeFile(m, file, rowText(c, format, m.tuple(std::move(items))) + newLine);
  }
  writeComment(kFooter);
  if (!c[kTarget].is(Kind::File)) closeFile(file);
  return Value::none();
}

}  // namespace derslik::python::vm
