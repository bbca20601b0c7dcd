#include "core/python/symbol_reader.h"

#include <algorithm>

#include "core/python/mangling.h"

namespace derslik::python {
namespace {

/// CPython's compiler nests no more of them.
constexpr int kDeepestBlocks = 20;

}  // namespace

void SymbolReader::fail(std::string message, Span span) {
  throw SyntaxFailure("SyntaxError", std::move(message), span);
}

void SymbolReader::failLater(std::string message, Span span) {
  if (!later_) later_.emplace("SyntaxError", std::move(message), span);
}

SymbolReader::Block* SymbolReader::enter(const void* node, Scope::Kind kind,
                                         std::string name) {
  symbols_.scopes_.push_back(std::make_unique<Scope>());
  Scope* scope = symbols_.scopes_.back().get();
  scope->kind = kind;
  scope->name = std::move(name);
  if (kind == Scope::Class)
    scope->className = scope->name;
  else if (block_)
    scope->className = block_->scope->className;
  if (node) symbols_.nodes_[node] = scope;

  blocks_.push_back(std::make_unique<Block>());
  Block* block = blocks_.back().get();
  block->scope = scope;
  block->parent = block_;
  if (block_) {
    block_->children.push_back(block);
    block->iterables = block_->iterables;
  }
  return block_ = block;
}

unsigned SymbolReader::mentioned(const Block& block, std::string_view name) {
  const auto found = block.mentions.find(name);
  return found == block.mentions.end() ? 0 : found->second;
}

void SymbolReader::mention(Block& block, std::string_view name, unsigned how, Span span) {
  unsigned& all = block.mentions[std::string(name)];
  if (how & all & kParameter)
    fail("duplicate argument '" + std::string(name) + "' in function definition", span);
  if (block.inTargets) {
    if (all & (kGlobal | kNonlocal))
      fail("comprehension inner loop cannot rebind assignment expression target '" +
               std::string(name) + "'",
           span);
    how |= kIteration;
  }
  if (how & kBound && !(all & kBound) && !(all & (kGlobal | kNonlocal)))
    block.scope->locals.emplace_back(name);
  all |= how;
}

void SymbolReader::mention(std::string_view name, unsigned how, Span span) {
  mention(*block_, name, how, span);
}

void SymbolReader::read(const Module& module) {
  Block* top = enter(nullptr, Scope::Module, "<module>");
  all(module.body);
  block_ = nullptr;
  resolve(*top, {});
  if (later_) throw *later_;
}

void SymbolReader::all(const Body& body) {
  for (const auto& one : body)
    statement(*one);
}

void SymbolReader::all(const std::vector<ExpressionPtr>& list) {
  for (const auto& one : list)
    expression(one);
}

bool SymbolReader::isFunction() const {
  return block_->scope->kind == Scope::Function ||
         block_->scope->kind == Scope::Comprehension;
}

// ── Statements

struct SymbolReader::StatementVisitor {
  SymbolReader& reader;
  Span span;

  void operator()(const ExpressionStatement& node) { reader.expression(node.value); }

  void operator()(const Assign& node) {
    for (const auto& target : node.targets)
      reader.wholeTarget(*target);
    reader.expression(node.value);
  }

  void operator()(const AugmentedAssign& node) {
    reader.target(*node.target);
    reader.expression(node.value);
  }

  void operator()(const AnnotatedAssign& node) { reader.annotated(node, span); }

  void operator()(const If& node) {
    reader.expression(node.test);
    reader.all(node.body);
    reader.all(node.orElse);
  }

  void operator()(const While& node) {
    reader.expression(node.test);
    reader.loop(node.body, span);
    reader.all(node.orElse);
  }

  void operator()(const For& node) {
    reader.wholeTarget(*node.target);
    reader.expression(node.iterable);
    reader.loop(node.body, span);
    reader.all(node.orElse);
  }

  void operator()(const Break&) {
    if (reader.loops_ == 0) reader.failLater("'break' outside loop", span);
  }

  void operator()(const Continue&) {
    if (reader.loops_ == 0) reader.failLater("'continue' not properly in loop", span);
  }

  void operator()(const Pass&) {}

  void operator()(const FunctionDef& node) { reader.function(node, span); }

  void operator()(const Return& node) {
    if (!reader.isFunction()) reader.failLater("'return' outside function", span);
    reader.expression(node.value);
  }

  void operator()(const ClassDef& node) { reader.classDef(node, span); }

  void operator()(const Try& node) {
    const Nesting nesting(reader, 2, span);
    reader.all(node.body);
    reader.all(node.orElse);
    for (const auto& handler : node.handlers) {
      if (!handler.type && &handler != &node.handlers.back())
        reader.failLater("default 'except:' must be last", handler.span);
      reader.expression(handler.type);
      if (!handler.name.empty()) reader.mention(handler.name, kAssigned, handler.span);
      reader.all(handler.body);
    }
    reader.all(node.finally);
  }

  void operator()(const Raise& node) {
    reader.expression(node.exception);
    reader.expression(node.cause);
  }

  void operator()(const With& node) {
    const Nesting nesting(reader, static_cast<int>(node.items.size()), span);
    for (const auto& item : node.items) {
      reader.expression(item.context);
      if (item.target) reader.wholeTarget(*item.target);
    }
    reader.all(node.body);
  }

