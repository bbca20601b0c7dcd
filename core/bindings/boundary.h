#pragma once

// What the engines that are bound by Embind share at their boundary to JavaScript.

#include <emscripten/bind.h>

#include "core/bindings/refusal.h"
#include "core/error.h"

namespace derslik {

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
[[gnu::noinline]] inline emscripten::val caughtError() {
  return reported(valueOf);
}

/// What `compute` returns, or the error that it throws as {error: …}.
template<typename Compute>
emscripten::val valueOrError(Compute compute) try {
  return compute();
} catch (...) {
  return caughtError();
}

}  // namespace derslik
