#pragma once

namespace derslik::libm {

// The elementary functions which NumPy 1.24 does not leave to the C library, on an x86-64
// processor with AVX2 and fused multiply-add and without AVX-512, with their bits. Of
// float64 it is tanh alone; np.exp, np.sin and the others are those of libm.h.
//
// Of float32, np.sqrt is exact everywhere, and np.exp2, np.log2 and np.power are those of
// float32.h. What is in neither is another of the C library's float functions, which are
// no rounded float64 functions, and not to be had here: np.log10 and np.expm1 of float32
// would be wrong for one argument in six to ten, np.sinh and np.cosh for one in four.

/// np.tanh(x) of float64, up to three units in the last place from math.tanh(x).
///
///     >>> np.tanh(0.7), math.tanh(0.7)
///     (0.6043677771171634, 0.6043677771171636)
double numpyTanh(double x);

/// np.tanh(x) of float32.
float numpyTanh(float x);

/// np.exp(x) of float32.
float numpyExp(float x);

/// np.log(x) of float32.
float numpyLog(float x);

/// np.sin(x) and np.cos(x) of float32. Throws Unsupported beyond 117435.992 and
/// 71476.0625, where NumPy leaves them to the C library.
float numpySin(float x);
float numpyCos(float x);

}  // namespace derslik::libm
