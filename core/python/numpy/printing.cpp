// np.set_printoptions, np.array2string, np.round, and the methods that leave NumPy.

#include <algorithm>

#include "core/ndarray/convert.h"
#include "core/ndarray/print.h"
#include "core/ndarray/ufunc.h"
#include "core/python/numpy/tables.h"
#include "core/python/numpy/types.h"

namespace derslik::python::vm {

namespace {

using ndarray::PrintOptions;

/// A number of digits or places, which no text has more of.
void readNumber(Call& c, int i, int& to) {
  constexpr std::int64_t kMost = 1 << 28;
  if (c.has(i))
    to = static_cast<int>(std::clamp<std::int64_t>(c.m.index(c[i]), -kMost, kMost));
}

void readSign(Call& c, int i, char& to) {
  if (!c.has(i)) return;
  const std::string sign = c.text(i, "-");
  if (sign != "-" && sign != "+" && sign != " ")
    valueError("sign option must be one of ' ', '+', or '-'");
  to = sign[0];
}

void check(Call& c, const PrintOptions& options) {
  if (options.precision < 0 || options.threshold < 0 || options.edgeItems < 1)
    c.refuse("a negative number");
  constexpr int kMostDigits = 1000;
  if (options.floatMode == PrintOptions::Fixed && options.precision > kMostDigits)
    c.refuse("so many digits");
}

/// The options that a call gives by name, over the ones that hold.
PrintOptions optionsOf(Call& c) {
  PrintOptions options = c.np.print;
  readNumber(c, 0, options.precision);
  readNumber(c, 1, options.threshold);
  readNumber(c, 2, options.edgeItems);
  readNumber(c, 3, options.lineWidth);
  if (c.has(4)) options.suppress = c.flag(4);
  options.nan = c.text(5, options.nan.c_str());
  options.inf = c.text(6, options.inf.c_str());
  readSign(c, 7, options.sign);
  if (c.has(8)) {
    const std::string mode = c.text(8, "");
    if (mode == "fixed")
      options.floatMode = PrintOptions::Fixed;
    else if (mode == "unique")
      options.floatMode = PrintOptions::Unique;
    else if (mode == "maxprec")
      options.floatMode = PrintOptions::MaxPrecision;
    else if (mode == "maxprec_equal")
      options.floatMode = PrintOptions::MaxPrecisionEqual;
    else
      c.refuse("the floatmode '" + mode + "'");
  }
  check(c, options);
  return options;
}

/// with np.printoptions(…): while the block runs.
struct Printing : Object {
  PrintOptions given, before;
};

Value printoptions(Call& c) {
  Type* type = namelessType(c.m, "contextlib._GeneratorContextManager");
  static const NativeDef kMethods[] = {
      {"__enter__",
       [](Machine& m, const Arguments& a) {
         auto* printing = a[0].to<Printing>();
         printing->before = m.numpy->print;
         m.numpy->print = printing->given;
         return Value::none();
       },
       0, 0},
      {"__exit__",
       [](Machine& m, const Arguments& a) {
         m.numpy->print = a[0].to<Printing>()->before;
         return Value::boolean(false);
       },
       0, 3},
  };
  if (!type->find(c.m.names.enter)) c.m.addMethods(type, kMethods, std::size(kMethods));
  auto* made = c.m.heap.make<Printing>(type);
  const Value value(made);
  made->given = optionsOf(c);
  return value;
}

Value array2string(Call& c) {
  const Array array = c.array(0);
  PrintOptions options = c.np.print;
  readNumber(c, 1, options.lineWidth);
  readNumber(c, 2, options.precision);
  if (c.has(3)) options.suppress = c.flag(3);
  readNumber(c, 6, options.threshold);
  readNumber(c, 7, options.edgeItems);
  readSign(c, 8, options.sign);
  if (c.has(9)) {
    if (c.text(9, "") != "fixed") c.refuse("such a floatmode");
    options.floatMode = PrintOptions::Fixed;
  }
  check(c, options);
  return c.m.str(ndarray::arrayText(array, options, c.text(4, " "), c.text(5, "")));
}

Value rounded(Call& c) {
  const Array array = c.array(0);
  return c.into(2, ndarray::round(array, static_cast<int>(c.integer(1, 0))));
}

Value item(Call& c) {
  const Array array = c.array(0);
  if (c.rest().empty()) {
    if (array.size() != 1)
      valueError("can only convert an array of size 1 to a Python scalar");
    return plainValue(c.m, array.item());
  }
  Value key = c.rest().size() == 1 ? c.rest()[0] : c.m.tuple(c.rest());
  if (c.rest().size() == 1 && array.axes() != 1 && !key.is(Kind::Tuple)) {
    if (!key.isInt()) c.refuse("such a place");
    std::int64_t at = key.asInt();
    if (at < 0) at += array.size();
    if (at < 0 || at >= array.size()) c.refuse("a place outside");
    return plainValue(c.m, array.item(static_cast<Index>(at)));
  }
  const Value found = itemOf(c.m, array, key);
  return plainValue(c.m, arrayOf(c.m, found).item());
}

Value astype(Call& c) {
  const Array array = c.array(0);
  Index itemSize = 0;
  const DType dtype = dtypeOf(c.m, c[1], &itemSize);
  const bool isSame =
      dtype == array.dtype && (itemSize == 0 || itemSize == array.itemSize);
  const Array result = isSame && c.flag(5, true) ? ndarray::copyInOrder(array)
                                                 : converted(c.m, array, dtype, itemSize);
  return c[0].is(Kind::Array) ? c.whole(result) : c.result(result);
}

Value fill(Call& c) {
  const Array* array = arrayIn(c[0]);
  if (array && array->isReadOnly) c.refuse("a view that is read-only");
  if (!array) c.refuse("a scalar");
  const Array value = c.array(1);
  ndarray::assign(*array, value);
  return Value::none();
}

const FunctionDef kTable[] = {
    {"set_printoptions(precision=, threshold=, edgeitems=, linewidth=, suppress=, "
     "nanstr=, "
     "infstr=, sign=, floatmode=, !formatter, !legacy)",
     [](Call& c) {
       c.np.print = optionsOf(c);
       return Value::none();
     }},
    {"printoptions(precision=, threshold=, edgeitems=, linewidth=, suppress=, nanstr=, "
     "infstr=, sign=, floatmode=, !formatter, !legacy)",
     printoptions},
    {"array2string(a, max_line_width=, precision=, suppress_small=, separator=, prefix=, "
     "threshold=, edgeitems=, sign=, floatmode=, !formatter, !suffix, !legacy)",
     array2string},
    {"array_str(a, !max_line_width, !precision, !suppress_small)",
     [](Call& c) { return c.m.str(ndarray::str(c.array(0), c.np.print)); }},
    {"array_repr(arr, !max_line_width, !precision, !suppress_small)",
     [](Call& c) { return c.m.str(ndarray::repr(c.array(0), c.np.print)); }},
    {"round(a, decimals=, out=)", rounded, kBoth},
    {"round_(a, decimals=, out=)", rounded},
    {"around(a, decimals=, out=)", rounded},
    {"item(a, *args)", item, kMethod},
    {"tolist(a)", [](Call& c) { return nestedLists(c.m, c.array(0)); }, kMethod},
    {"astype(a, dtype, !order, !casting, !subok, copy=)", astype, kMethod},
    {"fill(a, value)", fill, kMethod},
};

}  // namespace

void addPrinting(Machine& m, Numpy& np) {
  addFunctions(m, &np, np.array, kTable);
}

}  // namespace derslik::python::vm
