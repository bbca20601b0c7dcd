#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <limits>

#include "core/failure.h"
#include "core/python/text/numbers.h"
#include "tests/core/failure.h"

namespace derslik::python::text {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

std::string messageOf(const std::function<void()>& call) {
  return textOrFailure([&] {
    call();
    return "no failure";
  });
}

TEST(Numbers, FloatsHaveCPythonsRepr) {
  EXPECT_EQ(repr(0.), "0.0");
  EXPECT_EQ(repr(-0.), "-0.0");
  EXPECT_EQ(repr(100.), "100.0");
  EXPECT_EQ(repr(0.1 + 0.2), "0.30000000000000004");
  EXPECT_EQ(repr(9999999999999998.), "9999999999999998.0");
  EXPECT_EQ(repr(1e16), "1e+16");
  EXPECT_EQ(repr(1.5e300), "1.5e+300");
  EXPECT_EQ(repr(0.0001), "0.0001");
  EXPECT_EQ(repr(0.00001), "1e-05");
  EXPECT_EQ(repr(5e-324), "5e-324");
  EXPECT_EQ(repr(-kInfinity), "-inf");
  EXPECT_EQ(repr(kNan), "nan");
}

TEST(Numbers, IntegersAreRead) {
  EXPECT_EQ(parseInt(" -12\n"), -12);
  EXPECT_EQ(parseInt("\u2003"
                     "7\u0085"),
            7);
  EXPECT_EQ(parseInt("1_000"), 1000);
  EXPECT_EQ(parseInt("+0012"), 12);
  EXPECT_EQ(parseInt("ff", 16), 255);
  EXPECT_EQ(parseInt("0xFF", 16), 255);
  EXPECT_EQ(parseInt("0x_ff", 0), 255);
  EXPECT_EQ(parseInt("-0b101", 0), -5);
  EXPECT_EQ(parseInt("0b1", 16), 177);
  EXPECT_EQ(parseInt("z", 36), 35);
  EXPECT_EQ(parseInt("0_0", 0), 0);
  EXPECT_EQ(parseInt("-9223372036854775808"), std::numeric_limits<std::int64_t>::min());
  EXPECT_THROW(parseInt("9223372036854775808"), Unsupported);
  EXPECT_THROW(parseInt("99999999999999999999999"), Unsupported);
  EXPECT_THROW(parseInt("\u0663"), Unsupported);  // '٣', which Python reads
}

TEST(Numbers, OtherTextsAreNoIntegers) {
  const auto message = [](const char* text, std::int64_t base) {
    return messageOf([&] { parseInt(text, base); });
  };
  const std::string ten = "ValueError: invalid literal for int() with base 10: ";
  EXPECT_EQ(message("", 10), ten + "''");
  EXPECT_EQ(message("1.5", 10), ten + "'1.5'");
  EXPECT_EQ(message("12\x1c", 10), ten + "'12\\x1c'");
  EXPECT_EQ(message("1__0", 10), ten + "'1__0'");
  EXPECT_EQ(message("_1", 10), ten + "'_1'");
  EXPECT_EQ(message("it's", 10), ten + "\"it's\"");
  EXPECT_EQ(message("ş", 10), ten + "'ş'");
  EXPECT_EQ(message("010", 0),
            "ValueError: invalid literal for int() with base 0: '010'");
  EXPECT_EQ(message("1", 1), "ValueError: int() base must be >= 2 and <= 36, or 0");
  EXPECT_EQ(message(std::string(300, 'x').c_str(), 10),
            ten + "'" + std::string(199, 'x'));
}

TEST(Numbers, FloatsAreRead) {
  EXPECT_EQ(parseFloat(" 1_0.5e-1_0\t"), 1.05e-9);
  EXPECT_EQ(parseFloat(".5"), 0.5);
  EXPECT_EQ(parseFloat("5."), 5);
  EXPECT_EQ(parseFloat("-Infinity"), -kInfinity);
  EXPECT_EQ(parseFloat("1e999"), kInfinity);
  EXPECT_TRUE(std::isnan(parseFloat("+nAn")));
  for (const char* text : {"", ".", "1e", "e5", "1__0", "1_.5", "1._5", "in_f", "0x10",
                           "1 2", "12\x1c", "infinit"})
    EXPECT_EQ(messageOf([&] { parseFloat(text); }).substr(0, 47),
              "ValueError: could not convert string to float: ");
  EXPECT_EQ(messageOf([] { parseFloat("2,5"); }),
            "ValueError: could not convert string to float: '2,5'");
}

}  // namespace
}  // namespace derslik::python::text
