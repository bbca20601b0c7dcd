#include "core/python/tree.h"

#include <algorithm>
#include <string>

#include "core/python/syntax_failure.h"

namespace derslik::python {
namespace {

/// The height of the highest part of a node.
struct Parts {
  int height = 0;

  void add(const ExpressionPtr& part) {
    if (part) height = std::max(height, part->height);
  }
  void add(const std::vector<ExpressionPtr>& parts) {
    for (const auto& part : parts)
      add(part);
  }
  void add(const FString& text) {
    for (const auto& part : text.parts)
      if (const auto* replacement = std::get_if<Replacement>(&part)) {
        add(replacement->value);
        if (replacement->format) add(*replacement->format);
      }
  }
  void add(const Parameter& parameter) { add(parameter.defaultValue); }
  void add(const std::vector<Parameter>& parameters) {
    for (const auto& parameter : parameters)
      add(parameter);
  }

  void operator()(const Constant&) {}
  void operator()(const Name&) {}
  void operator()(const Tuple& node) { add(node.elements); }
  void operator()(const List& node) { add(node.elements); }
  void operator()(const Set& node) { add(node.elements); }
  void operator()(const Dict& node) {
    add(node.keys);
    add(node.values);
  }
  void operator()(const Unary& node) { add(node.operand); }
  void operator()(const Binary& node) {
    add(node.left);
    add(node.right);
  }
  void operator()(const BoolOp& node) { add(node.values); }
  void operator()(const Compare& node) {
    add(node.left);
    add(node.comparators);
  }
  void operator()(const Call& node) {
    add(node.function);
    for (const auto& argument : node.arguments)
      add(argument.value);
  }
  void operator()(const Attribute& node) { add(node.value); }
  void operator()(const Subscript& node) {
    add(node.value);
    add(node.index);
  }
  void operator()(const Slice& node) {
    add(node.lower);
    add(node.upper);
    add(node.step);
  }
  void operator()(const Starred& node) { add(node.value); }
  void operator()(const IfExpression& node) {
    add(node.test);
    add(node.body);
    add(node.orElse);
  }
  void operator()(const Lambda& node) {
    add(node.body);
    add(node.parameters->positionalOnly);
    add(node.parameters->positional);
    add(node.parameters->keywordOnly);
  }
  void operator()(const Comprehension& node) {
    add(node.element);
    add(node.value);
    for (const auto& clause : node.clauses) {
      add(clause.target);
      add(clause.iterable);
      add(clause.conditions);
    }
  }
  void operator()(const Yield& node) { add(node.value); }
  void operator()(const YieldFrom& node) { add(node.value); }
  void operator()(const Walrus& node) { add(node.value); }
  void operator()(const FString& node) { add(node); }
};

}  // namespace

void refuseDepth(Span span) {
  throw UnsupportedAt(
      "source nested deeper than " + std::to_string(kDeepestTree) + " levels", span);
}

ExpressionPtr makeExpression(Span span, decltype(Expression::node) node) {
  Parts parts;
  std::visit(parts, node);
  if (parts.height >= kDeepestTree) refuseDepth(span);
  return std::make_unique<Expression>(
      Expression{span, std::move(node), parts.height + 1});
}

}  // namespace derslik::python
