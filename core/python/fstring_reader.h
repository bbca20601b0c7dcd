#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/python/ast.h"
#include "core/python/strings.h"

namespace derslik::python {

/// Takes the text between an f-string's quotes apart, as CPython 3.11 does: by looking
/// for the end of each expression before it reads the expression. Throws Failure with the
/// message of a SyntaxError.
class FStringReader {
 public:
  /// `place` is where the text begins.
  FStringReader(const StringLiteral& literal, Span place, const std::string& className);

  /// Adds its parts to `out`.
  void read(FString& out);

  /// Adds text to the text that `out` ends with.
  static void add(FString& out, std::string text);

 private:
  [[noreturn]] static void fail(const std::string& message);
  [[noreturn]] static void failPlainly(const std::string& message);
  void parts(FString& out, int depth);
  void literal(FString& out, int depth);
  void replacement(FString& out, int depth);
  std::size_t endOfExpression() const;
  ExpressionPtr expression(std::size_t end);
  Span placeOf(std::size_t byte);

  std::string_view body_;
  bool raw_;
  Span place_;  ///< of the byte placed_
  std::size_t placed_ = 0;
  const std::string& className_;
  std::size_t at_ = 0;
};

}  // namespace derslik::python
