#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/python/symbols.h"
#include "core/python/syntax_failure.h"

namespace derslik::python {

/// Collects what is said of the names in every scope, as the first pass of CPython's
/// symtable.c, then resolves them, as its second. What only CPython's compiler complains
/// of, comes after that.
class SymbolReader {
 public:
  explicit SymbolReader(Symbols& symbols) : symbols_(symbols) {}

  void read(const Module& module);

 private:
  /// What a scope says of a name.
  enum Mention : unsigned {
    kUsed = 1,
    kAssigned = 2,
    kParameter = 4,
    kImported = 8,
    kAnnotated = 16,
    kGlobal = 32,
    kNonlocal = 64,
    kIteration = 128,  ///< a comprehension's own target
    kBound = kAssigned | kParameter | kImported
  };

  struct Block {
    Scope* scope = nullptr;
    Block* parent = nullptr;
    std::vector<Block*> children;
    std::map<std::string, unsigned, std::less<>> mentions;
    std::map<std::string, Span, std::less<>> directives;  ///< of global and nonlocal
    const char* comprehension = nullptr;                  ///< "list comprehension" …
    int iterables = 0;  ///< inside how many iterables of comprehensions the reader is
    bool inTargets = false;  ///< of a comprehension's own clauses
  };

  struct StatementVisitor;
  struct ExpressionVisitor;

  /// CPython's compiler counts the loops, with and try blocks of a function.
  class Nesting {
   public:
    Nesting(SymbolReader& reader, int blocks, Span span);
    ~Nesting() { reader_.nesting_ -= blocks_; }
    Nesting(const Nesting&) = delete;
    Nesting& operator=(const Nesting&) = delete;

   private:
    SymbolReader& reader_;
    int blocks_;
  };

  Block* enter(const void* node, Scope::Kind kind, std::string name);
  void inNewBlock(const std::function<void()>& read);

  [[noreturn]] static void fail(std::string message, Span span);
  void failLater(std::string message, Span span);
  static unsigned mentioned(const Block& block, std::string_view name);
  void mention(std::string_view name, unsigned how, Span span);
  static void mention(Block& block, std::string_view name, unsigned how, Span span);
  bool isFunction() const;

  // ── Statements (symbol_reader.cpp)

  void all(const Body& body);
  void statement(const Statement& statement);
  void loop(const Body& body, Span span);
  void annotated(const AnnotatedAssign& node, Span span);
  void import(const Alias& alias);
  void declare(const std::vector<std::string>& names, unsigned how, Span span);
  void function(const FunctionDef& node, Span span);
  void classDef(const ClassDef& node, Span span);
  void lambda(const Lambda& node);
  void defaults(const Parameters& list);
  void annotations(const Parameters& list);
  void parameters(const Parameters& list);

  // ── Expressions (symbol_expressions.cpp)

  void all(const std::vector<ExpressionPtr>& list);
  void expression(const ExpressionPtr& expression);

  void elements(const std::vector<ExpressionPtr>& list);
  void use(const std::string& name, Span span);
  void target(const Expression& target);
  void wholeTarget(const Expression& target);
  void arguments(const std::vector<Argument>& list);
  void fstring(const FString& text);
  void yield(Span span);
  void comprehension(const Comprehension& node);
  void walrus(const Walrus& node, Span span);
  void bindOutside(const std::string& name, Span span);

  // ── Resolving (symbols.cpp)

  using Names = std::set<std::string, std::less<>>;
  Names resolve(Block& block, Names bound);
  static void finish(Scope& scope, const Names& free);

  Symbols& symbols_;
  std::vector<std::unique_ptr<Block>> blocks_;
  Block* block_ = nullptr;
  std::optional<SyntaxFailure> later_;
  int loops_ = 0;
  int nesting_ = 0;
};

}  // namespace derslik::python
