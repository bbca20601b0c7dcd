// np.dot, np.matmul, np.outer …, and np.linalg.

#include "core/ndarray/choose.h"
#include "core/ndarray/linalg.h"
#include "core/ndarray/matmul.h"
#include "core/python/numpy/tables.h"

namespace derslik::python::vm {

namespace {

const FunctionDef kTable[] = {
    {"dot(a, b, out=)",
     [](Call& c) { return c.into(2, ndarray::dot(c.array(0), c.array(1))); }, kBoth},
    {"matmul(x1, x2, out=)",
     [](Call& c) { return c.into(2, ndarray::matmul(c.array(0), c.array(1))); }},
    {"outer(a, b, out=)",
     [](Call& c) { return c.into(2, ndarray::outer(c.array(0), c.array(1))); }},
    {"trace(a, offset=, !axis1, !axis2, !dtype, !out)",
     [](Call& c) { return c.result(ndarray::trace(c.array(0), c.integer(1, 0))); },
     kBoth},
};

const FunctionDef kLinalg[] = {
    {"inv(a)", [](Call& c) { return c.whole(ndarray::inverse(c.array(0))); }},
    {"solve(a, b)",
     [](Call& c) { return c.whole(ndarray::solve(c.array(0), c.array(1))); }},
    {"det(a)", [](Call& c) { return c.result(ndarray::determinant(c.array(0))); }},
    {"qr(a, mode=)",
     [](Call& c) {
       const std::string mode = c.text(1, "reduced");
       if (mode != "reduced" && mode != "complete") c.refuse("the mode '" + mode + "'");
       const auto [q, r] = ndarray::qr(c.array(0), mode == "complete");
       return c.tuple({q, r});
     }},
    {"eigh(a, !UPLO)",
     [](Call& c) {
       const auto [values, vectors] = ndarray::eigh(c.array(0));
       return c.tuple({values, vectors});
     }},
    {"norm(x, ord=, axis=, keepdims=)",
     [](Call& c) {
       if (c.has(1)) c.refuse("the argument 'ord'");
       return c.result(ndarray::norm(c.array(0), c.axes(2), c.flag(3)));
     }},
    {"matrix_power(a, n)",
     [](Call& c) { return c.whole(ndarray::matrixPower(c.array(0), c.integer(1, 0))); }},
};

}  // namespace

void addProducts(Machine& m, Numpy& np) {
  addFunctions(m, &np, np.array, kTable);
  addFunctions(m, submodule(m, np, "linalg"), nullptr, kLinalg);
}

}  // namespace derslik::python::vm
