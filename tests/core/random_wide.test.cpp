#include <gtest/gtest.h>

#include "core/random/pcg64.h"
#include "core/random/wide.h"

namespace derslik {
namespace {

void expectProduct(std::uint64_t a, std::uint64_t b) {
  const auto expected = static_cast<unsigned __int128>(a) * b;
  for (const Wide product : {multiply(a, b), multiplyHalves(a, b)}) {
    EXPECT_EQ(product.high, static_cast<std::uint64_t>(expected >> 64))
        << a << " · " << b;
    EXPECT_EQ(product.low, static_cast<std::uint64_t>(expected)) << a << " · " << b;
  }
}

TEST(WideProduct, IsTheCompilersWhereHalvesCarry) {
  const std::uint64_t edges[] = {0,
                                 1,
                                 2,
                                 0xfffffffe,
                                 0xffffffff,
                                 0x100000000,
                                 0x100000001,
                                 0xffffffff00000000,
                                 0x8000000000000000,
                                 0xfffffffffffffffe,
                                 0xffffffffffffffff};
  for (const std::uint64_t a : edges)
    for (const std::uint64_t b : edges)
      expectProduct(a, b);
}

TEST(WideProduct, IsTheCompilersForAnyFactors) {
  Pcg64 bits{SeedSequence(64)};
  for (int i = 0; i < 10000; ++i) {
    const std::uint64_t a = bits.next64();
    expectProduct(a, bits.next64());
  }
}

}  // namespace
}  // namespace derslik
