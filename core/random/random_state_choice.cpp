#include "core/failure.h"
#include "core/random/bounded.h"
#include "core/random/choice.h"
#include "core/random/random_state.h"

namespace derslik {
namespace {

constexpr ChoiceRules kRules{
    .emptyPopulation = "a must be greater than 0 unless no samples are taken",
    .sizesDiffer = "'a' and 'p' must have same size",
    .sampleTooLarge = "Cannot take a larger sample than population when 'replace=False'",
    .negativeSample = "Negative dimensions are not allowed"};

}  // namespace

Places RandomState::permutation(std::int64_t n) {
  Places places = firstPlaces(n);
  shuffleLast(places, n, [this](std::int64_t i) { return boundedByMask(bits_, i); });
  return places;
}

Places RandomState::choice(std::int64_t n, std::int64_t size, bool replace) {
  if (n <= 0 && size != 0) throw Failure("ValueError", kRules.emptyPopulation);
  checkChoice(kRules, n, size, replace);
  Places places;
  if (replace) {
    for (std::int64_t i = 0; i < size; ++i)
      places.push_back(randint(0, n));
    return places;
  }
  // Unlike Generator's, all are shuffled for the first few.
  places = permutation(n);
  places.resize(size);
  return places;
}

Places RandomState::choice(std::int64_t n, std::int64_t size,
                           const std::vector<double>& probabilities, bool replace) {
  if (n <= 0 && size != 0) throw Failure("ValueError", kRules.emptyPopulation);
  checkProbabilities(kRules, n, probabilities);
  checkChoice(kRules, n, size, replace);
  return (replace ? choose : chooseOnce)(probabilities, size, [this] { return rand(); });
}

}  // namespace derslik
