#include "core/attention/trace.h"

#include "core/attention/checks.h"

namespace derslik {

std::vector<Step> trace(Index words) {
  checkWords("n", words);
  const auto n = static_cast<std::int32_t>(words);

  std::vector<Step> steps(words * words + 4 * words);
  auto step = steps.begin();
  for (std::int32_t row = 0; row < n; ++row)
    for (std::int32_t column = 0; column < n; ++column)
      *step++ = {Phase::Score, row, column};
  for (const Phase phase :
       {Phase::Scale, Phase::Exponentiate, Phase::Normalise, Phase::Mix})
    for (std::int32_t row = 0; row < n; ++row)
      *step++ = {phase, row, -1};
  return steps;
}

}  // namespace derslik
