#include "core/random/ziggurat.h"

#include <gtest/gtest.h>

#include "tests/core/ziggurat_tables.h"

namespace derslik::ziggurat {
namespace {

TEST(Ziggurat, HasNumPysTablesToTheLastBit) {
  for (int i = 0; i < 256; ++i) {
    EXPECT_EQ(kLayers.inside[i], kInside[i]) << i;
    EXPECT_EQ(kLayers.width[i], kWidth[i]) << i;
    EXPECT_EQ(kLayers.height[i], kHeight[i]) << i;
  }
}

}  // namespace
}  // namespace derslik::ziggurat
