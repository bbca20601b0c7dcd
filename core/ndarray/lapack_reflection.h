#pragma once

#include "core/ndarray/lapack.h"

namespace derslik::ndarray::lapack {

/// dlarfg: the reflection 1 - τ v vᵀ that makes (alpha, x) a multiple of the first axis,
/// which becomes alpha; x becomes v behind its leading 1. Returns τ.
double reflection(double& alpha, double* x, Index step, Index n);

/// dlarf: C becomes (1 - τ v vᵀ) C, where v begins with 1.
void reflect(const double* v, Index step, double tau, Columns c, Index rows,
             Index columns, Side side);

}  // namespace derslik::ndarray::lapack
