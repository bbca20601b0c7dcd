#include "core/experiment/histogram.h"

#include <algorithm>
#include <cmath>

namespace derslik {
namespace {

/// Φ((i + 1) / 5) − Φ(i / 5) for i from 0 to 19, then 1 − Φ(4); Φ is the normal
/// distribution's. Rounded from 50 digits: differences of erfc would lose some.
constexpr double kShares[kBins / 2 + 1] = {
    0.07925970943910303,   0.07616203217122114,    0.07032514063960225,
    0.06239771916667689,   0.05320014465193963,    0.043585583709748785,
    0.03431301098793722,   0.02595736753421305,    0.01886897258663219,
    0.013180187164746596,  0.008846684434680596,   0.005705911588902481,
    0.0035363479008773792, 0.0021060576932908173,  0.0012052322987978383,
    0.0006627600937142461, 0.00035020867223896753, 0.00017782067551934706,
    8.67605462324139e-05,  4.067680209200005e-05,  3.1671241833119924e-05,
};

/// 0 below the first edge, 41 above the last.
Index binOf(double value, const Vector& edges) {
  if (value == edges[kBins]) return kBins;
  const double* first = edges.data();
  return std::upper_bound(first, first + edges.size(), value) - first;
}

Vector expectedCounts(Index pairs) {
  Vector bins(kBins + 2);
  for (Index i = 0; i <= kBins / 2; ++i)
    bins[kBins / 2 + 1 + i] = bins[kBins / 2 - i] =
        static_cast<double>(pairs) * kShares[i];
  return bins;
}

}  // namespace

Vector histogramEdges() {
  Vector edges(kBins + 1);
  for (Index i = 0; i <= kBins; ++i)
    edges[i] = static_cast<double>(i - kBins / 2) / 5;
  return edges;
}

Histogram histogramOf(std::span<const double> products, Index d) {
  const double deviation = std::sqrt(static_cast<double>(d));
  const Vector edges = histogramEdges(), wideEdges = deviation * edges;
  Histogram histogram{.before = Vector::Zero(kBins + 2),
                      .after = Vector::Zero(kBins + 2),
                      .expected = expectedCounts(products.size())};
  for (const double product : products) {
    ++histogram.before[binOf(product, wideEdges)];
    ++histogram.after[binOf(product / deviation, edges)];
  }
  return histogram;
}

}  // namespace derslik
