#pragma once

#include <string>
#include <string_view>

namespace derslik::python {

/// Writes JSON text (RFC 8259), one value after the other; a comma goes between them by
/// itself.
class Json {
 public:
  /// A value of an object begins with its name; one of an array, or the whole, with none.
  Json& name(std::string_view name);

  void open(char bracket);
  void close(char bracket);
  void text(std::string_view utf8);
  void number(double value);  ///< null where it is not finite, which JSON has no word for
  void truth(bool value);
  void null();

  const std::string& written() const { return written_; }

 private:
  void separate();
  void quote(std::string_view utf8);

  std::string written_;
};

}  // namespace derslik::python
