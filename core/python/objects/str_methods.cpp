// The methods of str.

#include <limits>

#include "core/python/objects/natives.h"
#include "core/python/objects/numbers.h"
#include "core/python/objects/types.h"
#include "core/python/text/cases.h"
#include "core/python/text/fields.h"
#include "core/python/text/format.h"
#include "core/python/text/pad.h"
#include "core/python/text/predicates.h"
#include "core/python/text/repr.h"
#include "core/python/text/search.h"
#include "core/python/text/split.h"
#include "core/python/text/strip.h"
#include "core/python/text/utf8.h"

namespace derslik::python::vm {

namespace {

const std::string& self(const Arguments& arguments) {
  return textOf(arguments[0]);
}

template<std::string (*change)(std::string_view)>
Value changed(Machine& machine, const Arguments& arguments) {
  return machine.str(change(self(arguments)));
}

template<bool (*test)(std::string_view)>
Value tested(Machine&, const Arguments& arguments) {
  return Value::boolean(test(self(arguments)));
}

// "strip arg must be None or str", "replace() argument 1 must be str, not int" …
const std::string& stringArgument(Machine& machine, const char* function, int number,
                                  const Value& value) {
  if (!value.is(Kind::Str))
    typeError(std::string(function) + "() argument " +
              (number > 0 ? std::to_string(number) + " " : "") + "must be str, not " +
              (value.isNone() ? "None" : machine.typeOf(value)->name));
  return textOf(value);
}

text::Range rangeOf(Machine& machine, const Arguments& arguments) {
  text::Range range;
  constexpr const char* kNoIndex =
      "slice indices must be integers or None or have an __index__ method";
  if (arguments.size() > 2 && !arguments[2].isNone())
    range.start = machine.index(arguments[2], kNoIndex);
  if (arguments.size() > 3 && !arguments[3].isNone())
    range.end = machine.index(arguments[3], kNoIndex);
  return range;
}

const std::string& mustBeStr(Machine& machine, const Value& value) {
  if (!value.is(Kind::Str)) typeError("must be str, not " + machine.typeOf(value)->name);
  return textOf(value);
}

template<std::int64_t (*search)(std::string_view, std::string_view, text::Range)>
Value searched(Machine& machine, const Arguments& arguments) {
  const std::string& part = mustBeStr(machine, arguments[1]);
  return Value::integer(search(self(arguments), part, rangeOf(machine, arguments)));
}

Value startsOrEnds(Machine& machine, const Arguments& arguments, const char* name,
                   bool (*test)(std::string_view, std::string_view, text::Range)) {
  const text::Range range = rangeOf(machine, arguments);
  if (const auto* tuple = arguments[1].as<Tuple>()) {
    for (const Value& each : tuple->items) {
      if (!each.is(Kind::Str))
        typeError(std::string("tuple for ") + name + " must only contain str, not " +
                  machine.typeOf(each)->name);
      if (test(self(arguments), textOf(each), range)) return Value::boolean(true);
    }
    return Value::boolean(false);
  }
  if (!arguments[1].is(Kind::Str))
    typeError(std::string(name) + " first arg must be str or a tuple of str, not " +
              machine.typeOf(arguments[1])->name);
  return Value::boolean(test(self(arguments), textOf(arguments[1]), range));
}

template<std::string_view (*strip)(std::string_view, std::optional<std::string_view>)>
Value stripped(Machine& machine, const Arguments& arguments, const char* name) {
  if (arguments.size() < 2 || arguments[1].isNone())
    return machine.str(std::string(strip(self(arguments), {})));
  if (!arguments[1].is(Kind::Str))
    typeError(std::string(name) + " arg must be None or str");
  return machine.str(std::string(strip(self(arguments), textOf(arguments[1]))));
}

Value listOf(Machine& machine, const std::vector<std::string>& parts) {
  std::vector<Value> items;
  items.reserve(parts.size());
  for (const std::string& part : parts)
    items.push_back(machine.str(part));
  return machine.list(std::move(items));
}

Value splitWith(Machine& machine, const Arguments& arguments, const char* name,
                bool right) {
  const auto bound = bind(machine, name, arguments.rest(), {"sep", "maxsplit"}, 0);
  const std::int64_t most = bound[1].isUnset() ? -1 : machine.index(bound[1]);
  if (bound[0].isUnset() || bound[0].isNone())
    return listOf(machine, right ? text::rsplit(self(arguments), most)
                                 : text::split(self(arguments), most));
  if (!bound[0].is(Kind::Str))
    typeError("must be str or None, not " + machine.typeOf(bound[0])->name);
  const std::string& separator = textOf(bound[0]);
  return listOf(machine, right ? text::rsplit(self(arguments), separator, most)
                               : text::split(self(arguments), separator, most));
}

Value join(Machine& machine, const Arguments& arguments) {
  if (!machine.typeOf(arguments[1])->slots.iterate)
    typeError("can only join an iterable");
  const std::vector<Value> items = machine.toVector(arguments[1]);
  const std::string& separator = self(arguments);
  std::size_t size = items.empty() ? 0 : separator.size() * (items.size() - 1);
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (!items[i].is(Kind::Str))
      typeError("sequence item " + std::to_string(i) + ": expected str instance, " +
                machine.typeOf(items[i])->name + " found");
    size += textOf(items[i]).size();
  }
  machine.heap.reserve(size);
  std::string joined;
  joined.reserve(size);
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) joined += separator;
    joined += textOf(items[i]);
  }
  return machine.str(std::move(joined));
}

