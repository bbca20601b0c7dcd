#pragma once

#include <vector>

#include "core/matrix.h"

namespace derslik {

/// One word that has already seen another: its vector gains the other's.
struct ContextRow {
  Index target;  ///< the word that gains, counted from 0
  Index source;  ///< the word it has seen, counted from 0
};

using Context = std::vector<ContextRow>;

/// A sentence of n words with f features each, and the three matrices that read it.
/// n, f, d and m are each 1 to 64, every number finite.
struct AttentionRequest {
  Matrix x;                ///< [n, f] the words
  Matrix wq;               ///< [f, d] what a word looks for
  Matrix wk;               ///< [f, d] what a word is
  Matrix wv;               ///< [f, m] what a word carries
  double temperature = 1;  ///< τ > 0: below 1 sharpens, above 1 flattens
  Context context;         ///< applied at once, before anything else
};

/// Every quantity on the way from the words to their new vectors; all of them finite.
struct Attention {
  Matrix x;             ///< [n, f] the words after the context
  Matrix q, k;          ///< [n, d] queries and keys
  Matrix v;             ///< [n, m] values
  Matrix scores;        ///< [n, n] one row per query, one column per key
  double divisor;       ///< √d · τ
  Matrix scaled;        ///< [n, n] scores ÷ divisor
  Vector maxima;        ///< [n]    the largest of each scaled row
  Matrix exponentials;  ///< [n, n] e^(scaled − maximum), so the largest is 1
  Vector sums;          ///< [n]    of each row of exponentials, 1 to n
  Matrix weights;       ///< [n, n] exponentials ÷ sum; each row adds up to 1
  Matrix output;        ///< [n, m] the new vectors
};

/// Scaled dot-product attention (Vaswani et al. 2017, "Attention Is All You Need",
/// equation 1) with a temperature. Throws Error for a request that checkRequest refuses,
/// and with code "overflow" when a result is too large for float64.
Attention attention(const AttentionRequest& request);

// The stages of attention(), each a function of the stages before it. They trust their
// input: shapes fit and every number is finite.

/// x with context, [n, f]: each target gains the source's vector as it was before.
Matrix withContext(const Matrix& x, const Context& context);

/// √d · τ.
double scoreDivisor(Index d, double temperature);

/// The largest number of each row, [n, n] → [n].
Vector rowMaxima(const Matrix& scaled);

/// e^(scaled − the row's maximum), [n, n]. Never overflows: no exponent is above 0.
Matrix rowExponentials(const Matrix& scaled, const Vector& maxima);

/// The sum of each row, [n, n] → [n], in NumPy's order of addition.
Vector rowSums(const Matrix& exponentials);

/// Each row divided by its sum, [n, n].
Matrix rowShares(const Matrix& exponentials, const Vector& sums);

}  // namespace derslik
