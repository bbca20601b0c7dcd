#pragma once

#include <map>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/python/code.h"
#include "core/python/machine.h"
#include "core/python/symbols.h"
#include "core/python/syntax_failure.h"

namespace derslik::python::vm {

namespace ast = ::derslik::python;

/// Makes code of a program's tree.
class Compiler {
 public:
  Compiler(Machine& machine, const Symbols& symbols)
      : machine_(machine), symbols_(symbols) {}

  Ref<Code> compile(const ast::Module& module);

 private:
  /// What a jump out of a statement has to undo.
  struct Block {
    enum Kind { While, For, Try, Finally, FinallyHandler, Handler, With, WithHandler };
    Kind kind;
    int outerHandler = -1;
    int start = 0;  ///< of a loop: where continue goes
    /// Of a loop: jumps to be aimed at its end; copies of the block share them.
    std::shared_ptr<std::vector<int>> breaks = {};
    const ast::Body* finally = nullptr;
    std::string name;  ///< of a handler: the name that goes with it
    Span span;
  };

  /// The code in the making.
  struct Unit {
    const Scope* scope;
    Ref<Code> code;
    Unit* outer;
    std::unordered_map<std::string, int> slots;
    std::unordered_map<std::string, int> nameIndex;
    std::map<std::pair<Tag, std::int64_t>, int> constantIndex;
    std::vector<Block> blocks;
    int depth = 0;
    int handler = -1;
    std::string prefix;  ///< of the qualified names of what is within
  };

  /// What is done to a variable, by where it lives.
  struct Changes {
    Op global, cell, name, local;
  };

  class Enter;

  // ── compiler.cpp: instructions
  int emit(Op op, Span span, int a = 0, int b = 0);
  int here() const { return static_cast<int>(unit_->code->instructions.size()); }
  void aim(int jump, int target);
  void aimHere(int jump) { aim(jump, here()); }
  void setDepth(int depth) { unit_->depth = depth; }
  int constant(Value value);
  void loadConstant(Value value, Span span) {
    emit(Op::LoadConstant, span, constant(std::move(value)));
  }
  int name(const std::string& text);
  int addHandler(int depth, bool restores, bool ignoresExit = false);
  void fuse();
  Ref<Code> finish();
  std::string mangle(const std::string& name) const;
  void begin(Unit& unit, const Scope& scope, const std::string& name, bool isHidden);
  void load(const std::string& name, Span span);
  void store(const std::string& name, Span span);
  void erase(const std::string& name, Span span);
  void change(const std::string& name, Span span, const Changes& ops);
  int slot(const std::string& name) const;

  // ── expressions.cpp
  void expression(const ast::Expression& expression);
  void expression(const ast::ExpressionPtr& pointer) { expression(*pointer); }
  void all(const std::vector<ast::ExpressionPtr>& list);
  void anchor(Span span, int start, int end, bool isOperator);
  void anchorItem(const ast::Subscript& node, Span span);
  void jumpIf(const ast::Expression& test, bool when, std::vector<int>& jumps);
  void constantOf(const ast::Constant& node, Span span);
  void sequence(const std::vector<ast::ExpressionPtr>& elements, Op build, Span span);
  void dict(const ast::Dict& node, Span span);
  void boolOp(const ast::BoolOp& node);
  void compare(const ast::Compare& node, Span span);
  void slice(const ast::Slice& node, Span span);
  void ifExpression(const ast::IfExpression& node);
  void fstring(const ast::FString& node, Span span);
  void yieldFrom(const ast::YieldFrom& node, Span span);
  Value foldedSet(const std::vector<ast::ExpressionPtr>& elements);
  Value foldedConstant(const ast::Expression& expression);
  void iterable(const ast::Expression& expression);

  // ── calls.cpp
  void call(const ast::Call& node, Span span);
  void arguments(const std::vector<ast::Argument>& arguments, Span span);
  void lambda(const ast::Lambda& node, Span span);
  void comprehension(const ast::Comprehension& node, Span span);
  void clauses(const ast::Comprehension& node, std::size_t clause, Span span);
  void makeFunction(const ast::Parameters* parameters, const Scope& scope,
                    const Ref<Code>& code, Span span);
  int defaults(const ast::Parameters& parameters, Span span);
  void parametersOf(Code* code, const ast::Parameters& parameters);
  void functionDef(const ast::FunctionDef& node, Span span);
  void classDef(const ast::ClassDef& node, Span span);
  void annotation(const ast::ExpressionPtr& annotation);
  static Value docOf(Machine& machine, const ast::Body& body);

  // ── statements.cpp
  void body(const ast::Body& body);
  void statement(const ast::Statement& statement);
  void storeTo(const ast::Expression& target);
  void unpackTo(const std::vector<ast::ExpressionPtr>& targets, Span span);
  void eraseAt(const ast::Expression& target);
  void augmented(const ast::AugmentedAssign& node, Span span);
  void annotated(const ast::AnnotatedAssign& node, Span span);
  void ifStatement(const ast::If& node);
  void whileLoop(const ast::While& node, Span span);
  void forLoop(const ast::For& node, Span span);
  void returnStatement(const ast::Return& node, Span span);
  void jumpOut(bool isBreak, Span span);
  void assertStatement(const ast::Assert& node, Span span);
  void import(const ast::Import& node, Span span);
  void importFrom(const ast::ImportFrom& node, Span span);

  // ── try.cpp
  void tryStatement(const ast::Try& node, Span span);
  void tryFinally(const ast::Try& node, Span span);
  void tryExcept(const ast::Try& node, Span span);
  void handlerBody(const ast::Handler& handler, Span span);
  void with(const ast::With& node, std::size_t item, Span span);
  void leave(const Block& block, bool hasValue, Span span);
  void forgetName(const std::string& name, Span span);

  Machine& machine_;
  const Symbols& symbols_;
  Unit* unit_ = nullptr;
  bool hasLazyAnnotations_ = false;
  std::vector<Value> foldedSets_;
};

/// Where the attribute's name stands, for a span that begins on an earlier line.
Span fromAttribute(Span span, const ast::Expression& attribute);

}  // namespace derslik::python::vm
