#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/failure.h"
#include "core/python/frame.h"
#include "core/python/heap.h"
#include "core/python/objects/objects.h"
#include "core/python/run.h"

namespace derslik::python::vm {

/// An exception of the program on its way, in C++: what functions of the language throw
/// is a Failure, which becomes one.
struct Raised {
  Ref<Exception> exception;
  bool isAgain = false;  ///< raised again: the frame is in its traceback already
};

/// The types of the language, made for every machine.
struct Types {
  Type *object, *type, *none, *notImplemented, *ellipsis, *boolean, *integer, *real;
  Type *str, *list, *tuple, *dict, *set, *frozenset, *range, *slice;
  Type *function, *native, *nativeMethod, *method, *cell, *code, *module, *iterator,
      *generator;
  Type *property, *staticMethod, *classMethod, *super;
  Type *keysView, *valuesView, *itemsView;
  Type *baseException, *exception, *stopIteration, *generatorExit, *nameError,
      *attributeError, *keyError, *assertionError, *recursionError, *typeError,
      *runtimeError, *importError;
};

/// A variable of the module, or a builtin's name: code knows it by its place.
struct Global {
  Str* name;
  Value value;
  Value builtin;
};

/// One run of one program: its objects, its frames, its output.
class Machine {
 public:
  Machine(std::string_view source, std::string_view filename, const Host& host);
  ~Machine();
  Machine(const Machine&) = delete;
  Machine& operator=(const Machine&) = delete;

  // ── Making values
  Value str(std::string text);
  Value character(std::string_view one);
  Value list(std::vector<Value> items);
  Value tuple(std::vector<Value> items);
  Value dict() { return heap.make<Dict>(types.dict); }
  Value method(const Value& function, const Value& self) {
    return heap.make<Method>(
        function.is(Kind::Native) ? types.nativeMethod : types.method, function, self);
  }
  Str* intern(std::string_view text);
  Type* makeType(std::string name, Type* base, const Slots& slots,
                 std::initializer_list<NativeDef> methods = {}, bool isProgram = false);
  void addMethods(Type* type, const NativeDef* methods, std::size_t count);
  Raised raised(Exception* exception);  ///< new: with its context
  Value opaque(const char* name);       ///< an object that can only be handed on
  std::string asciiRepr(const Value& value);
  std::string calleeName(const Value& callee);  ///< "f()" or "__main__.A.f()"
  Exception* makeException(Type* type, std::string message);
  Type* exceptionType(std::string_view name);

  // ── What any value can be asked
  Type* typeOf(const Value& value) const {
    return value.isObject() ? value.object()->type : tagTypes_[int(value.tag())];
  }
  std::string repr(const Value& value);
  std::string toText(const Value& value);  ///< str(value)
  std::string format(const Value& value, const std::string& spec);
  std::int64_t hash(const Value& value);
  bool equals(const Value& a, const Value& b);  ///< a is b or a == b
  bool less(const Value& a, const Value& b);
  bool truth(const Value& value);
  Value compare(CompareOp op, const Value& a, const Value& b);
  Value binary(BinaryOp op, const Value& a, const Value& b);
  Value inPlace(BinaryOp op, const Value& a, const Value& b);
  Value unary(UnaryOp op, const Value& value);
  bool contains(const Value& container, const Value& item);
  std::int64_t length(const Value& value);
  Value getItem(const Value& container, const Value& key);
  void setItem(const Value& container, const Value& key, const Value& value);
  void deleteItem(const Value& container, const Value& key);
  Value findAttribute(const Value& value, Str* name);  ///< Unset where there is none
  Value getAttribute(const Value& value, Str* name);
  void setAttribute(const Value& value, Str* name, const Value& to);
  void deleteAttribute(const Value& value, Str* name);
  void storeAttribute(const Value& value, Str* name, const Value& to);
  [[noreturn]] void missingAttribute(const Value& value, Str* name);
  /// A method of the type, for the machine's own calls; Unset where there is none.
  Value findSpecial(const Value& value, Str* name);
  Value callSpecial(const Value& method, const Value& self,
                    std::initializer_list<Value> rest = {});
  Value iterate(const Value& iterable);
  Value next(const Value& iterator);  ///< Unset at the end
  Value call(const Value& callee, const Arguments& arguments);
  Value call(const Value& callee, std::initializer_list<Value> values = {});
  bool isInstance(const Value& value, const Value& types);
  bool isSubclass(const Type* type, const Value& types);
  /// An int, or what has __index__; throws a TypeError with this message else.
  std::int64_t index(const Value& value, const char* message = nullptr);
  bool isCallable(const Value& value);

  /// Calls with every item of an iterable. A set whose order CPython does not determine
  /// is refused unless the order does not matter.
  template<class Function>
  void each(const Value& iterable, Function function) {
    if (const List* list = iterable.as<List>(); list && list->type == types.list) {
      for (std::size_t i = 0; i < list->items.size(); ++i)
        function(Value(list->items[i]));
      return;
    }
    if (const Tuple* tuple = iterable.as<Tuple>()) {
      const Value kept = iterable;
      for (const Value& item : tuple->items)
        function(item);
      return;
    }
    const Value iterator = iterate(iterable);
    for (;;) {
      const Value item = next(iterator);
      if (item.isUnset()) return;
      tick();
      function(item);
    }
  }
  std::vector<Value> toVector(const Value& iterable);

