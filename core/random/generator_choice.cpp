#include <unordered_set>

#include "core/failure.h"
#include "core/random/bounded.h"
#include "core/random/choice.h"
#include "core/random/generator.h"

namespace derslik {
namespace {

constexpr ChoiceRules kRules{
    .emptyPopulation = "a must be a positive integer unless no samples are taken",
    .sizesDiffer = "a and p must have same size",
    .sampleTooLarge = "Cannot take a larger sample than population when replace is False",
    .negativeSample = "negative dimensions are not allowed"};

}  // namespace

Places Generator::permutation(std::int64_t n) {
  Places places = firstPlaces(n);
  // Here, and here alone, Generator draws as RandomState does.
  shuffleLast(places, n, [this](std::int64_t i) { return boundedByMask(bits_, i); });
  return places;
}

Places Generator::choice(std::int64_t n, std::int64_t size, bool replace, bool shuffle) {
  if (n <= 0 && size != 0) throw Failure("ValueError", kRules.emptyPopulation);
  checkChoice(kRules, n, size, replace);
  const auto upTo = [this](std::int64_t i) { return boundedByProduct(bits_, i); };
  Places places;
  if (replace) {
    for (std::int64_t i = 0; i < size; ++i)
      places.push_back(static_cast<std::int64_t>(upTo(n - 1)));
    return places;
  }
  if (n > 10000 && size > n / (shuffle ? 50 : 20)) {
    // Many of many: those that a shuffle would leave last.
    places = firstPlaces(n);
    shuffleLast(places, size, upTo);
    places.erase(places.begin(), places.end() - size);
    return places;
  }
  // Floyd's sampling (Bentley and Floyd, CACM 30, 1987): among the first j + 1, or j
  // itself if that has been drawn before.
  std::unordered_set<std::int64_t> drawn;
  for (std::int64_t j = n - size; j < n; ++j) {
    auto next = static_cast<std::int64_t>(upTo(j));
    if (!drawn.insert(next).second) drawn.insert(next = j);
    places.push_back(next);
  }
  if (shuffle) shuffleLast(places, size, upTo);
  return places;
}

Places Generator::choice(std::int64_t n, std::int64_t size,
                         const std::vector<double>& probabilities, bool replace) {
  if (n <= 0 && size != 0) throw Failure("ValueError", kRules.emptyPopulation);
  checkProbabilities(kRules, n, probabilities);
  checkChoice(kRules, n, size, replace);
  return (replace ? choose : chooseOnce)(probabilities, size,
                                         [this] { return random(); });
}

}  // namespace derslik
