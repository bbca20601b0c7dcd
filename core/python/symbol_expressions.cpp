#include <algorithm>

#include "core/python/symbol_reader.h"
#include "core/python/utf8.h"

namespace derslik::python {

struct SymbolReader::ExpressionVisitor {
  SymbolReader& reader;
  Span span;

  void operator()(const Constant&) {}
  void operator()(const Name& node) { reader.use(node.id, span); }
  void operator()(const Tuple& node) { reader.elements(node.elements); }
  void operator()(const List& node) { reader.elements(node.elements); }
  void operator()(const Set& node) { reader.elements(node.elements); }
  void operator()(const Dict& node) {
    reader.all(node.keys);
    reader.all(node.values);
  }
  void operator()(const Unary& node) { reader.expression(node.operand); }
  void operator()(const Binary& node) {
    reader.expression(node.left);
    reader.expression(node.right);
  }
  void operator()(const BoolOp& node) { reader.all(node.values); }
  void operator()(const Compare& node) {
    reader.expression(node.left);
    reader.all(node.comparators);
  }
  void operator()(const Call& node) {
    reader.expression(node.function);
    reader.arguments(node.arguments);
  }
  void operator()(const Attribute& node) { reader.expression(node.value); }
  void operator()(const Subscript& node) {
    reader.expression(node.value);
    reader.expression(node.index);
  }
  void operator()(const Slice& node) {
    reader.expression(node.lower);
    reader.expression(node.upper);
    reader.expression(node.step);
  }
  void operator()(const Starred& node) {
    reader.failLater("can't use starred expression here", span);
    reader.expression(node.value);
  }
  void operator()(const IfExpression& node) {
    reader.expression(node.test);
    reader.expression(node.body);
    reader.expression(node.orElse);
  }
  void operator()(const Lambda& node) { reader.lambda(node); }
  void operator()(const Comprehension& node) { reader.comprehension(node); }
  void operator()(const Yield& node) {
    reader.expression(node.value);
    reader.yield(span);
  }
  void operator()(const YieldFrom& node) {
    reader.expression(node.value);
    reader.yield(span);
  }
  void operator()(const Walrus& node) { reader.walrus(node, span); }
  void operator()(const FString& node) { reader.fstring(node); }
};

void SymbolReader::expression(const ExpressionPtr& expression) {
  if (expression)
    std::visit(ExpressionVisitor{*this, expression->span}, expression->node);
}

/// What a star may precede within.
void SymbolReader::elements(const std::vector<ExpressionPtr>& list) {
  for (const auto& one : list)
    if (const auto* starred = std::get_if<Starred>(&one->node))
      expression(starred->value);
    else
      expression(one);
}

void SymbolReader::use(const std::string& name, Span span) {
  mention(name, kUsed, span);
  // super() looks for the class in the cell that its body leaves.
  if (name == "super" && isFunction()) mention("__class__", kUsed, span);
}

void SymbolReader::target(const Expression& target) {
  const auto all = [&](const std::vector<ExpressionPtr>& elements) {
    int stars = 0;
    for (const auto& element : elements) {
      if (const auto* starred = std::get_if<Starred>(&element->node)) {
        ++stars;
        this->target(*starred->value);
      } else {
        this->target(*element);
      }
    }
    if (stars > 1) failLater("multiple starred expressions in assignment", target.span);
  };
  if (const auto* name = std::get_if<Name>(&target.node))
    mention(name->id, kAssigned, target.span);
  else if (const auto* tuple = std::get_if<Tuple>(&target.node))
    all(tuple->elements);
  else if (const auto* list = std::get_if<List>(&target.node))
    all(list->elements);
  else
    std::visit(ExpressionVisitor{*this, target.span}, target.node);
}

void SymbolReader::wholeTarget(const Expression& target) {
  const auto* starred = std::get_if<Starred>(&target.node);
  if (starred) {
    failLater("starred assignment target must be in a list or tuple", target.span);
    return this->target(*starred->value);
  }
  this->target(target);
}

void SymbolReader::arguments(const std::vector<Argument>& list) {
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (list[i].kind == Argument::Keyword)
      for (std::size_t k = 0; k < i; ++k)
        if (list[k].kind == Argument::Keyword && list[k].name == list[i].name)
          failLater("keyword argument repeated: " + list[i].name, list[i].span);
    expression(list[i].value);
  }
}

void SymbolReader::fstring(const FString& text) {
  for (const auto& part : text.parts)
    if (const auto* replacement = std::get_if<Replacement>(&part)) {
      expression(replacement->value);
      if (replacement->format) fstring(*replacement->format);
    }
}

void SymbolReader::yield(Span span) {
  if (block_->comprehension)
    fail(std::string("'yield' inside ") + block_->comprehension, span);
  if (!isFunction()) failLater("'yield' outside function", span);
  block_->scope->isGenerator = true;
}

void SymbolReader::comprehension(const Comprehension& node) {
  static constexpr const char* kNames[] = {"<listcomp>", "<setcomp>", "<dictcomp>",
                                           "<genexpr>"};
  static constexpr const char* kWords[] = {"list comprehension", "set comprehension",
                                           "dict comprehension", "generator expression"};
  const auto iterable = [&](const Clause& clause) {
    ++block_->iterables;
    expression(clause.iterable);
    --block_->iterables;
  };
  const auto targets = [&](const Clause& clause) {
    block_->inTargets = true;
    wholeTarget(*clause.target);
    block_->inTargets = false;
  };
  iterable(node.clauses[0]);
  Block* block = enter(&node, Scope::Comprehension, kNames[node.kind]);
  block->comprehension = kWords[node.kind];
  block->scope->isGenerator = node.kind == Comprehension::Generator;
  inNewBlock([&] {
    for (const auto& clause : node.clauses) {
      targets(clause);
      if (&clause != &node.clauses[0]) iterable(clause);
      all(clause.conditions);
    }
    expression(node.value);
    expression(node.element);
  });
}

void SymbolReader::walrus(const Walrus& node, Span span) {
  Span name = span;
  name.endLine = name.line;
  name.endColumn = name.column + utf8::length(node.name);
  if (block_->iterables > 0)
    fail("assignment expression cannot be used in a comprehension iterable expression",
         span);
  if (block_->comprehension) bindOutside(node.name, name);
  expression(node.value);
  mention(node.name, kAssigned, name);
}

/// Of a walrus in a comprehension: it binds in the function or module around.
void SymbolReader::bindOutside(const std::string& name, Span span) {
  Block* block = block_;
  for (; block->comprehension; block = block->parent)
    if (mentioned(*block, name) & kIteration)
      fail("assignment expression cannot rebind comprehension iteration variable '" +
               name + "'",
           span);
  if (block->scope->kind == Scope::Class)
    fail("assignment expression within a comprehension cannot be used in a class body",
         span);
  const bool global =
      block->scope->kind == Scope::Module || (mentioned(*block, name) & kGlobal) != 0;
  mention(name, global ? kGlobal : kNonlocal, span);
  block_->directives.emplace(name, span);
  mention(*block, name, block->scope->kind == Scope::Module ? kGlobal : kAssigned, span);
}

}  // namespace derslik::python