Value partitioned(Machine& machine, const std::array<std::string, 3>& parts) {
  return machine.tuple(
      {machine.str(parts[0]), machine.str(parts[1]), machine.str(parts[2])});
}

template<std::string (*pad)(std::string_view, std::int64_t, std::string_view)>
Value padded(Machine& machine, const Arguments& arguments, const char* name) {
  const std::int64_t width = machine.index(arguments[1]);
  if (arguments.size() < 3) return machine.str(pad(self(arguments), width, " "));
  if (!arguments[2].is(Kind::Str) || arguments[2].to<Str>()->length != 1)
    typeError(arguments[2].is(Kind::Str)
                  ? "The fill character must be exactly one character long"
                  : "The fill character must be a unicode character, not " +
                        machine.typeOf(arguments[2])->name);
  (void)name;
  return machine.str(pad(self(arguments), width, textOf(arguments[2])));
}

// str.format's arguments.
class Fields : public text::FormatArguments {
 public:
  Fields(Machine& machine, const Arguments& arguments)
      : machine_(machine), arguments_(arguments) {}

  void pushPositional(std::int64_t index) override {
    if (index >= arguments_.positional)
      throw Failure("IndexError", "Replacement index " + std::to_string(index) +
                                      " out of range for positional args tuple");
    stack_.push_back(arguments_[static_cast<int>(index)]);
  }
  void pushKeyword(std::string_view name) override {
    for (int i = 0; i < arguments_.keywords; ++i)
      if (arguments_.names[i]->text == name) {
        stack_.push_back(arguments_.keyword(i));
        return;
      }
    keyError(machine_, machine_.str(std::string(name)));
  }
  void attribute(std::string_view name) override {
    stack_.back() = machine_.getAttribute(stack_.back(), machine_.intern(name));
  }
  void item(std::int64_t index) override {
    stack_.back() = machine_.getItem(stack_.back(), Value::integer(index));
  }
  void item(std::string_view key) override {
    stack_.back() = machine_.getItem(stack_.back(), machine_.str(std::string(key)));
  }
  void convert(char conversion) override {
    Value& value = stack_.back();
    value = machine_.str(conversion == 'r'   ? machine_.repr(value)
                         : conversion == 's' ? machine_.toText(value)
                                             : machine_.asciiRepr(value));
  }
  std::string popFormatted(std::string_view spec) override {
    const Value value = stack_.back();
    stack_.pop_back();
    return machine_.format(value, std::string(spec));
  }

 private:
  Machine& machine_;
  const Arguments& arguments_;
  std::vector<Value> stack_;
};

