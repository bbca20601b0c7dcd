#pragma once

#include <string>
#include <string_view>

#include "core/python/value.h"

namespace derslik::python::vm {

/// A str: UTF-8, and how many code points it has.
struct Str : Object {
  static constexpr Kind kKind = Kind::Str;
  explicit Str(std::string bytes);

  bool isAscii() const { return length == static_cast<std::int64_t>(text.size()); }

  /// Not CPython's, which differs from run to run: nothing may be printed that shows it.
  std::int64_t hash() const {
    if (hash_ == 0) hash_ = computeHash();
    return hash_;
  }

  const std::string text;
  const std::int64_t length;

 private:
  std::int64_t computeHash() const;

  mutable std::int64_t hash_ = 0;
};

}  // namespace derslik::python::vm
