#pragma once

#include <exception>
#include <string>

namespace derslik {

/// Input that the core refuses. Every part is plain ASCII text, for whoever shows the
/// error to translate; what() joins them into one English sentence.
///
/// The codes:
///   type        the field is missing or is not of the expected kind
///   empty       there is no word
///   size        a dimension is outside its limits
///   shape       two shapes do not fit each other
///   not-finite  NaN or an infinity was given
///   range       a number or an index is outside its limits
///   overflow    finite input led to a result that is not finite
class Error : public std::exception {
 public:
  Error(const char* code, const char* field, std::string expected, std::string actual)
      : code(code),
        field(field),
        expected(std::move(expected)),
        actual(std::move(actual)),
        message_(this->field + ": expected " + this->expected + ", got " + this->actual) {
  }

  const char* what() const noexcept override { return message_.c_str(); }

  std::string code;      ///< one of the words above
  std::string field;     ///< what is wrong: the name of an input or of a result
  std::string expected;  ///< what would have been accepted
  std::string actual;    ///< what came

 private:
  std::string message_;
};

}  // namespace derslik
