#include "core/attention/checks.h"

#include <cmath>
#include <initializer_list>
#include <string>

#include "core/error.h"
#include "core/text.h"

namespace derslik {

void checkSize(const char* field, Index size, const char* things) {
  if (size >= 1 && size <= kMaxSize) return;
  const std::string noun = std::string(" ") + things;
  throw Error("size", field, "1 to " + text(kMaxSize) + noun, text(size) + noun);
}

void checkShape(const char* field, const Matrix& m, Index rows, Index columns) {
  if (m.rows() == rows && m.cols() == columns) return;
  throw Error("shape", field, text(rows, columns), text(m.rows(), m.cols()));
}

void checkNumbers(const char* code, std::initializer_list<NamedMatrix> fields) {
  for (const auto& [name, matrix] : fields)
    for (Index i = 0; i < matrix->rows(); ++i)
      for (Index j = 0; j < matrix->cols(); ++j)
        if (const double value = (*matrix)(i, j); !std::isfinite(value))
          throw Error(code, name, "finite numbers", text(value) + " at " + text(i, j));
}

void checkRequest(const AttentionRequest& request) {
  const auto& [x, wq, wk, wv, temperature, context] = request;

  checkWords("x", x.rows());
  checkSize("x", x.cols(), "columns");
  checkSize("wq", wq.cols(), "columns");
  checkSize("wv", wv.cols(), "columns");
  checkShape("wq", wq, x.cols(), wq.cols());
  checkShape("wk", wk, x.cols(), wq.cols());
  checkShape("wv", wv, x.cols(), wv.cols());

  checkNumbers("not-finite", {{"x", &x}, {"wq", &wq}, {"wk", &wk}, {"wv", &wv}});

  if (!(temperature > 0) || !std::isfinite(temperature))
    throw Error("range", "temperature", "a positive finite number", text(temperature));

  for (const auto& [target, source] : context) {
    checkIndex("context", target, x.rows());
    checkIndex("context", source, x.rows());
  }
}

void checkFinite(const Attention& a) {
  checkNumbers(
      "overflow",
      {{"x", &a.x}, {"q", &a.q}, {"k", &a.k}, {"v", &a.v}, {"scores", &a.scores}});
  if (!std::isfinite(a.divisor))
    throw Error("overflow", "divisor", "a finite number", text(a.divisor));
  checkNumbers("overflow", {{"scaled", &a.scaled}, {"output", &a.output}});
}

void checkIndex(const char* field, Index index, Index size) {
  if (index >= 0 && index < size) return;
  throw Error("range", field, "0 to " + text(size - 1), text(index));
}

void checkWords(const char* field, Index words) {
  if (words == 0)
    throw Error("empty", field, "1 to " + text(kMaxSize) + " words", "no words");
  checkSize(field, words, "words");
}

}  // namespace derslik
