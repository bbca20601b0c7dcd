#include "core/python/compiler/compiler.h"
#include "core/python/objects/set.h"

namespace derslik::python::vm {

namespace {

template<class... F>
struct Visitor : F... {
  using F::operator()...;
};
template<class... F>
Visitor(F...) -> Visitor<F...>;

}  // namespace

Span fromAttribute(Span span, const ast::Expression& attribute) {
  if (span.line == attribute.span.endLine) return span;
  const auto& name = std::get<ast::Attribute>(attribute.node).name;
  std::int64_t length = 0;
  for (const char c : name)
    length += (c & 0xc0) != 0x80;
  span.line = attribute.span.endLine;
  span.column = attribute.span.endColumn - static_cast<int>(length);
  return span;
}

void Compiler::anchor(Span span, int start, int end, bool isOperator) {
  if (span.line == span.endLine)
    unit_->code->anchors.push_back({here() - 1, start, end, isOperator});
}

void Compiler::anchorItem(const ast::Subscript& node, Span span) {
  anchor(span, node.value->span.endColumn, node.index->span.endColumn + 1, false);
}

void Compiler::all(const std::vector<ast::ExpressionPtr>& list) {
  for (const auto& each : list)
    expression(each);
}

void Compiler::expression(const ast::Expression& e) {
  const Span span = e.span;
  std::visit(
      Visitor{
          [&](const ast::Constant& node) { constantOf(node, span); },
          [&](const ast::Name& node) { load(node.id, span); },
          [&](const ast::Tuple& node) {
            const Value folded = foldedConstant(e);
            if (!folded.isUnset())
              loadConstant(folded, span);
            else
              sequence(node.elements, Op::BuildTuple, span);
          },
          [&](const ast::List& node) { sequence(node.elements, Op::BuildList, span); },
          [&](const ast::Set& node) { sequence(node.elements, Op::BuildSet, span); },
          [&](const ast::Dict& node) { dict(node, span); },
          [&](const ast::Unary& node) {
            const Value folded = foldedConstant(e);
            if (!folded.isUnset()) {
              loadConstant(folded, span);
              return;
            }
            expression(node.operand);
            emit(Op::Unary, span, 0, static_cast<int>(node.op));
          },
          [&](const ast::Binary& node) {
            expression(node.left);
            expression(node.right);
            emit(Op::Binary, span, 0, static_cast<int>(node.op));
            anchor(span, node.left->span.endColumn, node.right->span.column, true);
          },
          [&](const ast::BoolOp& node) { boolOp(node); },
          [&](const ast::Compare& node) { compare(node, span); },
          [&](const ast::Call& node) { call(node, span); },
          [&](const ast::Attribute& node) {
            expression(node.value);
            emit(Op::LoadAttribute, fromAttribute(span, e), name(mangle(node.name)));
          },
          [&](const ast::Subscript& node) {
            expression(node.value);
            expression(node.index);
            emit(Op::LoadItem, span);
            anchorItem(node, span);
          },
          [&](const ast::Slice& node) { slice(node, span); },
          [&](const ast::Starred&) { throw Unsupported("a starred expression here"); },
          [&](const ast::IfExpression& node) { ifExpression(node); },
          [&](const ast::Lambda& node) { lambda(node, span); },
          [&](const ast::Comprehension& node) { comprehension(node, span); },
          [&](const ast::Yield& node) {
            if (node.value)
              expression(node.value);
            else
              loadConstant(Value::none(), span);
            emit(Op::Yield, span);
          },
          [&](const ast::YieldFrom& node) { yieldFrom(node, span); },
          [&](const ast::Walrus& node) {
            expression(node.value);
            emit(Op::Duplicate, span);
            store(node.name, span);
          },
          [&](const ast::FString& node) { fstring(node, span); },
      },
      e.node);
}

void Compiler::constantOf(const ast::Constant& node, Span span) {
  loadConstant(std::visit(Visitor{
                              [](ast::None) { return Value::none(); },
                              [](bool value) { return Value::boolean(value); },
                              [](std::int64_t value) { return Value::integer(value); },
                              [](double value) { return Value::real(value); },
                              [&](const std::string& value) {
                                return Value(machine_.intern(value));
                              },
                              [](ast::Ellipsis) { return Value::ellipsis(); },
                          },
                          node.value),
               span);
}

// What CPython computes before the program runs, if it holds no names: numbers, texts,
// None, tuples of these, and arithmetic; Unset for all else.
Value Compiler::foldedConstant(const ast::Expression& e) {
  if (const auto* constant = std::get_if<ast::Constant>(&e.node)) {
    if (const auto* value = std::get_if<std::int64_t>(&constant->value))
      return Value::integer(*value);
    if (const auto* value = std::get_if<double>(&constant->value))
      return Value::real(*value);
    if (const auto* value = std::get_if<bool>(&constant->value))
      return Value::boolean(*value);
    if (const auto* value = std::get_if<std::string>(&constant->value))
      return Value(machine_.intern(*value));
    if (std::holds_alternative<ast::None>(constant->value)) return Value::none();
    return {};
  }
  try {
    if (const auto* unary = std::get_if<ast::Unary>(&e.node)) {
      const Value value = foldedConstant(*unary->operand);
      if (value.isUnset()) return {};
      if (unary->op == ast::UnaryOp::Not) return Value::boolean(!machine_.truth(value));
      return machine_.unary(unary->op, value);
    }
    if (const auto* binary = std::get_if<ast::Binary>(&e.node)) {
      const Value left = foldedConstant(*binary->left);
      if (left.isUnset()) return {};
      const Value right = foldedConstant(*binary->right);
      if (right.isUnset()) return {};
      return machine_.binary(binary->op, left, right);
    }
  } catch (const Failure&) {
    return {};
  } catch (const Unsupported&) {
    return {};
  } catch (const BudgetSpent&) {
    return {};
  }
  if (const auto* tuple = std::get_if<ast::Tuple>(&e.node)) {
    std::vector<Value> items;
    for (const auto& element : tuple->elements) {
      items.push_back(foldedConstant(*element));
      if (items.back().isUnset()) return {};
    }
    return machine_.tuple(std::move(items));
  }
  return {};
}

void Compiler::sequence(const std::vector<ast::ExpressionPtr>& elements, Op build,
                        Span span) {
  bool hasStar = false;
  for (const auto& element : elements)
    hasStar = hasStar || std::holds_alternative<ast::Starred>(element->node);
  if (build == Op::BuildSet && elements.size() >= 3) {
    // CPython makes a frozenset of three constants or more, and the set of that: it shows
    // in the order.
    const Value items = foldedSet(elements);
    if (!items.isUnset()) {
      emit(Op::BuildSet, span, 0);
      loadConstant(items, span);
      emit(Op::SetUpdate, span);
      return;
    }
  }
  if (!hasStar) {
    all(elements);
    emit(build, span, static_cast<int>(elements.size()));
    return;
  }
  const bool isSet = build == Op::BuildSet;
  emit(isSet ? Op::BuildSet : Op::BuildList, span, 0);
  for (const auto& element : elements) {
    if (const auto* starred = std::get_if<ast::Starred>(&element->node)) {
      expression(starred->value);
      emit(isSet ? Op::SetUpdate : Op::ListExtend, span);
    } else {
      expression(element);
      emit(isSet ? Op::SetAdd : Op::ListAppend, span, 1);
    }
  }
  if (build == Op::BuildTuple) emit(Op::ListToTuple, span);
}

namespace {

// Of one type, and equal to the bit.
bool isSameConstant(const Value& a, const Value& b) {
  const auto* left = a.as<vm::Tuple>();
  const auto* right = b.as<vm::Tuple>();
  if (!left || !right) return a.same(b);
  return std::equal(left->items.begin(), left->items.end(), right->items.begin(),
                    right->items.end(), isSameConstant);
}

bool areSameConstants(const std::vector<Value>& a, const std::vector<Value>& b) {
  return a.size() == b.size() && std::all_of(a.begin(), a.end(), [&](const Value& item) {
           return std::any_of(b.begin(), b.end(), [&](const Value& other) {
             return isSameConstant(item, other);
           });
         });
}

}  // namespace

// As CPython's compile.c, which makes such a set anew from the order of a first one, and
// keeps one for all that hold the same.
Value Compiler::foldedSet(const std::vector<ast::ExpressionPtr>& elements) {
  std::vector<Value> constants;
  for (const auto& element : elements) {
    constants.push_back(foldedConstant(*element));
    if (constants.back().isUnset()) return {};
  }
  const auto setOf = [this](const std::vector<Value>& items) {
    const Value set = machine_.heap.make<Set>(machine_.types.frozenset);
    for (const Value& item : items)
      set.to<Set>()->add(machine_, item);
    return set;
  };
  const std::vector<Value> items = setOf(constants).to<Set>()->items();
  for (const Value& known : foldedSets_)
    if (areSameConstants(items, known.to<Set>()->items())) return known;
  foldedSets_.push_back(setOf(items));
  return foldedSets_.back();
}

// What a loop goes through: a set of constants is not copied for that.
void Compiler::iterable(const ast::Expression& e) {
  if (const auto* set = std::get_if<ast::Set>(&e.node)) {
    const Value folded = foldedSet(set->elements);
    if (!folded.isUnset()) {
      loadConstant(folded, e.span);
      return;
    }
  }
  expression(e);
}

void Compiler::dict(const ast::Dict& node, Span span) {
  bool hasSpread = false;
  for (const auto& key : node.keys)
    hasSpread = hasSpread || !key;
  if (!hasSpread && node.keys.size() <= 32) {
    for (std::size_t i = 0; i < node.keys.size(); ++i) {
      expression(node.keys[i]);
      expression(node.values[i]);
    }
    emit(Op::BuildDict, span, static_cast<int>(node.keys.size()));
    return;
  }
  emit(Op::BuildDict, span, 0);
  for (std::size_t i = 0; i < node.keys.size(); ++i) {
    if (!node.keys[i]) {
      expression(node.values[i]);
      emit(Op::DictUpdate, span);
      continue;
    }
    expression(node.keys[i]);
    expression(node.values[i]);
    emit(Op::DictAdd, span, 1);
  }
}

void Compiler::boolOp(const ast::BoolOp& node) {
  std::vector<int> jumps;
  for (std::size_t i = 0; i < node.values.size(); ++i) {
    expression(node.values[i]);
    if (i + 1 < node.values.size())
      jumps.push_back(emit(node.isAnd ? Op::JumpIfFalseOrPop : Op::JumpIfTrueOrPop,
                           node.values[i]->span));
  }
  for (const int jump : jumps)
    aimHere(jump);
}

void Compiler::compare(const ast::Compare& node, Span span) {
  expression(node.left);
  std::vector<int> jumps;
  const std::size_t last = node.ops.size() - 1;
  for (std::size_t i = 0; i <= last; ++i) {
    expression(node.comparators[i]);
    if (i < last) {
      emit(Op::Duplicate, span);
      emit(Op::RotateThree, span);
    }
    emit(Op::Compare, span, 0, static_cast<int>(node.ops[i]));
    if (i < last) jumps.push_back(emit(Op::JumpIfFalseOrPop, span));
  }
  if (jumps.empty()) return;
  const int end = emit(Op::Jump, span);
  for (const int jump : jumps)
    aimHere(jump);
  setDepth(unit_->depth + 1);
  emit(Op::Swap, span);
  emit(Op::Pop, span);
  aimHere(end);
}

// Jumps that are to be aimed where the test's truth is `when`; else goes on.
void Compiler::jumpIf(const ast::Expression& test, bool when, std::vector<int>& jumps) {
  if (const auto* unary = std::get_if<ast::Unary>(&test.node);
      unary && unary->op == ast::UnaryOp::Not) {
    jumpIf(*unary->operand, !when, jumps);
    return;
  }
  if (const auto* both = std::get_if<ast::BoolOp>(&test.node)) {
    std::vector<int> over;
    const bool decides = !both->isAnd;  // of one part, for the whole
    for (std::size_t i = 0; i < both->values.size(); ++i) {
      const bool isLast = i + 1 == both->values.size();
      if (isLast)
        jumpIf(*both->values[i], when, jumps);
      else
        jumpIf(*both->values[i], decides, when == decides ? jumps : over);
    }
    for (const int jump : over)
      aimHere(jump);
    return;
  }
  expression(test);
  jumps.push_back(emit(when ? Op::JumpIfTrue : Op::JumpIfFalse, test.span));
}

void Compiler::slice(const ast::Slice& node, Span span) {
  for (const auto* part : {&node.lower, &node.upper, &node.step}) {
    if (*part)
      expression(*part);
    else
      loadConstant(Value::none(), span);
  }
  emit(Op::BuildSlice, span);
}

void Compiler::ifExpression(const ast::IfExpression& node) {
  std::vector<int> elses;
  jumpIf(*node.test, false, elses);
  expression(node.body);
  const int end = emit(Op::Jump, node.body->span);
  for (const int jump : elses)
    aimHere(jump);
  setDepth(unit_->depth - 1);
  expression(node.orElse);
  aimHere(end);
}

void Compiler::fstring(const ast::FString& node, Span span) {
  int count = 0;
  for (const auto& part : node.parts) {
    ++count;
    if (const auto* text = std::get_if<std::string>(&part)) {
      loadConstant(Value(machine_.intern(*text)), span);
      continue;
    }
    const auto& replacement = std::get<ast::Replacement>(part);
    expression(replacement.value);
    if (replacement.format) fstring(*replacement.format, span);
    emit(Op::Format, span, replacement.format ? 1 : 0, replacement.conversion);
  }
  if (count == 0)
    loadConstant(Value(machine_.intern("")), span);
  else if (count > 1 || !std::holds_alternative<ast::Replacement>(node.parts[0]))
    emit(Op::BuildText, span, count);
}

void Compiler::yieldFrom(const ast::YieldFrom& node, Span span) {
  expression(node.value);
  emit(Op::GetIterator, span);
  loadConstant(Value::none(), span);
  emit(Op::YieldFrom, span);
}

}  // namespace derslik::python::vm
