#include "core/ndarray/nest.h"

#include <cstdlib>

namespace derslik::ndarray {
namespace {

/// Whether the axis `inner`, which stands further inside, has to go outside of `outer`:
/// 1 yes, 0 no, -1 where no operand can tell. Where operands disagree, the order of C
/// stays.
int shouldSwap(const Nest& nest, int outer, int inner) {
  int answer = -1;
  for (int k = 0; k < nest.operands; ++k) {
    const Index a = std::abs(nest.strides[k][outer]),
                b = std::abs(nest.strides[k][inner]);
    if (a == 0 || b == 0) continue;
    if (b <= a)
      answer = 0;
    else if (answer < 0)
      answer = 1;
  }
  return answer;
}

}  // namespace

void Nest::add(const Array& operand) {
  Dims all(shape.size(), 0);
  const int missing = shape.size() - operand.axes();
  for (int i = 0; i < operand.axes(); ++i)
    all[missing + i] = operand.shape[i] == 1 ? 0 : operand.strides[i];
  add(operand.data, all);
}

void Nest::add(char* address, const Dims& all) {
  data[operands] = address;
  strides[operands++] = all;
}

// An insertion sort from the innermost axis outwards, which NumPy's results depend on:
// the order is no total one (npyiter_find_best_axis_ordering).
Dims Nest::sort() {
  const int n = shape.size();
  Dims order;
  for (int i = 0; i < n; ++i)
    order.push(i);
  for (int i = n - 2; i >= 0; --i) {
    const int axis = static_cast<int>(order[i]);
    int place = i;
    for (int j = i + 1; j < n; ++j) {
      const int swap = shouldSwap(*this, axis, static_cast<int>(order[j]));
      if (swap == 1) place = j;
      if (swap == 0) break;
    }
    for (int j = i; j < place; ++j)
      order[j] = order[j + 1];
    order[place] = axis;
  }
  const Dims old = shape;
  for (int i = 0; i < n; ++i)
    shape[i] = old[static_cast<int>(order[i])];
  for (int k = 0; k < operands; ++k) {
    const Dims before = strides[k];
    for (int i = 0; i < n; ++i)
      strides[k][i] = before[static_cast<int>(order[i])];
  }
  return order;
}

void Nest::coalesce() {
  for (int i = shape.size() - 2; i >= 0; --i) {
    bool can = true;
    for (int k = 0; k < operands && can; ++k) {
      const Index outer = strides[k][i], inner = strides[k][i + 1];
      can = (shape[i] == 1 && outer == 0) || (shape[i + 1] == 1 && inner == 0) ||
            shape[i + 1] * inner == outer;
    }
    if (!can) continue;
    for (int k = 0; k < operands; ++k) {
      if (strides[k][i + 1] == 0) strides[k][i + 1] = strides[k][i];
      strides[k].erase(i);
    }
    shape[i + 1] *= shape[i];
    shape.erase(i);
  }
}

void Nest::run(Loop loop, void* context) const {
  for (const Index n : shape)
    if (n == 0) return;
  const int outer = shape.size() - 1;
  Index step[kMaxOperands] = {};
  for (int k = 0; k < operands; ++k)
    if (outer >= 0) step[k] = strides[k][outer];
  const Index count = outer >= 0 ? shape[outer] : 1;
  char* p[kMaxOperands];
  for (int k = 0; k < operands; ++k)
    p[k] = data[k];
  Dims place(shape.size(), 0);
  for (;;) {
    loop(p, step, count, context);
    int axis = outer - 1;
    for (; axis >= 0; --axis) {
      for (int k = 0; k < operands; ++k)
        p[k] += strides[k][axis];
      if (++place[axis] < shape[axis]) break;
      for (int k = 0; k < operands; ++k)
        p[k] -= strides[k][axis] * shape[axis];
      place[axis] = 0;
    }
    if (axis < 0) return;
  }
}

void runOver(std::initializer_list<const Array*> operands, Loop loop, void* context) {
  const Array& last = **(operands.end() - 1);
  char* p[kMaxOperands];
  Index step[kMaxOperands];
  int count = 0;
  for (const Array* operand : operands) {
    if (!isPlain(*operand, last.shape)) break;
    p[count] = operand->data;
    step[count++] = operand->isScalar() ? 0 : operand->itemSize;
  }
  if (count == static_cast<int>(operands.size()))
    return loop(p, step, last.size(), context);
  Nest nest(last.shape);
  for (const Array* operand : operands)
    nest.add(*operand);
  nest.sort();
  nest.coalesce();
  nest.run(loop, context);
}

Array emptyInOrder(Heap& heap, DType dtype, const Dims& shape, const Dims& order,
                   Index itemSize) {
  Array a(heap, dtype, shape, itemSize);
  Index step = a.itemSize;
  for (int i = shape.size() - 1; i >= 0; --i) {
    const int axis = static_cast<int>(order[i]);
    a.strides[axis] = step;
    if (shape[axis] > 1) step *= shape[axis];
  }
  return a;
}

Array emptyLike(const Array& like, DType dtype, Index itemSize) {
  if (like.isContiguous()) return Array(like.heap(), dtype, like.shape, itemSize);
  Nest nest(like.shape);
  nest.add(like);
  const Dims order = nest.sort();
  return emptyInOrder(like.heap(), dtype, like.shape, order, itemSize);
}

}  // namespace derslik::ndarray
