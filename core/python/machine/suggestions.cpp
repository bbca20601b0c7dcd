// "Did you mean": the distance and the limits of CPython's suggestions.c.

#include "core/python/machine/suggestions.h"

#include <algorithm>

#include "core/python/machine/unsupported_names.h"

namespace derslik::python::vm {

namespace {

constexpr int kMove = 2, kCase = 1;
constexpr std::size_t kLongest = 40, kMostCandidates = 750;

int substitution(char a, char b) {
  if (a == b) return 0;
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; };
  return lower(a) == lower(b) ? kCase : kMove;
}

// The cost of making one of the other, or anything above `most`.
int distance(std::string_view a, std::string_view b, int most) {
  if (a == b) return 0;
  while (!a.empty() && !b.empty() && a.front() == b.front()) {
    a.remove_prefix(1);
    b.remove_prefix(1);
  }
  while (!a.empty() && !b.empty() && a.back() == b.back()) {
    a.remove_suffix(1);
    b.remove_suffix(1);
  }
  if (a.empty() || b.empty()) return static_cast<int>(a.size() + b.size()) * kMove;
  if (a.size() > kLongest || b.size() > kLongest) return most + 1;
  if (b.size() < a.size()) std::swap(a, b);
  if (static_cast<int>(b.size() - a.size()) * kMove > most) return most + 1;
  std::vector<int> row(a.size());
  for (std::size_t i = 0; i < a.size(); ++i)
    row[i] = static_cast<int>(i + 1) * kMove;
  int result = 0;
  for (std::size_t j = 0; j < b.size(); ++j) {
    int corner = result = static_cast<int>(j) * kMove;
    int least = most + 1;
    for (std::size_t i = 0; i < a.size(); ++i) {
      const int substitute = corner + substitution(b[j], a[i]);
      corner = row[i];
      const int insertOrDelete = std::min(result, corner) + kMove;
      result = std::min(insertOrDelete, substitute);
      row[i] = result;
      least = std::min(least, result);
    }
    if (least > most) return most + 1;
  }
  return result;
}

std::string best(const std::vector<std::string>& candidates, const std::string& name) {
  if (candidates.size() >= kMostCandidates) return {};
  const std::string* chosen = nullptr;
  int chosenDistance = 1 << 30;
  for (const std::string& candidate : candidates) {
    if (candidate == name) continue;
    int most = static_cast<int>(name.size() + candidate.size() + 3) * kMove / 6;
    most = std::min(most, chosenDistance - 1);
    const int found = distance(name, candidate, most);
    if (found > most) continue;
    if (!chosen || found < chosenDistance) {
      chosen = &candidate;
      chosenDistance = found;
    }
  }
  return chosen ? ". Did you mean: '" + *chosen + "'?" : std::string();
}

}  // namespace

std::string suggestName(Machine& machine, const std::string& name) {
  const Frame* frame = machine.frame;
  const auto isAscii = [](const std::string& text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c > 0; });
  };
  if (!isAscii(name)) return {};
  std::vector<std::string> locals, globals, builtins;
  const Code* code = frame->code;
  // Those that have no value yet as well.
  for (const Str* local : code->localNames)
    if (local) locals.push_back(local->text);
  if (frame->names)
    for (const Table::Entry& entry : frame->names->table.entries())
      if (!entry.key.isUnset()) locals.push_back(textOf(entry.key));
  for (const Global& global : machine.globals)
    if (!global.value.isUnset()) globals.push_back(global.name->text);
  for (const char* more : {"__name__", "__doc__", "__file__"})
    globals.push_back(more);
  for (const Table::Entry& entry : machine.builtins.entries())
    builtins.push_back(textOf(entry.key));
  forEachUnsupportedBuiltin([&](std::string_view each) { builtins.emplace_back(each); });
  // As CPython: the first of the three that has one close enough.
  for (const auto* candidates : {&locals, &globals, &builtins}) {
    std::string suggestion = best(*candidates, name);
    if (!suggestion.empty()) return suggestion;
  }
  return {};
}

std::string suggestAttribute(Machine& machine, const Value& value,
                             const std::string& name) {
  // Sorted, as dir() gives them.
  std::vector<std::string> candidates;
  const auto add = [&](const Table& table) {
    for (const Table::Entry& entry : table.entries())
      if (entry.key.is(Kind::Str)) candidates.push_back(textOf(entry.key));
  };
  const Type* first = value.as<Type>() ? value.to<Type>() : machine.typeOf(value);
  for (const Type* type = first; type; type = type->base)
    add(type->attributes);
  if (const auto* instance = value.as<Instance>()) add(instance->attributes);
  if (const auto* exception = value.as<Exception>()) {
    add(exception->attributes);
    for (const char* more : {"args", "with_traceback", "add_note"})
      candidates.push_back(more);
  }
  std::sort(candidates.begin(), candidates.end());
  candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
  return best(candidates, name);
}

void refuseBuiltin(const std::string& name) {
  if (isUnsupportedBuiltin(name)) throw Unsupported("the builtin '" + name + "'");
}

}  // namespace derslik::python::vm
