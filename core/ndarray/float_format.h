#pragma once

#include <optional>
#include <string>
#include <vector>

namespace derslik::ndarray {

/// np.get_printoptions(), of what is supported.
struct PrintOptions {
  enum FloatMode { MaxPrecision, MaxPrecisionEqual, Fixed, Unique };

  int precision = 8;
  int threshold = 1000;
  int edgeItems = 3;
  int lineWidth = 75;
  bool suppress = false;
  char sign = '-';  ///< '-', '+' or ' '
  FloatMode floatMode = MaxPrecision;
  std::string nan = "nan";
  std::string inf = "inf";
};

/// How NumPy writes the floats of one array, all alike: FloatingFormat in
/// numpy/core/arrayprint.py.
class FloatFormat {
 public:
  /// For these numbers, which are the array's, or those of it that are shown. A float32
  /// has fewer digits.
  FloatFormat(const std::vector<double>& numbers, bool isFloat32,
              const PrintOptions& options);

  std::string text(double x) const;

 private:
  std::string positional(double x) const;
  std::string scientific(double x) const;

  PrintOptions options_;
  bool isFloat32_;
  bool isScientific_ = false;
  std::optional<int> precision_;
  bool isUnique_ = true;
  bool keepsZeros_ = false;  ///< up to `minimum_`, where NumPy's trim is 'k'
  int minimum_ = 0;
  int padLeft_ = 0;
  int padRight_ = 0;
  int exponentSize_ = 2;
};

}  // namespace derslik::ndarray
