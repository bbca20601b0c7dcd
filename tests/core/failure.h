#pragma once

#include <gtest/gtest.h>

#include <string>

#include "core/failure.h"

namespace derslik {

/// A failure as CPython prints it: "ValueError: low >= high".
inline std::string printed(const Failure& failure) {
  return failure.type + std::string(": ") + failure.message;
}

/// The text that `call` gives, or the failure in which it ends.
template<class Call>
std::string textOrFailure(Call call) {
  try {
    return call();
  } catch (const Failure& failure) {
    return printed(failure);
  }
}

/// `run` throws a Failure of this type and message, written as CPython prints it.
template<class Run>
void expectFailure(const std::string& text, Run run) {
  try {
    run();
    ADD_FAILURE() << "no failure, but expected " << text;
  } catch (const Failure& failure) {
    EXPECT_EQ(printed(failure), text);
  }
}

}  // namespace derslik
