// The notebook engine as JavaScript sees it: run(steps, time, output, memory) reads the
// program from Module.request and leaves how it ended as Module.answer; what is printed
// goes to the request's `write` on the way.
//
// Bound by hand, as the experiment is. Texts cross as UTF-8, in Uint8Arrays that are
// copies: a program that is no UTF-8 must arrive as it is, to be refused as CPython
// refuses it. No exception leaves run() but what no program can bring about.

#include <emscripten/emscripten.h>

#include <string>
#include <string_view>

#include "core/python/run.h"

// The only JavaScript. Module and HEAPU8 are Emscripten's own.
// clang-format off

EM_JS(int, derslik_length, (int field), {
  return Module.request[["source", "filename"][field]].length;
});

EM_JS(void, derslik_text, (int field, char* out), {
  HEAPU8.set(Module.request[["source", "filename"][field]], out);
});

EM_JS(void, derslik_write, (const char* text, int length), {
  Module.request.write(HEAPU8.slice(text, text + length));
});

EM_JS(double, derslik_seconds, (), {
  return performance.now() / 1000;
});

/// Three texts, each with its length, then the place of the error in the program.
EM_JS(void, derslik_outcome, (int status, const char* type, int typeLength, const char* message, int messageLength, const char* traceback, int tracebackLength, int line, int column, int endLine, int endColumn), {
  Module.answer = {
    status, line, column, endLine, endColumn,
    type: HEAPU8.slice(type, type + typeLength),
    message: HEAPU8.slice(message, message + messageLength),
    traceback: HEAPU8.slice(traceback, traceback + tracebackLength),
    memory: HEAPU8.length
  };
});
// clang-format on

namespace derslik::python {
namespace {

enum Field { SOURCE, FILENAME };

std::string requested(Field field) {
  std::string text(derslik_length(field), '\0');
  derslik_text(field, text.data());
  return text;
}

int length(const std::string& text) {
  return static_cast<int>(text.size());
}

}  // namespace

extern "C" {

/// Each -1, or how much the run may take: calls and rounds of loops, seconds, bytes.
EMSCRIPTEN_KEEPALIVE void run(double steps, double time, double output, double memory) {
  Host host;
  host.write = [](std::string_view text) {
    derslik_write(text.data(), static_cast<int>(text.size()));
  };
  host.seconds = [] { return derslik_seconds(); };
  host.steps = static_cast<std::int64_t>(steps);
  host.time = time;
  if (output >= 0) host.output = static_cast<std::size_t>(output);
  if (memory >= 0) host.memory = static_cast<std::size_t>(memory);
  const std::string filename = requested(FILENAME);
  const Outcome outcome = run(requested(SOURCE), filename, host);
  derslik_outcome(outcome.status, outcome.type.data(), length(outcome.type),
                  outcome.message.data(), length(outcome.message),
                  outcome.traceback.data(), length(outcome.traceback), outcome.line,
                  outcome.column, outcome.endLine, outcome.endColumn);
}

}  // extern "C"

}  // namespace derslik::python
