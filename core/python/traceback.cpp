#include "core/python/traceback.h"

#include <algorithm>

#include "core/python/text/utf8.h"

namespace derslik::python::vm {

std::string_view lineOf(std::string_view source, int number) {
  for (; number > 1; --number) {
    const std::size_t end = source.find('\n');
    if (end == std::string_view::npos) return {};
    source.remove_prefix(end + 1);
  }
  std::string_view line = source.substr(0, source.find('\n'));
  if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
  return line;
}

namespace {

bool isBlank(char c) {
  return c == ' ' || c == '\t' || c == '\f';
}

// The line of carets, by the rules of CPython's tb_displayline; empty where there is
// none.
std::string carets(const Code* code, int instruction, std::string_view line) {
  const Span span = code->spans[static_cast<std::size_t>(instruction)];
  const int length = static_cast<int>(text::length(line));
  int indent = 0;
  while (static_cast<std::size_t>(indent) < line.size() &&
         isBlank(line[static_cast<std::size_t>(indent)]))
    ++indent;
  const int start = span.column;
  int end = span.endColumn, left = -1, right = -1;
  if (span.line != span.endLine) {
    std::string_view rest = line;
    while (!rest.empty() && isBlank(rest.back()))
      rest.remove_suffix(1);
    end = static_cast<int>(text::length(rest));
  } else {
    for (const Anchor& anchor : code->anchors) {
      if (anchor.instruction != instruction) continue;
      left = anchor.start;
      right = anchor.end;
      if (!anchor.isOperator) break;
      // The operator is the first thing after the left operand.
      const auto at = [&](int column) { return line[text::advance(line, 0, column)]; };
      while (left < anchor.end && isBlank(at(left)))
        ++left;
      right = left + 1;
      if (right < anchor.end && !isBlank(at(right))) ++right;
      break;
    }
  }
  if (end - start == length - indent && left < 0) return {};
  std::string result = "    ";
  for (int column = indent; column < end; ++column)
    result += column < start                                     ? ' '
              : left >= 0 && !(left <= column && column < right) ? '~'
                                                                 : '^';
  return result + "\n";
}

std::string entryText(Machine& machine, const TraceEntry& entry) {
  const Span span = entry.code->spans[static_cast<std::size_t>(entry.instruction)];
  std::string result = "  File \"" + machine.filename + "\", line " +
                       std::to_string(span.line) + ", in " + entry.code->name + "\n";
  const std::string_view line = lineOf(machine.source, span.line);
  std::string_view shown = line;
  while (!shown.empty() && isBlank(shown.front()))
    shown.remove_prefix(1);
  if (shown.empty()) return result;
  return result + "    " + std::string(shown) + "\n" +
         carets(entry.code.get(), entry.instruction, line);
}

// Outermost first; a place that comes again and again is shown three times.
std::string trace(Machine& machine, const Exception* exception) {
  constexpr int kShown = 3;
  // CPython has no traceback of what was made but never raised.
  if (exception->trace.empty()) return {};
  std::string result = "Traceback (most recent call last):\n";
  const Code* lastCode = nullptr;
  int lastLine = 0, count = 0;
  const auto finish = [&] {
    if (count <= kShown) return;
    const int more = count - kShown;
    result += "  [Previous line repeated " + std::to_string(more) + " more time" +
              (more == 1 ? "" : "s") + "]\n";
  };
  for (auto entry = exception->trace.rbegin(); entry != exception->trace.rend();
       ++entry) {
    const int line =
        entry->code->spans[static_cast<std::size_t>(entry->instruction)].line;
    if (entry->code.get() != lastCode || line != lastLine) {
      finish();
      count = 0;
      lastCode = entry->code.get();
      lastLine = line;
    }
    if (++count <= kShown) result += entryText(machine, *entry);
  }
  finish();
  return result;
}

}  // namespace

std::string lastLine(Machine& machine, const Exception* exception) {
  const Type* type = exception->type;
  const std::string& name = type->qualifiedName;
  std::string message;
  try {
    message = machine.toText(Value(const_cast<Exception*>(exception)));
  } catch (const Raised&) {
    message = "<exception str() failed>";
  } catch (const Failure&) {
    message = "<exception str() failed>";
  }
  return name + (message.empty() ? "" : ": " + message) + exception->suggestion;
}

std::string traceback(Machine& machine, const Exception* exception) {
  // Those it came from are above it.
  std::vector<std::pair<const Exception*, const char*>> chain;
  for (const Exception* at = exception; at;) {
    const Value& cause = at->cause;
    const Value& context = at->context;
    const char* how = "";
    const Exception* next = nullptr;
    if (cause.is(Kind::Exception)) {
      next = cause.to<Exception>();
      how =
          "\nThe above exception was the direct cause of the following "
          "exception:\n\n";
    } else if (context.is(Kind::Exception) && !at->hidesContext) {
      next = context.to<Exception>();
      how =
          "\nDuring handling of the above exception, another exception "
          "occurred:\n\n";
    }
    chain.emplace_back(at, how);
    const bool seen = std::any_of(chain.begin(), chain.end(),
                                  [&](const auto& each) { return each.first == next; });
    at = seen ? nullptr : next;
    if (seen) chain.back().second = "";
  }
  std::string result;
  for (auto each = chain.rbegin(); each != chain.rend(); ++each) {
    result += each->second;
    result += trace(machine, each->first) + lastLine(machine, each->first) + "\n";
  }
  return result;
}

std::string traceback(const SyntaxFailure& failure, std::string_view source,
                      std::string_view filename) {
  std::string result = "  File \"" + std::string(filename) + "\", line " +
                       std::to_string(failure.span.line) + "\n";
  std::string_view line =
      failure.text.empty() ? lineOf(source, failure.span.line) : failure.text;
  while (!line.empty() && (line.back() == '\n' || line.back() == '\r'))
    line.remove_suffix(1);
  int indent = 0;
  while (!line.empty() && isBlank(line.front())) {
    line.remove_prefix(1);
    ++indent;
  }
  if (!line.empty()) {
    result += "    " + std::string(line) + "\n";
    const int start = failure.span.column - indent;
    int end = failure.span.endLine == failure.span.line
                  ? failure.span.endColumn - indent
                  : static_cast<int>(text::length(line));
    if (end <= start) end = start + 1;
    if (start >= 0)
      result += "    " + std::string(static_cast<std::size_t>(start), ' ') +
                std::string(static_cast<std::size_t>(end - start), '^') + "\n";
  }
  return result + failure.type + ": " + failure.message + "\n";
}

}  // namespace derslik::python::vm
