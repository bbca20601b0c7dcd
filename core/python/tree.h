#pragma once

#include <utility>

#include "core/python/ast.h"

namespace derslik::python {

/// How many expressions may stand one within the other, and statements likewise: so deep
/// can all that walks a tree recurse, and its destruction, too. CPython's own limits lie
/// beyond, at some thousands.
constexpr int kDeepestTree = 300;

/// The expression of a node; its height is one more than its highest part. Refuses what
/// is higher than kDeepestTree.
ExpressionPtr makeExpression(Span span, decltype(Expression::node) node);

[[noreturn]] void refuseDepth(Span span);

}  // namespace derslik::python
