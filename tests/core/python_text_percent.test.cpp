#include <gtest/gtest.h>

#include <limits>
#include <map>
#include <vector>

#include "core/failure.h"
#include "core/python/text/numbers.h"
#include "core/python/text/percent.h"
#include "core/python/text/repr.h"
#include "tests/core/failure.h"

namespace derslik::python::text {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

using Value = std::variant<std::string, std::int64_t, double>;

/// A tuple of values, or a dict of them, or one value.
class Arguments : public PercentArguments {
 public:
  std::vector<Value> items;
  std::map<std::string, Value, std::less<>> dict;
  bool isTuple = true;

  std::optional<std::size_t> tupleSize() const override {
    if (isTuple && dict.empty()) return items.size();
    return std::nullopt;
  }
  bool isMapping() const override { return !dict.empty(); }
  void selectItem(std::size_t index) override { selected_ = items[index]; }
  void selectWhole() override { selected_ = isMapping() ? Value("{…}") : items.at(0); }
  void selectKey(std::string_view key) override {
    const auto found = dict.find(key);
    if (found == dict.end()) throw Failure("KeyError", text::repr(key));
    selected_ = found->second;
  }
  std::string str() override {
    if (const auto* whole = std::get_if<std::int64_t>(&selected_))
      return std::to_string(*whole);
    if (const auto* real = std::get_if<double>(&selected_)) return text::repr(*real);
    return std::get<std::string>(selected_);
  }
  std::string repr() override { return text() ? text::repr(*text()) : str(); }
  std::optional<std::string> text() override {
    if (const auto* text = std::get_if<std::string>(&selected_)) return *text;
    return std::nullopt;
  }
  std::variant<std::monostate, std::int64_t, double> number() override {
    if (const auto* whole = std::get_if<std::int64_t>(&selected_)) return *whole;
    if (const auto* real = std::get_if<double>(&selected_)) return *real;
    return std::monostate();
  }
  bool isInt() override { return std::holds_alternative<std::int64_t>(selected_); }
  std::string typeName() override { return text() ? "str" : isInt() ? "int" : "float"; }

 private:
  Value selected_;
};

/// The text, or the type and the message of the failure.
std::string result(std::string_view format, Arguments arguments) {
  return textOrFailure([&] { return percentFormat(format, arguments); });
}

std::string of(std::string_view format, std::vector<Value> items) {
  Arguments arguments;
  arguments.items = std::move(items);
  return result(format, std::move(arguments));
}

std::string ofDict(std::string_view format) {
  Arguments arguments;
  arguments.dict = {{"a", std::int64_t{3}}, {"ş(b)", "ağ"}};
  return result(format, std::move(arguments));
}

Value n(std::int64_t value) {
  return value;
}

TEST(Percent, WritesTexts) {
  EXPECT_EQ(of("%s|%5s|%-5s|%.1s|%%", {"ağ", "ağ", "ağ", "ağ"}), "ağ|   ağ|ağ   |a|%");
  EXPECT_EQ(of("%r %a %s", {"ağ", "ağ", 0.5}), R"('ağ' 'a\u011f' 0.5)");
  EXPECT_EQ(of("%c%c%3c", {n(351), "ı", "x"}), "şı  x");
}

TEST(Percent, WritesWholeNumbers) {
  EXPECT_EQ(of("%d %i %5d|%-5d|%05d", {n(1), n(-2), n(3), n(4), n(-5)}),
            "1 -2     3|4    |-0005");
  EXPECT_EQ(of("%+d % d %.3d %-05d|", {n(1), n(2), n(3), n(4)}), "+1  2 003 4    |");
  EXPECT_EQ(
      of("%x %X %#x %#o %#08x %#.3x", {n(255), n(255), n(255), n(8), n(-255), n(5)}),
      "ff FF 0xff 0o10 -0x000ff 0x005");
  EXPECT_EQ(of("%d %d %d", {2.9, -0.5, 1e20}), "2 0 100000000000000000000");
}

TEST(Percent, WritesFloats) {
  EXPECT_EQ(of("%f %.2f %e %G", {0.5, 2.675, 1e-5, 1e-10}),
            "0.500000 2.67 1.000000e-05 1E-10");
  EXPECT_EQ(of("%+.1f|%08.2f|%-8.1f|% f", {1.25, -1.5, 2.0, n(1)}),
            "+1.2|-0001.50|2.0     | 1.000000");
  EXPECT_EQ(of("%#.0f %#g %06f %F", {1.0, 1.0, kInfinity, -kInfinity}),
            "1. 1.00000 000inf -INF");
}

TEST(Percent, TakesWidthsFromTheArguments) {
  EXPECT_EQ(of("%*d|%-*d|%*d|%.*f", {n(4), n(1), n(4), n(2), n(-4), n(3), n(2), 0.5}),
            "   1|2   |3   |0.50");
  EXPECT_EQ(of("%*d", {1.0, n(2)}), "TypeError: * wants int");
  EXPECT_EQ(of("%.*d", {n(2147483648), n(2)}),
            "OverflowError: Python int too large to convert to C int");
}

TEST(Percent, TakesValuesByTheirKeys) {
  EXPECT_EQ(ofDict("%(a)s %(a)03d %(ş(b))s"), "3 003 ağ");
  EXPECT_EQ(ofDict("%(c)s"), "KeyError: 'c'");
  EXPECT_EQ(ofDict("%(a"), "ValueError: incomplete format key");
  EXPECT_EQ(ofDict("%(a)s %s"), "TypeError: not enough arguments for format string");
  EXPECT_EQ(ofDict("nothing"), "nothing");
  EXPECT_EQ(of("%(a)s", {n(1)}), "TypeError: format requires a mapping");
}

TEST(Percent, TakesOneValueWithoutATuple) {
  Arguments one;
  one.isTuple = false;
  one.items = {n(7)};
  EXPECT_EQ(result("%d", one), "7");
  EXPECT_EQ(result("%d %d", one), "TypeError: not enough arguments for format string");
  EXPECT_EQ(result("", one),
            "TypeError: not all arguments converted during string formatting");
}

TEST(Percent, FailsWithCPythonsWords) {
  EXPECT_EQ(of("%d", {}), "TypeError: not enough arguments for format string");
  EXPECT_EQ(of("%d", {n(1), n(2)}),
            "TypeError: not all arguments converted during string formatting");
  EXPECT_EQ(of("%d", {"1"}), "TypeError: %d format: a real number is required, not str");
  EXPECT_EQ(of("%x", {1.5}), "TypeError: %x format: an integer is required, not float");
  EXPECT_EQ(of("%f", {"1"}), "TypeError: must be real number, not str");
  EXPECT_EQ(of("%c", {"ab"}), "TypeError: %c requires int or char");
  EXPECT_EQ(of("%c", {n(-1)}), "OverflowError: %c arg not in range(0x110000)");
  EXPECT_EQ(of("%d", {kInfinity}),
            "OverflowError: cannot convert float infinity to integer");
  EXPECT_EQ(of("ağ%y", {n(1)}),
            "ValueError: unsupported format character 'y' (0x79) at index 3");
  EXPECT_EQ(of("%5%", {n(1)}),
            "ValueError: unsupported format character '%' (0x25) at index 2");
  EXPECT_EQ(of("%5", {n(1)}), "ValueError: incomplete format");
  EXPECT_EQ(of("%99999999999999999999d", {n(1)}), "ValueError: width too big");
  EXPECT_EQ(of("%.99999999999d", {n(1)}), "ValueError: precision too big");
}

}  // namespace
}  // namespace derslik::python::text
