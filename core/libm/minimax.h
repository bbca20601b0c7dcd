#pragma once

namespace derslik::libm {

/// The polynomial of this degree that stays nearest to the sum of tail[k] s^(degree+1+k),
/// k below `terms`, for s from -1 to 1: its degree + 1 coefficients. (Remez's exchange:
/// from the extrema of the Chebyshev polynomial on.) Requires a tail that falls fast, a
/// degree of at most 10 and at most 24 terms.
void minimax(const double* tail, int terms, int degree, double* coefficients);

}  // namespace derslik::libm
