#include "core/python/run.h"

#include <stdexcept>

#include "core/python/compiler/compiler.h"
#include "core/python/numpy/copies.h"
#include "core/python/parser.h"
#include "core/python/traceback.h"

namespace derslik::python {

namespace {

using vm::Machine;

void place(Outcome& outcome, const Span& span) {
  outcome.line = span.line;
  outcome.column = span.column;
  outcome.endLine = span.endLine;
  outcome.endColumn = span.endColumn;
}

void place(Outcome& outcome, const vm::TraceEntry& entry) {
  if (entry.code)
    place(outcome, entry.code->spans[static_cast<std::size_t>(entry.instruction)]);
}

void end(Outcome& outcome, const char* type, const std::string& message,
         std::string_view filename) {
  outcome.status = 3;
  outcome.type = type;
  outcome.message = message;
  outcome.traceback = "  File \"" + std::string(filename) + "\"" +
                      (outcome.line ? ", line " + std::to_string(outcome.line) +
                                          ", column " + std::to_string(outcome.column + 1)
                                    : "") +
                      "\n" + type + ": " + message + "\n";
}

void execute(Machine& machine, std::string_view filename, Outcome& outcome) {
  const Module tree = parse(machine.source, filename);
  const Symbols symbols = analyse(tree);
  vm::Compiler compiler(machine, symbols);
  const vm::Ref<vm::Code> code = compiler.compile(tree);
  try {
    machine.run(code.get());
  } catch (const vm::Raised& raised) {
    const vm::Exception* exception = raised.exception.get();
    const std::string& type = exception->type->name;
    if (type == "SystemExit") throw Unsupported("SystemExit");
    outcome.status = 1;
    outcome.type = type;
    outcome.traceback = vm::traceback(machine, exception);
    outcome.message = vm::lastLine(machine, exception);
    if (!exception->trace.empty()) place(outcome, exception->trace.front());
  }
}

// The machine is gone at its end, and with it every file that was still open.
std::shared_ptr<Folder> runIn(Outcome& outcome, std::string_view source,
                              std::string_view filename, const Host& host) {
  Machine machine(source, filename, host);
  try {
    execute(machine, filename, outcome);
  } catch (const SyntaxFailure& failure) {
    outcome.status = 1;
    outcome.type = failure.type;
    outcome.message = failure.type + (": " + failure.message);
    outcome.traceback = vm::traceback(failure, source, filename);
    place(outcome, failure.span);
  } catch (const UnsupportedAt& refusal) {
    place(outcome, refusal.span);
    end(outcome, "unsupported", refusal.message, filename);
  } catch (const Unsupported& refusal) {
    place(outcome, machine.refusedAt);
    end(outcome, "unsupported", refusal.message, filename);
  } catch (const vm::BudgetSpent& spent) {
    place(outcome, machine.refusedAt);
    end(outcome, spent.what.c_str(), "the run has used up its " + spent.what, filename);
  } catch (const ndarray::OutOfMemory&) {
    place(outcome, machine.refusedAt);
    end(outcome, "memory", "the run has used up its memory", filename);
  } catch (const std::length_error&) {
    place(outcome, machine.refusedAt);
    end(outcome, "memory", "the run has used up its memory", filename);
  } catch (const std::bad_alloc&) {
    end(outcome, "memory", "the run has used up its memory", filename);
  }
  machine.flush();
  vm::copyVariables(machine, outcome);
  return machine.folder;
}

}  // namespace

Outcome run(std::string_view source, std::string_view filename, const Host& host) {
  Outcome outcome;
  outcome.written = runIn(outcome, source, filename, host)->written();
  return outcome;
}

}  // namespace derslik::python
