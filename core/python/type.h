#pragma once

#include <string>

#include "core/python/arguments.h"
#include "core/python/heap.h"
#include "core/python/objects/table.h"
#include "core/python/operators.h"

namespace derslik::python::vm {

class Machine;
struct Str;

/// What a type can do, for its own values and for those of the classes derived from it. A
/// slot that is null is asked of the base, and in the end means that it cannot be done.
/// A class of a program has the slots of slots/instance.cpp, which call its methods.
struct Slots {
  std::string (*repr)(Machine&, const Value& self) = nullptr;
  std::string (*str)(Machine&, const Value& self) = nullptr;
  std::int64_t (*hash)(Machine&, const Value& self) = nullptr;
  /// NotImplemented where it knows no answer.
  Value (*compare)(Machine&, CompareOp, const Value& self, const Value& other) = nullptr;
  /// Asked of the left operand's type, then of the right one's; either may be the self.
  Value (*binary)(Machine&, BinaryOp, const Value& left, const Value& right) = nullptr;
  /// Concatenation and repetition, after the numbers' ways have been tried; self may be
  /// the right operand of a product.
  Value (*sequence)(Machine&, BinaryOp, const Value& self, const Value& other) = nullptr;
  Value (*inPlace)(Machine&, BinaryOp, const Value& self, const Value& other) = nullptr;
  Value (*unary)(Machine&, UnaryOp, const Value& self) = nullptr;
  /// Unset where there is no such attribute.
  Value (*getAttribute)(Machine&, const Value& self, Str* name) = nullptr;
  /// Deletes where the value is Unset; false where there is no such attribute.
  bool (*setAttribute)(Machine&, const Value& self, Str* name,
                       const Value& value) = nullptr;
  Value (*getItem)(Machine&, const Value& self, const Value& key) = nullptr;
  /// Deletes where the value is Unset.
  void (*setItem)(Machine&, const Value& self, const Value& key,
                  const Value& value) = nullptr;
  bool (*contains)(Machine&, const Value& self, const Value& item) = nullptr;
  std::int64_t (*length)(Machine&, const Value& self) = nullptr;
  bool (*truth)(Machine&, const Value& self) = nullptr;
  Value (*iterate)(Machine&, const Value& self) = nullptr;
  /// Unset at the end.
  Value (*next)(Machine&, const Value& self) = nullptr;
  Value (*call)(Machine&, const Value& self, const Arguments&) = nullptr;
  std::string (*format)(Machine&, const Value& self, const std::string& spec) = nullptr;
  /// __index__, __int__ (of no slot: Unset) and __float__, told apart by `what`.
  Value (*number)(Machine&, const Value& self, const char* what) = nullptr;
};

/// A function of the language itself: a builtin, or a method, whose first argument is its
/// self. `most` below 0 stands for any number; with `keywords` the function sorts its
/// arguments out by itself.
struct NativeDef {
  const char* name;
  Value (*function)(Machine&, const Arguments&);
  int least;
  int most;
  bool keywords = false;
};

/// A type: native or a class of the program.
struct Type : Object {
  static constexpr Kind kKind = Kind::Type;
  void clear() noexcept override { attributes.clear(); }

  bool derivesFrom(const Type* other) const {
    for (const Type* type = this; type; type = type->base)
      if (type == other || (other && type->alsoDerivesFrom == other)) return true;
    return false;
  }

  /// An attribute of the type or of one that it derives from; null where there is none.
  const Value* find(Str* attribute) const {
    for (const Type* type = this; type; type = type->base)
      if (const Value* found = type->attributes.find(attribute)) return found;
    return nullptr;
  }

  /// __name__: of a native type of a module, without the module's name, which CPython's
  /// messages have in front.
  std::string plainName() const {
    return isProgram ? name : name.substr(name.rfind('.') + 1);
  }

  /// As CPython's messages have it: of a native type with its module's name in front.
  const std::string& shownName() const { return isProgram ? name : qualifiedName; }

  std::string name;
  Type* base = nullptr;
  Type* alsoDerivesFrom = nullptr;  ///< of the few native types with two bases
  Heap* heap = nullptr;
  Machine* machine = nullptr;
  Slots slots;       ///< with those of the base where it has none of its own
  Table attributes;  ///< methods and class attributes, in their order
  /// Type(...): Unset slot means that there is no such constructor.
  Value (*construct)(Machine&, Type*, const Arguments&) = nullptr;
  bool bindsSelf = false;     ///< its values, in a class, are methods
  bool isProgram = false;     ///< made by a class statement
  std::string qualifiedName;  ///< with __main__. in front where that is printed
};

}  // namespace derslik::python::vm
