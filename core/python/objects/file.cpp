// Text files: what they read and write.

#include "core/python/objects/file.h"

#include "core/python/text/utf8.h"
#include "core/python/utf8.h"

namespace derslik::python::vm {

namespace {

constexpr std::string_view kMark = "\xef\xbb\xbf";

// CPython's reader has the bytes of the file in chunks, and says which one is wrong
// within its chunk.
void check(File* file) {
  if (file->isChecked) return;
  const std::string_view bytes = file->bytes;
  for (std::size_t at = file->begin; at < bytes.size();)
    if (utf8::next(bytes, &at) == 0xFFFFFFFF)
      throw Unsupported("a file that is not in UTF-8");
  file->isChecked = true;
}

void prepareReading(Machine& machine, File* file) {
  if (file->isClosed)
    valueError(file->isMemory() ? "I/O operation on closed file"
                                : "I/O operation on closed file.");
  if (!file->canRead) unsupportedOperation(machine, "not readable");
  check(file);
  file->hasRead = true;
}

// Moves `at` behind the next code point, which is added to `text` as the program sees it.
// True where it ends a line.
bool take(const File* file, std::size_t& at, std::string& text) {
  const std::string& bytes = file->bytes;
  const char first = bytes[at];
  if (first == '\r' && file->newline != File::Newline::LineFeed) {
    ++at;
    const bool isPair = at < bytes.size() && bytes[at] == '\n';
    switch (file->newline) {
      case File::Newline::Universal:
        at += isPair;
        text += '\n';
        return true;
      case File::Newline::Any:
        text += '\r';
        return !isPair;
      case File::Newline::Both:
        text += '\r';
        return false;
      default:
        text += '\r';
        return true;
    }
  }
  if (first == '\n') {
    ++at;
    text += '\n';
    if (file->newline == File::Newline::Both) return at > 1 && bytes[at - 2] == '\r';
    return file->newline != File::Newline::CarriageReturn;
  }
  const std::size_t next = text::advance(bytes, at, 1);
  text.append(bytes, at, next - at);
  at = next;
  return false;
}

}  // namespace

File::~File() {
  closeFile(this);
}

Value openMemory(Machine& machine, std::string text) {
  auto* file = machine.heap.make<File>(machine.types.memoryFile);
  const Value kept(file);
  file->canRead = file->canWrite = file->isChecked = true;
  file->newline = File::Newline::LineFeed;
  file->bytes = std::move(text);
  machine.heap.charge(file, sizeof(File) + file->bytes.capacity());
  return kept;
}

Value openFile(Machine& machine, const std::string& path, const std::string& mode,
               const std::string& encoding, File::Newline newline) {
  Folder& folder = *machine.folder;
  if (path.find('\0') != std::string::npos) valueError("embedded null byte");
  if (path.empty())
    fileError(machine, "FileNotFoundError", 2, "No such file or directory", path);
  const std::string name = Folder::nameOf(path);
  const bool exists = !name.empty() && folder.find(name);
  if (!exists && folder.isFolder(name))
    fileError(machine, "IsADirectoryError", 21, "Is a directory", path);
  if (path.ends_with("/") || (name.find('/') != std::string::npos && !exists))
    throw Unsupported("opening what is not in the program's folder itself");
  const char kind = mode[mode.find_first_of("rwax")];
  const bool both = mode.find('+') != std::string::npos;
  if (kind == 'r' && !exists)
    fileError(machine, "FileNotFoundError", 2, "No such file or directory", path);
  if (kind == 'x' && exists)
    fileError(machine, "FileExistsError", 17, "File exists", path);
  Folder::Use& use = folder.uses[name];
  const bool writes = kind != 'r' || both;
  if (use.writers > 0 || (writes && use.readers > 0))
    throw Unsupported("opening a file again that is still open for writing");

  auto* file = machine.heap.make<File>(machine.types.textFile);
  const Value kept(file);
  file->folder = machine.folder;
  file->name = name;
  file->path = path;
  file->mode = mode;
  file->encoding = encoding;
  file->newline = newline;
  file->canRead = kind == 'r' || both;
  file->canWrite = writes;
  file->appends = kind == 'a';
  ++(writes ? use.writers : use.readers);
  if (kind == 'r' || kind == 'a') {
    if (exists) file->bytes = *folder.find(name);
    machine.heap.charge(file, sizeof(File) + file->bytes.capacity());
  }
  if (kind != 'r') folder.write(name, file->bytes);
  const bool isMarked = encoding.find("sig") != std::string::npos;
  if (isMarked && file->bytes.starts_with(kMark)) file->begin = kMark.size();
  file->marks = isMarked && file->bytes.empty();
  file->at = kind == 'a' ? file->bytes.size() : file->begin;
  return kept;
}

std::string readFile(Machine& machine, File* file, std::int64_t count) {
  prepareReading(machine, file);
  std::string text;
  while (file->at < file->bytes.size() && count != 0) {
    take(file, file->at, text);
    if (count > 0) --count;
    if (text.size() == text.capacity()) machine.heap.reserve(2 * text.size());
  }
  return text;
}

std::string readLine(Machine& machine, File* file, std::int64_t limit) {
  prepareReading(machine, file);
  std::string text;
  while (file->at < file->bytes.size() && limit != 0) {
    if (take(file, file->at, text)) break;
    if (limit > 0) --limit;
  }
  return text;
}

void writeFile(Machine& machine, File* file, std::string_view text) {
  if (file->isClosed)
    valueError(file->isMemory() ? "I/O operation on closed file"
                                : "I/O operation on closed file.");
  if (!file->canWrite) unsupportedOperation(machine, "not writable");
  // CPython has read ahead by then, and goes on behind that.
  if (!file->isMemory() && file->hasRead && file->at < file->bytes.size())
    throw Unsupported(
        "writing into a file that has been read in part; call seek() first");
  machine.heap.reserve(2 * (file->bytes.size() + text.size()) + machine.folder->size());
  std::string more;
  if (file->marks && !text.empty()) {
    more = kMark;
    file->marks = false;
  }
  const char* end = file->newline == File::Newline::Both             ? "\r\n"
                    : file->newline == File::Newline::CarriageReturn ? "\r"
                                                                     : nullptr;
  if (end)
    for (const char c : text)
      c == '\n' ? more += end : more += c;
  else
    more += text;
  if (file->appends) file->at = file->bytes.size();
  // A StringIO counts characters, a file its bytes.
  const std::size_t over =
      file->isMemory()
          ? text::advance(file->bytes, file->at, text::length(more)) - file->at
          : std::min(more.size(), file->bytes.size() - file->at);
  file->bytes.replace(file->at, over, more);
  file->at += more.size();
  file->isDirty = true;
  file->isChecked = file->isMemory();
  machine.heap.charge(file, sizeof(File) + file->bytes.capacity());
}

void flushFile(File* file) {
  if (!file->isDirty || file->isMemory()) return;
  file->folder->write(file->name, file->bytes);
  file->isDirty = false;
}

void closeFile(File* file) {
  if (file->isClosed) return;
  flushFile(file);
  file->isClosed = true;
  if (file->isMemory()) return;
  Folder::Use& use = file->folder->uses[file->name];
  --(file->canWrite ? use.writers : use.readers);
}

std::vector<std::string> linesOf(Machine& machine, const Value& source) {
  std::vector<std::string> lines;
  Value file = source;
  if (source.is(Kind::Str)) file = openFile(machine, textOf(source), "r");
  if (file.is(Kind::File)) {
    for (;;) {
      machine.tick();
      lines.push_back(readLine(machine, file.to<File>()));
      if (!lines.back().empty()) continue;
      lines.pop_back();
      return lines;
    }
  }
  machine.each(source, [&](const Value& line) {
    if (!line.is(Kind::Str)) throw Unsupported("lines that are no str");
    lines.push_back(textOf(line));
  });
  return lines;
}

void fileError(Machine& machine, const char* type, int number, const char* message,
               const std::string& path) {
  Ref<Exception> error(machine.makeException(machine.exceptionType(type), message));
  error->arguments.insert(error->arguments.begin(), Value::integer(number));
  error->attributes.set(machine.intern("errno"), Value::integer(number));
  error->attributes.set(machine.intern("strerror"), machine.str(message));
  error->attributes.set(machine.intern("filename"), machine.str(path));
  throw machine.raised(error.get());
}

void unsupportedOperation(Machine& machine, const char* message) {
  Ref<Exception> error(
      machine.makeException(machine.types.unsupportedOperation, message));
  throw machine.raised(error.get());
}

}  // namespace derslik::python::vm
