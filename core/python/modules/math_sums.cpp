#include <cmath>

#include "core/libm/libm.h"
#include "core/python/modules/math.h"
#include "core/python/objects/natives.h"
#include "core/python/objects/numbers.h"

namespace derslik::python::vm {

void domainError() {
  valueError("math domain error");
}

void rangeError() {
  throw Failure("OverflowError", "math range error");
}

namespace {

Value product(Machine& m, const Arguments& arguments) {
  const auto bound = bind(m, "prod", arguments, {"/iterable", "*start"}, 1);
  Value total = bound[1].isUnset() ? Value::integer(1) : bound[1];
  m.each(bound[0],
         [&](const Value& item) { total = m.binary(BinaryOp::Multiply, total, item); });
  return total;
}

/// A sum without error: numbers that do not overlap, the smallest first (Shewchuk,
/// "Adaptive Precision Floating-Point Arithmetic", 1997, as CPython does it).
class ExactSum {
 public:
  void add(double x) {
    const double added = x;
    std::size_t kept = 0;
    for (double part : parts_) {
      if (std::abs(x) < std::abs(part)) std::swap(x, part);
      const double high = x + part, low = part - (high - x);
      if (low != 0) parts_[kept++] = low;
      x = high;
    }
    parts_.resize(kept);
    if (x == 0) return;
    if (std::isfinite(x)) {
      parts_.push_back(x);
      return;
    }
    if (std::isfinite(added))
      throw Failure("OverflowError", "intermediate overflow in fsum");
    if (std::isinf(added)) infinities_ += added;
    special_ += added;
    hasSpecial_ = true;
    parts_.clear();
  }

  double value() const {
    if (hasSpecial_) {
      if (std::isnan(infinities_)) valueError("-inf + inf in fsum");
      return special_;
    }
    if (parts_.empty()) return 0;
    std::size_t n = parts_.size();
    double high = parts_[--n], low = 0;
    while (n > 0) {
      const double x = high, y = parts_[--n];
      high = x + y;
      low = y - (high - x);
      if (low != 0) break;
    }
    // In the middle between two numbers, the next part decides.
    if (n > 0 && (low < 0) == (parts_[n - 1] < 0) && low != 0) {
      const double twice = low * 2, x = high + twice;
      if (twice == x - high) high = x;
    }
    return high;
  }

 private:
  std::vector<double> parts_;
  double special_ = 0, infinities_ = 0;
  bool hasSpecial_ = false;
};

Value fsum(Machine& m, const Arguments& a) {
  ExactSum sum;
  m.each(a[0], [&](const Value& item) { sum.add(toReal(m, item)); });
  return Value::real(sum.value());
}

Value hypot(Machine& m, const Arguments& a) {
  std::vector<double> values;
  for (int i = 0; i < a.size(); ++i)
    values.push_back(toReal(m, a[i]));
  return Value::real(libm::norm(values.data(), values.size()));
}

std::vector<Value> coordinates(Machine& m, const Value& point) {
  std::vector<Value> all;
  m.each(point, [&](const Value& item) { all.push_back(item); });
  return all;
}

Value dist(Machine& m, const Arguments& a) {
  const auto p = coordinates(m, a[0]), q = coordinates(m, a[1]);
  if (p.size() != q.size())
    valueError("both points must have the same number of dimensions");
  std::vector<double> values;
  for (std::size_t i = 0; i < p.size(); ++i) {
    const double x = toReal(m, p[i]);
    values.push_back(std::abs(x - toReal(m, q[i])));
  }
  return Value::real(libm::norm(values.data(), values.size()));
}

}  // namespace

void addSums(std::vector<NativeDef>& functions) {
  functions.insert(functions.end(), {
                                        {"fsum", fsum, 1, 1},
                                        {"prod", product, 1, 1, true},
                                        {"hypot", hypot, 0, -1},
                                        {"dist", dist, 2, 2},
                                    });
}

}  // namespace derslik::python::vm
