// np.genfromtxt: a table with holes, where what is no number becomes nan, or the filling
// value.
//
//     >>> np.genfromtxt(["1,,3", "4,x,6"], delimiter=",")
//     array([[ 1., nan,  3.],
//            [ 4., nan,  6.]])
//
// The rules are those of numpy/lib/npyio.py and numpy/lib/_iotools.py of NumPy 1.24; what
// would give a structured array is refused.

#include <cmath>
#include <set>

#include "core/ndarray/shape.h"
#include "core/python/numpy/text_source.h"
#include "core/python/numpy/text_tables.h"
#include "core/python/text/cases.h"
#include "core/python/text/numbers.h"
#include "core/python/text/split.h"
#include "core/python/text/strip.h"

namespace derslik::python::vm {

namespace {

enum Argument {
  kSource,
  kType,
  kComments,
  kDelimiter,
  kSkipHeader,
  kSkipFooter,
  kMissing,
  kFilling,
  kUseCols,
  kAutoStrip,
  kUnpack,
  kInvalidRaise,
  kMaxRows,
  kEncoding,
  kNdMin
};

std::string number(std::int64_t value) {
  return std::to_string(static_cast<long long>(value));
}

/// A row of another length: its line, and how many fields it has.
struct Invalid {
  std::int64_t line, fields;
};

class TableReader {
 public:
  explicit TableReader(Call& call);
  Value read();

 private:
  std::vector<std::string> fieldsOf(const std::string& line) const;
  std::vector<std::string> firstFields(TextSource& source, std::string& line);
  void readColumns(std::size_t fields);
  void readFillings();
  void addRow(std::vector<std::string> fields, std::int64_t line);
  void complain();
  DType commonType();
  DType typeOfColumn(std::size_t column);
  std::set<std::string> missingOf(std::size_t column) const;
  Value cellOf(const std::string& field, std::size_t column, DType dtype) const;
  Value fillingOf(std::size_t column, DType dtype) const;

