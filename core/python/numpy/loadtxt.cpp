// np.loadtxt: numbers or words in lines, as many in each.
//
//     >>> np.loadtxt(["1,2", "3,x"], delimiter=",")
//     ValueError: could not convert string 'x' to float64 at row 1, column 2.
//
// The rules are those of the reader in C of NumPy 1.24 (textreading/rows.c, tokenize.cpp,
// conversions.c, str_to_int.c).

#include <cmath>

#include "core/ndarray/shape.h"
#include "core/python/numpy/text_source.h"
#include "core/python/numpy/text_tables.h"
#include "core/python/text/numbers.h"
#include "core/python/text/split.h"
#include "core/python/text/strip.h"
#include "core/python/text/unicode.h"
#include "core/python/text/utf8.h"

namespace derslik::python::vm {

namespace {

enum Argument {
  kSource,
  kType,
  kComments,
  kDelimiter,
  kConverters,
  kSkipRows,
  kUseCols,
  kUnpack,
  kNdMin,
  kEncoding,
  kMaxRows
};

/// NumPy reads strings of any length in chunks of so many rows, and skips again in each.
constexpr std::size_t kChunk = 50000;

constexpr const char* kViaFloat =
    "loadtxt(): Parsing an integer via a float is deprecated.  To avoid this warning, "
    "you can:\n"
    "    * make sure the original data is stored as integers.\n"
    "    * use the `converters=` keyword argument.  If you only use\n"
    "      NumPy 1.23 or later, `converters=float` will normally work.\n"
    "    * Use `np.loadtxt(...).astype(np.int64)` parsing the file as\n"
    "      floating point and then convert it.  (On all NumPy versions.)\n"
    "  (Deprecated NumPy 1.23)";

std::string number(std::int64_t value) {
  return std::to_string(static_cast<long long>(value));
}

std::string firstCharacters(const std::string& text, std::int64_t count) {
  return text.substr(0, text::advance(text, 0, count));
}

class Loader {
 public:
  explicit Loader(Call& call);
  Value load();

 private:
  void readComments();
  void readSeparators();
  bool hasLongComments() const {
    return comments_.size() > 1 ||
           (comments_.size() == 1 && text::length(comments_[0]) > 1);
  }
  void readColumns();
  std::vector<std::string> fieldsOf(const std::string& line) const;
  void addRow(const std::vector<std::string>& fields);
  Value cellOf(const std::string& field, std::size_t column);
  std::optional<double> floatOf(std::string_view field);
  std::optional<std::int64_t> intOf(std::string_view field) const;
  [[noreturn]] void failCell(const std::string& field, std::size_t column);
  std::int64_t count(int i, std::int64_t otherwise) const;

