#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/python/ast.h"

namespace derslik::python {

/// Where a name's value is.
enum class Place {
  Local,  ///< of the function; in a class body: in the class's namespace, or global
  Cell,   ///< the function's own, and captured by a function within
  Free,   ///< of a function around; in a class body: unless the class's namespace has it
  Global  ///< of the module, or built in
};

/// A module, a class body, a function (a def, a lambda) or a comprehension, which has its
/// first iterable evaluated outside and is else a function.
class Scope {
 public:
  enum Kind { Module, Class, Function, Comprehension };

  Kind kind;
  std::string name;       ///< "<module>", "f", "<lambda>", "<listcomp>" …, not mangled
  std::string className;  ///< for mangled(): the innermost class around, or this one

  /// A function's own names: its parameters – positional, keyword only, *rest, **keywords
  /// –, then the others in the order of the source. Cells are among them.
  std::vector<std::string> locals;
  std::vector<std::string> cells;  ///< those that a function within captures
  /// Those captured from functions around, for itself or for a function within. In a
  /// function within a class "__class__" may be one, which the class provides.
  std::vector<std::string> free;

  bool isGenerator = false;
  /// Of a class: a method names super or __class__, so it needs the cell "__class__".
  bool needsClassCell = false;

  /// Where a mangled name of this scope is found.
  Place placeOf(std::string_view name) const;

  std::map<std::string, Place, std::less<>> places;
};

/// The scopes of a program. A tree's node is found by its address.
class Symbols {
 public:
  const Scope& module() const { return *scopes_.front(); }
  const std::vector<std::unique_ptr<Scope>>& all() const { return scopes_; }
  const Scope& of(const FunctionDef& node) const { return find(&node); }
  const Scope& of(const ClassDef& node) const { return find(&node); }
  const Scope& of(const Lambda& node) const { return find(&node); }
  const Scope& of(const Comprehension& node) const { return find(&node); }

 private:
  friend class SymbolReader;

  const Scope& find(const void* node) const { return *nodes_.at(node); }

  std::vector<std::unique_ptr<Scope>> scopes_;
  std::unordered_map<const void*, const Scope*> nodes_;
};

/// Which names of a program are local, captured or global, by the rules of CPython 3.11's
/// symtable.c; and the errors that CPython finds between parsing and running. Throws
/// SyntaxFailure, Unsupported.
///
///     >>> exec("def f():\n    print(x)\n    global x")
///     SyntaxError: name 'x' is used prior to global declaration
///     >>> exec("return 1")
///     SyntaxError: 'return' outside function
Symbols analyse(const Module& module);

}  // namespace derslik::python
