// lessonpy FILE.py: runs a program of the lesson language as the page would. What it
// prints goes to stdout, a traceback to stderr; the exit status is python3's, or 3 where
// the program asks for something that is not supported.

#include <chrono>
#include <cstdio>
#include <fstream>
#include <iterator>

#include "core/python/run.h"

int main(int count, char** arguments) {
  if (count != 2) {
    std::fputs("usage: lessonpy FILE.py\n", stderr);
    return 2;
  }
  std::ifstream file(arguments[1], std::ios::binary);
  if (!file) {
    std::fprintf(stderr, "lessonpy: cannot read %s\n", arguments[1]);
    return 2;
  }
  const std::string source{std::istreambuf_iterator<char>(file), {}};
  derslik::python::Host host;
  host.write = [](std::string_view text) {
    std::fwrite(text.data(), 1, text.size(), stdout);
  };
  host.warn = [](std::string_view text) {
    std::fwrite(text.data(), 1, text.size(), stderr);
  };
  host.seconds = [] {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double>(now).count();
  };
  host.output = std::size_t{1} << 32;
  const auto outcome = derslik::python::run(source, arguments[1], host);
  std::fflush(stdout);
  std::fputs(outcome.traceback.c_str(), stderr);
  return outcome.status;
}
