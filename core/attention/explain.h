#pragma once

#include "core/attention/attention.h"

namespace derslik {

/// What one cell of the heatmap is made of.
struct Explanation {
  Vector products;  ///< [d] q · k, term by term; in order, they add up to the score
  Vector mixed;     ///< [m] the weight times the key word's value: its part of the output
};

/// The terms of the cell of query word `row` and key word `column`, counted from 0.
/// Throws Error, code "range", for a cell outside the matrix.
Explanation explain(const Attention& a, Index row, Index column);

/// The terms of all n · n cells; row · n + column is the cell's row in both matrices.
struct Explanations {
  Matrix products;  ///< [n · n, d]
  Matrix mixture;   ///< [n · n, m]
};

/// Every cell at once: what explain() gives for each.
Explanations explanations(const Attention& a);

}  // namespace derslik
