#include "core/python/compiler/compiler.h"

namespace derslik::python::vm {

namespace {

template<class... F>
struct Visitor : F... {
  using F::operator()...;
};
template<class... F>
Visitor(F...) -> Visitor<F...>;

// CPython's compiler leaves the raise of an assert where it has compared last.
const Span* lastComparison(const ast::Expression& test) {
  if (std::holds_alternative<ast::Compare>(test.node)) return &test.span;
  if (const auto* unary = std::get_if<ast::Unary>(&test.node);
      unary && unary->op == ast::UnaryOp::Not)
    return lastComparison(*unary->operand);
  const Span* last = nullptr;
  if (const auto* both = std::get_if<ast::BoolOp>(&test.node))
    for (const auto& value : both->values)
      if (const Span* found = lastComparison(*value)) last = found;
  return last;
}

}  // namespace

void Compiler::body(const ast::Body& body) {
  for (const auto& each : body)
    statement(*each);
}

void Compiler::statement(const ast::Statement& s) {
  const Span span = s.span;
  std::visit(Visitor{
                 [&](const ast::ExpressionStatement& node) {
                   if (std::holds_alternative<ast::Constant>(node.value->node)) return;
                   expression(node.value);
                   emit(Op::Pop, span);
                 },
                 [&](const ast::Assign& node) {
                   expression(node.value);
                   for (std::size_t i = 0; i < node.targets.size(); ++i) {
                     if (i + 1 < node.targets.size()) emit(Op::Duplicate, span);
                     storeTo(*node.targets[i]);
                   }
                 },
                 [&](const ast::AugmentedAssign& node) { augmented(node, span); },
                 [&](const ast::AnnotatedAssign& node) { annotated(node, span); },
                 [&](const ast::If& node) { ifStatement(node); },
                 [&](const ast::While& node) { whileLoop(node, span); },
                 [&](const ast::For& node) { forLoop(node, span); },
                 [&](const ast::Break&) { jumpOut(true, span); },
                 [&](const ast::Continue&) { jumpOut(false, span); },
                 [&](const ast::Pass&) {},
                 [&](const ast::FunctionDef& node) { functionDef(node, span); },
                 [&](const ast::Return& node) { returnStatement(node, span); },
                 [&](const ast::ClassDef& node) { classDef(node, span); },
                 [&](const ast::Try& node) { tryStatement(node, span); },
                 [&](const ast::Raise& node) {
                   if (!node.exception) {
                     emit(Op::RaiseAgain, span);
                     return;
                   }
                   expression(node.exception);
                   if (node.cause) expression(node.cause);
                   emit(Op::Raise, span, node.cause ? 2 : 1);
                 },
                 [&](const ast::With& node) { with(node, 0, span); },
                 [&](const ast::Assert& node) { assertStatement(node, span); },
                 [&](const ast::Delete& node) {
                   for (const auto& target : node.targets)
                     eraseAt(*target);
                 },
                 [&](const ast::Import& node) { import(node, span); },
                 [&](const ast::ImportFrom& node) { importFrom(node, span); },
                 [&](const ast::Global&) {},
                 [&](const ast::Nonlocal&) {},
             },
             s.node);
}

void Compiler::storeTo(const ast::Expression& target) {
  const Span span = target.span;
  if (const auto* name = std::get_if<ast::Name>(&target.node)) {
    store(name->id, span);
  } else if (const auto* attribute = std::get_if<ast::Attribute>(&target.node)) {
    expression(attribute->value);
    emit(Op::StoreAttribute, fromAttribute(span, target),
         this->name(mangle(attribute->name)));
  } else if (const auto* item = std::get_if<ast::Subscript>(&target.node)) {
    expression(item->value);
    expression(item->index);
    emit(Op::StoreItem, span);
    anchorItem(*item, span);
  } else if (const auto* tuple = std::get_if<ast::Tuple>(&target.node)) {
    unpackTo(tuple->elements, span);
  } else if (const auto* list = std::get_if<ast::List>(&target.node)) {
    unpackTo(list->elements, span);
  } else {
    throw Unsupported("this target of an assignment");
  }
}

void Compiler::unpackTo(const std::vector<ast::ExpressionPtr>& targets, Span span) {
  const int count = static_cast<int>(targets.size());
  int star = -1;
  for (int i = 0; i < count; ++i)
    if (std::holds_alternative<ast::Starred>(targets[static_cast<std::size_t>(i)]->node))
      star = i;
  if (star < 0)
    emit(Op::Unpack, span, count);
  else
    emit(Op::UnpackStarred, span, star, count - star - 1);
  for (const auto& target : targets) {
    const auto* starred = std::get_if<ast::Starred>(&target->node);
    storeTo(starred ? *starred->value : *target);
  }
}

void Compiler::eraseAt(const ast::Expression& target) {
  const Span span = target.span;
  if (const auto* name = std::get_if<ast::Name>(&target.node)) {
    erase(name->id, span);
  } else if (const auto* attribute = std::get_if<ast::Attribute>(&target.node)) {
    expression(attribute->value);
    emit(Op::DeleteAttribute, fromAttribute(span, target),
         this->name(mangle(attribute->name)));
  } else if (const auto* item = std::get_if<ast::Subscript>(&target.node)) {
    expression(item->value);
    expression(item->index);
    emit(Op::DeleteItem, span);
    anchorItem(*item, span);
  } else if (const auto* tuple = std::get_if<ast::Tuple>(&target.node)) {
    for (const auto& element : tuple->elements)
      eraseAt(*element);
  } else if (const auto* list = std::get_if<ast::List>(&target.node)) {
    for (const auto& element : list->elements)
      eraseAt(*element);
  }
}

void Compiler::augmented(const ast::AugmentedAssign& node, Span span) {
  const int op = static_cast<int>(node.op);
  const ast::Expression& target = *node.target;
  if (const auto* name = std::get_if<ast::Name>(&target.node)) {
    load(name->id, target.span);
    expression(node.value);
    emit(Op::InPlace, span, 0, op);
    store(name->id, target.span);
  } else if (const auto* attribute = std::get_if<ast::Attribute>(&target.node)) {
    const Span at = fromAttribute(target.span, target);
    const int index = this->name(mangle(attribute->name));
    expression(attribute->value);
    emit(Op::Duplicate, at);
    emit(Op::LoadAttribute, at, index);
    expression(node.value);
    emit(Op::InPlace, span, 0, op);
    emit(Op::Swap, at);
    emit(Op::StoreAttribute, at, index);
  } else if (const auto* item = std::get_if<ast::Subscript>(&target.node)) {
    expression(item->value);
    expression(item->index);
    emit(Op::DuplicateTwo, target.span);
    emit(Op::LoadItem, target.span);
    anchorItem(*item, target.span);
    expression(node.value);
    emit(Op::InPlace, span, 0, op);
    emit(Op::RotateThree, target.span);
    emit(Op::StoreItem, target.span);
    anchorItem(*item, target.span);
  }
}

void Compiler::annotated(const ast::AnnotatedAssign& node, Span span) {
  (void)span;
  if (node.value) {
    expression(node.value);
    storeTo(*node.target);
  }
  // In a function CPython does not evaluate it.
  const Scope::Kind kind = unit_->scope->kind;
  if (kind == Scope::Module || kind == Scope::Class) annotation(node.annotation);
}

void Compiler::ifStatement(const ast::If& node) {
  std::vector<int> elses;
  jumpIf(*node.test, false, elses);
  body(node.body);
  if (node.orElse.empty()) {
    for (const int jump : elses)
      aimHere(jump);
    return;
  }
  const int end = emit(Op::Jump, node.test->span);
  for (const int jump : elses)
    aimHere(jump);
  body(node.orElse);
  aimHere(end);
}

void Compiler::whileLoop(const ast::While& node, Span span) {
  unit_->blocks.push_back({Block::While,
                           unit_->handler,
                           here(),
                           std::make_shared<std::vector<int>>(),
                           nullptr,
                           {},
                           span});
  const int start = here();
  std::vector<int> ends;
  jumpIf(*node.test, false, ends);
  body(node.body);
  emit(Op::JumpBack, node.test->span, start);
  const Block block = std::move(unit_->blocks.back());
  unit_->blocks.pop_back();
  for (const int jump : ends)
    aimHere(jump);
  body(node.orElse);
  for (const int jump : *block.breaks)
    aimHere(jump);
}

void Compiler::forLoop(const ast::For& node, Span span) {
  iterable(*node.iterable);
  emit(Op::GetIterator, span);
  const int start = here();
  unit_->blocks.push_back({Block::For,
                           unit_->handler,
                           start,
                           std::make_shared<std::vector<int>>(),
                           nullptr,
                           {},
                           span});
  const int end = emit(Op::ForIterator, span);
  storeTo(*node.target);
  body(node.body);
  emit(Op::JumpBack, span, start);
  const Block block = std::move(unit_->blocks.back());
  unit_->blocks.pop_back();
  aimHere(end);
  setDepth(unit_->depth - 1);
  body(node.orElse);
  for (const int jump : *block.breaks)
    aimHere(jump);
}

void Compiler::returnStatement(const ast::Return& node, Span span) {
  if (node.value)
    expression(node.value);
  else
    loadConstant(Value::none(), span);
  const int handler = unit_->handler, depth = unit_->depth;
  std::vector<Block> blocks = unit_->blocks;
  while (!unit_->blocks.empty()) {
    const Block block = std::move(unit_->blocks.back());
    unit_->blocks.pop_back();
    leave(block, true, span);
  }
  emit(Op::Return, span);
  unit_->blocks = std::move(blocks);
  unit_->handler = handler;
  setDepth(depth - 1);
}

void Compiler::jumpOut(bool isBreak, Span span) {
  const int handler = unit_->handler, depth = unit_->depth;
  std::vector<Block> blocks = unit_->blocks;
  while (!unit_->blocks.empty()) {
    Block& block = unit_->blocks.back();
    if (block.kind == Block::While || block.kind == Block::For) break;
    const Block left = std::move(block);
    unit_->blocks.pop_back();
    leave(left, false, span);
  }
  const std::size_t loop = unit_->blocks.size() - 1;
  const bool isFor = unit_->blocks[loop].kind == Block::For;
  if (isBreak && isFor) emit(Op::Pop, span);
  const int jump = emit(isBreak ? Op::Jump : Op::JumpBack, span, blocks[loop].start);
  if (isBreak) blocks[loop].breaks->push_back(jump);
  unit_->blocks = std::move(blocks);
  unit_->handler = handler;
  setDepth(depth);
}

void Compiler::assertStatement(const ast::Assert& node, Span span) {
  std::vector<int> ends;
  jumpIf(*node.test, true, ends);
  emit(Op::LoadAssertionError, span);
  if (node.message) {
    expression(node.message);
    emit(Op::Call, span, 1);
  }
  const Span* compared = lastComparison(*node.test);
  emit(Op::Raise, compared ? *compared : span, 1);
  for (const int jump : ends)
    aimHere(jump);
}

void Compiler::import(const ast::Import& node, Span span) {
  for (const ast::Alias& alias : node.names) {
    const std::size_t dot = alias.name.find('.');
    if (dot == std::string::npos || !alias.as.empty()) {
      emit(Op::Import, span, name(alias.name));
      store(alias.as.empty() ? alias.name : alias.as, span);
      continue;
    }
    const std::string first = alias.name.substr(0, dot);
    emit(Op::Import, span, name(alias.name));
    emit(Op::Pop, span);
    emit(Op::Import, span, name(first));
    store(first, span);
  }
}

void Compiler::importFrom(const ast::ImportFrom& node, Span span) {
  if (node.module == "__future__") {
    for (const ast::Alias& alias : node.names) {
      if (alias.name == "annotations") hasLazyAnnotations_ = true;
      if (alias.name != "annotations" || !alias.as.empty())
        throw UnsupportedAt("from __future__ import " + alias.name, span);
    }
    return;
  }
  emit(Op::Import, span, name(node.module));
  for (const ast::Alias& alias : node.names) {
    if (alias.name == "*") {
      emit(Op::ImportStar, span);
      return;
    }
    emit(Op::ImportFrom, span, name(alias.name));
    store(alias.as.empty() ? alias.name : alias.as, span);
  }
  emit(Op::Pop, span);
}

}  // namespace derslik::python::vm
