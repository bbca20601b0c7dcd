// time: clocks. What they show is never the same twice; sleep() passes at once, because
// nothing that is printed tells.

#include "core/python/modules/modules.h"
#include "core/python/objects/numbers.h"

namespace derslik::python::vm {

namespace {

Value seconds(Machine& m, const Arguments&) {
  if (!m.host.seconds) throw Unsupported("a clock");
  return Value::real(m.host.seconds());
}

Value date(Machine& m, const Arguments&) {
  if (!m.host.date) throw Unsupported("the time of day");
  return Value::real(m.host.date());
}

Value sleep(Machine& m, const Arguments& a) {
  if (!a[0].isFloat() && !a[0].isIntegral()) throw Unsupported("sleep() of no number");
  if (toReal(m, a[0]) < 0) valueError("sleep length must be non-negative");
  return Value::none();
}

const NativeDef kTime[] = {
    {"monotonic", seconds, 0, 0},
    {"perf_counter", seconds, 0, 0},
    {"process_time", seconds, 0, 0},
    {"sleep", sleep, 1, 1},
    {"time", date, 0, 0},
};

}  // namespace

Value makeTime(Machine& machine) {
  return moduleOf(machine, "time", kTime, std::size(kTime));
}

}  // namespace derslik::python::vm
