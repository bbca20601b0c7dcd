#include "core/experiment/dot_products.h"

#include <algorithm>
#include <cmath>

#include "core/error.h"
#include "core/experiment/deviation.h"
#include "core/experiment/limits.h"
#include "core/experiment/normals.h"
#include "core/sum.h"
#include "core/text.h"

namespace derslik {

DotProductExperiment::DotProductExperiment(std::string_view seed, Index pairs)
    : q_(generatorFrom(seed)), k_(q_) {
  checkRange("pairs", pairs, kMinPairs, kMaxPairs);
  products_.resize(pairs);
}

void DotProductExperiment::begin(Index d) {
  checkRange("d", d, 1, kMaxDimensions);
  if (d_ > 0 && done_ < pairs())
    throw Error("range", "d", "the end of the one before", text(d));
  q_ = k_;
  row_.resize(d);
  d_ = d;
  skipped_ = 0;
  done_ = 0;
}

double DotProductExperiment::advance(Index normals) {
  checkBegun();
  if (normals < 1) throw Error("range", "normals", "1 or more", text(normals));
  std::int64_t left = normals;
  const std::int64_t toSkip = std::min(left, numbers() - skipped_);
  skipNormals(k_, toSkip);
  skipped_ += toSkip;
  for (left -= toSkip; left > 0 && done_ < pairs(); left -= 2 * d_)
    products_[done_++] = nextProduct();
  const double drawn = static_cast<double>(skipped_ + std::int64_t{2} * d_ * done_);
  return drawn / static_cast<double>(3 * numbers());
}

double DotProductExperiment::nextProduct() {
  drawNormals(q_, row_.data(), d_);
  multiplyByNormals(k_, row_.data(), d_);
  return sum(row_.data(), d_);
}

Histogram DotProductExperiment::histogram() const {
  checkBegun();
  return histogramOf({products_.data(), static_cast<std::size_t>(done_)}, d_);
}

Spread DotProductExperiment::result() const {
  checkBegun();
  if (done_ < pairs()) throw Error("range", "pairs", "all of them done", text(done_));
  const double before = standardDeviation(products_);
  const double after = standardDeviation(products_ / std::sqrt(static_cast<double>(d_)));
  return {before, after, rounded(before, 1), rounded(after, 2)};
}

void DotProductExperiment::checkBegun() const {
  if (d_ == 0) throw Error("range", "d", "a beginning", "none");
}

}  // namespace derslik
