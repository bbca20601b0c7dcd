#pragma once

// What the machine itself must know from the inside. The behaviour of each is in its own
// file: list.cpp, dict.cpp …

#include <functional>
#include <string>
#include <vector>

#include "core/python/code.h"
#include "core/python/objects/str.h"
#include "core/python/objects/table.h"
#include "core/python/type.h"

namespace derslik::python::vm {

struct List : Object {
  static constexpr Kind kKind = Kind::List;
  void clear() noexcept override {
    std::vector<Value> old;
    old.swap(items);
  }

  /// After items have been added: counts what they take.
  void grown(Heap& heap) {
    heap.charge(this, sizeof(List) + items.capacity() * sizeof(Value));
  }

  std::vector<Value> items;
  bool isSorting = false;  ///< its items are away
};

struct Tuple : Object {
  static constexpr Kind kKind = Kind::Tuple;
  explicit Tuple(std::vector<Value> items) : items(std::move(items)) {}
  void clear() noexcept override { items.clear(); }

  std::vector<Value> items;
};

struct Dict : Object {
  static constexpr Kind kKind = Kind::Dict;
  void clear() noexcept override {
    table.clear();
    makeMissing.drop();
  }

  Table table;
  Value makeMissing;  ///< of a defaultdict: its factory
};

/// dict.keys(), .values(), .items().
struct View : Object {
  static constexpr Kind kKind = Kind::View;
  enum Which { Keys, Values, Items };
  View(Dict* dict, Which which) : dict(dict), which(which) {}
  void clear() noexcept override { dict.reset(); }

  Ref<Dict> dict;
  Which which;
};

struct Range : Object {
  static constexpr Kind kKind = Kind::Range;
  Range(std::int64_t start, std::int64_t stop, std::int64_t step);

  std::int64_t at(std::int64_t i) const { return start + i * step; }

  std::int64_t start, stop, step;
  std::int64_t length;
};

struct Slice : Object {
  static constexpr Kind kKind = Kind::Slice;
  Slice(Value start, Value stop, Value step)
      : start(std::move(start)), stop(std::move(stop)), step(std::move(step)) {}
  void clear() noexcept override {
    start.drop();
    stop.drop();
    step.drop();
  }

  Value start, stop, step;  ///< None where it was left out
};

/// A variable that an inner function shares with an outer one.
struct Cell : Object {
  static constexpr Kind kKind = Kind::Cell;
  void clear() noexcept override { value.drop(); }

  Value value;
};

struct Function : Object {
  static constexpr Kind kKind = Kind::Function;
  explicit Function(Code* code) : code(code) {}
  void clear() noexcept override {
    defaults.clear();
    keywordDefaults.clear();
    closure.clear();
    attributes.clear();
    classCell.reset();
    renamed.drop();
    code.reset();
  }

  Ref<Code> code;
  std::vector<Value> defaults;         ///< of the last positional parameters
  std::vector<Value> keywordDefaults;  ///< one for each, Unset where there is none
  std::vector<Ref<Cell>> closure;
  Ref<Cell> classCell;  ///< what super() without arguments looks into
  Table attributes;
  Value renamed;  ///< __qualname__, where functools.wraps has changed it
};

struct Native : Object {
  static constexpr Kind kKind = Kind::Native;
  Native(const NativeDef* def, Type* owner) : def(def), owner(owner) {}

  const NativeDef* def;
  Type* owner;  ///< of a method, else null
};

/// A function with its self.
struct Method : Object {
  static constexpr Kind kKind = Kind::Method;
  Method(Value function, Value self)
      : function(std::move(function)), self(std::move(self)) {}
  void clear() noexcept override {
    function.drop();
    self.drop();
  }

  Value function, self;
};

/// An instance of a class of the program.
struct Instance : Object {
  static constexpr Kind kKind = Kind::Instance;
  void clear() noexcept override { attributes.clear(); }

  Table attributes;
};

/// property, staticmethod, classmethod, and a named item of a tuple.
struct Descriptor : Object {
  static constexpr Kind kKind = Kind::Descriptor;
  enum Which { Property, Static, Class, Item };
  Descriptor(Which which, Value get) : which(which), get(std::move(get)) {}
  void clear() noexcept override {
    get.drop();
    set.drop();
    erase.drop();
  }

  Which which;
  Value get, set, erase;
  std::size_t place = 0;  ///< of an item
};

/// An iterator of the language itself: a function that gives the next value, or Unset.
struct Iterator : Object {
  static constexpr Kind kKind = Kind::Iterator;
  virtual Value next(Machine& machine) = 0;
};

struct ModuleObject : Object {
  static constexpr Kind kKind = Kind::Module;
  explicit ModuleObject(std::string name) : name(std::move(name)) {}
  void clear() noexcept override { attributes.clear(); }

  std::string name;
  Table attributes;
};

/// Where an exception came through: innermost first.
struct TraceEntry {
  Ref<Code> code;
  int instruction;
};

struct Exception : Object {
  static constexpr Kind kKind = Kind::Exception;
  void clear() noexcept override {
    arguments.clear();
    attributes.clear();
    cause.drop();
    context.drop();
    trace.clear();
    value.drop();
  }

  std::vector<Value> arguments;
  Table attributes;
  Value cause, context;  ///< Unset where there is none
  bool hidesContext = false;
  std::vector<TraceEntry> trace;
  Value value;             ///< of a StopIteration; the key's or name's holder of others
  std::string suggestion;  ///< ". Did you mean: 'x'?" for the traceback
};

}  // namespace derslik::python::vm