  Call& c_;
  Machine& m_;
  Index itemSize_ = 0;  ///< before the dtype, which sets it
  DType dtype_;
  Index ndmin_;
  std::vector<std::string> comments_;
  std::optional<std::string> delimiter_;
  bool hasColumns_;
  std::vector<Value> chosen_;
  std::vector<std::int64_t> columns_;  ///< usecols
  std::int64_t skipped_, most_;
  std::vector<Value> cells_;
  std::int64_t rows_ = 0;
  std::int64_t width_ = -1;
  bool hasWarned_ = false;
  std::string cause_;  ///< what float() said of the field that fails
  bool hasCause_ = false;
};

Loader::Loader(Call& call)
    : c_(call),
      m_(call.m),
      dtype_(call[kType].isUnset() ? DType::Float64
                                   : dtypeOf(call.m, call[kType], &itemSize_)),
      hasColumns_(call.has(kUseCols)) {
  if (hasColumns_) chosen_ = columnsOf(c_, kUseCols);
  ndmin_ = ndminOf(c_, kNdMin);
  readComments();
  skipped_ = count(kSkipRows, 0);
  most_ = c_.has(kMaxRows) ? count(kMaxRows, 0) : -1;
}

std::int64_t Loader::count(int i, std::int64_t otherwise) const {
  if (c_[i].isUnset()) return otherwise;
  const std::int64_t value = m_.index(c_[i], "argument must be an integer");
  if (value < 0) valueError("argument must be nonnegative");
  return value;
}

void Loader::readComments() {
  if (c_[kComments].isNone()) return;
  if (c_[kComments].isUnset() || c_[kComments].is(Kind::Str)) {
    comments_ = {stringOf(c_, kComments, "#")};
  } else {
    m_.each(c_[kComments], [&](const Value& each) {
      if (!each.is(Kind::Str)) c_.refuse("such comments");
      comments_.push_back(textOf(each));
    });
  }
  for (const std::string& each : comments_)
    if (each.empty())
      valueError(
          "comments cannot be an empty string. Use comments=None to disable comments.");
  if (comments_.size() < 2 || !c_[kDelimiter].is(Kind::Str)) return;
  for (const std::string& each : comments_)
    if (each == textOf(c_[kDelimiter])) c_.refuse("comments with the delimiter");
}

void Loader::readSeparators() {
  if (c_.has(kDelimiter)) {
    if (!c_[kDelimiter].is(Kind::Str) || c_[kDelimiter].to<Str>()->length != 1)
      typeError(
          "Text reading control character must be a single unicode character or None; "
          "but got: " +
          firstCharacters(m_.repr(c_[kDelimiter]), 100));
    delimiter_ = textOf(c_[kDelimiter]);
  }
  const auto incompatible = [](const char* one, const char* other) {
    typeError(std::string("The values for control characters '") + one + "' and '" +
              other + "' are incompatible");
  };
  const auto checkLineEnd = [](const std::string& text, const char* name) {
    if (text == "\n" || text == "\r")
      typeError(std::string("control character '") + name +
                "' cannot be a newline (`\\r` or `\\n`).");
  };
  if (!comments_.empty() && !hasLongComments()) {
    checkLineEnd(comments_[0], "comment");
    if (delimiter_ == comments_[0]) incompatible("comment", "delimiter");
    if (!delimiter_ && text::strip(comments_[0]).empty())
      incompatible("delimiter", "comment");
  }
  if (delimiter_) checkLineEnd(*delimiter_, "delimiter");
}

void Loader::readColumns() {
  for (const Value& each : chosen_) {
    const std::string message =
        "usecols must be an int or a sequence of ints but it contains at least one "
        "element of type '" +
        m_.typeOf(each)->name + "'";
    columns_.push_back(m_.index(each, message.c_str()));
  }
}

std::vector<std::string> Loader::fieldsOf(const std::string& line) const {
  std::size_t end = std::min(line.find_first_of("\r\n"), line.size());
  for (const std::string& each : comments_)
    end = std::min(line.find(each), end);
  if (end < line.size() && (line[end] == '\n' || line[end] == '\r')) {
    const bool isPair = line.compare(end, 2, "\r\n") == 0;
    if (end + (isPair ? 2 : 1) < line.size())
      valueError(
          "Found an unquoted embedded newline within a single line of input.  This is "
          "currently not supported.");
  }
  const std::string_view rest = std::string_view(line).substr(0, end);
  if (!delimiter_) return text::split(rest);
  if (rest.empty()) return {};
  return text::split(rest, *delimiter_);
}

std::optional<double> Loader::floatOf(std::string_view field) {
  const std::string_view text = text::strip(field);
  if (text.empty()) return {};
  if (text::isAscii(text) && text.find('_') == std::string_view::npos) {
    try {
      return text::parseFloat(text);
    } catch (const Failure&) {
    }
  }
  // The C library's reader complains only where not even a beginning is a number.
  std::string_view start = text::lstrip(field);
  std::size_t length = 0;
  while (length < start.size() && static_cast<unsigned char>(start[length]) < 0x80)
    ++length;
  start = start.substr(0, length);
  const std::string_view unsigned_ =
      start.substr(!start.empty() && (start[0] == '-' || start[0] == '+'));
  const auto isDigit = [&](std::size_t i) {
    return i < unsigned_.size() && unsigned_[i] >= '0' && unsigned_[i] <= '9';
  };
  std::string word;
  for (const char c : unsigned_.substr(0, 3))
    word += static_cast<char>(c >= 'A' && c <= 'Z' ? c + 32 : c);
  const bool isBegun = isDigit(0) || (unsigned_.starts_with('.') && isDigit(1)) ||
                       word == "inf" || word == "nan";
  hasCause_ = !isBegun;
  cause_ =
      "could not convert string to float: '" + std::string(start.substr(0, 200)) + "'";
  return {};
}

std::optional<std::int64_t> Loader::intOf(std::string_view field) const {
  const std::string_view text = text::strip(field);
  const std::string_view digits =
      text.substr(!text.empty() && (text[0] == '-' || text[0] == '+'));
  if (digits.empty() || digits.find_first_not_of("0123456789") != std::string_view::npos)
    return {};
  return text::parseInt(text);
}

Value Loader::cellOf(const std::string& field, std::size_t column) {
  hasCause_ = false;
  switch (dtype_) {
    case DType::String:
      return m_.str(field);
    case DType::Bool:
      if (const auto read = intOf(field)) return Value::boolean(*read != 0);
      break;
    case DType::Int64:
      if (const auto read = intOf(field)) return Value::integer(*read);
      if (const auto read = floatOf(field)) {
        if (!(std::fabs(*read) < 0x1p63)) c_.refuse("an int beyond 64 bits");
        if (!hasWarned_) m_.warn("DeprecationWarning", kViaFloat);
        hasWarned_ = true;
        return Value::integer(static_cast<std::int64_t>(*read));
      }
      break;
    default:
      if (const auto read = floatOf(field)) {
        if (dtype_ == DType::Float32 && std::isfinite(*read) &&
            std::fabs(*read) > 0x1.fffffep127)
          c_.refuse("a float32 beyond its range");
        return Value::real(*read);
      }
  }
  failCell(field, column);
}

void Loader::failCell(const std::string& field, std::size_t column) {
  const std::string shown = firstCharacters(m_.repr(m_.str(field)), 100);
  Ref<Exception> error(m_.makeException(
      m_.exceptionType("ValueError"),
      "could not convert string " + shown + " to " + ndarray::name(dtype_, itemSize_) +
          " at row " + number(rows_) + ", column " +
          number(static_cast<std::int64_t>(column) + 1) + "."));
  if (hasCause_)
    error->cause = Value(m_.makeException(m_.exceptionType("ValueError"), cause_));
  error->hidesContext = hasCause_;
  throw m_.raised(error.get());
}

void Loader::addRow(const std::vector<std::string>& fields) {
  const auto count = static_cast<std::int64_t>(fields.size());
  if (width_ < 0)
    width_ = hasColumns_ ? static_cast<std::int64_t>(columns_.size()) : count;
  if (!hasColumns_) {
    if (count != width_)
      valueError("the number of columns changed from " + number(width_) + " to " +
                 number(count) + " at row " + number(rows_ + 1) +
                 "; use `usecols` to select a subset and avoid this error");
    for (std::size_t i = 0; i < fields.size(); ++i)
      append(m_, cells_, cellOf(fields[i], i));
  }
  for (const std::int64_t given : columns_) {
    const std::int64_t column = given < 0 ? given + count : given;
    if (column < 0 || column >= count)
      valueError("invalid column index " + number(given) + " at row " +
                 number(rows_ + 1) + " with " + number(count) + " columns");
    const auto place = static_cast<std::size_t>(column);
    append(m_, cells_, cellOf(fields[place], place));
  }
  ++rows_;
}

Value Loader::load() {
  std::optional<TextSource> source;
  if (c_[kSource].isIntegral() || c_[kSource].isFloat() || c_[kSource].isNone())
    valueError(
        "fname must be a string, filehandle, list of strings,\nor generator. Got " +
        classText(m_, c_[kSource]) + " instead.");
  source.emplace(c_, c_[kSource], c_[kEncoding]);
  const bool isAnyText = dtype_ == DType::String && itemSize_ == 0;
  if (isAnyText && most_ == 0) valueError("need at least one array to concatenate");
  readSeparators();
  readColumns();
  for (std::int64_t i = 0; i < skipped_ && source->next(); ++i) {
  }
  const bool isInBlocks = source->isPath() && !isAnyText && !hasLongComments();
  bool isNoted = false;
  while (most_ < 0 || rows_ < most_) {
    const std::optional<std::string> line = source->next();
    if (!line) break;
    const std::vector<std::string> fields = fieldsOf(*line);
    if (!fields.empty()) {
      addRow(fields);
      if (isAnyText && cells_.size() >= kChunk) c_.refuse("so many strings");
      continue;
    }
    // Reading a file in blocks, NumPy does not see its empty end as a line.
    if (isInBlocks && !line->ends_with('\n')) break;
    if (most_ > 0 && !isNoted)
      m_.warn("UserWarning",
              "Input line " + number(rows_ + skipped_ + 1) +
                  " contained no data and will not be counted towards `max_rows=" +
                  number(most_) +
                  "`.  This differs from the behaviour in NumPy <=1.22 which counted "
                  "lines rather than rows.  If desired, the previous behaviour can be "
                  "achieved by using `itertools.islice`.\nPlease see the 1.23 release "
                  "notes for an example on how to do this.  If you wish to ignore this "
                  "warning, use `warnings.filterwarnings`.  This warning is expected to "
                  "be removed in the future and is given only once per `loadtxt` call.");
    isNoted = true;
  }
  const std::int64_t found = width_ >= 0   ? width_
                             : hasColumns_ ? static_cast<std::int64_t>(columns_.size())
                                           : 1;
  const Array table =
      tableOf(m_, cells_, {static_cast<Index>(rows_), static_cast<Index>(found)}, dtype_,
              itemSize_);
  const Array result = withAxes(table, ndmin_);
  if (result.axes() > 0 && result.length() == 0)
    m_.warn("UserWarning",
            "loadtxt: input contained no data: \"" + m_.toText(c_[kSource]) + "\"");
  return c_.whole(c_.flag(kUnpack) ? ndarray::transpose(result) : result);
}

}  // namespace

Value loadText(Call& call) {
  return Loader(call).load();
}

}  // namespace derslik::python::vm
