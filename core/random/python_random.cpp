#include "core/random/python_random.h"

#include <bit>
#include <cmath>
#include <limits>
#include <string>
#include <unordered_set>
#include <utility>

#include "core/failure.h"
#include "core/libm/libm.h"
#include "core/random/bounded.h"

namespace derslik {
namespace {

std::vector<std::uint32_t> wordsOfSize(std::int64_t number) {
  const auto bits = static_cast<std::uint64_t>(number);
  const std::uint64_t size = number < 0 ? -bits : bits;
  std::vector<std::uint32_t> words{static_cast<std::uint32_t>(size)};
  if (size >> 32 != 0) words.push_back(static_cast<std::uint32_t>(size >> 32));
  return words;
}

/// high - low, which is not negative, of any two int64.
std::uint64_t distance(std::int64_t low, std::int64_t high) {
  return static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low);
}

constexpr char kEmptyRange[] = "empty range for randrange()";

}  // namespace

PythonRandom::PythonRandom(std::int64_t seed) : bits_(wordsOfSize(seed)) {}

/// The lowest 32 first; what is fewer is the upper part of 32.
std::uint64_t PythonRandom::bits(int count) {
  if (count == 0) return 0;
  const std::uint64_t low = bits_.next32();
  if (count <= 32) return low >> (32 - count);
  const std::uint64_t high = bits_.next32() >> (64 - count);
  return high << 32 | low;
}

/// From 0 to below `limit`: as many bits as that has, until they make less.
std::uint64_t PythonRandom::below(std::uint64_t limit) {
  const int count = 64 - std::countl_zero(limit);
  for (;;) {
    const std::uint64_t number = bits(count);
    if (number < limit) return number;
  }
}

std::int64_t PythonRandom::getrandbits(std::int64_t count) {
  if (count < 0) throw Failure("ValueError", "number of bits must be non-negative");
  if (count > 63) throw Unsupported("more than 63 random bits");
  return static_cast<std::int64_t>(bits(static_cast<int>(count)));
}

std::int64_t PythonRandom::randrange(std::int64_t stop) {
  if (stop <= 0) throw Failure("ValueError", kEmptyRange);
  return static_cast<std::int64_t>(below(static_cast<std::uint64_t>(stop)));
}

std::int64_t PythonRandom::randrange(std::int64_t start, std::int64_t stop,
                                     std::int64_t step) {
  if (step == 0) throw Failure("ValueError", "zero step for randrange()");
  if (step == 1 && start >= stop) {
    const std::uint64_t missing = distance(stop, start);
    throw Failure("ValueError", std::string(kEmptyRange) + " (" + std::to_string(start) +
                                    ", " + std::to_string(stop) + ", " +
                                    (missing == 0 ? "" : "-") + std::to_string(missing) +
                                    ")");
  }
  if (step > 0 ? start >= stop : start <= stop) throw Failure("ValueError", kEmptyRange);
  const std::uint64_t width = step > 0 ? distance(start, stop) : distance(stop, start);
  const std::uint64_t size =
      step > 0 ? static_cast<std::uint64_t>(step) : -static_cast<std::uint64_t>(step);
  const std::uint64_t index = below((width - 1) / size + 1);
  return plus(start, index * static_cast<std::uint64_t>(step));
}

std::int64_t PythonRandom::randint(std::int64_t a, std::int64_t b) {
  if (b == std::numeric_limits<std::int64_t>::max())
    throw Unsupported("integers beyond 64 bits");
  return randrange(a, b + 1);
}

std::int64_t PythonRandom::choice(std::int64_t n) {
  if (n == 0) throw Failure("IndexError", "Cannot choose from an empty sequence");
  return static_cast<std::int64_t>(below(static_cast<std::uint64_t>(n)));
}

Places PythonRandom::choices(std::int64_t n, std::int64_t count) {
  // CPython's message names the kind of sequence.
  if (n == 0 && count > 0) throw Unsupported("choices from an empty sequence");
  Places places;
  for (std::int64_t i = 0; i < count; ++i)
    places.push_back(static_cast<std::int64_t>(random() * static_cast<double>(n)));
  return places;
}

