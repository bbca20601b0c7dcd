#include <cmath>

#include "core/python/modules/math.h"
#include "core/python/objects/natives.h"
#include "core/python/objects/numbers.h"

namespace derslik::python::vm {
namespace {

std::int64_t greatestDivisor(std::int64_t a, std::int64_t b) {
  std::uint64_t x = a < 0 ? 0 - static_cast<std::uint64_t>(a) : std::uint64_t(a);
  std::uint64_t y = b < 0 ? 0 - static_cast<std::uint64_t>(b) : std::uint64_t(b);
  while (y) {
    const std::uint64_t rest = x % y;
    x = y;
    y = rest;
  }
  if (x >> 63) tooBig();
  return static_cast<std::int64_t>(x);
}

Value factorial(Machine& m, const Arguments& a) {
  if (a[0].isFloat()) typeError("'float' object cannot be interpreted as an integer");
  const std::int64_t n = m.index(a[0]);
  if (n < 0) valueError("factorial() not defined for negative values");
  if (n > 20) tooBig();
  std::int64_t result = 1;
  for (std::int64_t i = 2; i <= n; ++i)
    result *= i;
  return Value::integer(result);
}

Value comb(Machine& m, const Arguments& a) {
  const std::int64_t n = m.index(a[0]);
  std::int64_t k = m.index(a[1]);
  if (n < 0) valueError("n must be a non-negative integer");
  if (k < 0) valueError("k must be a non-negative integer");
  if (k > n) return Value::integer(0);
  k = std::min(k, n - k);
  std::int64_t result = 1;
  for (std::int64_t i = 1; i <= k; ++i) {
    // result · (n - k + i) / i, in whole numbers all the way.
    const std::int64_t common = greatestDivisor(result, i);
    const std::int64_t factor = (n - k + i) / (i / common);
    if (__builtin_mul_overflow(result / common, factor, &result)) tooBig();
  }
  return Value::integer(result);
}

Value perm(Machine& m, const Arguments& a) {
  if (a.size() == 1 || a[1].isNone()) return factorial(m, a);
  const std::int64_t n = m.index(a[0]), k = m.index(a[1]);
  if (n < 0) valueError("n must be a non-negative integer");
  if (k < 0) valueError("k must be a non-negative integer");
  if (k > n) return Value::integer(0);
  std::int64_t result = 1;
  for (std::int64_t i = 0; i < k; ++i)
    if (__builtin_mul_overflow(result, n - i, &result)) tooBig();
  return Value::integer(result);
}

Value gcd(Machine& m, const Arguments& a) {
  std::int64_t result = 0;
  for (int i = 0; i < a.size(); ++i)
    result = greatestDivisor(result, m.index(a[i]));
  return Value::integer(result);
}

Value lcm(Machine& m, const Arguments& a) {
  std::int64_t result = 1;
  for (int i = 0; i < a.size(); ++i) {
    const std::int64_t next = m.index(a[i]);
    const std::int64_t common = greatestDivisor(result, next);
    if (common == 0 || next == 0) {
      result = 0;
      continue;
    }
    if (__builtin_mul_overflow(result / common, next, &result)) tooBig();
    if (result == INT64_MIN) tooBig();
    if (result < 0) result = -result;
  }
  return Value::integer(result);
}

Value isqrt(Machine& m, const Arguments& a) {
  const std::int64_t n = m.index(a[0]);
  if (n < 0) valueError("isqrt() argument must be nonnegative");
  auto root = static_cast<std::int64_t>(std::sqrt(static_cast<double>(n)));
  while (root > 0 && root > n / root)
    --root;
  while (root + 1 <= n / (root + 1))
    ++root;
  return Value::integer(root);
}

}  // namespace

void addIntegerFunctions(std::vector<NativeDef>& functions) {
  functions.insert(functions.end(), {
                                        {"factorial", factorial, 1, 1},
                                        {"comb", comb, 2, 2},
                                        {"perm", perm, 1, 2},
                                        {"gcd", gcd, 0, -1},
                                        {"lcm", lcm, 0, -1},
                                        {"isqrt", isqrt, 1, 1},
                                    });
}

}  // namespace derslik::python::vm
