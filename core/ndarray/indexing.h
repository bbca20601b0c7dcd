#pragma once

#include <optional>
#include <vector>

#include "core/ndarray/array.h"

namespace derslik::ndarray {

/// One part of what stands between the brackets.
struct Key {
  enum Kind { Integer, Slice, NewAxis, Ellipsis, Elements };

  static Key at(Index value) { return {Integer, value, {}, {}, {}, {}}; }
  static Key range(std::optional<Index> start, std::optional<Index> stop,
                   std::optional<Index> step = {}) {
    return {Slice, 0, start, stop, step, {}};
  }
  static Key newAxis() { return {NewAxis, 0, {}, {}, {}, {}}; }
  static Key ellipsis() { return {Ellipsis, 0, {}, {}, {}, {}}; }

  /// An array of int64 or of bool; of no axes and int64 it is an integer.
  static Key of(Array elements) { return {Elements, 0, {}, {}, {}, std::move(elements)}; }

  Kind kind;
  Index integer;
  std::optional<Index> start, stop, step;
  Array elements;
};

using Keys = std::vector<Key>;

/// a[keys]: a view where all keys are integers, slices, None or ...; else a copy.
///
///     >>> np.arange(6).reshape(2, 3)[:, [2, 0]]
///     array([[2, 0],
///            [5, 3]])
Array get(const Array& a, const Keys& keys);

/// Whether a[keys] is one element, which NumPy gives as a scalar and not as an array.
bool isElement(const Array& a, const Keys& keys);

/// a[keys] = value, repeated and converted as needed.
void set(const Array& a, const Keys& keys, const Array& value);

/// np.nonzero(a): for each axis the places, in the order of C.
std::vector<Array> nonzero(const Array& a);

/// range(*slice(start, stop, step).indices(n)): first, step and how many.
struct Range {
  Index first, step, count;
};
Range rangeOf(const Key& slice, Index n);

}  // namespace derslik::ndarray
