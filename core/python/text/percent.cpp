#include "core/python/text/percent.h"

#include <algorithm>
#include <limits>

#include "core/failure.h"
#include "core/python/text/numbers.h"
#include "core/python/text/percent_conversion.h"
#include "core/python/text/repr.h"
#include "core/python/text/utf8.h"

namespace derslik::python::text {
namespace {

class Formatter {
 public:
  Formatter(std::string_view format, PercentArguments& arguments)
      : format_(format), arguments_(arguments), size_(arguments.tupleSize()) {}

  std::string run() {
    while (at_ < format_.size()) {
      const std::size_t percent = std::min(format_.find('%', at_), format_.size());
      result_ += format_.substr(at_, percent - at_);
      at_ = percent + 1;
      if (percent == format_.size()) break;
      if (take('%'))
        result_ += '%';
      else
        write(conversion());
    }
    const bool isLeftOver = size_ ? next_ < *size_ : next_ == 0;
    if (isLeftOver && !arguments_.isMapping())
      throw Failure("TypeError", "not all arguments converted during string formatting");
    return std::move(result_);
  }

 private:
  bool take(char c) {
    if (at_ >= format_.size() || format_[at_] != c) return false;
    ++at_;
    return true;
  }

  void select() {
    if (next_ >= size_.value_or(1))
      throw Failure("TypeError", "not enough arguments for format string");
    if (size_)
      arguments_.selectItem(next_);
    else if (!isKeyed_)
      arguments_.selectWhole();
    ++next_;
  }

  void readKey() {
    if (!arguments_.isMapping()) throw Failure("TypeError", "format requires a mapping");
    const std::size_t start = at_;
    int open = 1;
    for (; open > 0; ++at_) {
      if (at_ >= format_.size()) throw Failure("ValueError", "incomplete format key");
      open += format_[at_] == '(' ? 1 : format_[at_] == ')' ? -1 : 0;
    }
    arguments_.selectKey(format_.substr(start, at_ - 1 - start));
    isKeyed_ = true;
    next_ = 0;
  }

  /// A star's value, or digits; -1 where there is neither.
  std::int64_t readNumber(const char* tooBig, std::int64_t most) {
    if (take('*')) {
      select();
      if (!arguments_.isInt()) throw Failure("TypeError", "* wants int");
      const std::int64_t value = std::get<std::int64_t>(arguments_.number());
      if (value == std::numeric_limits<std::int64_t>::min())
        throw Unsupported("such a width");
      if (value > most || value < -most - 1)
        throw Failure("OverflowError", "Python int too large to convert to C int");
      return value;
    }
    std::int64_t value = 0;
    for (; at_ < format_.size() && format_[at_] >= '0' && format_[at_] <= '9'; ++at_) {
      const int digit = format_[at_] - '0';
      if (value > (most - digit) / 10) throw Failure("ValueError", tooBig);
      value = 10 * value + digit;
    }
    return value;
  }

  Conversion conversion() {
    Conversion result;
    if (take('(')) readKey();
    for (;;) {
      if (take('-'))
        result.isLeft = true;
      else if (take('+'))
        result.hasPlus = true;
      else if (take(' '))
        result.hasBlank = true;
      else if (take('#'))
        result.isAlternate = true;
      else if (take('0'))
        result.isZeroFilled = true;
      else
        break;
    }
    result.width = readNumber("width too big", std::numeric_limits<std::int64_t>::max());
    if (result.width < 0) {
      result.isLeft = true;
      result.width = -result.width;
    }
    if (take('.'))
      result.precision = static_cast<int>(std::max<std::int64_t>(
          readNumber("precision too big", std::numeric_limits<int>::max()), 0));
    // C's lengths mean nothing here.
    if (!take('h') && !take('l')) take('L');
    if (at_ >= format_.size()) throw Failure("ValueError", "incomplete format");
    result.type = decode(format_, at_);
    return result;
  }

  void write(const Conversion& conversion) {
    select();
    if (conversion.isOneOf("sra"))
      writeText(conversion);
    else if (conversion.isOneOf("diuoxX"))
      writeSigned(conversion, integerText(conversion, arguments_));
    else if (conversion.isOneOf("eEfFgG"))
      writeSigned(conversion, realText(conversion, arguments_));
    else if (conversion.type == 'c')
      writePadded(conversion, characterText(arguments_));
    else
      failType(conversion);
  }

  [[noreturn]] void failType(const Conversion& conversion) const {
    const char32_t c = conversion.type;
    std::string shown(1, c >= 31 && c <= 126 ? static_cast<char>(c) : '?');
    const std::int64_t place = length(format_.substr(0, at_)) - 1;
    throw Failure("ValueError", "unsupported format character '" + shown + "' (0x" +
                                    digits(c, 16) + ") at index " +
                                    std::to_string(place));
  }

  void writeText(const Conversion& conversion) {
    std::string text = conversion.type == 's'   ? arguments_.str()
                       : conversion.type == 'r' ? arguments_.repr()
                                                : asciiOfRepr(arguments_.repr());
    if (conversion.precision >= 0) text.resize(advance(text, 0, conversion.precision));
    writePadded(conversion, text);
  }

  void writePadded(const Conversion& conversion, const std::string& text) {
    const std::int64_t missing =
        std::max<std::int64_t>(conversion.width - length(text), 0);
    if (!conversion.isLeft) result_ += repeat(" ", missing);
    result_ += text;
    if (conversion.isLeft) result_ += repeat(" ", missing);
  }

  void writeSigned(const Conversion& conversion, std::string text) {
    std::string head;
    if (text[0] == '-') {
      head = "-";
      text.erase(0, 1);
    } else if (conversion.hasPlus || conversion.hasBlank) {
      head = conversion.hasPlus ? "+" : " ";
    }
    if (conversion.isAlternate && conversion.isOneOf("xXo")) {
      head += text.substr(0, 2);
      text.erase(0, 2);
    }
    if (conversion.isZeroFilled && !conversion.isLeft) {
      const auto size = static_cast<std::int64_t>(head.size() + text.size());
      text.insert(0, repeat("0", conversion.width - size));
    }
    writePadded(conversion, head + text);
  }

  std::string_view format_;
  PercentArguments& arguments_;
  std::optional<std::size_t> size_;
  std::size_t at_ = 0;
  std::size_t next_ = 0;  // how many values have been taken
  bool isKeyed_ = false;  // the one value is a mapping's
  std::string result_;
};

}  // namespace

std::string percentFormat(std::string_view format, PercentArguments& arguments) {
  return Formatter(format, arguments).run();
}

}  // namespace derslik::python::text
