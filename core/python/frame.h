#pragma once

#include "core/python/objects/objects.h"

namespace derslik::python::vm {

struct Generator;

/// A call in progress. Its slots – parameters, other locals, cells, then the stack – lie
/// behind it; those above the stack's top are always Unset.
struct Frame {
  /// Where the result goes.
  enum class Entry : std::uint8_t {
    Call,       ///< on the stack of the frame before
    Construct,  ///< nowhere: the new instance, on that stack already, is the result
    Iterate,    ///< a generator's, in a for of the frame before
    Native      ///< to a function of the language, which has called it
  };

  Value* slots() { return reinterpret_cast<Value*>(this + 1); }

  Frame* back = nullptr;
  Code* code = nullptr;
  Function* function = nullptr;  ///< kept alive by `holder`
  Value holder;                  ///< the function, or the code of module and class body
  const Instruction* at =
      nullptr;           ///< what it executes, or, while it calls, has executed
  Value* top = nullptr;  ///< of its stack, while it does not execute
  Ref<Dict> names;       ///< of a class body: its namespace
  Value handled;         ///< the exception that an except clause is handling
  Generator* generator = nullptr;
  std::uint32_t capacity = 0;
  Entry entry = Entry::Native;
};

/// A generator: its frame, while it waits. What it was at when it finished is not kept.
struct Generator : Object {
  static constexpr Kind kKind = Kind::Generator;
  ~Generator() override;
  void clear() noexcept override;

  Frame* frame = nullptr;  ///< null when it has ended
  std::string name;
  std::string qualifiedName;
  bool isRunning = false;
  bool hasStarted = false;
};

}  // namespace derslik::python::vm
