#pragma once

#include <gtest/gtest.h>

#include <string>

#include "core/error.h"

namespace derslik {

/// The Error that a call throws: "code: field: expected …, got …".
template<class Call>
std::string refusalOf(Call call) {
  try {
    call();
  } catch (const Error& error) {
    return error.code + ": " + error.what();
  }
  return "accepted";
}

}  // namespace derslik
