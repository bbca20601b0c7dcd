#include "core/ndarray/reduce.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "core/ndarray/convert.h"
#include "core/ndarray/float_warnings.h"
#include "core/ndarray/pairwise.h"

namespace derslik::ndarray {
namespace {

/// np.getbufsize(): so many numbers at a time are summed pairwise.
constexpr Index kBuffer = 8192;

Binary elementwise(Reduction op) {
  switch (op) {
    case Reduction::Sum:
      return Binary::Add;
    case Reduction::Product:
      return Binary::Multiply;
    case Reduction::Maximum:
      return Binary::Maximum;
    case Reduction::Minimum:
      return Binary::Minimum;
    case Reduction::Any:
      return Binary::LogicalOr;
    case Reduction::All:
      break;
  }
  return Binary::LogicalAnd;
}

bool hasIdentity(Reduction op) {
  return op != Reduction::Maximum && op != Reduction::Minimum;
}

template<class T>
void sumLoop(char* const* p, const Index* step, Index n, void*) {
  T& sum = *reinterpret_cast<T*>(p[1]);
  for (Index i = 0; i < n; i += kBuffer)
    sum += pairwiseSum<T>(p[0] + i * step[0], std::min(kBuffer, n - i), step[0]);
}

/// A part of the operand, over which one sum is taken, that has several axes: NumPy
/// copies it into its buffer.
struct Group {
  Dims shape, strides;
  char* buffer;
  Index held;
  Index size;
};

template<class T>
void gatherLoop(char* const* p, const Index* step, Index n, void* context) {
  Group& group = *static_cast<Group*>(context);
  for (Index i = 0; i < n; ++i)
    reinterpret_cast<T*>(group.buffer)[group.held++] =
        *reinterpret_cast<const T*>(p[0] + i * step[0]);
}

template<class T>
void sumGroupLoop(char* const* p, const Index* step, Index n, void* context) {
  Group& group = *static_cast<Group*>(context);
  for (Index i = 0; i < n; ++i) {
    char* from = p[0] + i * step[0];
    Nest nest(group.shape);
    nest.add(from, group.strides);
    group.held = 0;
    nest.run(gatherLoop<T>, &group);
    char* const q[] = {group.buffer, p[1] + i * step[1]};
    const Index s[] = {sizeof(T), 0};
    sumLoop<T>(q, s, group.held, nullptr);
  }
}

/// Float sums, in NumPy's order: the axes that vary fastest and are summed make one run.
template<class T>
void sumFloats(const Nest& nest, Heap& heap) {
  int kept = nest.shape.size();
  while (kept > 0 && nest.strides[1][kept - 1] == 0)
    --kept;
  const int runAxes = nest.shape.size() - kept;
  if (runAxes == 1) return nest.run(sumLoop<T>);
  if (runAxes == 0) {
    // Every element is added to another sum: out = out + in.
    Nest three(nest.shape);
    three.add(nest.data[1], nest.strides[1]);
    three.add(nest.data[0], nest.strides[0]);
    three.add(nest.data[1], nest.strides[1]);
    return three.run(
        binaryLoop(Binary::Add, sizeof(T) == 4 ? DType::Float32 : DType::Float64));
  }
  Group group{};
  Nest outer((Dims()));
  Dims in, out;
  for (int i = 0; i < nest.shape.size(); ++i) {
    if (i < kept) {
      outer.shape.push(nest.shape[i]);
      in.push(nest.strides[0][i]);
      out.push(nest.strides[1][i]);
    } else {
      group.shape.push(nest.shape[i]);
      group.strides.push(nest.strides[0][i]);
    }
  }
  const Array space(heap, DType::Bool, {elements(group.shape) * Index{sizeof(T)}});
  group.buffer = space.data;
  outer.add(nest.data[0], in);
  outer.add(nest.data[1], out);
  outer.run(sumGroupLoop<T>, &group);
}

/// Operands: in, out. out = f(out, in), one after the other.
void accumulate(Binary f, DType dtype, const Nest& nest, const Heap& heap) {
  Nest three(nest.shape);
  three.add(nest.data[1], nest.strides[1]);
  three.add(nest.data[0], nest.strides[0]);
  three.add(nest.data[1], nest.strides[1]);
  Trouble trouble;
  three.run(binaryLoop(f, dtype), &trouble);
  report(trouble, name(f), heap);
}

/// Which of 0.0 and -0.0 NumPy's vectors leave as the largest of many depends on their
/// places.
void refuseZerosOfBothSigns(const Array& a, const Array& result, Index count) {
  if (!isFloat(a.dtype) || count <= 5) return;
  bool zero = false;
  for (Index i = 0; i < result.size() && !zero; ++i)
    zero = result.item(i).number == 0;
  bool plus = false, minus = false;
  for (Index i = 0; zero && i < a.size(); ++i) {
    const double x = a.item(i).number;
    if (x == 0) (std::signbit(x) ? minus : plus) = true;
  }
  if (plus && minus) throw Unsupported("the largest or smallest of zeros of both signs");
}

}  // namespace

Dims reducedAxes(const Array& a, const Axes& axes) {
  Dims flags(a.axes(), axes ? 0 : 1);
  // Of a single number NumPy takes the axis 0, which it has not.
  if (a.isScalar() && axes && axes->size() == 1 && ((*axes)[0] == 0 || (*axes)[0] == -1))
    return flags;
  if (axes)
    for (const Index axis : *axes) {
      const int i = axisOf(axis, a.axes());
      if (flags[i]) throw Failure("ValueError", "duplicate value in 'axis'");
      flags[i] = 1;
    }
  return flags;
}

Index reducedCount(const Array& a, const Axes& axes) {
  const Dims flags = reducedAxes(a, axes);
  Index count = 1;
  for (int i = 0; i < a.axes(); ++i)
    if (flags[i]) count *= a.shape[i];
  return count;
}

Array reduce(Reduction op, const Array& a, const Axes& axes, bool keepAxes,
             std::optional<DType> as, const std::optional<Scalar>& initial) {
  if (a.dtype == DType::String) throw Unsupported("reductions of arrays of strings");
  const Dims flags = reducedAxes(a, axes);
  const bool isTruth = op == Reduction::Any || op == Reduction::All;
  const bool isSum = op == Reduction::Sum || op == Reduction::Product;
  DType work = isTruth ? DType::Bool : a.dtype;
  if (isSum) work = as.value_or(a.dtype == DType::Bool ? DType::Int64 : a.dtype);

  Nest input(a.shape);
  input.add(a);
  const Dims order = input.sort();
  Dims full = a.shape;
  for (int i = 0; i < a.axes(); ++i)
    if (flags[i]) full[i] = 1;
  Array result = emptyInOrder(a.heap(), work, full, order);
  if (initial) {
    fill(result, *initial);
  } else if (!hasIdentity(op)) {
    if (reducedCount(a, axes) == 0)
      throw Failure("ValueError", std::string("zero-size array to reduction operation ") +
                                      name(elementwise(op)) + " which has no identity");
    assign(result, Array(a, a.data, full, a.strides));
  } else {
    fill(result, op == Reduction::Product || op == Reduction::All);
  }

  // Converted first, a copy lies as the operand did, so that the order stays.
  const Array from = ndarray::as(a, work);
  Nest nest(a.shape);
  nest.add(from);
  Dims strides = result.strides;
  for (int i = 0; i < a.axes(); ++i)
    if (full[i] == 1) strides[i] = 0;
  Nest sorted((Dims()));
  Dims in, out;
  for (int i = 0; i < a.axes(); ++i) {
    const int axis = static_cast<int>(order[i]);
    sorted.shape.push(a.shape[axis]);
    in.push(nest.strides[0][axis]);
    out.push(strides[axis]);
  }
  sorted.add(from.data, in);
  sorted.add(result.data, out);
  sorted.coalesce();
  if (op == Reduction::Sum && work == DType::Float64)
    sumFloats<double>(sorted, a.heap());
  else if (op == Reduction::Sum && work == DType::Float32)
    sumFloats<float>(sorted, a.heap());
  else
    accumulate(elementwise(op), work, sorted, a.heap());

  if (!hasIdentity(op)) refuseZerosOfBothSigns(a, result, reducedCount(a, axes));
  if (isSum && isFloat(work) && isFloat(a.dtype)) warnOfReduction("reduce", a, result);
  if (keepAxes) return result;
  for (int i = a.axes() - 1; i >= 0; --i)
    if (flags[i]) {
      result.shape.erase(i);
      result.strides.erase(i);
    }
  return result;
}

}  // namespace derslik::ndarray
