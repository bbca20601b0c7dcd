#pragma once

namespace derslik {

// The parameters of NumPy's distributions, checked before anything is drawn. Of scalars:
// where arrays are given, NumPy's messages differ.

/// high - low, for Generator.uniform(low, high).
double generatorRange(double low, double high);

/// high - low, for np.random.uniform(low, high), which lets a negative one through.
double legacyRange(double low, double high);

/// For normal(mean, scale) and exponential(scale): throws a ValueError if the scale is
/// below 0 or -0; NaN is let through.
void checkScale(double scale);

}  // namespace derslik
