#include "core/ndarray/strings.h"

#include <algorithm>

namespace derslik::ndarray {
namespace {

struct Comparison {
  Binary op;
  Index sizeA, sizeB;
};

bool holds(Binary op, int order) {
  switch (op) {
    case Binary::Equal:
      return order == 0;
    case Binary::NotEqual:
      return order != 0;
    case Binary::Less:
      return order < 0;
    case Binary::LessEqual:
      return order <= 0;
    case Binary::Greater:
      return order > 0;
    default:
      return order >= 0;
  }
}

void compareLoop(char* const* p, const Index* step, Index n, void* context) {
  const auto& [op, sizeA, sizeB] = *static_cast<Comparison*>(context);
  for (Index i = 0; i < n; ++i)
    p[2][i * step[2]] =
        holds(op, compareStrings(p[0] + i * step[0], sizeA, p[1] + i * step[1], sizeB));
}

}  // namespace

int compareStrings(const char* a, Index sizeA, const char* b, Index sizeB) {
  const auto* x = reinterpret_cast<const char32_t*>(a);
  const auto* y = reinterpret_cast<const char32_t*>(b);
  const Index n = sizeA / 4, m = sizeB / 4;
  for (Index i = 0; i < std::max(n, m); ++i) {
    const char32_t c = i < n ? x[i] : 0, d = i < m ? y[i] : 0;
    if (c != d) return c < d ? -1 : 1;
  }
  return 0;
}

void compareStrings(Binary op, const Array& a, const Array& b, const Array& out) {
  Nest nest(out.shape);
  nest.add(a);
  nest.add(b);
  nest.add(out);
  Comparison comparison{op, a.itemSize, b.itemSize};
  nest.run(compareLoop, &comparison);
}

}  // namespace derslik::ndarray
