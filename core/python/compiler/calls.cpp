// Calls, and what is called: functions, lambdas, comprehensions, classes.

#include "core/python/compiler/compiler.h"

namespace derslik::python::vm {

void Compiler::call(const ast::Call& node, Span span) {
  bool isPlain = true;
  for (const ast::Argument& argument : node.arguments)
    isPlain = isPlain && argument.kind == ast::Argument::Positional;
  if (const auto* attribute = std::get_if<ast::Attribute>(&node.function->node);
      attribute && isPlain) {
    expression(attribute->value);
    emit(Op::LoadMethod, fromAttribute(node.function->span, *node.function),
         name(mangle(attribute->name)));
    for (const ast::Argument& argument : node.arguments)
      expression(argument.value);
    emit(Op::CallMethod, fromAttribute(span, *node.function),
         static_cast<int>(node.arguments.size()));
    return;
  }
  expression(node.function);
  const Span at = std::holds_alternative<ast::Attribute>(node.function->node)
                      ? fromAttribute(span, *node.function)
                      : span;
  arguments(node.arguments, at);
}

// With the function on the stack already.
void Compiler::arguments(const std::vector<ast::Argument>& list, Span span) {
  bool hasSpread = false, hasKeywords = false;
  for (const ast::Argument& argument : list) {
    hasSpread = hasSpread || argument.kind == ast::Argument::Star ||
                argument.kind == ast::Argument::DoubleStar;
    hasKeywords = hasKeywords || argument.kind == ast::Argument::Keyword ||
                  argument.kind == ast::Argument::DoubleStar;
  }
  if (!hasSpread) {
    std::vector<Value> names;
    for (const ast::Argument& argument : list) {
      expression(argument.value);
      if (argument.kind == ast::Argument::Keyword)
        names.push_back(Value(machine_.intern(mangle(argument.name))));
    }
    const int count = static_cast<int>(list.size());
    if (names.empty()) {
      emit(Op::Call, span, count);
      return;
    }
    loadConstant(machine_.tuple(std::move(names)), span);
    emit(Op::CallKeywords, span, count);
    return;
  }
  emit(Op::BuildList, span, 0);
  for (const ast::Argument& argument : list) {
    if (argument.kind == ast::Argument::Positional) {
      expression(argument.value);
      emit(Op::ListAppend, span, 1);
    } else if (argument.kind == ast::Argument::Star) {
      expression(argument.value);
      emit(Op::ListExtend, span, 0, 1);
    }
  }
  emit(Op::ListToTuple, span);
  if (hasKeywords) {
    emit(Op::BuildDict, span, 0);
    for (const ast::Argument& argument : list) {
      if (argument.kind == ast::Argument::Keyword) {
        emit(Op::BuildDict, span, 0);
        loadConstant(Value(machine_.intern(mangle(argument.name))), span);
        expression(argument.value);
        emit(Op::DictAdd, span, 1);
        emit(Op::DictMerge, span, 0, 3);
      } else if (argument.kind == ast::Argument::DoubleStar) {
        expression(argument.value);
        emit(Op::DictMerge, span, 0, 3);
      }
    }
  }
  emit(Op::CallSpread, span, 0, hasKeywords ? 1 : 0);
}

int Compiler::defaults(const ast::Parameters& parameters, Span span) {
  int flags = 0, count = 0;
  for (const auto* list : {&parameters.positionalOnly, &parameters.positional})
    for (const ast::Parameter& parameter : *list)
      if (parameter.defaultValue) {
        expression(parameter.defaultValue);
        ++count;
      }
  if (count > 0) {
    emit(Op::BuildTuple, span, count);
    flags |= 1;
  }
  bool hasKeywordDefaults = false;
  for (const ast::Parameter& parameter : parameters.keywordOnly)
    hasKeywordDefaults = hasKeywordDefaults || parameter.defaultValue;
  if (hasKeywordDefaults) {
    for (const ast::Parameter& parameter : parameters.keywordOnly) {
      if (parameter.defaultValue)
        expression(parameter.defaultValue);
      else
        loadConstant(Value::notImplemented(), span);
    }
    emit(Op::BuildTuple, span, static_cast<int>(parameters.keywordOnly.size()));
    flags |= 2;
  }
  return flags;
}

void Compiler::parametersOf(Code* code, const ast::Parameters& parameters) {
  code->positionalOnly = static_cast<int>(parameters.positionalOnly.size());
  code->positional =
      code->positionalOnly + static_cast<int>(parameters.positional.size());
  code->keywordOnly = static_cast<int>(parameters.keywordOnly.size());
  code->hasRest = parameters.rest.has_value();
  code->hasKeywords = parameters.keywords.has_value();
}

// The code's closure and the code itself, on top of the defaults.
void Compiler::makeFunction(const ast::Parameters* parameters, const Scope& scope,
                            const Ref<Code>& code, Span span) {
  int flags = 0;
  if (parameters) {
    const auto evaluated = defaults(*parameters, span);
    flags = evaluated;
    if (!hasLazyAnnotations_) {
      for (const auto* list : {&parameters->positionalOnly, &parameters->positional})
        for (const ast::Parameter& parameter : *list)
          annotation(parameter.annotation);
      if (parameters->rest) annotation(parameters->rest->annotation);
      for (const ast::Parameter& parameter : parameters->keywordOnly)
        annotation(parameter.annotation);
      if (parameters->keywords) annotation(parameters->keywords->annotation);
    }
  }
  for (const std::string& free : scope.free)
    emit(Op::LoadCellItself, span, slot(free));
  loadConstant(Value(code.get()), span);
  emit(Op::MakeFunction, span, flags, static_cast<int>(scope.free.size()));
}

void Compiler::annotation(const ast::ExpressionPtr& expression) {
  if (!expression || hasLazyAnnotations_) return;
  this->expression(expression);
  emit(Op::Pop, expression->span);
}

void Compiler::lambda(const ast::Lambda& node, Span span) {
  const Scope& scope = symbols_.of(node);
  Unit unit;
  begin(unit, scope, "<lambda>", false);
  unit.code->line = span.line;
  parametersOf(unit.code.get(), *node.parameters);
  expression(node.body);
  emit(Op::Return, node.body->span);
  const Ref<Code> code = finish();
  makeFunction(node.parameters.get(), scope, code, span);
}

void Compiler::comprehension(const ast::Comprehension& node, Span span) {
  const Scope& scope = symbols_.of(node);
  static constexpr const char* kNames[] = {"<listcomp>", "<setcomp>", "<dictcomp>",
                                           "<genexpr>"};
  Unit unit;
  begin(unit, scope, kNames[node.kind], true);
  unit.code->line = span.line;
  unit.code->positional = 1;
  const bool isGenerator = node.kind == ast::Comprehension::Generator;
  unit.code->isGenerator = isGenerator;
  if (node.kind == ast::Comprehension::List) emit(Op::BuildList, span, 0);
  if (node.kind == ast::Comprehension::Set) emit(Op::BuildSet, span, 0);
  if (node.kind == ast::Comprehension::Dict) emit(Op::BuildDict, span, 0);
  clauses(node, 0, span);
  if (isGenerator) loadConstant(Value::none(), span);
  emit(Op::Return, span);
  const Ref<Code> code = finish();
  makeFunction(nullptr, scope, code, span);
  iterable(*node.clauses[0].iterable);
  emit(Op::GetIterator, span);
  emit(Op::Call, span, 1);
}

void Compiler::clauses(const ast::Comprehension& node, std::size_t index, Span span) {
  if (index == node.clauses.size()) {
    // The collection lies under an iterator for each clause.
    const int depth = static_cast<int>(node.clauses.size()) + 1;
    expression(node.element);
    switch (node.kind) {
      case ast::Comprehension::List:
        emit(Op::ListAppend, node.element->span, depth);
        break;
      case ast::Comprehension::Set:
        emit(Op::SetAdd, node.element->span, depth);
        break;
      case ast::Comprehension::Dict:
        expression(node.value);
        emit(Op::DictAdd, node.element->span, depth);
        break;
      case ast::Comprehension::Generator:
        emit(Op::Yield, node.element->span);
        emit(Op::Pop, node.element->span);
        break;
    }
    return;
  }
  const ast::Clause& clause = node.clauses[index];
  if (index == 0) {
    emit(Op::LoadLocal, span, 0);
  } else {
    iterable(*clause.iterable);
    emit(Op::GetIterator, span);
  }
  const int start = here();
  const int end = emit(Op::ForIterator, span);
  storeTo(*clause.target);
  std::vector<int> skips;
  for (const auto& condition : clause.conditions)
    jumpIf(*condition, false, skips);
  clauses(node, index + 1, span);
  for (const int skip : skips)
    aimHere(skip);
  emit(Op::JumpBack, span, start);
  aimHere(end);
  setDepth(unit_->depth - 1);
}

Value Compiler::docOf(Machine& machine, const ast::Body& body) {
  if (body.empty()) return Value::none();
  const auto* first = std::get_if<ast::ExpressionStatement>(&body[0]->node);
  if (!first) return Value::none();
  const auto* constant = std::get_if<ast::Constant>(&first->value->node);
  if (!constant) return Value::none();
  const auto* text = std::get_if<std::string>(&constant->value);
  return text ? Value(machine.intern(*text)) : Value::none();
}

void Compiler::functionDef(const ast::FunctionDef& node, Span span) {
  for (const auto& decorator : node.decorators)
    expression(decorator);
  const Scope& scope = symbols_.of(node);
  Unit unit;
  begin(unit, scope, node.name, false);
  unit.code->line = span.line;
  unit.code->doc = docOf(machine_, node.body);
  parametersOf(unit.code.get(), *node.parameters);
  body(node.body);
  loadConstant(Value::none(), span);
  emit(Op::Return, span);
  const Ref<Code> code = finish();
  makeFunction(node.parameters.get(), scope, code, span);
  if (node.returns && !hasLazyAnnotations_) annotation(node.returns);
  for (auto i = node.decorators.rbegin(); i != node.decorators.rend(); ++i)
    emit(Op::Call, (*i)->span, 1);
  store(node.name, span);
}

void Compiler::classDef(const ast::ClassDef& node, Span span) {
  for (const auto& decorator : node.decorators)
    expression(decorator);
  const Scope& scope = symbols_.of(node);
  Unit unit;
  begin(unit, scope, node.name, false);
  unit.code->line = span.line;
  const Value doc = docOf(machine_, node.body);
  if (!doc.isNone()) {
    loadConstant(doc, span);
    emit(Op::StoreName, span, machine_.globalPlace(machine_.names.doc));
  }
  body(node.body);
  loadConstant(Value::none(), span);
  emit(Op::Return, span);
  const Ref<Code> code = finish();
  makeFunction(nullptr, scope, code, span);
  for (const ast::Argument& base : node.bases) {
    if (base.kind != ast::Argument::Positional)
      throw UnsupportedAt("keywords of a class", span);
    expression(base.value);
  }
  emit(Op::BuildClass, span, static_cast<int>(node.bases.size()), name(node.name));
  for (auto i = node.decorators.rbegin(); i != node.decorators.rend(); ++i)
    emit(Op::Call, (*i)->span, 1);
  store(node.name, span);
}

}  // namespace derslik::python::vm
