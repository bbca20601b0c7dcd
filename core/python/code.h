#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/python/span.h"
#include "core/python/value.h"

namespace derslik::python::vm {

struct Str;

// What an instruction does to the stack is said in compiler/ where it is made and in
// machine/loop.cpp where it is done. `a` is its operand; `b` a second, small one.
enum class Op : std::uint16_t {
  Nop,
  LoadConstant,
  LoadLocal,
  StoreLocal,
  DeleteLocal,
  LoadCell,
  StoreCell,
  DeleteCell,
  LoadCellItself,
  LoadClassCell,  ///< in a class body: the namespace (name b), then cell a
  LoadGlobal,
  StoreGlobal,
  DeleteGlobal,
  LoadName,  ///< in a class body: the namespace, then global a
  StoreName,
  DeleteName,
  Pop,
  Duplicate,
  DuplicateTwo,
  Swap,
  RotateThree,  ///< x y z → z x y
  Binary,
  InPlace,
  Unary,
  Compare,
  Jump,
  JumpBack,
  JumpIfFalse,
  JumpIfTrue,
  JumpIfFalseOrPop,
  JumpIfTrueOrPop,
  GetIterator,
  ForIterator,
  BuildTuple,
  BuildList,
  BuildSet,
  BuildDict,
  BuildSlice,
  BuildText,
  ListAppend,
  SetAdd,
  DictAdd,
  ListExtend,
  SetUpdate,
  DictUpdate,
  DictMerge,  ///< of a call: a key twice is an error; the function is b below
  ListToTuple,
  Unpack,
  UnpackStarred,
  LoadAttribute,
  StoreAttribute,
  DeleteAttribute,
  LoadMethod,
  CallMethod,
  LoadItem,
  StoreItem,
  DeleteItem,
  Call,
  CallKeywords,  ///< b names, a tuple on the stack, after a values in all
  CallSpread,    ///< a tuple, and a dict where b is 1
  MakeFunction,
  Return,
  Yield,
  YieldFrom,
  Raise,
  RaiseAgain,
  Reraise,
  MatchException,
  PopHandled,
  EnterWith,
  ExitWith,
  ExitWithException,
  LoadAssertionError,
  Import,
  ImportFrom,
  ImportStar,
  BuildClass,
  Format,
  // Two in one: the second instruction stays in place for its operand and its span.
  CompareJump,          ///< Compare, JumpIfFalse
  LoadLocalLocal,       ///< LoadLocal, LoadLocal
  LoadLocalConstant,    ///< LoadLocal, LoadConstant
  BinaryStoreLocal,     ///< Binary or InPlace, StoreLocal
  StoreLocalLoadLocal,  ///< StoreLocal, LoadLocal
  LoadGlobalLoadLocal,  ///< LoadGlobal, LoadLocal
};

struct Instruction {
  Op op;
  std::uint16_t b;
  std::int32_t a;
};

/// What to do with an exception: go to `target` with the stack cut to `depth`, or, at the
/// end of an except clause, put back what was handled before and go on to the parent.
struct Handler {
  int target;
  int depth;
  int parent;
  bool restores;
  bool ignoresExit;  ///< a GeneratorExit passes without a trace
};

/// Of a binary operator's instruction, where the text between its operands is, and of a
/// subscript's, where its brackets are: what CPython underlines with ^ among the ~.
struct Anchor {
  int instruction;
  int start, end;  ///< columns
  bool isOperator;
};

/// The code of a module, function, class body, lambda or comprehension.
struct Code : Object {
  static constexpr Kind kKind = Kind::Code;
  void clear() noexcept override {
    constants.clear();
    doc.drop();
  }

  std::string name;
  std::string qualifiedName;
  int positionalOnly = 0;
  int positional = 0;  ///< with those that are positional-only
  int keywordOnly = 0;
  bool hasRest = false;
  bool hasKeywords = false;
  bool isGenerator = false;
  bool isClassBody = false;

  std::vector<Str*> localNames;     ///< parameters first; kept alive by the constants
  std::vector<int> cellParameters;  ///< slots of parameters whose value goes into a cell
  int firstCell = 0;                ///< slots [firstCell, firstFree) are new cells,
  int firstFree = 0;                ///< [firstFree, firstStack) come with the closure
  int firstStack = 0;
  int slots = 0;  ///< with the stack at its deepest

  std::vector<Instruction> instructions;
  std::vector<Span> spans;
  std::vector<std::int16_t> handlerOf;  ///< -1 where there is none
  std::vector<Handler> handlers;
  std::vector<Value> constants;
  std::vector<Str*> names;
  Value doc;                    ///< the docstring, or None
  std::vector<Anchor> anchors;  ///< in the order of the instructions
  int line = 1;
};

}  // namespace derslik::python::vm
