#include <gtest/gtest.h>

#include <functional>
#include <limits>

#include "core/failure.h"
#include "core/python/text/format.h"

namespace derslik::python::text {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr std::int64_t kMin = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t kMax = std::numeric_limits<std::int64_t>::max();

std::string messageOf(const std::function<void()>& call) {
  try {
    call();
  } catch (const Failure& failure) {
    return failure.message;
  }
  return "no failure";
}

TEST(Format, OfWholeNumbers) {
  EXPECT_EQ(formatInt(1234567, ","), "1,234,567");
  EXPECT_EQ(formatInt(1234567, "_d"), "1_234_567");
  EXPECT_EQ(formatInt(1234567, "012,"), "0,001,234,567");
  EXPECT_EQ(formatInt(-1234, "012,"), "-000,001,234");
  EXPECT_EQ(formatInt(255, "#x"), "0xff");
  EXPECT_EQ(formatInt(255, "#010_x"), "0x000_00ff");
  EXPECT_EQ(formatInt(255, "#X"), "0XFF");
  EXPECT_EQ(formatInt(5, "+#b"), "+0b101");
  EXPECT_EQ(formatInt(-5, "o"), "-5");
  EXPECT_EQ(formatInt(65, "5c"), "    A");
  EXPECT_EQ(formatInt(351, "<3c"), "ş  ");
  EXPECT_EQ(formatInt(42, "=+6"), "+   42");
  EXPECT_EQ(formatInt(42, "ş^7"), "şş42şşş");
  EXPECT_EQ(formatInt(42, "<05"), "42000");
  EXPECT_EQ(formatInt(7, ".2f"), "7.00");
  EXPECT_EQ(formatInt(7, "%"), "700.000000%");
  EXPECT_EQ(formatInt(kMax, "e"), "9.223372e+18");
  EXPECT_EQ(formatInt(kMin, "b"),
            "-1000000000000000000000000000000000000000000000000000000000000000");
  EXPECT_EQ(formatInt(0, ""), "0");
}

TEST(Format, OfTruthIsAWordOnlyWithoutSpecification) {
  EXPECT_EQ(formatBool(true, ""), "True");
  EXPECT_EQ(formatBool(false, ""), "False");
  EXPECT_EQ(formatBool(true, "5"), "    1");
  EXPECT_EQ(formatBool(true, "<5"), "1    ");
  EXPECT_EQ(formatBool(false, "d"), "0");
  EXPECT_EQ(formatBool(true, ".1f"), "1.0");
}

TEST(Format, OfFloats) {
  EXPECT_EQ(formatFloat(3.14159, ".2f"), "3.14");
  EXPECT_EQ(formatFloat(3.14159, ""), "3.14159");
  EXPECT_EQ(formatFloat(1e+16, ","), "1e+16");
  EXPECT_EQ(formatFloat(1234567.891, ",.2f"), "1,234,567.89");
  EXPECT_EQ(formatFloat(1234567.891, "015,.1f"), "0,001,234,567.9");
  EXPECT_EQ(formatFloat(1.2345e-05, "g"), "1.2345e-05");
  EXPECT_EQ(formatFloat(123456789.0, ".3"), "1.23e+08");
  EXPECT_EQ(formatFloat(100.0, ".3"), "1e+02");
  EXPECT_EQ(formatFloat(3.0, ".3"), "3.0");
  EXPECT_EQ(formatFloat(12.0, "#.3g"), "12.0");
  EXPECT_EQ(formatFloat(1.0, "#.0f"), "1.");
  EXPECT_EQ(formatFloat(0.25, ".1%"), "25.0%");
  EXPECT_EQ(formatFloat(0.25, "%"), "25.000000%");
  EXPECT_EQ(formatFloat(-0.04, "z.1f"), "0.0");
  EXPECT_EQ(formatFloat(-0.04, ".1f"), "-0.0");
  EXPECT_EQ(formatFloat(2.5, ".0f"), "2");
  EXPECT_EQ(formatFloat(1e-07, ".3e"), "1.000e-07");
  EXPECT_EQ(formatFloat(1e-07, ".3E"), "1.000E-07");
  EXPECT_EQ(formatFloat(kInfinity, "010,"), "0000000inf");
  EXPECT_EQ(formatFloat(kNan, "F"), "NAN");
  EXPECT_EQ(formatFloat(-kInfinity, "+.2f"), "-inf");
  EXPECT_EQ(formatFloat(1.5, " .1f"), " 1.5");
  EXPECT_EQ(formatFloat(1.5, "+"), "+1.5");
  EXPECT_EQ(formatFloat(1e+22, "f"), "10000000000000000000000.000000");
  EXPECT_EQ(formatFloat(1e+300, ".2g"), "1e+300");
  EXPECT_EQ(formatFloat(0.0, "e"), "0.000000e+00");
  EXPECT_EQ(formatFloat(-0., "g"), "-0");
  EXPECT_EQ(formatFloat(1.0, "_<8"), "1.0_____");
  EXPECT_EQ(formatFloat(12345.678, "_"), "12_345.678");
  EXPECT_EQ(formatFloat(1e+100, "#.1"), "1.e+100");
}

TEST(Format, OfTexts) {
  EXPECT_EQ(formatString("ağ", "5"), "ağ   ");
  EXPECT_EQ(formatString("ağ", ">5"), "   ağ");
  EXPECT_EQ(formatString("ağ", "^5"), " ağ  ");
  EXPECT_EQ(formatString("ağ", "*^7.1"), "***a***");
  EXPECT_EQ(formatString("ağ", "05"), "ağ000");
  EXPECT_EQ(formatString("ağ", ""), "ağ");
  EXPECT_EQ(formatString("ağ", ".0"), "");
  EXPECT_EQ(formatString("ağ", "s"), "ağ");
}

TEST(Format, FailsWithCPythonsWords) {
  const auto ofInt = [](const char* spec) {
    return messageOf([&] { formatInt(1, spec); });
  };
  EXPECT_EQ(ofInt("xx"), "Invalid format specifier 'xx' for object of type 'int'");
  EXPECT_EQ(ofInt("y"), "Unknown format code 'y' for object of type 'int'");
  EXPECT_EQ(ofInt("é"), "Unknown format code '\\xe9' for object of type 'int'");
  EXPECT_EQ(ofInt(".3d"), "Precision not allowed in integer format specifier");
  EXPECT_EQ(ofInt("z"),
            "Negative zero coercion (z) not allowed in integer format specifier");
  EXPECT_EQ(ofInt("+c"), "Sign not allowed with integer format specifier 'c'");
  EXPECT_EQ(ofInt("#c"),
            "Alternate form (#) not allowed with integer format specifier 'c'");
  EXPECT_EQ(ofInt(",c"), "Cannot specify ',' with 'c'.");
  EXPECT_EQ(ofInt(",x"), "Cannot specify ',' with 'x'.");
  EXPECT_EQ(ofInt(",_"), "Cannot specify both ',' and '_'.");
  EXPECT_EQ(ofInt("_,"), "Cannot specify both ',' and '_'.");
  EXPECT_EQ(ofInt("__"), "Cannot specify '_' with '_'.");
  EXPECT_EQ(ofInt(",,"), "Cannot specify ',' with ','.");
  EXPECT_EQ(ofInt("."), "Format specifier missing precision");
  EXPECT_EQ(ofInt("99999999999999999999"), "Too many decimal digits in format string");
  EXPECT_EQ(ofInt("s"), "Unknown format code 's' for object of type 'int'");
  EXPECT_EQ(messageOf([] { formatBool(true, "y"); }),
            "Unknown format code 'y' for object of type 'bool'");
  EXPECT_EQ(messageOf([] { formatInt(-1, "c"); }), "%c arg not in range(0x110000)");
  const auto ofFloat = [](const char* spec) {
    return messageOf([&] { formatFloat(1.5, spec); });
  };
  EXPECT_EQ(ofFloat("d"), "Unknown format code 'd' for object of type 'float'");
  EXPECT_EQ(ofFloat("c"), "Unknown format code 'c' for object of type 'float'");
  EXPECT_EQ(ofFloat("x"), "Unknown format code 'x' for object of type 'float'");
  EXPECT_EQ(ofFloat("xx"), "Invalid format specifier 'xx' for object of type 'float'");
  EXPECT_EQ(ofFloat(".2147483648f"), "precision too big");
  EXPECT_EQ(ofFloat(",s"), "Cannot specify ',' with 's'.");
  const auto ofString = [](const char* spec) {
    return messageOf([&] { formatString("a", spec); });
  };
  EXPECT_EQ(ofString("d"), "Unknown format code 'd' for object of type 'str'");
  EXPECT_EQ(ofString("=5"), "'=' alignment not allowed in string format specifier");
  EXPECT_EQ(ofString("+"), "Sign not allowed in string format specifier");
  EXPECT_EQ(ofString(" "), "Space not allowed in string format specifier");
  EXPECT_EQ(ofString("#"), "Alternate form (#) not allowed in string format specifier");
  EXPECT_EQ(ofString("z"),
            "Negative zero coercion (z) not allowed in string format specifier");
  EXPECT_EQ(ofString(","), "Cannot specify ',' with 's'.");
  EXPECT_EQ(ofString("_s"), "Cannot specify '_' with 's'.");
}

TEST(Format, RefusesWhatDependsOnTheMachine) {
  EXPECT_THROW(formatInt(1, "n"), Unsupported);
  EXPECT_THROW(formatFloat(1, "n"), Unsupported);
  EXPECT_THROW(formatInt(1, "999999999999"), Unsupported);
  EXPECT_THROW(formatInt(1, "0999999999999"), Unsupported);
  EXPECT_THROW(formatFloat(1, ".999999999f"), Unsupported);
}

}  // namespace
}  // namespace derslik::python::text
