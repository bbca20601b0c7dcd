#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>

#include "core/python/parser.h"
#include "core/python/symbols.h"

namespace derslik::python {
namespace {

constexpr std::string_view kProgram = R"(import numpy as np
class Model(Base):
    """Holds weights."""
    def __init__(self, n, *, seed=0):
        self.w = [[0.5 * (i + j) for j in range(n)] for i in range(n) if i % 2]
        super().__init__(**{"n": n, 'seed': seed})
    @property
    def size(self) -> int: return len(self.w[0:-1]) or 1
def train(model, steps=10, rate=1e-3):
    total = 0
    for step, (x, *rest) in enumerate(zip(model, rest := [])):
        try:
            with open(f"{step:>{steps}}.txt") as f, g() as (h, k):
                total += x if x != 0 else -x ** 2
        except (ValueError, KeyError) as error:
            raise RuntimeError(f'{error!r} {total = }') from error
        finally:
            print("step", step, sep=", ", end='\n')
    while not total > 1 and total is not None: total -= 1; break
    else: del total
    return lambda a, b=1, *c, **d: (yield)
)";

constexpr std::string_view kPieces[] = {
    "(", ")", "[",  "]",  "{",  "}",      ",",   ":",   "=",        ":=",   "*",  "**",
    ".", "'", "\"", "f'", "\n", "\n   ",  "\t",  "\\",  "if",       "else", "in", "for",
    "x", "1", "0x", "1e", "#",  "lambda", "def", "not", "\xC4\xB1", "\xFF", "$",  "'''"};

/// A small generator, so that every run tries the same.
class Numbers {
 public:
  std::size_t below(std::size_t end) {
    state_ = state_ * 6364136223846793005u + 1442695040888963407u;
    return static_cast<std::size_t>(state_ >> 33) % end;
  }

 private:
  std::uint64_t state_ = 1;
};

TEST(ParserFuzz, EveryTextEndsInATreeOrAnError) {
  Numbers numbers;
  for (int run = 0; run < 3000; ++run) {
    std::string text(kProgram);
    for (std::size_t edits = 1 + numbers.below(4); edits > 0; --edits) {
      const std::size_t at = numbers.below(text.size());
      if (numbers.below(2) == 0)
        text.erase(at, 1 + numbers.below(8));
      else
        text.insert(at, kPieces[numbers.below(std::size(kPieces))]);
    }
    try {
      analyse(parse(text, "lesson.py"));
    } catch (const Failure& failure) {
      EXPECT_FALSE(failure.message.empty());
    } catch (const Unsupported& refusal) {
      EXPECT_FALSE(refusal.message.empty());
    }
  }
}

TEST(ParserFuzz, RubbishEndsInAnError) {
  Numbers numbers;
  for (int run = 0; run < 3000; ++run) {
    std::string text;
    for (std::size_t length = numbers.below(200); length > 0; --length)
      text += static_cast<char>(numbers.below(256));
    try {
      analyse(parse(text, "lesson.py"));
    } catch (const Failure&) {
    } catch (const Unsupported&) {
    }
  }
}

}  // namespace
}  // namespace derslik::python
