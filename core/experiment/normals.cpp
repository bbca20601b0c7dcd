#include "core/experiment/normals.h"

namespace derslik {

void skipNormals(Generator& rng, std::int64_t count) {
  Generator own = rng;
  for (std::int64_t i = 0; i < count; ++i)
    own.skipStandardNormal();
  rng = own;
}

void drawNormals(Generator& rng, double* out, Index count) {
  Generator own = rng;
  for (Index i = 0; i < count; ++i)
    out[i] = own.standardNormal();
  rng = own;
}

void multiplyByNormals(Generator& rng, double* row, Index count) {
  Generator own = rng;
  for (Index i = 0; i < count; ++i)
    row[i] *= own.standardNormal();
  rng = own;
}

}  // namespace derslik
