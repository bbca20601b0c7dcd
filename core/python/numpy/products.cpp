// np.dot, np.matmul, np.einsum …, and np.linalg.

#include "core/ndarray/choose.h"
#include "core/ndarray/contract.h"
#include "core/ndarray/einsum.h"
#include "core/ndarray/linalg.h"
#include "core/ndarray/matmul.h"
#include "core/ndarray/norm.h"
#include "core/ndarray/svd.h"
#include "core/python/numpy/tables.h"

namespace derslik::python::vm {

namespace {

template<Array (*kFunction)(const Array&, const Array&)>
Value product(Call& c) {
  return c.into(2, kFunction(c.array(0), c.array(1)));
}

Value einsum(Call& c) {
  if (!c[0].is(Kind::Str)) c.refuse("subscripts that are no string");
  std::vector<Array> operands;
  for (const Value& each : c.rest())
    operands.push_back(arrayOf(c.m, each));
  return c.result(ndarray::einsum(textOf(c[0]), operands));
}

Value tensordot(Call& c) {
  const Array a = c.array(0), b = c.array(1);
  if (!c.has(2)) return c.result(ndarray::tensordot(a, b));
  if (c[2].isIntegral()) return c.result(ndarray::tensordot(a, b, c.integer(2, 2)));
  const std::vector<Value> pair = c.m.toVector(c[2]);
  if (pair.size() != 2) c.refuse("such axes");
  return c.result(ndarray::tensordot(a, b, dimsOf(c.m, pair[0]), dimsOf(c.m, pair[1])));
}

Value cross(Call& c) {
  Index axes[] = {c.axis(2, -1), c.axis(3, -1), c.axis(4, -1)};
  if (c.has(5)) axes[0] = axes[1] = axes[2] = *c.axis(5);
  return c.result(ndarray::cross(c.array(0), c.array(1), axes[0], axes[1], axes[2]));
}

ndarray::NormOrder orderOf(Call& c, int i) {
  if (!c.has(i)) return {};
  if (c[i].is(Kind::Str)) return textOf(c[i]);
  return c.real(i, 0);
}

Value singular(Call& c) {
  if (!c.flag(2, true)) return c.whole(ndarray::singularValues(c.array(0)));
  const auto [u, values, vt] = ndarray::svd(c.array(0), c.flag(1, true));
  return c.tuple({u, values, vt});
}

Value leastSquares(Call& c) {
  if (c[2].isUnset()) c.refuse("a call without rcond=None");
  std::optional<double> rcond;
  if (c.has(2)) rcond = c.real(2, -1);
  const auto found = ndarray::leastSquares(c.array(0), c.array(1), rcond);
  return c.m.tuple({c.whole(found.x), c.whole(found.residuals),
                    scalarValue(c.m, static_cast<int>(found.rank)),
                    c.whole(found.values)});
}

Value rank(Call& c) {
  std::optional<double> tolerance;
  if (c.has(1)) tolerance = c.real(1, 0);
  return c.result(ndarray::matrixRank(c.array(0), tolerance));
}

Value qr(Call& c) {
  const std::string mode = c.text(1, "reduced");
  if (mode != "reduced" && mode != "complete") c.refuse("the mode '" + mode + "'");
  const auto [q, r] = ndarray::qr(c.array(0), mode == "complete");
  return c.tuple({q, r});
}

const FunctionDef kTable[] = {
    {"dot(a, b, out=)", product<ndarray::dot>, kBoth},
    {"matmul(x1, x2, out=)", product<ndarray::matmul>},
    {"outer(a, b, out=)", product<ndarray::outer>},
    {"inner(a, b)", product<ndarray::inner>},
    {"vdot(a, b)", product<ndarray::vdot>},
    {"kron(a, b)",
     [](Call& c) { return c.whole(ndarray::kron(c.array(0), c.array(1))); }},
    {"cross(a, b, axisa=, axisb=, axisc=, axis=)", cross},
    {"tensordot(a, b, axes=)", tensordot},
    {"einsum(subscripts, *operands, |, !out, !optimize)", einsum},
    {"trace(a, offset=, axis1=, axis2=, !dtype, !out)",
     [](Call& c) {
       return c.result(
           ndarray::trace(c.array(0), c.integer(1, 0), c.axis(2, 0), c.axis(3, 1)));
     },
     kBoth},
    {"diagonal(a, offset=, axis1=, axis2=)",
     [](Call& c) {
       Array view =
           ndarray::diagonal(c.array(0), c.integer(1, 0), c.axis(2, 0), c.axis(3, 1));
       view.isReadOnly = true;
       return c.whole(view);
     },
     kBoth},
};

const FunctionDef kLinalg[] = {
    {"inv(a)", [](Call& c) { return c.whole(ndarray::inverse(c.array(0))); }},
    {"pinv(a, rcond=, !hermitian)",
     [](Call& c) {
       return c.whole(ndarray::pseudoInverse(c.array(0), c.real(1, 1e-15)));
     }},
    {"solve(a, b)",
     [](Call& c) { return c.whole(ndarray::solve(c.array(0), c.array(1))); }},
    {"lstsq(a, b, rcond=)", leastSquares},
    {"det(a)", [](Call& c) { return c.result(ndarray::determinant(c.array(0))); }},
    {"slogdet(a)",
     [](Call& c) {
       const auto found = ndarray::signAndLogarithm(c.array(0));
       return c.m.tuple({c.result(found.sign), c.result(found.logarithm)});
     }},
    {"matrix_rank(A, tol=, !hermitian)", rank},
    {"qr(a, mode=)", qr},
    {"cholesky(a)", [](Call& c) { return c.whole(ndarray::cholesky(c.array(0))); }},
    {"svd(a, full_matrices=, compute_uv=, !hermitian)", singular},
    {"eigh(a, !UPLO)",
     [](Call& c) {
       const auto [values, vectors] = ndarray::eigh(c.array(0));
       return c.tuple({values, vectors});
     }},
    {"eigvalsh(a, !UPLO)",
     [](Call& c) { return c.whole(ndarray::eigenvalues(c.array(0))); }},
    {"norm(x, ord=, axis=, keepdims=)",
     [](Call& c) {
       return c.result(ndarray::norm(c.array(0), orderOf(c, 1), c.axes(2), c.flag(3)));
     }},
    {"cond(x, p=)",
     [](Call& c) {
       return c.result(ndarray::conditionNumber(c.array(0), orderOf(c, 1)));
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
