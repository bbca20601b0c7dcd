// lessonpy FILE.py: runs a program of the lesson language as the page would. What it
// prints goes to stdout, a traceback to stderr; the exit status is python3's, or 3 where
// the program asks for something that is not supported. It reads the files of the working
// directory; what it writes goes there only with --write.

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>

#include "core/failure.h"
#include "core/python/run.h"

int main(int count, char** arguments) {
  const bool writes = count == 3 && std::string_view(arguments[1]) == "--write";
  if (count != 2 && !writes) {
    std::fputs("usage: lessonpy [--write] FILE.py\n", stderr);
    return 2;
  }
  const char* name = arguments[count - 1];
  std::ifstream file(name, std::ios::binary);
  if (!file) {
    std::fprintf(stderr, "lessonpy: cannot read %s\n", name);
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
  host.date = [] {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration<double>(now).count();
  };
  host.read = [](const std::string& path) -> std::optional<std::string> {
    if (std::filesystem::is_directory(path)) throw derslik::Unsupported("a folder");
    std::ifstream opened(path, std::ios::binary);
    if (!opened) return std::nullopt;
    return std::string{std::istreambuf_iterator<char>(opened), {}};
  };
  host.output = std::size_t{1} << 32;
  const auto outcome = derslik::python::run(source, name, host);
  std::fflush(stdout);
  std::fputs(outcome.traceback.c_str(), stderr);
  if (writes)
    for (const auto& [path, bytes] : outcome.written)
      std::ofstream(path, std::ios::binary) << bytes;
  return outcome.status;
}
