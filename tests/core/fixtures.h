#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/attention/attention.h"

namespace derslik {

/// A file of tests/fixtures, read anew.
nlohmann::json readFixtures(const std::string& name);

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
