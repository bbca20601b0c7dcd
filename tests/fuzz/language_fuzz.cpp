// The lesson language under libFuzzer: whatever the text, its run ends in an outcome,
// within small budgets, and leaves nothing behind.
//
//     build/fuzz/language_fuzz -dict=tests/fuzz/python.dict -max_len=4096
//     tests/fuzz/corpus

#include <cstdint>
#include <string_view>

#include "core/python/run.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  derslik::python::Host host;
  // A clock of its own, so that a text does the same in every run.
  double now = 0;
  host.seconds = [&now] { return now += 0.125; };
  host.steps = 10'000;
  host.output = 1 << 16;
  host.memory = 16 << 20;
  derslik::python::run({reinterpret_cast<const char*>(bytes), size}, "fuzz.py", host);
  return 0;
}
