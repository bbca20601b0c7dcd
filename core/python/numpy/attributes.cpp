// The attributes that NumPy's objects have: of those that are left out nobody shall hear
// that there are none.

#include "core/python/numpy/numpy.h"

namespace derslik::python::vm {

namespace {

// dir() of ndarray, generic, float64, dtype, ufunc, Generator and RandomState.
constexpr std::string_view kNames =
    " T accumulate alignment all any argmax argmin argpartition argsort"
    " as_integer_ratio astype at base beta binomial bit_generator byteorder bytes"
    " byteswap char chisquare choice choose clip compress conj conjugate copy ctypes"
    " cumprod cumsum data descr diagonal dirichlet dot dtype dump dumps exponential f"
    " fields fill flags flat flatten fromhex gamma geometric get_state getfield gumbel"
    " hasobject hex hypergeometric identity imag integers is_integer isalignedstruct"
    " isbuiltin isnative item itemset itemsize kind laplace logistic lognormal"
    " logseries max mean metadata min multinomial multivariate_hypergeometric"
    " multivariate_normal name names nargs nbytes ndim negative_binomial newbyteorder"
    " nin noncentral_chisquare noncentral_f nonzero normal nout ntypes num outer"
    " pareto partition permutation permuted poisson power prod ptp put rand randint"
    " randn random random_integers random_sample ravel rayleigh real reduce reduceat"
    " repeat reshape resize resolve_dtypes round searchsorted seed set_state setfield"
    " setflags shape shuffle signature size sort squeeze standard_cauchy"
    " standard_exponential standard_gamma standard_normal standard_t std str strides"
    " subdtype sum swapaxes take tobytes tofile tolist tomaxint tostring trace"
    " transpose triangular type types uniform var view vonmises wald weibull zipf ";

}  // namespace

Value numpyAttribute(Machine& m, const Value& value, Str* name) {
  Value found = plainAttribute(m, value, name);
  if (found.isUnset() && !(value.is(Kind::Scalar) && isOfArraysAlone(name->text)) &&
      name->text.find(' ') == std::string::npos &&
      kNames.find(" " + name->text + " ") != std::string_view::npos)
    throw Unsupported("the attribute '" + name->text + "' of '" + m.typeOf(value)->name +
                      "'");
  return found;
}

}  // namespace derslik::python::vm
