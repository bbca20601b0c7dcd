#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>

namespace derslik::python {

/// The program's folder: files by their names, in memory. What is not there yet is asked
/// of the host; nothing is written back to it.
class Folder {
 public:
  using Files = std::map<std::string, std::string>;
  using Read = std::function<std::optional<std::string>(const std::string& name)>;

  Folder(Files files, Read read) : files_(std::move(files)), read_(std::move(read)) {}

  /// The name by which a path is kept: "./a//b.txt" is "a/b.txt". Throws a refusal where
  /// the path leads out of the folder.
  static std::string nameOf(const std::string& path);

  /// The bytes of a file; null where there is none.
  const std::string* find(const std::string& name);

  /// Is `name` a folder, as far as the names of the files tell?
  bool isFolder(const std::string& name) const;

  void write(const std::string& name, std::string bytes);

  /// How many bytes have been written.
  std::size_t size() const { return size_; }

  /// The files that have been written, with their last bytes.
  const Files& written() const { return written_; }

  /// Who has a file open: how many readers, and is there a writer?
  struct Use {
    int readers = 0;
    int writers = 0;
  };
  std::map<std::string, Use> uses;

 private:
  Files files_;
  Read read_;
  Files written_;
  std::size_t size_ = 0;
};

}  // namespace derslik::python
