#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/python/folder.h"
#include "core/python/machine.h"

namespace derslik::python::vm {

/// A text file that is open, or an io.StringIO, which has no name and no folder. It reads
/// from and writes to its own copy of the bytes, which the folder gets when it is flushed
/// or closed; like CPython's, it is closed when nobody refers to it any more.
struct File : Object {
  static constexpr Kind kKind = Kind::File;

  /// How line ends are read: open()'s newline.
  enum class Newline { Universal, Any, LineFeed, CarriageReturn, Both };

  ~File() override;

  bool isMemory() const { return !folder; }

  std::shared_ptr<Folder> folder;
  std::string name;                  ///< in the folder
  std::string path, mode, encoding;  ///< as the program gave them
  std::string bytes;                 ///< UTF-8, with the line ends of the file
  std::size_t at = 0;                ///< the byte that is read or written next
  std::size_t begin = 0;             ///< behind a byte order mark
  Newline newline = Newline::Universal;
  bool canRead = false, canWrite = false, appends = false, marks = false;
  bool isClosed = false, isChecked = false, isDirty = false;
  bool hasRead = false;   ///< since the last seek
  bool isTelling = true;  ///< false while it is iterated over
};

/// open(path, mode) for a text in UTF-8; throws FileNotFoundError and the like.
Value openFile(Machine& machine, const std::string& path, const std::string& mode,
               const std::string& encoding = "UTF-8",
               File::Newline newline = File::Newline::Universal);

/// io.StringIO(text)
Value openMemory(Machine& machine, std::string text);

/// f.read(count): so many code points, or all that is left where count is below 0. Throws
/// as CPython does where the file is closed or not open for reading.
std::string readFile(Machine& machine, File* file, std::int64_t count = -1);

/// f.readline(limit): with its line end; empty at the end of the file.
std::string readLine(Machine& machine, File* file, std::int64_t limit = -1);

/// f.write(text)
void writeFile(Machine& machine, File* file, std::string_view text);

void flushFile(File* file);
void closeFile(File* file);

/// The lines, with their ends, of what NumPy's loadtxt takes: the path of a file, a file
/// that is open (from where it stands), or any iterable of str.
std::vector<std::string> linesOf(Machine& machine, const Value& source);

/// Throws "[Errno 2] No such file or directory: 'x'" and its like.
[[noreturn]] void fileError(Machine& machine, const char* type, int number,
                            const char* message, const std::string& path);

/// Throws an io.UnsupportedOperation.
[[noreturn]] void unsupportedOperation(Machine& machine, const char* message);

/// The types of files, io.UnsupportedOperation, and the builtin open().
void addFiles(Machine& machine);
extern const NativeDef kOpen;
Value makeMemory(Machine& machine, Type* type, const Arguments& arguments);

}  // namespace derslik::python::vm
