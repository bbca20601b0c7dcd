// collections.namedtuple: a class of tuples whose items have names.

#include <algorithm>

#include "core/python/identifiers.h"
#include "core/python/lexer.h"
#include "core/python/modules/collections.h"
#include "core/python/objects/natives.h"
#include "core/python/text/repr.h"

namespace derslik::python::vm {

namespace {

const std::vector<Value>& fieldsOf(Machine& m, const Type* type) {
  return type->find(m.intern("_fields"))->to<Tuple>()->items;
}

Table& defaultsOf(Machine& m, const Type* type) {
  return type->find(m.intern("_field_defaults"))->to<Dict>()->table;
}

Value made(Machine& m, Type* type, std::vector<Value> items) {
  const std::size_t bytes = items.capacity() * sizeof(Value);
  auto* tuple = m.heap.make<Tuple>(type, std::move(items));
  const Value value(tuple);
  m.heap.charge(tuple, sizeof(Tuple) + bytes);
  return value;
}

std::string quoted(const std::vector<Value>& names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0)
      text += names.size() == 2 ? " and " : i + 1 == names.size() ? ", and " : ", ";
    text += "'" + textOf(names[i]) + "'";
  }
  return text;
}

// Says what is wrong with a call as the __new__ that CPython writes for the class.
Value construct(Machine& m, Type* type, const Arguments& a) {
  const auto& fields = fieldsOf(m, type);
  const std::string function = type->name + ".__new__() ";
  std::vector<Value> items(fields.size());
  const auto count = static_cast<int>(fields.size());
  for (int i = 0; i < std::min(a.positional, count); ++i)
    items[static_cast<std::size_t>(i)] = a[i];
  for (int k = 0; k < a.keywords; ++k) {
    const auto same = [&](const Value& field) {
      return textOf(field) == a.names[k]->text;
    };
    const auto found = std::find_if(fields.begin(), fields.end(), same);
    if (found == fields.end())
      typeError(function + "got an unexpected keyword argument '" + a.names[k]->text +
                "'");
    Value& item = items[static_cast<std::size_t>(found - fields.begin())];
    if (!item.isUnset())
      typeError(function + "got multiple values for argument '" + a.names[k]->text + "'");
    item = a.keyword(k);
  }
  const Table& defaults = defaultsOf(m, type);
  if (a.positional > count) {
    const auto least = count + 1 - static_cast<int>(defaults.size());
    const bool isFixed = least == count + 1;
    typeError(
        function + "takes " + (isFixed ? "" : "from " + std::to_string(least) + " to ") +
        std::to_string(count + 1) + " positional argument" + (count == 0 ? "" : "s") +
        " but " + std::to_string(a.positional + 1) + " were given");
  }
  std::vector<Value> missing;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (!items[i].isUnset()) continue;
    if (const Value* otherwise = defaults.find(fields[i].to<Str>()))
      items[i] = *otherwise;
    else
      missing.push_back(fields[i]);
  }
  if (!missing.empty())
    typeError(function + "missing " + std::to_string(missing.size()) +
              " required positional argument" + (missing.size() == 1 ? "" : "s") + ": " +
              quoted(missing));
  return made(m, type, std::move(items));
}

std::string repr(Machine& m, const Value& self) {
  const Type* type = self.object()->type;
  const auto& fields = fieldsOf(m, type);
  const auto& items = self.to<Tuple>()->items;
  std::string text;
  for (std::size_t i = 0; i < fields.size(); ++i)
    text += (i > 0 ? ", " : "") + textOf(fields[i]) + "=" + m.repr(items[i]);
  return type->name + "(" + text + ")";
}

Value make(Machine& m, const Arguments& a) {
  auto* type = a[0].to<Type>();
  std::vector<Value> items = m.toVector(a[1]);
  const std::size_t count = fieldsOf(m, type).size();
  if (items.size() != count)
    typeError("Expected " + std::to_string(count) + " arguments, got " +
              std::to_string(items.size()));
  return made(m, type, std::move(items));
}

Value replace(Machine& m, const Arguments& a) {
  if (a.positional > 1)
    typeError(m.typeOf(a[0])->name + "._replace() takes 1 positional argument but " +
              std::to_string(a.positional) + " were given");
  Type* type = a[0].object()->type;
  const auto& fields = fieldsOf(m, type);
  std::vector<Value> items = a[0].to<Tuple>()->items;
  std::vector<Value> unknown;
  for (int k = 0; k < a.keywords; ++k) {
    bool isKnown = false;
    for (std::size_t i = 0; i < fields.size(); ++i)
      if (textOf(fields[i]) == a.names[k]->text) {
        items[i] = a.keyword(k);
        isKnown = true;
      }
    if (!isKnown) unknown.push_back(Value(a.names[k]));
  }
  if (!unknown.empty())
    valueError("Got unexpected field names: " + m.repr(m.list(unknown)));
  return made(m, type, std::move(items));
}

