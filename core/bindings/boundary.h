#pragma once

// What the engines share at their boundary to JavaScript.

#include <emscripten/bind.h>

#include <cmath>
#include <new>

#include "core/error.h"
#include "core/matrix.h"
#include "core/text.h"

namespace derslik {

/// Also keeps the conversion from trapping: 2³¹ and NaN are no Index in WASM.
inline Index indexFrom(const char* field, double value) {
  if (!(std::abs(value) < 1e9) || value != std::floor(value))
    throw Error("range", field, "a whole number", text(value));
  return static_cast<Index>(value);
}

inline emscripten::val valueOf(const Error& error) {
  auto parts = emscripten::val::object();
  parts.set("code", error.code);
  parts.set("field", error.field);
  parts.set("expected", error.expected);
  parts.set("actual", error.actual);
  auto result = emscripten::val::object();
  result.set("error", parts);
  return result;
}

/// The exception that is being handled as {error: …}.
[[gnu::noinline]] inline emscripten::val caughtError() try {
  throw;
} catch (const Error& error) {
  return valueOf(error);
} catch (const std::bad_alloc&) {
  return valueOf(Error("size", "request", "what fits into memory", "more"));
}

/// What `compute` returns, or the error that it throws as {error: …}.
template<typename Compute>
emscripten::val valueOrError(Compute compute) try {
  return compute();
} catch (...) {
  return caughtError();
}

}  // namespace derslik
