// The notebook engine as JavaScript sees it: run(steps, time, output, memory) reads the
// program from Module.request and leaves how it ended as Module.answer; what is printed
// goes to the request's `write` on the way, warnings to its `warn`, and files that the
// program opens are asked of its `read`.
//
// Bound by hand, as the experiment is. Texts cross as UTF-8, in Uint8Arrays that are
// copies: a program that is no UTF-8 must arrive as it is, to be refused as CPython
// refuses it. No exception leaves run() but what no program can bring about.

#include <emscripten/emscripten.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/failure.h"
#include "core/python/json.h"
#include "core/python/run.h"

// The only JavaScript. Module and HEAPU8 are Emscripten's own.
// clang-format off

EM_JS(int, derslik_length, (int field), {
  return Module.request[["source", "filename", "arrays"][field]].length;
});

EM_JS(void, derslik_text, (int field, char* out), {
  HEAPU8.set(Module.request[["source", "filename", "arrays"][field]], out);
});

EM_JS(void, derslik_write, (int isWarning, const char* text, int length), {
  Module.request[isWarning ? "warn" : "write"](HEAPU8.slice(text, text + length));
});

EM_JS(double, derslik_seconds, (), {
  return performance.now() / 1000;
});

EM_JS(double, derslik_date, (), {
  return Date.now() / 1000;
});

/// How many bytes the file has: -1 where there is none, -2 where it cannot be read.
EM_JS(int, derslik_open, (const char* name, int length), {
  try {
    Module.file = Module.request.read(HEAPU8.slice(name, name + length));
  } catch (error) {
    return -2;
  }
  return Module.file ? Module.file.length : -1;
});

EM_JS(void, derslik_read, (char* out), {
  HEAPU8.set(Module.file, out);
  Module.file = undefined;
});

/// Three texts, each with its length, then the place of the error in the program.
EM_JS(void, derslik_outcome, (int status, const char* type, int typeLength, const char* message, int messageLength, const char* traceback, int tracebackLength, int line, int column, int endLine, int endColumn), {
  Module.answer = {
    status, line, column, endLine, endColumn,
    type: HEAPU8.slice(type, type + typeLength),
    message: HEAPU8.slice(message, message + messageLength),
    traceback: HEAPU8.slice(traceback, traceback + tracebackLength),
    memory: HEAPU8.length,
    files: [],
    arrays: []
  };
});

/// A file that the program has written, for the answer.
EM_JS(void, derslik_written, (const char* name, int nameLength, const char* bytes, int length), {
  Module.answer.files.push([HEAPU8.slice(name, name + nameLength), HEAPU8.slice(bytes, bytes + length)]);
});

/// An array, for the answer; the first of its axes, of which there are up to two.
EM_JS(void, derslik_array, (const char* name, int nameLength, int axes, int rows, int columns, const double* data, int length), {
  Module.answer.arrays.push([
    HEAPU8.slice(name, name + nameLength),
    { shape: [rows, columns].slice(0, axes), data: HEAPF64.slice(data >> 3, (data >> 3) + length) }
  ]);
});

/// JSON text of what the answer has beside.
EM_JS(void, derslik_rest, (int part, const char* json, int length), {
  Module.answer[["texts", "figures"][part]] = HEAPU8.slice(json, json + length);
});
// clang-format on

namespace derslik::python {
namespace {

enum Field { SOURCE, FILENAME, ARRAYS };
enum Rest { TEXTS, FIGURES };

std::string requested(Field field) {
  std::string text(derslik_length(field), '\0');
  derslik_text(field, text.data());
  return text;
}

int length(std::string_view text) {
  return static_cast<int>(text.size());
}

/// A line for each.
std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> all;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    all.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return all;
}

std::optional<std::string> fileOf(const std::string& name) {
  const int size = derslik_open(name.data(), length(name));
  if (size == -1) return std::nullopt;
  if (size < 0) throw Unsupported("reading " + name);
  std::string bytes(static_cast<std::size_t>(size), '\0');
  derslik_read(bytes.data());
  return bytes;
}

std::string jsonOf(const std::map<std::string, std::vector<std::string>>& texts) {
  Json json;
  json.open('{');
  for (const auto& [name, each] : texts) {
    json.name(name).open('[');
    for (const std::string& text : each)
      json.text(text);
    json.close(']');
  }
  json.close('}');
  return json.written();
}

void answer(Rest part, const std::string& json) {
  derslik_rest(part, json.data(), length(json));
}

void answer(const Outcome& outcome) {
  derslik_outcome(outcome.status, outcome.type.data(), length(outcome.type),
                  outcome.message.data(), length(outcome.message),
                  outcome.traceback.data(), length(outcome.traceback), outcome.line,
                  outcome.column, outcome.endLine, outcome.endColumn);
  for (const auto& [name, bytes] : outcome.written)
    derslik_written(name.data(), length(name), bytes.data(), length(bytes));
  for (const auto& [name, array] : outcome.arrays) {
    const auto extent = [&shape = array.shape](std::size_t axis) {
      return axis < shape.size() ? static_cast<int>(shape[axis]) : 1;
    };
    derslik_array(name.data(), length(name), static_cast<int>(array.shape.size()),
                  extent(0), extent(1), array.elements.data(),
                  static_cast<int>(array.elements.size()));
  }
  answer(TEXTS, jsonOf(outcome.texts));
  answer(FIGURES, "[]");
}

}  // namespace

extern "C" {

/// Each -1, or how much the run may take: calls and rounds of loops, seconds, bytes.
EMSCRIPTEN_KEEPALIVE void run(double steps, double time, double output, double memory) {
  Host host;
  host.write = [](std::string_view text) { derslik_write(0, text.data(), length(text)); };
  host.warn = [](std::string_view text) { derslik_write(1, text.data(), length(text)); };
  host.seconds = [] { return derslik_seconds(); };
  host.date = [] { return derslik_date(); };
  host.read = fileOf;
  host.arrays = lines(requested(ARRAYS));
  host.steps = static_cast<std::int64_t>(steps);
  host.time = time;
  if (output >= 0) host.output = static_cast<std::size_t>(output);
  if (memory >= 0) host.memory = static_cast<std::size_t>(memory);
  const std::string filename = requested(FILENAME);
  answer(run(requested(SOURCE), filename, host));
}

}  // extern "C"

}  // namespace derslik::python