Places PythonRandom::choices(std::int64_t n, const std::vector<double>& weights,
                             std::int64_t count) {
  if (static_cast<std::int64_t>(weights.size()) != n)
    throw Failure("ValueError", "The number of weights does not match the population");
  if (n == 0) throw Failure("IndexError", "list index out of range");
  std::vector<double> sums;
  double total = 0;
  for (const double weight : weights)
    sums.push_back(total = sums.empty() ? weight : total + weight);
  if (total <= 0)
    throw Failure("ValueError", "Total of weights must be greater than zero");
  if (!std::isfinite(total))
    throw Failure("ValueError", "Total of weights must be finite");
  Places places;
  for (std::int64_t i = 0; i < count; ++i) {
    // The first place whose sum exceeds the number, as bisect looks for it: sums that do
    // not grow steadily make a difference.
    const double number = random() * total;
    std::int64_t low = 0, high = n - 1;
    while (low < high) {
      const std::int64_t middle = (low + high) / 2;
      if (number < sums[middle])
        high = middle;
      else
        low = middle + 1;
    }
    places.push_back(low);
  }
  return places;
}

Places PythonRandom::shuffle(std::int64_t n) {
  Places places = firstPlaces(n);
  shuffleLast(places, n, [this](std::int64_t i) {
    return below(static_cast<std::uint64_t>(i) + 1);
  });
  return places;
}

Places PythonRandom::sample(std::int64_t n, std::int64_t count) {
  if (count < 0 || count > n)
    throw Failure("ValueError", "Sample larger than population or is negative");
  // CPython draws from a list or, where a set of the drawn ones would be smaller, again.
  double setSize = 21;
  if (count > 5) {
    const double digits = libm::log(static_cast<double>(count * 3)) / libm::log(4);
    setSize += libm::pow(4, std::ceil(digits));
  }
  Places places;
  if (static_cast<double>(n) <= setSize) {
    Places pool = firstPlaces(n);
    for (std::int64_t i = 0; i < count; ++i) {
      const auto j = static_cast<std::size_t>(below(static_cast<std::uint64_t>(n - i)));
      places.push_back(pool[j]);
      pool[j] = pool[n - i - 1];
    }
    return places;
  }
  std::unordered_set<std::int64_t> drawn;
  while (static_cast<std::int64_t>(places.size()) < count) {
    const auto j = static_cast<std::int64_t>(below(static_cast<std::uint64_t>(n)));
    if (drawn.insert(j).second) places.push_back(j);
  }
  return places;
}

double PythonRandom::gauss(double mean, double deviation) {
  if (kept_) {
    const double z = *kept_;
    kept_.reset();
    return mean + z * deviation;
  }
  constexpr double kTwoPi = 6.283185307179586;
  const double angle = random() * kTwoPi;
  const double radius = std::sqrt(-2 * libm::log(1 - random()));
  kept_ = libm::sin(angle) * radius;
  return mean + libm::cos(angle) * radius * deviation;
}

double PythonRandom::normalvariate(double mean, double deviation) {
  constexpr double kFactor = 1.7155277699214135;  // 4 e^-½ / √2
  for (;;) {
    const double u = random();
    const double v = 1 - random();
    const double z = kFactor * (u - 0.5) / v;
    if (z * z / 4 <= -libm::log(v)) return mean + z * deviation;
  }
}

double PythonRandom::expovariate(double rate) {
  const double number = -libm::log(1 - random());
  if (rate == 0) throw Failure("ZeroDivisionError", "float division by zero");
  return number / rate;
}

double PythonRandom::triangular(double low, double high, std::optional<double> mode) {
  // CPython answers with `low` itself, be it an integer.
  if (mode && high == low) throw Unsupported("a triangular distribution without width");
  double u = random();
  double c = mode ? (*mode - low) / (high - low) : 0.5;
  if (u > c) {
    u = 1 - u;
    c = 1 - c;
    std::swap(low, high);
  }
  if (u * c < 0) throw Failure("ValueError", "math domain error");
  return low + (high - low) * std::sqrt(u * c);
}

}  // namespace derslik
