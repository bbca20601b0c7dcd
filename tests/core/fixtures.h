#pragma once

#include <string>
#include <vector>

#include "core/attention/attention.h"

namespace derslik {

/// One case of tests/fixtures/attention.json: a request and what NumPy makes of it.
struct Fixture {
  std::string name;
  AttentionRequest request;
  Attention numpy;
};

/// Every case, read once.
const std::vector<Fixture>& fixtures();

/// The lesson's sentence at temperature 1, ending in "hafifti" (0) or "güçlüydü" (1).
AttentionRequest lessonRequest(int ending);

}  // namespace derslik
