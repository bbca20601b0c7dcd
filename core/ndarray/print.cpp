#include "core/ndarray/print.h"

#include <algorithm>
#include <functional>
#include <memory>

#include "core/ndarray/convert.h"

namespace derslik::ndarray {
namespace {

/// In code points.
int length(const std::string& s) {
  return static_cast<int>(
      std::count_if(s.begin(), s.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

std::string withoutSpacesAtEnd(std::string s) {
  while (!s.empty() && s.back() == ' ')
    s.pop_back();
  return s;
}

std::string integerText(std::int64_t value) {
  return std::to_string(static_cast<long long>(value));
}

/// Walks the elements that are shown: all, or the first and last few of each axis.
class Writer {
 public:
  Writer(const Array& a, const PrintOptions& options, const std::string& separator)
      : a_(a),
        separator_(separator),
        edge_(options.edgeItems),
        isSummary_(a.size() > options.threshold) {
    chooseFormat(options);
  }

  std::string text(int width, const std::string& indent) {
    return axis(0, a_.data, indent, width);
  }

 private:
  void chooseFormat(const PrintOptions& options) {
    switch (a_.dtype) {
      case DType::Bool:
        break;
      case DType::Int64: {
        visit(0, a_.data, [&](const char* at) {
          width_ = std::max(width_, length(integerText(a_.read(at).integer)));
        });
        break;
      }
      case DType::Float32:
      case DType::Float64: {
        std::vector<double> numbers;
        visit(0, a_.data, [&](const char* at) { numbers.push_back(a_.read(at).number); });
        floats_ =
            std::make_unique<FloatFormat>(numbers, a_.dtype == DType::Float32, options);
        break;
      }
      case DType::String:
        break;
    }
  }

  bool isCut(int axis) const { return isSummary_ && a_.shape[axis] > 2 * edge_; }

  void visit(int axis, const char* at,
             const std::function<void(const char*)>& see) const {
    if (axis == a_.axes()) return see(at);
    const Index n = a_.shape[axis];
    for (Index i = 0; i < n; ++i) {
      if (isCut(axis) && i == edge_) i = n - edge_;
      if (i < n) visit(axis + 1, at + i * a_.strides[axis], see);
    }
  }

  std::string element(const char* at) const {
    const Scalar value = a_.read(at);
    switch (a_.dtype) {
      case DType::Bool:
        return value.integer == 0 ? "False" : a_.isScalar() ? "True" : " True";
      case DType::Int64: {
        std::string text = integerText(value.integer);
        const int missing = width_ - length(text);
        if (missing > 0) text.insert(0, static_cast<std::size_t>(missing), ' ');
        return text;
      }
      case DType::String:
        return quoted(value.text);
      default:
        return floats_->text(value.number);
    }
  }

  /// A word goes onto the line, or onto a new one.
  static void extend(std::string& done, std::string& line, const std::string& word,
                     int width, const std::string& indent) {
    if (length(line) + length(word) > width && length(line) > length(indent)) {
      done += withoutSpacesAtEnd(line) + "\n";
      line = indent;
    }
    line += word;
  }

  std::string axis(int i, const char* at, const std::string& indent, int width) const {
    if (i == a_.axes()) return element(at);
    const Index n = a_.shape[i], step = a_.strides[i];
    const int left = a_.axes() - i;
    const std::string bare = withoutSpacesAtEnd(separator_);
    const int room = width - std::max(length(bare), 1);
    const std::string between =
        bare + std::string(static_cast<std::size_t>(left - 1), '\n');
    std::string done, line = indent;
    for (Index k = 0; k < n; ++k) {
      if (isCut(i) && k == edge_) {
        if (left == 1) {
          extend(done, line, "...", room, indent);
          line += separator_;
        } else {
          done += indent + "..." + between;
        }
        k = n - edge_;
        if (k == n) break;
      }
      if (left == 1) {
        extend(done, line, element(at + k * step), room, indent);
        if (k + 1 < n) line += separator_;
      } else {
        done += indent + axis(i + 1, at + k * step, indent + " ", width - 1);
        if (k + 1 < n) done += between;
      }
    }
    if (left == 1) done += line;
    return "[" + done.substr(indent.size()) + "]";
  }

  const Array& a_;
  std::string separator_;
  Index edge_;
  bool isSummary_;
  int width_ = 0;
  std::unique_ptr<FloatFormat> floats_;
};

}  // namespace

std::string arrayText(const Array& a, const PrintOptions& options,
                      const std::string& separator, const std::string& prefix,
                      const std::string& suffix) {
  if (a.size() == 0) return "[]";
  if (options.edgeItems < 1) throw Unsupported("printing without edge items");
  Writer writer(a, options, separator);
  const std::string indent(static_cast<std::size_t>(1 + length(prefix)), ' ');
  return writer.text(options.lineWidth - length(suffix), indent);
}

std::string str(const Array& a, const PrintOptions& options) {
  return a.isScalar() ? str(a.item()) : arrayText(a, options);
}

std::string repr(const Array& a, const PrintOptions& options) {
  const bool isImplied =
      a.dtype != DType::Float32 && a.dtype != DType::String && a.size() > 0;
  std::string text;
  if (a.size() > 0 || a.shape == Dims{0}) {
    text = arrayText(a, options, ", ", "array(", isImplied ? ")" : ",");
  } else {
    text = "[], shape=(";
    for (int i = 0; i < a.axes(); ++i)
      text += (i ? ", " : "") + integerText(a.shape[i]);
    text += a.axes() == 1 ? ",)" : ")";
  }
  text = "array(" + text + (isImplied ? ")" : ",");
  if (isImplied) return text;
  const std::string dtype = a.dtype == DType::String
                                ? "dtype='" + name(a.dtype, a.itemSize) + "')"
                                : "dtype=" + name(a.dtype) + ")";
  const auto lastLine = text.substr(text.rfind('\n') + 1);
  const bool wraps = length(lastLine) + length(dtype) + 1 > options.lineWidth;
  return text + (wraps ? "\n      " : " ") + dtype;
}

}  // namespace derslik::ndarray
