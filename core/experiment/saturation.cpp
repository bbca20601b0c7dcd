#include "core/experiment/saturation.h"

#include <cmath>

#include "core/error.h"
#include "core/experiment/limits.h"
#include "core/text.h"

namespace derslik {
namespace {

/// One query and its keys, with as many dimensions as have been asked for.
class KeyScores {
 public:
  KeyScores(std::string_view seed, Index keys) : rng_(generatorFrom(seed)) {
    checkRange("keys", keys, 1, kMaxKeys);
    scores_ = Vector::Zero(keys);
  }

  Saturation at(Index d) {
    for (; d_ < d; ++d_) {
      const double q = rng_.standardNormal();
      for (double& score : scores_)
        score += q * rng_.standardNormal();
    }
    const double divisor = std::sqrt(static_cast<double>(d));
    const Vector scaled = scores_ / divisor;
    return {scores_, divisor, scaled, softmax(scores_), softmax(scaled)};
  }

 private:
  Generator rng_;
  Vector scores_;
  Index d_ = 0;
};

void checkRising(const std::vector<Index>& dimensions) {
  if (dimensions.empty())
    throw Error("empty", "dimensions", "at least one number", "none");
  Index last = 0;
  for (const Index d : dimensions) {
    checkRange("dimensions", d, 1, kMaxDimensions);
    if (d <= last) throw Error("range", "dimensions", "more than " + text(last), text(d));
    last = d;
  }
}

SoftmaxCurve curveOf(Index points) {
  return {Vector(points), Vector(points), Vector(points)};
}

void put(SoftmaxCurve& curve, Index point, const Softmax& softmax) {
  curve.largest[point] = softmax.largest;
  curve.entropy[point] = softmax.entropy;
  curve.gradient[point] = softmax.gradient;
}

}  // namespace

Saturation saturation(std::string_view seed, Index keys, Index d) {
  checkRange("d", d, 1, kMaxDimensions);
  return KeyScores(seed, keys).at(d);
}

SaturationCurve saturationCurve(std::string_view seed, Index keys,
                                const std::vector<Index>& dimensions) {
  checkRising(dimensions);
  KeyScores scores(seed, keys);
  const auto points = static_cast<Index>(dimensions.size());
  SaturationCurve curve{curveOf(points), curveOf(points)};
  for (Index i = 0; i < points; ++i) {
    const Saturation at = scores.at(dimensions[i]);
    put(curve.plain, i, at.plain);
    put(curve.divided, i, at.divided);
  }
  return curve;
}

}  // namespace derslik
