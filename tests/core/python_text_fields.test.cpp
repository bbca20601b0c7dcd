#include <gtest/gtest.h>

#include <map>
#include <vector>

#include "core/failure.h"
#include "core/python/text/fields.h"
#include "core/python/text/format.h"
#include "core/python/text/repr.h"
#include "tests/core/failure.h"

namespace derslik::python::text {
namespace {

/// "ağ", "5" and a="x" are texts; what attribute or item of them is asked for is written
/// down.
class Arguments : public FormatArguments {
 public:
  void pushPositional(std::int64_t index) override {
    if (index > 1) throw Failure("IndexError", "Replacement index out of range");
    stack_.push_back(index == 0 ? "ağ" : "5");
  }
  void pushKeyword(std::string_view name) override {
    if (name != "a" && name != "şehir") throw Failure("KeyError", text::repr(name));
    stack_.push_back("x");
  }
  void attribute(std::string_view name) override {
    stack_.back() += " attribute " + std::string(name);
  }
  void item(std::int64_t index) override {
    stack_.back() += " item " + std::to_string(index);
  }
  void item(std::string_view key) override {
    stack_.back() += " key " + std::string(key);
  }
  void convert(char conversion) override {
    if (conversion != 's') stack_.back() = repr(stack_.back());
  }
  std::string popFormatted(std::string_view spec) override {
    const std::string value = stack_.back();
    stack_.pop_back();
    return formatString(value, spec);
  }

 private:
  std::vector<std::string> stack_;
};

std::string result(std::string_view format) {
  Arguments arguments;
  return textOrFailure([&] { return formatFields(format, arguments); });
}

TEST(Fields, AreReplaced) {
  EXPECT_EQ(result("{} {}"), "ağ 5");
  EXPECT_EQ(result("{1}{0}{a}{şehir}"), "5ağxx");
  EXPECT_EQ(result("{{{}}}"), "{ağ}");
  EXPECT_EQ(result("{!r:>6}|{:<3}|"), "  'ağ'|5  |");
  EXPECT_EQ(result("{:>{}}|"), "   ağ|");
  EXPECT_EQ(result("{a:ş^{1}}"), "şşxşş");
  EXPECT_EQ(result("{0.b[c d][12].e}"), "ağ attribute b key c d item 12 attribute e");
  EXPECT_EQ(result("{0[}:]}"), "ağ key }:");
  EXPECT_EQ(result(""), "");
}

TEST(Fields, FailWithCPythonsWords) {
  EXPECT_EQ(result("{"), "ValueError: Single '{' encountered in format string");
  EXPECT_EQ(result("a}"), "ValueError: Single '}' encountered in format string");
  EXPECT_EQ(result("{a"), "ValueError: expected '}' before end of string");
  EXPECT_EQ(result("{a{b}}"), "ValueError: unexpected '{' in field name");
  EXPECT_EQ(result("{0}{}"),
            "ValueError: cannot switch from manual field specification to automatic "
            "field numbering");
  EXPECT_EQ(result("{}{0}"),
            "ValueError: cannot switch from automatic field numbering to manual field "
            "specification");
  EXPECT_EQ(result("{:{:{}}}"), "ValueError: Max string recursion exceeded");
  EXPECT_EQ(result("{!x}"), "ValueError: Unknown conversion specifier x");
  EXPECT_EQ(result("{!é}"), "ValueError: Unknown conversion specifier \\xe9");
  EXPECT_EQ(result("{!"),
            "ValueError: end of string while looking for conversion specifier");
  EXPECT_EQ(result("{!rx}"), "ValueError: expected ':' after conversion specifier");
  EXPECT_EQ(result("{:"), "ValueError: unmatched '{' in format spec");
  EXPECT_EQ(result("{a.}"), "ValueError: Empty attribute in format string");
  EXPECT_EQ(result("{a[]}"), "ValueError: Empty attribute in format string");
  EXPECT_EQ(result("{a[0]x}"),
            "ValueError: Only '.' or '[' may follow ']' in format field specifier");
  EXPECT_EQ(result("{99999999999999999999}"),
            "ValueError: Too many decimal digits in format string");
  EXPECT_EQ(result("{b}"), "KeyError: 'b'");
}

}  // namespace
}  // namespace derslik::python::text
