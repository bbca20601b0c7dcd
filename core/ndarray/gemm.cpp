#include "core/ndarray/gemm.h"

#include <algorithm>
#include <cstring>

// Goto and van de Geijn's scheme ("Anatomy of high-performance matrix multiplication",
// 2008): both factors are packed, block by block, into the order in which a small kernel
// reads them. The sums go side by side in vectors of 128 bits, which x86-64, ARM and
// WebAssembly have alike; each begins with what c holds, so that its order stays.

namespace derslik::ndarray {
namespace {

template<class T>
using Vector __attribute__((vector_size(16))) = T;

template<class T>
constexpr Index kLanes = 16 / sizeof(T);

// A kernel's tile: with two vectors of b and one of a, all that 16 registers hold.
constexpr Index kRows = 4;
template<class T>
constexpr Index kColumns = 2 * kLanes<T>;

// Blocks of b that stay in the second cache, and strips of a that stay in the first.
constexpr Index kInner = 256;
template<class T>
constexpr Index kWidth = 64 * kLanes<T>;

/// From how many products on packing pays.
constexpr Index kWorthPacking = 2048;

template<class T>
Vector<T> load(const T* from) {
  Vector<T> v;
  std::memcpy(&v, from, sizeof v);
  return v;
}

template<class T>
void store(T* to, Vector<T> v) {
  std::memcpy(to, &v, sizeof v);
}

/// c += a · b of a tile: a packed as [inner][kRows], b as [inner][kColumns]; `step` from
/// a row of c to the next.
///
/// A function of its own that is never inlined: V8 does not replace a running function by
/// its optimised version, only one that is called again. Unrolled with a way out after
/// every step, because V8 regroups arithmetic within a basic block until it runs out of
/// registers.
template<class T>
__attribute__((noinline)) void tile(const T* a, const T* b, Index inner, T* c,
                                    Index step) {
  using V = Vector<T>;
  constexpr Index w = kLanes<T>;
  T *const c1 = c + step, *const c2 = c1 + step, *const c3 = c2 + step;
  V s00 = load(c), s01 = load(c + w), s10 = load(c1), s11 = load(c1 + w);
  V s20 = load(c2), s21 = load(c2 + w), s30 = load(c3), s31 = load(c3 + w);
  const auto add = [&](Index k) {
    const V b0 = load(b + k * kColumns<T>), b1 = load(b + k * kColumns<T> + w);
    const T* x = a + k * kRows;
    s00 += x[0] * b0;
    s01 += x[0] * b1;
    s10 += x[1] * b0;
    s11 += x[1] * b1;
    s20 += x[2] * b0;
    s21 += x[2] * b1;
    s30 += x[3] * b0;
    s31 += x[3] * b1;
  };
  for (;;) {
    add(0);
    if (inner == 1) break;
    add(1);
    if (inner == 2) break;
    add(2);
    if (inner == 3) break;
    add(3);
    if ((inner -= 4) == 0) break;
    a += 4 * kRows;
    b += 4 * kColumns<T>;
  }
  store<T>(c, s00), store<T>(c + w, s01), store<T>(c1, s10), store<T>(c1 + w, s11);
  store<T>(c2, s20), store<T>(c2 + w, s21), store<T>(c3, s30), store<T>(c3 + w, s31);
}

/// The tile at the edge of c, where only some rows and columns are.
template<class T>
void edgeTile(const T* a, const T* b, Index inner, T* c, Index step, Index rows,
              Index columns) {
  T whole[kRows * kColumns<T>] = {};
  for (Index i = 0; i < rows; ++i)
    std::copy_n(c + i * step, columns, whole + i * kColumns<T>);
  tile(a, b, inner, whole, kColumns<T>);
  for (Index i = 0; i < rows; ++i)
    std::copy_n(whole + i * kColumns<T>, columns, c + i * step);
}

/// `lanes` neighbours side by side for each of `inner` steps along k, zeros for those
/// that are missing.
template<class T>
void pack(const T* from, Index along, Index beside, Index inner, Index present,
          Index lanes, T* to) {
  for (Index k = 0; k < inner; ++k, from += along, to += lanes) {
    for (Index j = 0; j < present; ++j)
      to[j] = from[j * beside];
    std::fill(to + present, to + lanes, T(0));
  }
}

/// A number for each of a few columns, or a row at a time: what is too small to be
/// packed.
template<class T>
void plain(const Strided<T>& a, const Strided<T>& b, const Extent& extent, T* c) {
  const auto [rows, inner, columns] = extent;
  for (Index i = 0; i < rows; ++i, c += columns) {
    const T* x = a.data + i * a.down;
    if (columns < kLanes<T> || b.across != 1) {
      for (Index j = 0; j < columns; ++j) {
        const T* y = b.data + j * b.across;
        T sum = 0;
        for (Index k = 0; k < inner; ++k)
          sum += x[k * a.across] * y[k * b.down];
        c[j] = sum;
      }
    } else {
      std::fill_n(c, columns, T(0));
      for (Index k = 0; k < inner; ++k) {
        const T factor = x[k * a.across];
        const T* y = b.data + k * b.down;
        for (Index j = 0; j < columns; ++j)
          c[j] += factor * y[j];
      }
    }
  }
}

}  // namespace

template<class T>
Index gemmScratch(const Extent& extent) {
  const auto [rows, inner, columns] = extent;
  if (rows < kRows || columns < kColumns<T> || rows * inner * columns < kWorthPacking)
    return 0;
  const Index wide = (columns + kColumns<T> - 1) / kColumns<T> * kColumns<T>;
  return (kRows + std::min(wide, kWidth<T>)) * std::min(inner, kInner) * sizeof(T);
}

template<class T>
void gemm(const Strided<T>& a, const Strided<T>& b, const Extent& extent, T* c,
          T* scratch) {
  if (!scratch) return plain(a, b, extent, c);
  constexpr Index width = kColumns<T>;
  const auto [rows, inner, columns] = extent;
  T* const strip = scratch;
  T* const block = strip + kRows * std::min(inner, kInner);
  std::fill_n(c, rows * columns, T(0));
  for (Index k = 0; k < inner; k += kInner) {
    const Index depth = std::min(kInner, inner - k);
    for (Index left = 0; left < columns; left += kWidth<T>) {
      const Index right = std::min(columns, left + kWidth<T>);
      for (Index j = left; j < right; j += width)
        pack(b.data + k * b.down + j * b.across, b.down, b.across, depth,
             std::min(width, right - j), width, block + (j - left) * depth);
      for (Index i = 0; i < rows; i += kRows) {
        const Index high = std::min(kRows, rows - i);
        pack(a.data + i * a.down + k * a.across, a.across, a.down, depth, high, kRows,
             strip);
        for (Index j = left; j < right; j += width) {
          const T* panel = block + (j - left) * depth;
          T* corner = c + i * columns + j;
          const Index wide = std::min(width, right - j);
          if (high == kRows && wide == width)
            tile(strip, panel, depth, corner, columns);
          else
            edgeTile(strip, panel, depth, corner, columns, high, wide);
        }
      }
    }
  }
}

template Index gemmScratch<float>(const Extent&);
template Index gemmScratch<double>(const Extent&);
template void gemm(const Strided<float>&, const Strided<float>&, const Extent&, float*,
                   float*);
template void gemm(const Strided<double>&, const Strided<double>&, const Extent&, double*,
                   double*);

}  // namespace derslik::ndarray
