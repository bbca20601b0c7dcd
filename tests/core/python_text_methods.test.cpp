#include <gtest/gtest.h>

#include "core/failure.h"
#include "core/python/text/pad.h"
#include "core/python/text/search.h"
#include "core/python/text/split.h"
#include "core/python/text/strip.h"
#include "core/python/text/utf8.h"

namespace derslik::python::text {
namespace {

using Texts = std::vector<std::string>;
using Three = std::array<std::string, 3>;

TEST(Methods, CountCodePoints) {
  EXPECT_EQ(length("ağ😀"), 3);
  EXPECT_EQ(item("ağ😀", 1), "ğ");
  EXPECT_EQ(item("ağ😀", -1), "😀");
  EXPECT_THROW(item("ağ😀", 3), Failure);
  EXPECT_THROW(item("ağ😀", -4), Failure);
}

TEST(Methods, Slice) {
  EXPECT_EQ(slice("çiğdem", 1, 3), "iğ");
  EXPECT_EQ(slice("çiğdem", -2, {}), "em");
  EXPECT_EQ(slice("çiğdem", {}, {}, -1), "medğiç");
  EXPECT_EQ(slice("çiğdem", {}, {}, 4), "çe");
  EXPECT_EQ(slice("çiğdem", 5, 0, -2), "mdi");
  EXPECT_EQ(slice("çiğdem", {}, {}, -5), "mç");
  EXPECT_EQ(slice("çiğdem", 4, 2), "");
  EXPECT_EQ(slice("çiğdem", -100, 100), "çiğdem");
  EXPECT_THROW(slice("çiğdem", {}, {}, 0), Failure);
}

TEST(Methods, Repeat) {
  EXPECT_EQ(repeat("ab", 3), "ababab");
  EXPECT_EQ(repeat("ab", -1), "");
  EXPECT_THROW(repeat("ab", std::int64_t{1} << 40), Unsupported);
}

TEST(Methods, Find) {
  EXPECT_EQ(find("ağaç ağ", "ağ"), 0);
  EXPECT_EQ(rfind("ağaç ağ", "ağ"), 5);
  EXPECT_EQ(find("ağaç ağ", "ağ", {1}), 5);
  EXPECT_EQ(find("ağaç ağ", "ağ", {1, 6}), -1);
  EXPECT_EQ(find("ağaç ağ", "ç", {-4, -1}), 3);
  EXPECT_EQ(find("abc", "", {3}), 3);
  EXPECT_EQ(find("abc", "", {4}), -1);
  EXPECT_EQ(rfind("abc", ""), 3);
  EXPECT_EQ(index("ağaç", "a", {1}), 2);
  EXPECT_THROW(index("ağaç", "x"), Failure);
  EXPECT_THROW(rindex("ağaç", "x"), Failure);
  EXPECT_EQ(count("aaaa", "aa"), 2);
  EXPECT_EQ(count("ağ", ""), 3);
  EXPECT_EQ(count("", "", {1}), 0);
  EXPECT_TRUE(startsWith("ağaç", "ğ", {1}));
  EXPECT_TRUE(endsWith("ağaç", "ğ", {0, 2}));
  EXPECT_FALSE(startsWith("", "", {1}));
  EXPECT_TRUE(contains("ağaç", "ğa"));
}

TEST(Methods, Replace) {
  EXPECT_EQ(replace("ağaç", "a", "e"), "eğeç");
  EXPECT_EQ(replace("ağaç", "a", "", 1), "ğaç");
  EXPECT_EQ(replace("ağ", "", "-"), "-a-ğ-");
  EXPECT_EQ(replace("ağ", "", "-", 2), "-a-ğ");
  EXPECT_EQ(replace("", "", "-", 1), "-");
  EXPECT_EQ(replace("a", "a", "b", 0), "a");
  EXPECT_EQ(removePrefix("ağaç", "ağ"), "aç");
  EXPECT_EQ(removeSuffix("ağaç", "ağ"), "ağaç");
  EXPECT_EQ(removeSuffix("ağaç", "ç"), "ağa");
}

TEST(Methods, Split) {
  EXPECT_EQ(split(" a\tb\u2003ç\n"), (Texts{"a", "b", "ç"}));
  EXPECT_EQ(split(" a b c ", 1), (Texts{"a", "b c "}));
  EXPECT_EQ(rsplit(" a b c ", 1), (Texts{" a b", "c"}));
  EXPECT_EQ(split("  "), Texts());
  EXPECT_EQ(split("a,,b,", ","), (Texts{"a", "", "b", ""}));
  EXPECT_EQ(split("", ","), (Texts{""}));
  EXPECT_EQ(split("a,b,c", ",", 1), (Texts{"a", "b,c"}));
  EXPECT_EQ(rsplit("a,b,c", ",", 1), (Texts{"a,b", "c"}));
  EXPECT_EQ(rsplit("aaa", "aa"), (Texts{"a", ""}));
  EXPECT_THROW(split("a", ""), Failure);
  EXPECT_EQ(splitLines("a\r\nb\n\nc\u2028d\x1c"), (Texts{"a", "b", "", "c", "d"}));
  EXPECT_EQ(splitLines("a\r\nb\r", true), (Texts{"a\r\n", "b\r"}));
  EXPECT_EQ(partition("a=b=c", "="), (Three{"a", "=", "b=c"}));
  EXPECT_EQ(rpartition("a=b=c", "="), (Three{"a=b", "=", "c"}));
  EXPECT_EQ(partition("a", "="), (Three{"a", "", ""}));
  EXPECT_EQ(rpartition("a", "="), (Three{"", "", "a"}));
  EXPECT_EQ(join(", ", {"a", "ç", ""}), "a, ç, ");
}

TEST(Methods, Strip) {
  EXPECT_EQ(strip(" \t\u2003a b\x1c\n"), "a b");
  EXPECT_EQ(lstrip(" a "), "a ");
  EXPECT_EQ(rstrip(" a "), " a");
  EXPECT_EQ(strip("ğaşağ", "ağ"), "ş");
  EXPECT_EQ(strip(" a ", ""), " a ");
  EXPECT_EQ(translate("ağaç",
                      [](char32_t c, std::string& result) {
                        if (c == U'ğ') result += "g!";
                        return c == U'ğ' || c == U'ç';
                      }),
            "ag!a");
}

TEST(Methods, Pad) {
  EXPECT_EQ(ljust("ağ", 4), "ağ  ");
  EXPECT_EQ(rjust("ağ", 4, "ş"), "şşağ");
  EXPECT_EQ(center("ab", 5), "  ab ");
  EXPECT_EQ(center("abc", 6), " abc  ");
  EXPECT_EQ(center("abc", 2), "abc");
  EXPECT_THROW(center("abc", 2, "--"), Failure);
  EXPECT_EQ(zfill("-12", 5), "-0012");
  EXPECT_EQ(zfill("+", 3), "+00");
  EXPECT_EQ(zfill("ağ", 3), "0ağ");
  EXPECT_EQ(expandTabs("a\tğb\n\tc"), "a       ğb\n        c");
  EXPECT_EQ(expandTabs("a\tb", 0), "ab");
}

}  // namespace
}  // namespace derslik::python::text
