#include "core/random/choice.h"

#include <algorithm>
#include <cmath>

#include "core/failure.h"

namespace derslik {
namespace {

[[noreturn]] void refuse(const char* message) {
  throw Failure("ValueError", message);
}

/// The running sums, over the last of them: np.cumsum adds in order.
std::vector<double> distribution(const std::vector<double>& probabilities) {
  std::vector<double> sums;
  sums.reserve(probabilities.size());
  double sum = 0;
  for (const double p : probabilities)
    sums.push_back(sum += p);
  for (double& value : sums)
    value /= sum;
  return sums;
}

std::int64_t place(const std::vector<double>& sums, double uniform) {
  return std::upper_bound(sums.begin(), sums.end(), uniform) - sums.begin();
}

}  // namespace

Places firstPlaces(std::int64_t n) {
  Places places;
  for (std::int64_t i = 0; i < n; ++i)
    places.push_back(i);
  return places;
}

void checkChoice(const ChoiceRules& rules, std::int64_t n, std::int64_t size,
                 bool replace) {
  if (!replace && size > n) refuse(rules.sampleTooLarge);
  if (size < 0)
    refuse(replace ? "negative dimensions are not allowed" : rules.negativeSample);
}

void checkProbabilities(const ChoiceRules& rules, std::int64_t n,
                        const std::vector<double>& probabilities) {
  if (static_cast<std::int64_t>(probabilities.size()) != n) refuse(rules.sizesDiffer);
  if (probabilities.empty()) throw Unsupported("choices with no probabilities");
  double sum = probabilities[0], lost = 0;
  for (std::size_t i = 1; i < probabilities.size(); ++i) {
    const double corrected = probabilities[i] - lost;
    const double next = sum + corrected;
    lost = (next - sum) - corrected;
    sum = next;
  }
  if (std::isnan(sum)) refuse("probabilities contain NaN");
  for (const double p : probabilities)
    if (p < 0) refuse("probabilities are not non-negative");
  if (std::abs(sum - 1) > 0x1p-26) refuse("probabilities do not sum to 1");
}

Places choose(std::vector<double> probabilities, std::int64_t size,
              const std::function<double()>& uniform) {
  const std::vector<double> sums = distribution(probabilities);
  Places places;
  for (std::int64_t i = 0; i < size; ++i)
    places.push_back(place(sums, uniform()));
  return places;
}

Places chooseOnce(std::vector<double> probabilities, std::int64_t size,
                  const std::function<double()>& uniform) {
  const auto possible = std::count_if(probabilities.begin(), probabilities.end(),
                                      [](double p) { return p > 0; });
  if (possible < size) refuse("Fewer non-zero entries in p than size");
  Places places;
  while (static_cast<std::int64_t>(places.size()) < size) {
    for (const std::int64_t drawn : places)
      probabilities[drawn] = 0;
    const std::vector<double> sums = distribution(probabilities);
    const auto missing = size - static_cast<std::int64_t>(places.size());
    const auto known = static_cast<std::ptrdiff_t>(places.size());
    for (std::int64_t i = 0; i < missing; ++i) {
      const std::int64_t next = place(sums, uniform());
      if (std::find(places.begin() + known, places.end(), next) == places.end())
        places.push_back(next);
    }
  }
  return places;
}

}  // namespace derslik
