#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/python/operators.h"
#include "core/python/span.h"

namespace derslik::python {

// The syntax tree of a program, named as in the grammar of CPython 3.11's ast module.
// What the lesson language leaves out has no node: the parser refuses it.

struct Expression;
struct Statement;
using ExpressionPtr = std::unique_ptr<Expression>;
using StatementPtr = std::unique_ptr<Statement>;
using Body = std::vector<StatementPtr>;

// ── Expressions
// ─────────────────────────────────────────────────────────────────────────────

struct None {};
struct Ellipsis {};

/// 1, 2.5, "text", True, None, ...: an integer literal beyond 64 bits is refused, so is
/// an imaginary one. Adjacent strings are one.
struct Constant {
  std::variant<None, bool, std::int64_t, double, std::string, Ellipsis> value;
};

/// Here and in every other node a class's private names are mangled (__x is _Account__x),
/// but for the names of functions, classes and keywords, as in CPython.
struct Name {
  std::string id;
};

struct Tuple {
  std::vector<ExpressionPtr> elements;
};

struct List {
  std::vector<ExpressionPtr> elements;
};

struct Set {
  std::vector<ExpressionPtr> elements;
};

/// A key that is null stands for **value.
struct Dict {
  std::vector<ExpressionPtr> keys;
  std::vector<ExpressionPtr> values;
};

struct Unary {
  UnaryOp op;
  ExpressionPtr operand;
};

struct Binary {
  BinaryOp op;
  ExpressionPtr left;
  ExpressionPtr right;
};

/// a and b and c: all of one kind.
struct BoolOp {
  bool isAnd;
  std::vector<ExpressionPtr> values;
};

/// a < b <= c.
struct Compare {
  ExpressionPtr left;
  std::vector<CompareOp> ops;
  std::vector<ExpressionPtr> comparators;
};

struct Argument {
  enum Kind { Positional, Star, Keyword, DoubleStar };
  Kind kind;
  std::string name;  ///< of a keyword
  ExpressionPtr value;
  Span span;  ///< of the whole argument
};

/// In the order of the source.
struct Call {
  ExpressionPtr function;
  std::vector<Argument> arguments;
};

struct Attribute {
  ExpressionPtr value;
  std::string name;
};

struct Subscript {
  ExpressionPtr value;
  ExpressionPtr index;  ///< a Slice, or a Tuple of which some may be slices, or any other
};

/// lower:upper:step, of which each may be null.
struct Slice {
  ExpressionPtr lower;
  ExpressionPtr upper;
  ExpressionPtr step;
};

struct Starred {
  ExpressionPtr value;
};

struct IfExpression {
  ExpressionPtr test;
  ExpressionPtr body;
  ExpressionPtr orElse;
};

struct Parameter {
  std::string name;
  ExpressionPtr annotation;
  ExpressionPtr defaultValue;
  Span span;
};

struct Parameters {
  std::vector<Parameter> positionalOnly;  ///< before /
  std::vector<Parameter> positional;
  std::optional<Parameter> rest;       ///< *args
  std::vector<Parameter> keywordOnly;  ///< after * or *args
  std::optional<Parameter> keywords;   ///< **kwargs
};

struct Lambda {
  std::shared_ptr<Parameters> parameters;
  ExpressionPtr body;
};

/// for target in iterable if condition if condition …
struct Clause {
  ExpressionPtr target;
  ExpressionPtr iterable;
  std::vector<ExpressionPtr> conditions;
};

struct Comprehension {
  enum Kind { List, Set, Dict, Generator };
  Kind kind;
  ExpressionPtr element;  ///< of a dict: its key
  ExpressionPtr value;    ///< of a dict; else null
  std::vector<Clause> clauses;
};

struct Yield {
  ExpressionPtr value;  ///< may be null
};

struct YieldFrom {
  ExpressionPtr value;
};

/// name := value.
struct Walrus {
  std::string name;
  ExpressionPtr value;
};

struct FString;

/// {value!conversion:format}. `{x=}` has been made the text "x=" and a replacement whose
/// conversion is 'r' where it names neither conversion nor format.
struct Replacement {
  ExpressionPtr value;
  char conversion = 0;              ///< 'r', 's', 'a' or 0
  std::unique_ptr<FString> format;  ///< may be null
};

struct FString {
  std::vector<std::variant<std::string, Replacement>> parts;
};

struct Expression {
  Span span;
  std::variant<Constant, Name, Tuple, List, Set, Dict, Unary, Binary, BoolOp, Compare,
               Call, Attribute, Subscript, Slice, Starred, IfExpression, Lambda,
               Comprehension, Yield, YieldFrom, Walrus, FString>
      node;
  int height = 1;  ///< of the tree from here down, which the parser keeps in bounds
};

// ── Statements
// ──────────────────────────────────────────────────────────────────────────────

struct ExpressionStatement {
  ExpressionPtr value;
};

/// a = b = value.
struct Assign {
  std::vector<ExpressionPtr> targets;
  ExpressionPtr value;
};

struct AugmentedAssign {
  ExpressionPtr target;
  BinaryOp op;
  ExpressionPtr value;
};

/// target: annotation = value, whose value may be null.
struct AnnotatedAssign {
  ExpressionPtr target;
  ExpressionPtr annotation;
  ExpressionPtr value;
};

/// elif is an If that is alone in orElse.
struct If {
  ExpressionPtr test;
  Body body;
  Body orElse;
};

struct While {
  ExpressionPtr test;
  Body body;
  Body orElse;
};

struct For {
  ExpressionPtr target;
  ExpressionPtr iterable;
  Body body;
  Body orElse;
};

struct Break {};
struct Continue {};
struct Pass {};

struct FunctionDef {
  std::string name;
  std::shared_ptr<Parameters> parameters;
  ExpressionPtr returns;  ///< an annotation, or null
  Body body;              ///< a docstring is its first statement
  std::vector<ExpressionPtr> decorators;
};

struct Return {
  ExpressionPtr value;  ///< may be null
};

struct ClassDef {
  std::string name;
  std::vector<Argument> bases;
  Body body;
  std::vector<ExpressionPtr> decorators;
};

struct Handler {
  ExpressionPtr type;  ///< null for a bare except
  std::string name;    ///< empty where there is none
  Body body;
  Span span;
};

struct Try {
  Body body;
  std::vector<Handler> handlers;
  Body orElse;
  Body finally;
};

struct Raise {
  ExpressionPtr exception;  ///< null to raise again
  ExpressionPtr cause;      ///< may be null
};

struct WithItem {
  ExpressionPtr context;
  ExpressionPtr target;  ///< may be null
};

struct With {
  std::vector<WithItem> items;
  Body body;
};

struct Assert {
  ExpressionPtr test;
  ExpressionPtr message;  ///< may be null
};

struct Delete {
  std::vector<ExpressionPtr> targets;
};

struct Alias {
  std::string name;  ///< "numpy", "numpy.linalg", "*"
  std::string as;    ///< empty where there is none
  Span span;
};

struct Import {
  std::vector<Alias> names;
};

struct ImportFrom {
  std::string module;
  std::vector<Alias> names;
};

struct Global {
  std::vector<std::string> names;
};

struct Nonlocal {
  std::vector<std::string> names;
};

struct Statement {
  Span span;
  std::variant<ExpressionStatement, Assign, AugmentedAssign, AnnotatedAssign, If, While,
               For, Break, Continue, Pass, FunctionDef, Return, ClassDef, Try, Raise,
               With, Assert, Delete, Import, ImportFrom, Global, Nonlocal>
      node;
};

struct Module {
  Body body;
};

}  // namespace derslik::python