Value translate(Machine& machine, const Arguments& arguments) {
  const Value table = arguments[1];
  return machine.str(text::translate(self(arguments), [&](char32_t character,
                                                          std::string& to) {
    const Value key = Value::integer(character);
    const auto* dict = table.as<Dict>();
    if (!dict) throw Unsupported("str.translate with a table that is no dict");
    const Value* found = table.to<Dict>()->table.find(machine, key, machine.hash(key));
    if (!found) return false;
    if (found->isNone()) return true;
    if (found->is(Kind::Str))
      to += textOf(*found);
    else if (found->isIntegral())
      text::append(to, static_cast<char32_t>(found->asInt()));
    else
      typeError("character mapping must return integer, None or str");
    return true;
  }));
}

Value maketrans(Machine& machine, const Arguments& arguments) {
  const Value result = machine.dict();
  const auto set = [&](const Value& key, const Value& value) {
    machine.setItem(result, key, value);
  };
  const auto codes = [](const std::string& text) {
    std::vector<Value> all;
    for (std::size_t at = 0; at < text.size();)
      all.push_back(Value::integer(text::decode(text, at)));
    return all;
  };
  if (arguments.size() == 1) {
    const auto* from = arguments[0].as<Dict>();
    if (!from) typeError("if you give only one argument to maketrans it must be a dict");
    for (const Table::Entry& entry : from->table.entries()) {
      if (entry.key.isUnset()) continue;
      if (entry.key.isIntegral()) {
        set(entry.key, entry.value);
      } else if (entry.key.is(Kind::Str)) {
        const auto all = codes(textOf(entry.key));
        if (all.size() != 1)
          valueError("string keys in translate table must be of length 1");
        set(all[0], entry.value);
      } else {
        typeError("keys in translate table must be strings or integers");
      }
    }
    return result;
  }
  const auto from = codes(stringArgument(machine, "maketrans", 1, arguments[0]));
  const auto to = codes(stringArgument(machine, "maketrans", 2, arguments[1]));
  if (from.size() != to.size())
    valueError("the first two maketrans arguments must have equal length");
  for (std::size_t i = 0; i < from.size(); ++i)
    set(from[i], to[i]);
  if (arguments.size() > 2)
    for (const Value& code : codes(stringArgument(machine, "maketrans", 3, arguments[2])))
      set(code, Value::none());
  return result;
}

