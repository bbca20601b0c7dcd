// np.loadtxt, np.genfromtxt, np.savetxt: tables in text files; and np.fromstring.

#include "core/ndarray/convert.h"
#include "core/python/numpy/tables.h"
#include "core/python/numpy/text_source.h"
#include "core/python/numpy/text_tables.h"
#include "core/python/text/numbers.h"
#include "core/python/text/split.h"
#include "core/python/text/strip.h"

namespace derslik::python::vm {

namespace {

/// The numbers of a text that is nothing but numbers and separators.
///
///     >>> np.fromstring("1, 2.5 ,3", sep=",")
///     array([1. , 2.5, 3. ])
Value numbersOfText(Call& c) {
  if (!c[0].is(Kind::Str)) c.refuse("such an argument");
  const std::string separator(text::strip(stringOf(c, 3, "")));
  if (stringOf(c, 3, "").empty()) c.refuse("a call without sep=, on bytes,");
  const DType dtype = c.dtype(1, DType::Float64);
  if (dtype != DType::Float64 && dtype != DType::Int64) c.refuse("such a dtype");
  if (c.integer(2, -1) != -1) c.refuse("count=");
  const std::string_view text = text::strip(textOf(c[0]));
  std::vector<std::string> words =
      separator.empty() ? text::split(text) : text::split(text, separator);
  // One separator may be at the end.
  if (!separator.empty() && text::strip(words.back()).empty()) words.pop_back();
  std::vector<Value> cells;
  for (const std::string& word : words) {
    const std::string_view number = text::strip(word, " \t\n\r\f\v");
    if (number.find_first_not_of("0123456789+-.eE") != std::string_view::npos)
      c.refuse("a text with more than numbers");
    try {
      cells.push_back(dtype == DType::Int64 ? Value::integer(text::parseInt(number))
                                            : Value::real(text::parseFloat(number)));
    } catch (const Failure&) {
      c.refuse("a text with more than numbers");
    }
  }
  spend(c.m, static_cast<Index>(cells.size()));
  return c.whole(tableOf(c.m, cells, {static_cast<Index>(cells.size())}, dtype, 0));
}

const FunctionDef kTable[] = {
    {"loadtxt(fname, dtype=, comments=, delimiter=, !converters, skiprows=, usecols=, "
     "unpack=, ndmin=, encoding=, max_rows=, |, !quotechar, !like)",
     loadText},
    {"genfromtxt(fname, dtype=, comments=, delimiter=, skip_header=, skip_footer=, |, "
     "missing_values=, filling_values=, usecols=, autostrip=, unpack=, invalid_raise=, "
     "max_rows=, encoding=, ndmin=, !names)",
     generateText},
    {"savetxt(fname, X, fmt=, delimiter=, newline=, header=, footer=, comments=, "
     "encoding=)",
     saveText},
    {"fromstring(string, dtype=, count=, sep=, |, !like)", numbersOfText},
};

}  // namespace

void addFiles(Machine& m, Numpy& np) {
  addFunctions(m, &np, nullptr, kTable);
}

}  // namespace derslik::python::vm
