#include "core/libm/sin_table.h"

#include "core/libm/fixed.h"

namespace derslik::libm {
namespace {

/// x^n/n! - x^(n+2)/(n+2)! + …, where x = k/128: sin x for n = 1, cos x for n = 0.
Pair series(std::uint32_t k, std::uint32_t n) {
  Fixed term(n == 0 ? 1 : k);
  if (n == 1) term /= 128;
  Fixed sum(0), minus(0);
  for (bool add = true; !term.isZero(); add = !add) {
    (add ? sum : minus) += term;
    term *= k * k;
    term /= 128 * 128 * (n + 1) * (n + 2);
    n += 2;
  }
  sum -= minus;
  return sum.pair();
}

std::array<SinEntry, 110> table() {
  std::array<SinEntry, 110> all;
  for (std::uint32_t k = 0; k < all.size(); ++k)
    all[k] = {series(k, 1), series(k, 0)};
  return all;
}

}  // namespace

const std::array<SinEntry, 110> kSinTable = table();

}  // namespace derslik::libm