  // ── Running
  /// To its end; a generator's: to its yield. Begins by raising `thrown` in it.
  Value runFrame(Frame* frame, Raised* thrown = nullptr);
  Frame* newFrame(const Value& holder, Code* code, Function* function);
  Frame* frameOf(Function* function, const Arguments& arguments);
  void freeFrame(Frame* frame) noexcept;
  Value resume(Generator* generator, Value sent, Raised* thrown = nullptr);
  Value runGenerator(Generator* generator, Value sent, Raised* thrown, int skip);
  Value makeClass(const Value& function, const std::string& name,
                  const std::vector<Value>& bases);
  Value constructInstance(Type* type, const Arguments& arguments);
  void run(Code* code);

  /// Counts a step; now and then looks at the clock and the budgets.
  void tick() {
    if (--untilLook_ <= 0) look();
  }
  /// The same of work that is worth so many.
  void tick(std::int64_t steps) {
    untilLook_ -= static_cast<int>(std::min<std::int64_t>(steps, 1 << 20));
    if (untilLook_ <= 0) look();
  }
  void write(std::string_view text);
  /// A warning of this category, at the line that runs; once for each line and message.
  void warn(const char* category, const std::string& message);
  void flush();

  /// The program's frame that runs; null in the beginning.
  Frame* frame = nullptr;

  /// A function of the language is about to call back: throws when too many do.
  void enter();
  void leave();

  Value importModule(const std::string& name);
  std::string describe(const Raised& raised);
  int globalPlace(Str* name);

  Host host;
  std::string source, filename;
  Heap heap;
  Types types{};
  std::vector<Global> globals;
  std::unordered_map<std::string, Value> modules;
  Table builtins;
  std::vector<Type*> exceptionTypes;
  Table iteratorTypes;
  std::vector<const Object*> shown;  ///< containers whose repr() is in the making

  // Names that the machine asks for.
  struct Names {
    Str *init, *new_, *repr, *str, *hash, *eq, *ne, *lt, *le, *gt, *ge, *len, *boolean,
        *iter, *next, *getItem, *setItem, *delItem, *contains, *call, *getAttr, *setAttr,
        *delAttr, *enter, *exit, *format, *index, *integer, *real, *name, *qualname, *doc,
        *module, *dict, *class_, *args, *del, *neg, *pos, *invert, *abs, *round, *slots,
        *setName, *initSubclass, *reversed, *annotations, *divmod, *getAttribute, *get,
        *bases, *mro, *self, *value, *message, *missing, *send, *throw_, *close,
        *matchArgs, *dataclassFields, *floor, *ceil, *trunc, *cause, *context, *traceback,
        *notes, *set, *delete_, *classGetItem, *weakref, *copy, *defaults, *kwdefaults,
        *code, *wrapped, *metaclass, *file, *main;
  } names;
  struct BinaryNames {
    Str *plain, *reflected, *inPlace;
  } binaryNames[13];

  struct Numpy* numpy = nullptr;  ///< once it is imported

  /// What the iterator that has just ended returned: a generator's result, else Unset.
  Value stopValue;

  TraceEntry refusedAt;  ///< where a refusal has happened

  int depth = 0;  ///< frames, and calls of functions of the language that call back

 private:
  void makeTypes();
  void makeNames();
  void makeBuiltins();
  void look();
  Value loop();
  void unwind(Raised raised, Frame* bottom);
  bool goToHandler(Raised& raised, Frame* frame);
  Raised raisedFrom(const Failure& failure);

  Type* tagTypes_[8] = {};
  std::unordered_map<std::string_view, Ref<Str>> interned_;
  std::unordered_map<Str*, int> globalPlaces_;
  Value characters_[128];
  std::vector<Frame*> freeFrames_[8];
  std::set<std::string> warned_;
  std::string output_;
  std::size_t written_ = 0;
  std::int64_t steps_ = 0;
  int untilLook_ = 1;
  int nativeDepth_ = 0;
  double began_ = 0;

  friend struct NativeCall;
};

/// While a function of the language calls back.
struct NativeCall {
  explicit NativeCall(Machine& machine) : machine(machine) { machine.enter(); }
  ~NativeCall() { machine.leave(); }
  NativeCall(const NativeCall&) = delete;
  NativeCall& operator=(const NativeCall&) = delete;
  Machine& machine;
};

[[noreturn]] inline void typeError(std::string message) {
  throw Failure("TypeError", std::move(message));
}
[[noreturn]] inline void valueError(std::string message) {
  throw Failure("ValueError", std::move(message));
}
[[noreturn]] inline void indexError(std::string message) {
  throw Failure("IndexError", std::move(message));
}

inline const std::string& textOf(const Value& value) {
  return value.to<Str>()->text;
}

/// An attribute without the program's __getattr__.
Value plainAttribute(Machine& machine, const Value& self, Str* name);

}  // namespace derslik::python::vm
