#include "core/ndarray/ufunc_methods.h"

#include <cmath>

#include "core/ndarray/broadcast.h"
#include "core/ndarray/convert.h"
#include "core/ndarray/create.h"
#include "core/ndarray/indexing.h"
#include "core/ndarray/reduce.h"
#include "core/ndarray/shape.h"
#include "core/ndarray/sort.h"

namespace derslik::ndarray {
namespace {

/// Which of two zeros NumPy's vectors keep depends on their places.
void refuseMinusZero(const Array& a) {
  for (Index i = 0; isFloat(a.dtype) && i < a.size(); ++i) {
    const double x = a.item(i).number;
    if (x == 0 && std::signbit(x)) throw Unsupported("accumulating negative zeros");
  }
}

}  // namespace

Array accumulate(Binary op, const Array& a, Index axis) {
  if (a.isScalar()) throw Failure("TypeError", "cannot accumulate on a scalar");
  if (op == Binary::Add) return cumsum(a, axis);
  if (op == Binary::Multiply) return cumprod(a, axis);
  if (op != Binary::Maximum && op != Binary::Minimum)
    throw Unsupported(std::string("accumulate of ") + name(op));
  if (a.dtype == DType::Bool || a.dtype == DType::String)
    throw Unsupported(std::string("accumulate of ") + name(a.dtype, a.itemSize));
  refuseMinusZero(a);
  const int along = axisOf(axis, a.axes());
  const Array result = copy(a);
  const auto at = [&](const Array& from, Index i) {
    Keys keys(static_cast<std::size_t>(along), Key::range({}, {}));
    keys.push_back(Key::range(i, i + 1));
    return get(from, keys);
  };
  for (Index i = 1; i < a.shape[along]; ++i)
    applyInto(op, at(result, i), at(result, i - 1), at(a, i));
  return result;
}

Array outer(Binary op, const Array& a, const Array& b) {
  Dims shape = a.shape;
  for (int i = 0; i < b.axes(); ++i)
    shape.push(1);
  return apply(op, reshape(a, shape), b);
}

void applyAt(Binary op, const Array& a, const std::vector<Array>& places,
             const Array& values) {
  const int count = static_cast<int>(places.size());
  std::vector<const Array*> pointers;
  for (const Array& each : places) {
    if (each.dtype != DType::Int64)
      throw Unsupported("at() with places that are no integers");
    pointers.push_back(&each);
  }
  if (count == 0 || count > a.axes()) throw Unsupported("at() with so many places");
  const Dims chosen = broadcastShape(pointers.data(), count);
  const Index size = elements(chosen);
  std::vector<Array> index;
  for (int axis = 0; axis < count; ++axis) {
    index.push_back(broadcastTo(places[static_cast<std::size_t>(axis)], chosen));
    const Index n = a.shape[axis];
    for (Index i = 0; i < size; ++i) {
      const std::int64_t at = index.back().item(i).integer;
      if (at < -n || at >= n)
        throw Failure("IndexError", "index " + std::to_string(at) +
                                        " is out of bounds for axis " +
                                        std::to_string(axis) + " with size " +
                                        std::to_string(static_cast<long long>(n)));
    }
  }
  Dims shape = chosen, all{size};
  for (int i = count; i < a.axes(); ++i) {
    shape.push(a.shape[i]);
    all.push(a.shape[i]);
  }
  const Array rows = reshape(copy(broadcastTo(values, shape)), all);
  for (Index i = 0; i < size; ++i) {
    Keys keys;
    for (const Array& each : index)
      keys.push_back(Key::at(static_cast<Index>(each.item(i).integer)));
    keys.push_back(Key::ellipsis());
    const Array one = get(a, keys);
    applyInto(op, one, one, get(rows, {Key::at(i), Key::ellipsis()}));
  }
}

Array lexsort(const std::vector<Array>& keys) {
  if (keys.empty())
    throw Failure("TypeError", "need sequence of keys with len > 0 in lexsort");
  Array order = arange(keys[0].heap(), 0, static_cast<std::int64_t>(keys[0].size()));
  for (const Array& key : keys) {
    if (key.axes() != 1) throw Unsupported("lexsort of keys that are no vectors");
    if (key.size() != keys[0].size())
      throw Failure("ValueError", "all keys need to be the same shape");
    order = get(order, {Key::of(argsort(get(key, {Key::of(order)}), -1, true))});
  }
  return order;
}

}  // namespace derslik::ndarray
