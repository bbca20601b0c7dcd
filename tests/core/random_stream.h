#pragma once

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <cstring>
#include <nlohmann/json.hpp>

namespace derslik {

/// Python's zlib.crc32 of numbers of eight bytes each, the lowest byte first.
class Crc32 {
 public:
  template<class Number>
  void add(Number number) {
    static_assert(sizeof(Number) == 8);
    std::uint64_t bits;
    std::memcpy(&bits, &number, sizeof bits);
    for (int i = 0; i < 8; ++i, bits >>= 8)
      rest_ = kTable[(rest_ ^ bits) & 255] ^ rest_ >> 8;
  }

  std::uint32_t value() const { return ~rest_; }

 private:
  static constexpr std::array<std::uint32_t, 256> kTable = [] {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t byte = 0; byte < 256; ++byte) {
      table[byte] = byte;
      for (int bit = 0; bit < 8; ++bit)
        table[byte] = table[byte] >> 1 ^ (table[byte] & 1) * 0xedb88320;
    }
    return table;
  }();

  std::uint32_t rest_ = 0xffffffff;
};

/// The numbers that `draw` gives are those of a fixture's {first, count, crc32}: the
/// first few by themselves, all of them by checksum.
template<class Draw>
testing::AssertionResult gives(const nlohmann::json& numpy, Draw draw) {
  using Number = decltype(draw());
  const auto first = numpy.at("first").get<std::vector<Number>>();
  const auto count = numpy.at("count").get<std::size_t>();
  Crc32 crc;
  for (std::size_t i = 0; i < count; ++i) {
    const Number number = draw();
    if (i < first.size() && number != first[i])
      return testing::AssertionFailure() << "number " << i << " is " << std::hexfloat
                                         << number << ", not " << first[i];
    crc.add(number);
  }
  if (crc.value() != numpy.at("crc32"))
    return testing::AssertionFailure()
           << "the first " << first.size() << " numbers are right, but not all " << count;
  return testing::AssertionSuccess();
}

}  // namespace derslik
