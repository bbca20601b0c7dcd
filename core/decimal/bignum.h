#pragma once

#include <array>
#include <cstdint>
#include <string>

namespace derslik::decimal {

/// A whole number ≥ 0 of up to 3072 bits, which is more than the exact digits of any
/// float64 need: 2^53 · 5^1074 has 2547 bits, and so has what decides the rounding of a
/// text of any length.
class Bignum {
 public:
  explicit Bignum(std::uint64_t value);

  bool isZero() const { return size_ == 0; }
  int bits() const;

  void multiply(std::uint32_t factor);
  void add(std::uint32_t addend);
  std::uint32_t divide(std::uint32_t divisor);  ///< returns the remainder
  void multiplyByFives(int power);              ///< · 5^power

  /// / 5^power, rounded down; says whether anything was lost.
  bool divideByFives(int power);

  void shiftLeft(int count);

  /// What a division by 2^count leaves: nothing, less than a half, a half, more.
  enum class Rest { kNone, kLess, kHalf, kMore };
  Rest shiftRight(int count);

  bool isOdd() const { return size_ > 0 && (words_[0] & 1); }
  std::uint64_t low64() const;
  std::string digits() &&;  ///< in decimal; "" of zero

 private:
  bool bit(int index) const;
  void trim();

  static constexpr int kWords = 96;

  std::array<std::uint32_t, kWords> words_;  // lowest first; size_ of them are in use
  int size_ = 0;
};

}  // namespace derslik::decimal
