// try and with: which handler an instruction has, and what jumps out of them undo.
//
// On its way into a handler an exception pushes two values: what was being handled until
// then, and itself.

#include "core/python/compiler/compiler.h"

namespace derslik::python::vm {

namespace {

// Do the clauses name exceptions that GeneratorExit surely is none of?
bool ignoresExit(const ast::Try& node) {
  for (const ast::Handler& handler : node.handlers) {
    const auto* name =
        handler.type ? std::get_if<ast::Name>(&handler.type->node) : nullptr;
    if (!name || name->id == "BaseException" || name->id == "GeneratorExit") return false;
  }
  return true;
}

}  // namespace

void Compiler::tryStatement(const ast::Try& node, Span span) {
  if (node.finally.empty())
    tryExcept(node, span);
  else
    tryFinally(node, span);
}

void Compiler::tryFinally(const ast::Try& node, Span span) {
  const int outer = unit_->handler, depth = unit_->depth;
  const int handler = addHandler(depth, false);
  Block block{Block::Finally, outer, 0, {}, &node.finally, {}, span};
  unit_->blocks.push_back(block);
  unit_->handler = handler;
  if (node.handlers.empty())
    body(node.body);
  else
    tryExcept(node, span);
  unit_->blocks.pop_back();
  unit_->handler = outer;
  body(node.finally);
  const int end = emit(Op::Jump, span);

  unit_->code->handlers[static_cast<std::size_t>(handler)].target = here();
  setDepth(depth + 2);
  unit_->handler = outer;
  const int restore = addHandler(depth + 1, true);
  unit_->handler = restore;
  unit_->blocks.push_back({Block::FinallyHandler, outer, 0, {}, nullptr, {}, span});
  body(node.finally);
  unit_->blocks.pop_back();
  unit_->handler = outer;
  emit(Op::Reraise, span);
  aimHere(end);
  setDepth(depth);
}

void Compiler::tryExcept(const ast::Try& node, Span span) {
  const int outer = unit_->handler, depth = unit_->depth;
  const int handler = addHandler(depth, false, ignoresExit(node));
  unit_->blocks.push_back({Block::Try, outer, 0, {}, nullptr, {}, span});
  unit_->handler = handler;
  body(node.body);
  unit_->blocks.pop_back();
  unit_->handler = outer;
  body(node.orElse);
  std::vector<int> ends{emit(Op::Jump, span)};

  unit_->code->handlers[static_cast<std::size_t>(handler)].target = here();
  const int restore = addHandler(depth + 1, true);
  for (const ast::Handler& each : node.handlers) {
    unit_->handler = restore;
    setDepth(depth + 2);
    int next = -1;
    if (each.type) {
      expression(each.type);
      emit(Op::MatchException, each.span);
      next = emit(Op::JumpIfFalse, each.span);
    }
    handlerBody(each, each.span);
    unit_->handler = outer;
    ends.push_back(emit(Op::Jump, each.span));
    if (next >= 0) aimHere(next);
  }
  unit_->handler = outer;
  setDepth(depth + 2);
  emit(Op::Reraise, span);
  for (const int jump : ends)
    aimHere(jump);
  setDepth(depth);
}

void Compiler::forgetName(const std::string& name, Span span) {
  loadConstant(Value::none(), span);
  store(name, span);
  erase(name, span);
}

// what was handled, the exception → nothing
void Compiler::handlerBody(const ast::Handler& handler, Span span) {
  const int restore = unit_->handler;
  const int depth = unit_->depth - 1;
  unit_->blocks.push_back({Block::Handler, restore, 0, {}, nullptr, handler.name, span});
  if (handler.name.empty()) {
    emit(Op::Pop, span);
    body(handler.body);
  } else {
    store(handler.name, span);
    const int forget = addHandler(depth, false, true);
    unit_->handler = forget;
    body(handler.body);
    unit_->handler = restore;
    forgetName(handler.name, span);
    const int over = emit(Op::Jump, span);
    unit_->code->handlers[static_cast<std::size_t>(forget)].target = here();
    setDepth(depth + 2);
    forgetName(handler.name, span);
    emit(Op::Reraise, span);
    aimHere(over);
    setDepth(depth);
  }
  unit_->blocks.pop_back();
  emit(Op::PopHandled, span);
}

void Compiler::with(const ast::With& node, std::size_t index, Span span) {
  if (index == node.items.size()) {
    body(node.body);
    return;
  }
  const ast::WithItem& item = node.items[index];
  expression(item.context);
  emit(Op::EnterWith, span);
  const int outer = unit_->handler;
  const int depth = unit_->depth - 1;  // with the exit method on top
  const int handler = addHandler(depth, false);
  unit_->blocks.push_back({Block::With, outer, 0, {}, nullptr, {}, span});
  unit_->handler = handler;
  if (item.target)
    storeTo(*item.target);
  else
    emit(Op::Pop, span);
  with(node, index + 1, span);
  unit_->blocks.pop_back();
  unit_->handler = outer;
  emit(Op::ExitWith, span);
  const int end = emit(Op::Jump, span);

  unit_->code->handlers[static_cast<std::size_t>(handler)].target = here();
  setDepth(depth + 2);
  const int restore = addHandler(depth + 1, true);
  unit_->handler = restore;
  emit(Op::ExitWithException, span);
  const int suppressed = emit(Op::JumpIfTrue, span);
  unit_->handler = outer;
  emit(Op::Reraise, span);
  aimHere(suppressed);
  setDepth(depth + 2);
  emit(Op::Pop, span);
  emit(Op::PopHandled, span);
  emit(Op::Pop, span);
  aimHere(end);
  setDepth(depth - 1);
}

// What a return, break or continue does on its way out of a block; with a return's value
// on top of the stack.
void Compiler::leave(const Block& block, bool hasValue, Span span) {
  switch (block.kind) {
    case Block::While:
      break;
    case Block::For:
      if (hasValue) emit(Op::Swap, span);
      emit(Op::Pop, span);
      break;
    case Block::Try:
      unit_->handler = block.outerHandler;
      break;
    case Block::Finally:
      unit_->handler = block.outerHandler;
      body(*block.finally);
      break;
    case Block::FinallyHandler:
      // The exception is forgotten.
      if (hasValue) emit(Op::Swap, span);
      emit(Op::Pop, span);
      unit_->handler = block.outerHandler;
      if (hasValue) emit(Op::Swap, span);
      emit(Op::PopHandled, span);
      break;
    case Block::Handler:
      unit_->handler = block.outerHandler;
      if (!block.name.empty()) forgetName(block.name, span);
      if (hasValue) emit(Op::Swap, span);
      emit(Op::PopHandled, span);
      break;
    case Block::With:
      unit_->handler = block.outerHandler;
      if (hasValue) emit(Op::Swap, span);
      emit(Op::ExitWith, block.span);
      break;
    case Block::WithHandler:
      break;
  }
}

}  // namespace derslik::python::vm