Value asDict(Machine& m, const Arguments& a) {
  const Value dict = m.dict();
  const auto& fields = fieldsOf(m, a[0].object()->type);
  for (std::size_t i = 0; i < fields.size(); ++i)
    m.setItem(dict, fields[i], a[0].to<Tuple>()->items[i]);
  return dict;
}

const NativeDef kMethods[] = {
    {"_replace", replace, 0, 0, true},
    {"_asdict", asDict, 0, 0},
};
const NativeDef kMake = {"_make", make, 2, 2};

std::vector<std::string> namesIn(Machine& m, const Value& value) {
  std::vector<std::string> names;
  if (!value.is(Kind::Str)) {
    m.each(value, [&](const Value& each) { names.push_back(m.toText(each)); });
    return names;
  }
  std::string text = textOf(value);
  std::replace(text.begin(), text.end(), ',', ' ');
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t start = text.find_first_not_of(" \t\n\r\f\v", at);
    if (start == std::string::npos) break;
    at = std::min(text.find_first_of(" \t\n\r\f\v", start), text.size());
    names.push_back(text.substr(start, at - start));
  }
  return names;
}

bool isIdentifier(const std::string& name) {
  return !name.empty() && !(name[0] >= '0' && name[0] <= '9') && !badCharacter(name);
}

void checkNames(const std::string& name, const std::vector<std::string>& fields) {
  std::vector<std::string> all{name};
  all.insert(all.end(), fields.begin(), fields.end());
  for (const std::string& each : all) {
    if (!isIdentifier(each))
      valueError("Type names and field names must be valid identifiers: " +
                 text::repr(each));
    if (isKeyword(each))
      valueError("Type names and field names cannot be a keyword: " + text::repr(each));
  }
  for (auto field = fields.begin(); field != fields.end(); ++field) {
    if (field->starts_with("_"))
      valueError("Field names cannot start with an underscore: " + text::repr(*field));
    if (std::find(fields.begin(), field, *field) != field)
      valueError("Encountered duplicate field name: " + text::repr(*field));
  }
}

Value namedTuple(Machine& m, const Arguments& a) {
  const auto bound =
      bind(m, "namedtuple", a,
           {"typename", "field_names", "*rename", "*defaults", "*module"}, 2);
  if (!bound[2].isUnset() && m.truth(bound[2]))
    throw Unsupported("namedtuple(rename=True)");
  if (!bound[4].isUnset() && !bound[4].isNone())
    throw Unsupported("namedtuple(module=…)");
  const std::string name = m.toText(bound[0]);
  const auto fields = namesIn(m, bound[1]);
  checkNames(name, fields);
  std::vector<Value> defaults;
  if (!bound[3].isUnset() && !bound[3].isNone()) defaults = m.toVector(bound[3]);
  if (defaults.size() > fields.size())
    typeError("Got more default values than field names");
  return Value(makeNamedTupleType(m, name, fields, defaults, "__main__"));
}

}  // namespace

const NativeDef kNamedTuple = {"namedtuple", namedTuple, 2, -1, true};

Type* makeNamedTupleType(Machine& m, const std::string& name,
                         const std::vector<std::string>& fields,
                         const std::vector<Value>& defaults, const std::string& module) {
  Slots slots = m.types.tuple->slots;
  slots.repr = repr;
  const bool isProgram = module == "__main__";
  Type* type = m.makeType(name, m.types.tuple, slots, {}, isProgram);
  if (!isProgram) type->qualifiedName = module + "." + name;
  type->construct = construct;
  m.addMethods(type, kMethods, std::size(kMethods));
  std::vector<Value> names;
  const Value byName = m.dict();
  std::string list;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    Str* field = m.intern(fields[i]);
    list += (i > 0 ? ", " : "") + fields[i];
    names.push_back(Value(field));
    auto* item = m.heap.make<Descriptor>(m.types.property, Descriptor::Item, Value());
    item->place = i;
    type->attributes.set(field, Value(item));
    const std::size_t required = fields.size() - defaults.size();
    if (i >= required) m.setItem(byName, Value(field), defaults[i - required]);
  }
  type->attributes.set(m.intern("_fields"), m.tuple(names));
  type->attributes.set(m.intern("__match_args__"), m.tuple(names));
  type->attributes.set(m.intern("_field_defaults"), byName);
  type->attributes.set(m.names.doc, m.str(name + "(" + list + ")"));
  const Value native = m.heap.make<Native>(m.types.native, &kMake, nullptr);
  type->attributes.set(
      m.intern("_make"),
      m.heap.make<Descriptor>(m.types.classMethod, Descriptor::Class, native));
  return type;
}

}  // namespace derslik::python::vm
