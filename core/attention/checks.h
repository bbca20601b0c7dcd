#pragma once

#include <initializer_list>

#include "core/attention/attention.h"

namespace derslik {

/// The largest number of words, features, query and value dimensions.
inline constexpr Index kMaxSize = 64;

/// Throws Error unless the request is what AttentionRequest promises. The field is the
/// request's: x, wq, wk, wv, temperature or context; places are counted from 0.
void checkRequest(const AttentionRequest& request);

/// Throws Error, code "overflow", naming the first quantity that is not finite: x, q, k,
/// v, divisor, scores, scaled or output. (The others are finite whenever these are.)
void checkFinite(const Attention& attention);

/// Throws Error, code "range", unless 0 <= index < size.
void checkIndex(const char* field, Index index, Index size);

/// Throws Error, code "empty" or "size", unless 1 <= words <= kMaxSize.
void checkWords(const char* field, Index words);

/// Throws Error, code "size", unless 1 <= size <= kMaxSize. `things` is the plural noun
/// of what is counted.
void checkSize(const char* field, Index size, const char* things);

/// Throws Error, code "shape", unless the matrix has so many rows and columns.
void checkShape(const char* field, const Matrix& matrix, Index rows, Index columns);

struct NamedMatrix {
  const char* name;
  const Matrix* matrix;
};

/// Throws Error with this code where a number is not finite, naming the first.
void checkNumbers(const char* code, std::initializer_list<NamedMatrix> matrices);

}  // namespace derslik
