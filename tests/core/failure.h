#pragma once

#include <gtest/gtest.h>

#include <string>

#include "core/failure.h"

namespace derslik {

/// `run` throws a Failure of this type and message, written as CPython prints it.
template<class Run>
void expectFailure(const std::string& text, Run run) {
  try {
    run();
    ADD_FAILURE() << "no failure, but expected " << text;
  } catch (const Failure& failure) {
    EXPECT_EQ(failure.type + std::string(": ") + failure.message, text);
  }
}

}  // namespace derslik
