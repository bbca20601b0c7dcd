#include "core/python/parser.h"

#include <gtest/gtest.h>

#include <string>

#include "tests/core/ast_dump.h"

namespace derslik::python {
namespace {

std::string dumped(std::string_view source) {
  return dump(parse(source, "lesson.py"));
}

TEST(Parser, Assignments) {
  EXPECT_EQ(dumped("x = y = 1\n"),
            "Module(body=[Assign(targets=[Name(id='x'), Name(id='y')], "
            "value=Constant(value=1))])");
  EXPECT_EQ(dumped("a, *b = c"),
            "Module(body=[Assign(targets=[Tuple(elts=[Name(id='a'), "
            "Starred(value=Name(id='b'))])], value=Name(id='c'))])");
}

}  // namespace
}  // namespace derslik::python
