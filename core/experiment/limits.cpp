#include "core/experiment/limits.h"

#include "core/error.h"
#include "core/text.h"

namespace derslik {

void checkRange(const char* field, Index value, Index first, Index last) {
  if (value >= first && value <= last) return;
  throw Error("range", field, text(first) + " to " + text(last), text(value));
}

Generator generatorFrom(std::string_view seed) {
  return Generator(SeedSequence(seedWords(seed, kMaxSeedDigits)));
}

}  // namespace derslik
