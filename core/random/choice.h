#pragma once

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace derslik {

/// Places in a sequence, in the order in which they are drawn, or in which its elements
/// are to stand.
using Places = std::vector<std::int64_t>;

/// What np.random's two generators share, and in what their choices differ.
struct ChoiceRules {
  // NumPy's messages.
  const char* emptyPopulation;
  const char* sizesDiffer;
  const char* sampleTooLarge;
  const char* negativeSample;
};

/// 0, 1, … n - 1; nothing below 0, as np.arange.
Places firstPlaces(std::int64_t n);

/// The last `count` places of n, each swapped with one drawn among those up to it: a
/// shuffle if count = n - 1 (Fisher and Yates; Durstenfeld, Algorithm 235, CACM 7, 1964).
/// `upTo(i)` draws a whole number from 0 to i.
template<class UpTo>
void shuffleLast(Places& places, std::int64_t count, UpTo upTo) {
  const auto n = static_cast<std::int64_t>(places.size());
  for (std::int64_t i = n - 1; i > 0 && i >= n - count; --i)
    std::swap(places[i], places[static_cast<std::int64_t>(upTo(i))]);
}

/// Throws NumPy's ValueError unless `size` places can be drawn among n.
void checkChoice(const ChoiceRules& rules, std::int64_t n, std::int64_t size,
                 bool replace);

/// Throws NumPy's ValueError unless these are n probabilities: their sum, compensated
/// (Kahan, CACM 8, 1965), is 1 to within √2^-52.
void checkProbabilities(const ChoiceRules& rules, std::int64_t n,
                        const std::vector<double>& probabilities);

/// `size` places of which each is drawn with its probability: where the running sums,
/// over the last of them, exceed a uniform number.
Places choose(std::vector<double> probabilities, std::int64_t size,
              const std::function<double()>& uniform);

/// The same without putting back: as many at once as are missing, of which those count
/// that had not been drawn; then again, with their probabilities set to 0.
Places chooseOnce(std::vector<double> probabilities, std::int64_t size,
                  const std::function<double()>& uniform);

}  // namespace derslik