  Call& c_;
  Machine& m_;
  std::optional<DType> dtype_;  ///< nothing for dtype=None
  Index itemSize_ = 0;
  Index ndmin_;
  bool isStripped_;
  std::optional<std::string> comments_, delimiter_;
  std::int64_t skipHeader_, skipFooter_, most_;
  std::vector<std::int64_t> columns_;  ///< usecols
  std::size_t width_ = 0;
  std::vector<Value> fillings_;  ///< of each column, or None
  std::vector<std::vector<std::string>> rows_;
  std::vector<Invalid> invalid_;
};

TableReader::TableReader(Call& call)
    : c_(call), m_(call.m), isStripped_(call.flag(kAutoStrip)) {
  ndmin_ = ndminOf(c_, kNdMin);
  skipFooter_ = c_[kSkipFooter].isUnset() ? 0 : m_.index(c_[kSkipFooter]);
  most_ = c_.has(kMaxRows) ? m_.index(c_[kMaxRows]) : 0;
  if (c_.has(kMaxRows)) {
    if (skipFooter_ != 0)
      valueError(
          "The keywords 'skip_footer' and 'max_rows' can not be specified at the same "
          "time.");
    if (most_ < 1) valueError("'max_rows' must be at least 1.");
  }
  if (c_[kType].isUnset())
    dtype_ = DType::Float64;
  else if (!c_[kType].isNone())
    dtype_ = dtypeOf(m_, c_[kType], &itemSize_);
  if (!c_[kComments].isNone()) comments_ = stringOf(c_, kComments, "#");
  if (c_.has(kDelimiter)) delimiter_ = stringOf(c_, kDelimiter, "");
  if (delimiter_ && delimiter_->empty()) delimiter_.reset();
  skipHeader_ = c_[kSkipHeader].isUnset() ? 0 : m_.index(c_[kSkipHeader]);
}

std::vector<std::string> TableReader::fieldsOf(const std::string& line) const {
  const std::string kept = comments_ ? text::split(line, *comments_)[0] : line;
  const std::string_view rest = text::strip(kept, " \r\n");
  if (rest.empty()) return {};
  std::vector<std::string> fields =
      delimiter_ ? text::split(rest, *delimiter_) : text::split(rest);
  if (isStripped_)
    for (std::string& field : fields)
      field = text::strip(field);
  return fields;
}

std::vector<std::string> TableReader::firstFields(TextSource& source, std::string& line) {
  bool hasMore = true;
  for (std::int64_t i = 0; i < skipHeader_ && hasMore; ++i)
    hasMore = source.next().has_value();
  while (hasMore) {
    const std::optional<std::string> next = source.next();
    if (!next) break;
    std::vector<std::string> fields = fieldsOf(*next);
    line = *next;
    if (!fields.empty()) return fields;
  }
  line.clear();
  if (c_[kSource].is(Kind::Tuple)) c_.refuse("an empty tuple of lines");
  m_.warn("UserWarning",
          "genfromtxt: Empty input file: \"" + m_.toText(c_[kSource]) + "\"");
  return {};
}

void TableReader::readColumns(std::size_t fields) {
  width_ = fields;
  if (!c_.has(kUseCols)) return;
  if (c_[kUseCols].is(Kind::Str)) c_.refuse("the names of columns");
  for (const Value& each : columnsOf(c_, kUseCols)) {
    if (!each.isIntegral() && !each.is(Kind::Scalar)) c_.refuse("such columns");
    const std::int64_t column = m_.index(each);
    columns_.push_back(column < 0 ? column + static_cast<std::int64_t>(fields) : column);
  }
  if (!columns_.empty()) width_ = columns_.size();
}

void TableReader::readFillings() {
  fillings_.assign(width_, Value::none());
  const Value& given = c_[kFilling];
  if (!c_.has(kFilling)) return;
  if (given.is(Kind::List) || given.is(Kind::Tuple)) {
    std::size_t place = 0;
    m_.each(given, [&](const Value& each) {
      if (place < width_) fillings_[place++] = each;
    });
  } else if (const auto* dict = given.as<Dict>()) {
    m_.each(given, [&](const Value& key) {
      if (!key.isInt()) c_.refuse("such filling_values");
      std::size_t place = 0;
      while (place < columns_.size() && columns_[place] != key.asInt())
        ++place;
      const bool isChosen = place < columns_.size();
      const std::int64_t column =
          isChosen ? static_cast<std::int64_t>(place) : key.asInt();
      if (column < 0 || column >= static_cast<std::int64_t>(width_))
        c_.refuse("filling_values of other columns");
      fillings_[static_cast<std::size_t>(column)] = m_.getItem(Value(given), key);
    });
    (void)dict;
  } else {
    fillings_.assign(width_, given);
  }
}

void TableReader::addRow(std::vector<std::string> fields, std::int64_t line) {
  const auto count = static_cast<std::int64_t>(fields.size());
  if (columns_.empty()) {
    if (fields.size() != width_) return append(m_, invalid_, Invalid{line, count});
    return append(m_, rows_, std::move(fields));
  }
  std::vector<std::string> chosen;
  for (const std::int64_t given : columns_) {
    const std::int64_t column = given < 0 ? given + count : given;
    if (column < 0 || column >= count) return append(m_, invalid_, Invalid{line, count});
    chosen.push_back(fields[static_cast<std::size_t>(column)]);
  }
  append(m_, rows_, std::move(chosen));
}

/// Of rows of another length, unless they belong to the footer.
void TableReader::complain() {
  if (invalid_.empty()) return;
  if (skipFooter_ > 0) {
    const auto all = static_cast<std::int64_t>(rows_.size() + invalid_.size());
    const std::int64_t last = all - skipFooter_ + skipHeader_;
    while (!invalid_.empty() && invalid_.back().line > last) {
      invalid_.pop_back();
      --skipFooter_;
    }
  }
  if (invalid_.empty()) return;
  std::string message = "Some errors were detected !";
  for (const Invalid& each : invalid_)
    message += "\n    Line #" + number(each.line) + " (got " + number(each.fields) +
               " columns instead of " + number(static_cast<std::int64_t>(width_)) + ")";
  if (c_.flag(kInvalidRaise, true)) valueError(message);
  m_.warn("ConversionWarning", message);
}

std::set<std::string> TableReader::missingOf(std::size_t column) const {
  std::set<std::string> missing = {""};
  const Value& given = c_[kMissing];
  if (!c_.has(kMissing)) return missing;
  if (given.is(Kind::Dict)) c_.refuse("missing_values by column");
  if (given.is(Kind::List) || given.is(Kind::Tuple)) {
    const std::vector<Value> each = m_.toVector(given);
    if (column < each.size()) missing.insert(m_.toText(each[column]));
  } else if (given.is(Kind::Str)) {
    for (const std::string& word : text::split(textOf(given), ","))
      missing.insert(word);
  } else {
    missing.insert(m_.toText(given));
  }
  return missing;
}

/// Unset where the field is none of the kind: str2bool, int, float of _iotools.py.
Value parsed(Machine& m, const std::string& field, DType dtype) {
  try {
    switch (dtype) {
      case DType::String:
        return m.str(field);
      case DType::Int64:
        return Value::integer(text::parseInt(field));
      case DType::Bool: {
        const std::string word = text::upper(field);
        if (word != "TRUE" && word != "FALSE") return {};
        return Value::boolean(word == "TRUE");
      }
      default:
        return Value::real(text::parseFloat(field));
    }
  } catch (const Failure&) {
    return {};
  }
}

/// Of dtype=None: the first of bool, int, float and str that all the column's fields are.
DType TableReader::typeOfColumn(std::size_t column) {
  const std::set<std::string> missing = missingOf(column);
  for (const DType dtype : {DType::Bool, DType::Int64, DType::Float64}) {
    bool isIt = true, hasMissing = false;
    for (const auto& row : rows_) {
      if (!parsed(m_, row[column], dtype).isUnset()) continue;
      hasMissing = true;
      isIt = missing.count(std::string(text::strip(row[column]))) > 0;
      if (!isIt) break;
    }
    if (isIt && hasMissing && dtype == DType::Bool)
      c_.refuse("a column without a value, or of bool with missing ones,");
    if (isIt) return dtype;
  }
  // A letter that no number has, complex and hexadecimal ones among them.
  for (const auto& row : rows_)
    if (row[column].find_first_of("ghklmoqrsuvwzGHKLMOQRSUVWZ") != std::string::npos &&
        row[column].find('(') == std::string::npos)
      return DType::String;
  c_.refuse("dtype=None with such fields");
}

DType TableReader::commonType() {
  if (dtype_) return *dtype_;
  if (rows_.empty()) c_.refuse("dtype=None without data");
  const DType first = typeOfColumn(0);
  for (std::size_t column = 1; column < width_; ++column)
    if (typeOfColumn(column) != first)
      c_.refuse("a structured array, of columns of several kinds,");
  const bool isBytes = c_[kEncoding].isUnset() ||
                       (c_[kEncoding].is(Kind::Str) && textOf(c_[kEncoding]) == "bytes");
  if (first == DType::String && isBytes)
    c_.refuse("dtype=None with words but without encoding=");
  return first;
}

Value TableReader::fillingOf(std::size_t column, DType dtype) const {
  const Value& given = fillings_[column];
  if (given.isNone())
    return dtype == DType::Int64  ? Value::integer(-1)
           : dtype == DType::Bool ? Value::boolean(false)
                                  : Value::real(NAN);
  const Array array = arrayOf(m_, given);
  if (!array.isScalar() || array.dtype == DType::String) c_.refuse("such filling_values");
  const Scalar scalar = array.item();
  if (dtype == DType::Bool && scalar.dtype == DType::Bool)
    return Value::boolean(scalar.integer != 0);
  if (dtype == DType::Int64 && scalar.dtype == DType::Int64)
    return Value::integer(scalar.integer);
  if (!ndarray::isFloat(dtype)) c_.refuse("filling_values of another kind");
  return Value::real(scalar.real());
}

Value TableReader::cellOf(const std::string& field, std::size_t column,
                          DType dtype) const {
  const Value cell = parsed(m_, field, dtype);
  return cell.isUnset() ? fillingOf(column, dtype) : cell;
}

Value TableReader::read() {
  if (c_[kSource].isIntegral() || c_[kSource].isFloat() || c_[kSource].isNone())
    typeError(
        "fname must be a string, a filehandle, a sequence of strings,\nor an iterator of "
        "strings. Got " +
        classText(m_, c_[kSource]) + " instead.");
  TextSource source(c_, c_[kSource], c_[kEncoding]);
  std::string line;
  const std::vector<std::string> first = firstFields(source, line);
  readColumns(first.size());
  readFillings();
  std::int64_t place = skipHeader_ + 1;
  for (std::optional<std::string> next = line; next; next = source.next(), ++place) {
    std::vector<std::string> fields = fieldsOf(*next);
    if (fields.empty()) continue;
    addRow(std::move(fields), place);
    // One more line than are wanted is not asked for.
    if (most_ > 0 && static_cast<std::int64_t>(rows_.size()) == most_) break;
  }
  complain();
  if (skipFooter_ > 0)
    rows_.resize(rows_.size() -
                 std::min(rows_.size(), static_cast<std::size_t>(skipFooter_)));
  const DType dtype = commonType();
  std::vector<Value> cells;
  for (const auto& row : rows_)
    for (std::size_t column = 0; column < width_; ++column)
      append(m_, cells, cellOf(row[column], column, dtype));
  spend(m_, static_cast<Index>(cells.size()));
  const Dims shape =
      rows_.empty() ? Dims{0}
                    : Dims{static_cast<Index>(rows_.size()), static_cast<Index>(width_)};
  const Array result = withAxes(tableOf(m_, cells, shape, dtype, itemSize_), ndmin_);
  return c_.whole(c_.flag(kUnpack) ? ndarray::transpose(result) : result);
}

}  // namespace

Value generateText(Call& call) {
  return TableReader(call).read();
}

}  // namespace derslik::python::vm
