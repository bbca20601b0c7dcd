#pragma once

#include <string>

#include "core/ndarray/array.h"
#include "core/ndarray/float_format.h"

namespace derslik::ndarray {

/// np.array2string(a, separator=…, prefix=…, suffix=…); what else it may be given is in
/// the options.
///
///     >>> print(np.array2string(np.array([.5, 1, np.nan]), separator=", "))
///     [0.5, 1. , nan]
std::string arrayText(const Array& a, const PrintOptions& options = {},
                      const std::string& separator = " ", const std::string& prefix = "",
                      const std::string& suffix = "");

/// str(a).
std::string str(const Array& a, const PrintOptions& options = {});

/// repr(a): "array([1., 2.])".
std::string repr(const Array& a, const PrintOptions& options = {});

/// str() of a NumPy scalar: "1.5", "1e-05", "True"; of a string the string.
std::string str(const Scalar& scalar);

/// UTF-8 of a string of code points.
std::string utf8(const std::u32string& text);

/// repr() of a Python string.
std::string quoted(const std::u32string& text);

}  // namespace derslik::ndarray
