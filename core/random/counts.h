#pragma once

#include <cstdint>
#include <functional>

namespace derslik {

// The distributions of whole numbers that np.random's two generators draw alike, from
// uniform numbers (distributions.c of NumPy 1.24).

/// poisson(mean): by a product of uniform numbers below 10, by transformed rejection from
/// there on (Hörmann, Insurance: Mathematics and Economics 12, 1993). Throws NumPy's
/// ValueError for a mean that is negative, NaN or too large.
std::int64_t drawPoisson(double mean, const std::function<double()>& uniform);

/// binomial(n, p): by inversion up to a mean of 30, by rejection beyond that
/// (Kachitvichya- nukul and Schmeiser, "Binomial Random Variate Generation", CACM 31,
/// 1988: BTPE). Throws NumPy's ValueError for a negative n or a p that is no probability.
/// Where n or p is 0, RandomState draws a number nevertheless, Generator does not.
std::int64_t drawBinomial(std::int64_t n, double p,
                          const std::function<double()>& uniform, bool always);

}  // namespace derslik