  void operator()(const Assert& node) {
    reader.expression(node.test);
    reader.expression(node.message);
  }

  void operator()(const Delete& node) {
    for (const auto& target : node.targets)
      reader.target(*target);
  }

  void operator()(const Import& node) {
    for (const auto& alias : node.names)
      reader.import(alias);
  }

  void operator()(const ImportFrom& node) {
    for (const auto& alias : node.names)
      reader.import(alias);
  }

  void operator()(const Global& node) { reader.declare(node.names, kGlobal, span); }
  void operator()(const Nonlocal& node) { reader.declare(node.names, kNonlocal, span); }
};

SymbolReader::Nesting::Nesting(SymbolReader& reader, int blocks, Span span)
    : reader_(reader), blocks_(blocks) {
  if ((reader.nesting_ += blocks) > kDeepestBlocks)
    throw UnsupportedAt("more than " + std::to_string(kDeepestBlocks) +
                            " loops, with and try blocks within one another",
                        span);
}

void SymbolReader::statement(const Statement& statement) {
  std::visit(StatementVisitor{*this, statement.span}, statement.node);
}

void SymbolReader::loop(const Body& body, Span span) {
  const Nesting nesting(*this, 1, span);
  ++loops_;
  all(body);
  --loops_;
}

void SymbolReader::annotated(const AnnotatedAssign& node, Span span) {
  if (const auto* name = std::get_if<Name>(&node.target->node)) {
    const unsigned before = mentioned(*block_, name->id);
    if (before & (kGlobal | kNonlocal) && block_->parent)
      fail("annotated name '" + name->id + "' can't be " +
               (before & kGlobal ? "global" : "nonlocal"),
           span);
    mention(name->id, kAnnotated | kAssigned, node.target->span);
  } else {
    target(*node.target);
  }
  expression(node.annotation);
  expression(node.value);
}

void SymbolReader::import(const Alias& alias) {
  if (alias.name == "*") {
    if (block_->scope->kind != Scope::Module)
      fail("import * only allowed at module level", alias.span);
    return;
  }
  const std::string name =
      alias.as.empty() ? alias.name.substr(0, alias.name.find('.')) : alias.as;
  mention(name, kImported, alias.span);
}

void SymbolReader::declare(const std::vector<std::string>& names, unsigned how,
                           Span span) {
  const std::string word = how == kGlobal ? "global" : "nonlocal";
  for (const auto& name : names) {
    const unsigned before = mentioned(*block_, name);
    if (before & kParameter) fail("name '" + name + "' is parameter and " + word, span);
    if (before & kUsed)
      fail("name '" + name + "' is used prior to " + word + " declaration", span);
    if (before & kAnnotated) fail("annotated name '" + name + "' can't be " + word, span);
    if (before & kAssigned)
      fail("name '" + name + "' is assigned to before " + word + " declaration", span);
    mention(name, how, span);
    block_->directives.emplace(name, span);
  }
}

// ── Functions and classes

void SymbolReader::defaults(const Parameters& list) {
  for (const auto& one : list.positionalOnly)
    expression(one.defaultValue);
  for (const auto& one : list.positional)
    expression(one.defaultValue);
  for (const auto& one : list.keywordOnly)
    expression(one.defaultValue);
}

void SymbolReader::annotations(const Parameters& list) {
  for (const auto& one : list.positionalOnly)
    expression(one.annotation);
  for (const auto& one : list.positional)
    expression(one.annotation);
  if (list.rest) expression(list.rest->annotation);
  if (list.keywords) expression(list.keywords->annotation);
  for (const auto& one : list.keywordOnly)
    expression(one.annotation);
}

void SymbolReader::parameters(const Parameters& list) {
  for (const auto* group : {&list.positionalOnly, &list.positional, &list.keywordOnly})
    for (const auto& one : *group)
      mention(one.name, kParameter, one.span);
  if (list.rest) mention(list.rest->name, kParameter, list.rest->span);
  if (list.keywords) mention(list.keywords->name, kParameter, list.keywords->span);
}

void SymbolReader::inNewBlock(const std::function<void()>& read) {
  const int loops = std::exchange(loops_, 0);
  const int nesting = std::exchange(nesting_, 0);
  read();
  loops_ = loops;
  nesting_ = nesting;
  block_ = block_->parent;
}

void SymbolReader::function(const FunctionDef& node, Span span) {
  mention(mangled(block_->scope->className, node.name), kAssigned, span);
  defaults(*node.parameters);
  annotations(*node.parameters);
  expression(node.returns);
  all(node.decorators);
  enter(&node, Scope::Function, node.name);
  inNewBlock([&] {
    parameters(*node.parameters);
    all(node.body);
  });
}

void SymbolReader::classDef(const ClassDef& node, Span span) {
  mention(mangled(block_->scope->className, node.name), kAssigned, span);
  arguments(node.bases);
  all(node.decorators);
  enter(&node, Scope::Class, node.name);
  inNewBlock([&] { all(node.body); });
}

void SymbolReader::lambda(const Lambda& node) {
  defaults(*node.parameters);
  enter(&node, Scope::Function, "<lambda>");
  inNewBlock([&] {
    parameters(*node.parameters);
    expression(node.body);
  });
}

}  // namespace derslik::python
