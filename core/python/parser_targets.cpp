#include <algorithm>

#include "core/python/parser_state.h"

namespace derslik::python {

bool Parser::isSingleTarget(const Expression& target) {
  return std::holds_alternative<Name>(target.node) ||
         std::holds_alternative<Attribute>(target.node) ||
         std::holds_alternative<Subscript>(target.node);
}

/// target_with_star_atom: what can stand before a single `=`, without a star.
bool Parser::isTarget(const Expression& target) const {
  const auto all = [&](const std::vector<ExpressionPtr>& elements) {
    return std::all_of(
        elements.begin(), elements.end(),
        [&](const ExpressionPtr& element) { return isStarTarget(*element); });
  };
  if (const auto* tuple = std::get_if<Tuple>(&target.node)) return all(tuple->elements);
  if (const auto* list = std::get_if<List>(&target.node)) return all(list->elements);
  return isSingleTarget(target);
}

bool Parser::isStarTarget(const Expression& target) const {
  if (const auto* starred = std::get_if<Starred>(&target.node))
    return isTarget(*starred->value);
  return isTarget(target);
}

bool Parser::isDeletable(const Expression& target) const {
  const auto all = [&](const std::vector<ExpressionPtr>& elements) {
    return std::all_of(
        elements.begin(), elements.end(),
        [&](const ExpressionPtr& element) { return isDeletable(*element); });
  };
  if (const auto* tuple = std::get_if<Tuple>(&target.node)) return all(tuple->elements);
  if (const auto* list = std::get_if<List>(&target.node)) return all(list->elements);
  return isSingleTarget(target);
}

/// The targets of for and of comprehensions, which end before `in`.
ExpressionPtr Parser::starTargets() {
  const std::size_t start = at_;
  ExpressionPtr first = starTarget();
  if (!is(",")) return first;
  Tuple node;
  node.elements.push_back(std::move(first));
  while (accept(",") && !is("in") && !is("=") && !is(")"))
    node.elements.push_back(starTarget());
  return make(start, std::move(node));
}

ExpressionPtr Parser::starTarget() {
  const Level level(*this);
  const std::size_t start = at_;
  const bool starred = accept("*");
  ExpressionPtr target = primary();
  if (!isTarget(*target)) stuck();
  return starred ? make(start, Starred{std::move(target)}) : std::move(target);
}

}  // namespace derslik::python
