#include <gtest/gtest.h>

#include "core/failure.h"
#include "core/python/folder.h"
#include "core/python/run.h"

namespace derslik::python {
namespace {

struct Result {
  Outcome outcome;
  std::string output;
};

Result runProgram(std::string_view source, Host host = {}) {
  Result result;
  host.write = [&](std::string_view text) { result.output += text; };
  result.outcome = run(source, "program.py", host);
  return result;
}

TEST(PythonFiles, ReadsWhatTheHostGives) {
  Host host;
  host.files["data.txt"] = "1 2\n3 4\n";
  EXPECT_EQ(
      runProgram("print(sum(int(n) for n in open('data.txt').read().split()))", host)
          .output,
      "10\n");
}

TEST(PythonFiles, AsksTheHostForAFileOnce) {
  Host host;
  int asked = 0;
  host.read = [&](const std::string& name) -> std::optional<std::string> {
    ++asked;
    if (name != "there.txt") return std::nullopt;
    return "here";
  };
  const Result result =
      runProgram("print(open('there.txt').read(), open('./there.txt').read())", host);
  EXPECT_EQ(result.output, "here here\n");
  EXPECT_EQ(asked, 1);
  EXPECT_EQ(runProgram("open('other.txt')", host).outcome.message,
            "FileNotFoundError: [Errno 2] No such file or directory: 'other.txt'");
}

TEST(PythonFiles, HandsBackWhatHasBeenWritten) {
  Host host;
  host.files["kept.txt"] = "old";
  const Outcome outcome =
      runProgram(
          "with open('a.txt', 'w') as f:\n    f.write('x\\n')\n"
          "left_open = open('b.txt', 'w')\nleft_open.write('y')\n1 / 0",
          host)
          .outcome;
  EXPECT_EQ(outcome.written,
            (std::map<std::string, std::string>{{"a.txt", "x\n"}, {"b.txt", "y"}}));
}

TEST(PythonFiles, RefusesWhatIsNotInTheFolder) {
  EXPECT_EQ(runProgram("open('/etc/passwd')").outcome.status, 3);
  EXPECT_EQ(runProgram("open('../x')").outcome.status, 3);
  EXPECT_EQ(runProgram("open('x', 'rb')").outcome.status, 3);
  EXPECT_EQ(Folder::nameOf("./a//b/./c.txt"), "a/b/c.txt");
}

TEST(PythonFiles, CountsTheirBytes) {
  Host host;
  host.memory = 4 << 20;
  EXPECT_EQ(runProgram("f = open('x', 'w')\nwhile True: f.write('abc' * 1000)", host)
                .outcome.type,
            "memory");
  EXPECT_EQ(runProgram("i = 0\nwhile True:\n    i += 1\n"
                       "    with open(f'x{i}', 'w') as f: f.write('abc' * 1000)",
                       host)
                .outcome.type,
            "memory");
}

}  // namespace
}  // namespace derslik::python