const NativeDef kMethods[] = {
    {"upper", changed<text::upper>, 0, 0},
    {"lower", changed<text::lower>, 0, 0},
    {"title", changed<text::title>, 0, 0},
    {"capitalize", changed<text::capitalize>, 0, 0},
    {"swapcase", changed<text::swapcase>, 0, 0},
    {"casefold", changed<text::casefold>, 0, 0},
    {"isalpha", tested<text::isAlpha>, 0, 0},
    {"isdecimal", tested<text::isDecimal>, 0, 0},
    {"isdigit", tested<text::isDigit>, 0, 0},
    {"isnumeric", tested<text::isNumeric>, 0, 0},
    {"isalnum", tested<text::isAlnum>, 0, 0},
    {"isspace", tested<text::isSpace>, 0, 0},
    {"isupper", tested<text::isUpper>, 0, 0},
    {"islower", tested<text::isLower>, 0, 0},
    {"istitle", tested<text::isTitle>, 0, 0},
    {"isidentifier", tested<text::isIdentifier>, 0, 0},
    {"isprintable", tested<text::isPrintable>, 0, 0},
    {"isascii", tested<text::isAscii>, 0, 0},
    {"find", searched<text::find>, 1, 3},
    {"rfind", searched<text::rfind>, 1, 3},
    {"index", searched<text::index>, 1, 3},
    {"rindex", searched<text::rindex>, 1, 3},
    {"count", searched<text::count>, 1, 3},
    {"startswith",
     [](Machine& m, const Arguments& a) {
       return startsOrEnds(m, a, "startswith", text::startsWith);
     },
     1, 3},
    {"endswith",
     [](Machine& m, const Arguments& a) {
       return startsOrEnds(m, a, "endswith", text::endsWith);
     },
     1, 3},
    {"strip",
     [](Machine& m, const Arguments& a) { return stripped<text::strip>(m, a, "strip"); },
     0, 1},
    {"lstrip",
     [](Machine& m, const Arguments& a) {
       return stripped<text::lstrip>(m, a, "lstrip");
     },
     0, 1},
    {"rstrip",
     [](Machine& m, const Arguments& a) {
       return stripped<text::rstrip>(m, a, "rstrip");
     },
     0, 1},
    {"split",
     [](Machine& m, const Arguments& a) { return splitWith(m, a, "split", false); }, 0, 2,
     true},
    {"rsplit",
     [](Machine& m, const Arguments& a) { return splitWith(m, a, "rsplit", true); }, 0, 2,
     true},
    {"splitlines",
     [](Machine& m, const Arguments& a) {
       const auto bound = bind(m, "splitlines", a.rest(), {"keepends"}, 0);
       return listOf(m,
                     text::splitLines(self(a), !bound[0].isUnset() && m.truth(bound[0])));
     },
     0, 1, true},
    {"join", join, 1, 1},
    {"replace",
     [](Machine& m, const Arguments& a) {
       const std::string& old = stringArgument(m, "replace", 1, a[1]);
       const std::string& with = stringArgument(m, "replace", 2, a[2]);
       const std::int64_t most = a.size() > 3 ? m.index(a[3]) : -1;
       return m.str(text::replace(self(a), old, with, most));
     },
     2, 3},
    {"partition",
     [](Machine& m, const Arguments& a) {
       return partitioned(m, text::partition(self(a), mustBeStr(m, a[1])));
     },
     1, 1},
    {"rpartition",
     [](Machine& m, const Arguments& a) {
       return partitioned(m, text::rpartition(self(a), mustBeStr(m, a[1])));
     },
     1, 1},
    {"removeprefix",
     [](Machine& m, const Arguments& a) {
       return m.str(
           text::removePrefix(self(a), stringArgument(m, "removeprefix", 0, a[1])));
     },
     1, 1},
    {"removesuffix",
     [](Machine& m, const Arguments& a) {
       return m.str(
           text::removeSuffix(self(a), stringArgument(m, "removesuffix", 0, a[1])));
     },
     1, 1},
    {"ljust",
     [](Machine& m, const Arguments& a) { return padded<text::ljust>(m, a, "ljust"); }, 1,
     2},
    {"rjust",
     [](Machine& m, const Arguments& a) { return padded<text::rjust>(m, a, "rjust"); }, 1,
     2},
    {"center",
     [](Machine& m, const Arguments& a) { return padded<text::center>(m, a, "center"); },
     1, 2},
    {"zfill",
     [](Machine& m, const Arguments& a) {
       return m.str(text::zfill(self(a), m.index(a[1])));
     },
     1, 1},
    {"expandtabs",
     [](Machine& m, const Arguments& a) {
       const auto bound = bind(m, "expandtabs", a.rest(), {"tabsize"}, 0);
       return m.str(
           text::expandTabs(self(a), bound[0].isUnset() ? 8 : m.index(bound[0])));
     },
     0, 1, true},
    {"format",
     [](Machine& m, const Arguments& a) {
       const Arguments rest = a.rest();
       Fields fields(m, rest);
       return m.str(text::formatFields(self(a), fields));
     },
     0, -1, true},
    {"translate", translate, 1, 1},
};

const NativeDef kMaketrans = {"maketrans", maketrans, 1, 3};

}  // namespace

void addStrMethods(Machine& machine) {
  machine.addMethods(machine.types.str, kMethods, std::size(kMethods));
  const Value make =
      machine.heap.make<Native>(machine.types.native, &kMaketrans, nullptr);
  machine.types.str->attributes.set(
      machine.intern("maketrans"),
      machine.heap.make<Descriptor>(machine.types.staticMethod, Descriptor::Static,
                                    make));
}

std::string formatPlain(Machine&, const Value& value, const std::string& spec) {
  if (value.isBool()) return text::formatBool(value.asBool(), spec);
  if (value.isInt()) return text::formatInt(value.asInt(), spec);
  if (value.isFloat()) return text::formatFloat(value.asFloat(), spec);
  return text::formatString(textOf(value), spec);
}

void keyError(Machine& machine, const Value& key) {
  Ref<Exception> error(machine.heap.make<Exception>(machine.types.keyError));
  error->arguments.push_back(key);
  throw machine.raised(error.get());
}

}  // namespace derslik::python::vm
