#include "core/ndarray/einsum_labels.h"

#include <algorithm>

namespace derslik::ndarray {
namespace {

[[noreturn]] void fail(const std::string& message) {
  throw Failure("ValueError", message);
}

bool isLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool contains(const Labels& labels, char label) {
  return std::find(labels.begin(), labels.end(), label) != labels.end();
}

/// Whether "..." stands at `i`, which then is at its last point.
bool skipEllipsis(const std::string& part, std::size_t& i) {
  if (i + 2 >= part.size()) return false;
  return part[++i] == '.' && part[++i] == '.';
}

[[noreturn]] void failAtCharacter(char c) {
  fail(std::string("invalid subscript '") + c +
       "' in einstein sum subscripts string, subscripts must be letters");
}

Labels readOperand(const std::string& part, int axes, std::size_t operand) {
  Labels labels;
  int ellipsis = -1;
  for (std::size_t i = 0; i < part.size(); ++i) {
    if (isLetter(part[i])) {
      if (static_cast<int>(labels.size()) >= axes)
        fail("einstein sum subscripts string contains too many subscripts for operand " +
             std::to_string(operand));
      labels.push_back(part[i]);
    } else if (part[i] == '.') {
      if (ellipsis != -1 || !skipEllipsis(part, i))
        fail(
            "einstein sum subscripts string contains a '.' that is not part of an "
            "ellipsis ('...') in operand " +
            std::to_string(operand));
      ellipsis = static_cast<int>(labels.size());
    } else if (part[i] != ' ') {
      failAtCharacter(part[i]);
    }
  }
  const int missing = axes - static_cast<int>(labels.size());
  if (ellipsis == -1 && missing != 0)
    fail(
        "operand has more dimensions than subscripts given in einstein sum, but no "
        "'...' ellipsis provided to broadcast the extra dimensions.");
  if (ellipsis != -1)
    labels.insert(labels.begin() + ellipsis, static_cast<std::size_t>(missing),
                  kEllipsis);
  return labels;
}

Labels readResult(const std::string& part, int broadcast, const Labels& known) {
  Labels labels;
  bool hasEllipsis = false;
  for (std::size_t i = 0; i < part.size(); ++i) {
    const char c = part[i];
    if (isLetter(c)) {
      const std::string quoted = std::string("'") + c + "'";
      if (part.find(c, i + 1) != std::string::npos)
        fail("einstein sum subscripts string includes output subscript " + quoted +
             " multiple times");
      if (!contains(known, c))
        fail("einstein sum subscripts string included output subscript " + quoted +
             " which never appeared in an input");
      labels.push_back(c);
    } else if (c == '.') {
      if (hasEllipsis || !skipEllipsis(part, i))
        fail(
            "einstein sum subscripts string contains a '.' that is not part of an "
            "ellipsis ('...') in the output");
      hasEllipsis = true;
      labels.insert(labels.end(), static_cast<std::size_t>(broadcast), kEllipsis);
    } else if (c != ' ') {
      failAtCharacter(c);
    }
  }
  if (!hasEllipsis && broadcast > 0)
    fail(
        "output has more dimensions than subscripts given in einstein sum, but no '...' "
        "ellipsis provided to broadcast the extra dimensions.");
  return labels;
}

/// Without "->": what "..." stands for, and each letter that occurs once.
Labels impliedResult(int broadcast, const Labels& sorted) {
  Labels labels(static_cast<std::size_t>(broadcast), kEllipsis);
  for (const char label : sorted)
    if (std::count(sorted.begin(), sorted.end(), label) == 1) labels.push_back(label);
  return labels;
}

}  // namespace

Subscripts readSubscripts(const std::string& text, const std::vector<Array>& operands) {
  Subscripts result;
  Labels letters;
  std::ptrdiff_t broadcast = 0;
  std::string rest = text;
  for (std::size_t k = 0; k < operands.size(); ++k) {
    const std::size_t length = std::min(rest.find_first_of(",-"), rest.size());
    const bool isLast = k + 1 == operands.size();
    const bool hasComma = length < rest.size() && rest[length] == ',';
    if (isLast && hasComma)
      fail(
          "more operands provided to einstein sum function than specified in the "
          "subscripts string");
    if (!isLast && !hasComma)
      fail(
          "fewer operands provided to einstein sum function than specified in the "
          "subscripts string");
    const Labels labels = readOperand(rest.substr(0, length), operands[k].axes(), k);
    rest = rest.substr(length + (isLast ? 0 : 1));
    std::copy_if(labels.begin(), labels.end(), std::back_inserter(letters), isLetter);
    broadcast = std::max(broadcast, std::count(labels.begin(), labels.end(), kEllipsis));
    result.operands.push_back(labels);
  }
  std::sort(letters.begin(), letters.end());
  const int count = static_cast<int>(broadcast);
  if (rest.empty()) {
    result.axes = impliedResult(count, letters);
  } else {
    if (rest.substr(0, 2) != "->")
      fail("einstein sum subscript string does not contain proper '->' output specified");
    result.axes = readResult(rest.substr(2), count, letters);
  }
  result.results = static_cast<int>(result.axes.size());
  for (const char label : letters)
    if (!contains(result.axes, label)) result.axes.push_back(label);
  return result;
}

}  // namespace derslik::ndarray
