#include "core/decimal/bignum.h"

#include <algorithm>
#include <bit>

namespace derslik::decimal {
namespace {

constexpr int kFives = 13;  // the highest power of five in 32 bits
constexpr std::uint32_t kPowers[kFives + 1] = {
    1,     5,      25,      125,     625,      3125,      15625,
    78125, 390625, 1953125, 9765625, 48828125, 244140625, 1220703125};

}  // namespace

Bignum::Bignum(std::uint64_t value) {
  for (; value != 0; value >>= 32)
    words_[size_++] = static_cast<std::uint32_t>(value);
}

int Bignum::bits() const {
  return size_ == 0 ? 0 : 32 * size_ - std::countl_zero(words_[size_ - 1]);
}

void Bignum::trim() {
  while (size_ > 0 && words_[size_ - 1] == 0)
    --size_;
}

void Bignum::multiply(std::uint32_t factor) {
  std::uint64_t carry = 0;
  for (int i = 0; i < size_; ++i) {
    carry += static_cast<std::uint64_t>(words_[i]) * factor;
    words_[i] = static_cast<std::uint32_t>(carry);
    carry >>= 32;
  }
  if (carry != 0) words_[size_++] = static_cast<std::uint32_t>(carry);
}

void Bignum::add(std::uint32_t addend) {
  for (int i = 0; i < size_ && addend != 0; ++i) {
    words_[i] += addend;
    addend = words_[i] < addend;
  }
  if (addend != 0) words_[size_++] = addend;
}

std::uint32_t Bignum::divide(std::uint32_t divisor) {
  std::uint64_t rest = 0;
  for (int i = size_ - 1; i >= 0; --i) {
    rest = rest << 32 | words_[i];
    words_[i] = static_cast<std::uint32_t>(rest / divisor);
    rest %= divisor;
  }
  trim();
  return static_cast<std::uint32_t>(rest);
}

void Bignum::multiplyByFives(int power) {
  for (; power > 0; power -= kFives)
    multiply(kPowers[std::min(power, kFives)]);
}

bool Bignum::divideByFives(int power) {
  bool isLossy = false;
  for (; power > 0; power -= kFives)
    isLossy |= divide(kPowers[std::min(power, kFives)]) != 0;
  return isLossy;
}

void Bignum::shiftLeft(int count) {
  if (size_ == 0) return;
  const int whole = count / 32, part = count % 32;
  std::uint32_t carry = part ? words_[size_ - 1] >> (32 - part) : 0;
  for (int i = size_ - 1; i >= 0; --i) {
    const std::uint32_t below = part && i > 0 ? words_[i - 1] >> (32 - part) : 0;
    words_[i + whole] = words_[i] << part | below;
  }
  std::fill_n(words_.begin(), whole, 0u);
  size_ += whole;
  if (carry != 0) words_[size_++] = carry;
}

bool Bignum::bit(int index) const {
  return index < 32 * size_ && (words_[index / 32] >> index % 32 & 1);
}

Bignum::Rest Bignum::shiftRight(int count) {
  if (count == 0) return Rest::kNone;
  const bool half = bit(count - 1);
  bool below = false;
  for (int i = 0; i < size_ && 32 * i < count - 1 && !below; ++i) {
    const int kept = count - 1 - 32 * i;
    below = kept >= 32 ? words_[i] != 0 : (words_[i] & ((1u << kept) - 1)) != 0;
  }
  const int whole = count / 32, part = count % 32;
  for (int i = whole; i < size_; ++i) {
    const std::uint32_t above = part && i + 1 < size_ ? words_[i + 1] << (32 - part) : 0;
    words_[i - whole] = words_[i] >> part | above;
  }
  size_ = std::max(0, size_ - whole);
  trim();
  return half ? (below ? Rest::kMore : Rest::kHalf) : below ? Rest::kLess : Rest::kNone;
}

std::uint64_t Bignum::low64() const {
  const std::uint64_t low = size_ > 0 ? words_[0] : 0;
  return size_ > 1 ? low | static_cast<std::uint64_t>(words_[1]) << 32 : low;
}

std::string Bignum::digits() && {
  std::string text;
  while (!isZero()) {
    std::uint32_t nine = divide(1000000000);
    for (int i = 0; i < 9 && (nine != 0 || !isZero()); ++i, nine /= 10)
      text += static_cast<char>('0' + nine % 10);
  }
  std::reverse(text.begin(), text.end());
  return text;
}

}  // namespace derslik::decimal
