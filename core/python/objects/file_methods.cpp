// Text files: their methods, and the builtin open().

#include "core/python/objects/file.h"
#include "core/python/objects/natives.h"
#include "core/python/text/repr.h"
#include "core/python/text/utf8.h"

namespace derslik::python::vm {

namespace {

File* fileOf(const Value& value) {
  return value.to<File>();
}

// Most methods say it with a full stop, those of StringIO without.
void checkOpen(const File* file, bool hasStop) {
  if (file->isClosed)
    valueError(std::string("I/O operation on closed file") + (hasStop ? "." : ""));
}

std::int64_t sizeArgument(Machine& m, const Arguments& a) {
  if (a.size() < 2 || a[1].isNone()) return -1;
  const std::string message =
      "argument should be integer or None, not '" + m.typeOf(a[1])->name + "'";
  return m.index(a[1], message.c_str());
}

Value read(Machine& m, const Arguments& a) {
  return m.str(readFile(m, fileOf(a[0]), sizeArgument(m, a)));
}

Value readline(Machine& m, const Arguments& a) {
  std::int64_t limit = -1;
  if (a.size() > 1) limit = fileOf(a[0])->isMemory() ? sizeArgument(m, a) : m.index(a[1]);
  return m.str(readLine(m, fileOf(a[0]), limit));
}

Value nextLine(Machine& m, const Value& self) {
  File* file = fileOf(self);
  file->isTelling = false;
  std::string line = readLine(m, file);
  if (!line.empty()) return m.str(std::move(line));
  file->isTelling = true;
  return {};
}

Value readlines(Machine& m, const Arguments& a) {
  const std::int64_t hint = sizeArgument(m, a);
  std::vector<Value> lines;
  std::int64_t length = 0;
  checkOpen(fileOf(a[0]), true);
  for (;;) {
    m.tick();
    const Value line = nextLine(m, a[0]);
    if (line.isUnset()) break;
    lines.push_back(line);
    length += line.to<Str>()->length;
    if (hint > 0 && length >= hint) break;
  }
  return m.list(std::move(lines));
}

Value write(Machine& m, const Arguments& a) {
  File* file = fileOf(a[0]);
  if (!a[1].is(Kind::Str))
    typeError(file->isMemory()
                  ? "string argument expected, got '" + m.typeOf(a[1])->name + "'"
                  : "write() argument must be str, not " + m.typeOf(a[1])->name);
  writeFile(m, file, textOf(a[1]));
  return Value::integer(a[1].to<Str>()->length);
}

Value writelines(Machine& m, const Arguments& a) {
  checkOpen(fileOf(a[0]), true);
  const Value self = a[0];
  m.each(a[1], [&](const Value& line) {
    const Value values[] = {self, line};
    write(m, {values, 2, 0, nullptr});
  });
  return Value::none();
}

Value seekInMemory(Machine& m, File* file, std::int64_t to, std::int64_t whence) {
  if (whence < 0 || whence > 2)
    valueError("Invalid whence (" + std::to_string(whence) + ", should be 0, 1 or 2)");
  if (whence == 0 && to < 0) valueError("Negative seek position " + std::to_string(to));
  if (whence != 0 && to != 0)
    throw Failure("OSError", "Can't do nonzero cur-relative seeks");
  const std::int64_t length = text::length(file->bytes);
  if (whence == 1) return Value::integer(text::length(file->bytes.substr(0, file->at)));
  if (whence == 2) to = length;
  if (to > length) throw Unsupported("seek() beyond the end");
  file->at = text::advance(file->bytes, 0, to);
  (void)m;
  return Value::integer(to);
}

Value seek(Machine& m, const Arguments& a) {
  File* file = fileOf(a[0]);
  const std::int64_t to = m.index(a[1]);
  const std::int64_t whence = a.size() > 2 ? m.index(a[2]) : 0;
  checkOpen(file, !file->isMemory());
  if (file->isMemory()) return seekInMemory(m, file, to, whence);
  if (whence < 0 || whence > 2)
    valueError("invalid whence (" + std::to_string(whence) + ", should be 0, 1 or 2)");
  if (whence == 1 && to != 0)
    unsupportedOperation(m, "can't do nonzero cur-relative seeks");
  if (whence == 2 && to != 0)
    unsupportedOperation(m, "can't do nonzero end-relative seeks");
  if (to < 0) valueError("negative seek position " + std::to_string(to));
  const auto size = static_cast<std::int64_t>(file->bytes.size());
  if (whence == 2) {
    file->at = file->bytes.size();
  } else if (whence == 0) {
    if (to > size) throw Unsupported("seek() beyond the end");
    if (to > 0 && to < size && (file->bytes[static_cast<std::size_t>(to)] & 0xc0) == 0x80)
      throw Unsupported("seek() into a character");
    if (file->begin > 0 && to > 0) throw Unsupported("seek() behind a byte order mark");
    file->at = std::max(static_cast<std::size_t>(to), file->begin);
  } else if (!file->isTelling) {
    throw Unsupported("seek() to where a loop over the file stands");
  }
  if (whence != 1) file->hasRead = false;
  flushFile(file);
  return Value::integer(whence == 0 ? to : static_cast<std::int64_t>(file->at));
}

Value tell(Machine& m, const Arguments& a) {
  File* file = fileOf(a[0]);
  checkOpen(file, !file->isMemory());
  if (file->isMemory())
    return Value::integer(text::length(file->bytes.substr(0, file->at)));
  if (!file->isTelling) {
    if (!file->hasRead) throw Unsupported("tell() in a loop over the file");
    throw Failure("OSError", "telling position disabled by next() call");
  }
  if (file->begin > 0) throw Unsupported("tell() behind a byte order mark");
  flushFile(file);
  (void)m;
  return Value::integer(static_cast<std::int64_t>(file->at));
}

Value close(Machine&, const Arguments& a) {
  closeFile(fileOf(a[0]));
  return Value::none();
}

Value flush(Machine&, const Arguments& a) {
  File* file = fileOf(a[0]);
  if (!file->isMemory()) checkOpen(file, true);
  flushFile(file);
  return Value::none();
}

const NativeDef kMethods[] = {
    {"read", read, 0, 1},
    {"readline", readline, 0, 1},
    {"readlines", readlines, 0, 1},
    {"write", write, 1, 1},
    {"writelines", writelines, 1, 1},
    {"seek", seek, 1, 2},
    {"tell", tell, 0, 0},
    {"close", close, 0, 0},
    {"flush", flush, 0, 0},
    {"readable",
     [](Machine&, const Arguments& a) {
       checkOpen(fileOf(a[0]), false);
       return Value::boolean(fileOf(a[0])->canRead);
     },
     0, 0},
    {"writable",
     [](Machine&, const Arguments& a) {
       if (fileOf(a[0])->isClosed && !fileOf(a[0])->isMemory() && !fileOf(a[0])->canWrite)
         return Value::boolean(false);
       checkOpen(fileOf(a[0]), false);
       return Value::boolean(fileOf(a[0])->canWrite);
     },
     0, 0},
    {"seekable",
     [](Machine&, const Arguments& a) {
       checkOpen(fileOf(a[0]), false);
       return Value::boolean(true);
     },
     0, 0},
    {"__enter__",
     [](Machine&, const Arguments& a) {
       checkOpen(fileOf(a[0]), true);
       return a[0];
     },
     0, 0},
    {"__exit__", close, 0, -1},
    {"__iter__",
     [](Machine&, const Arguments& a) {
       checkOpen(fileOf(a[0]), true);
       return a[0];
     },
     0, 0},
    {"__next__",
     [](Machine& m, const Arguments& a) {
       Value line = nextLine(m, a[0]);
       if (line.isUnset()) throw Failure("StopIteration", "");
       return line;
     },
     0, 0},
};

const NativeDef kMemoryMethods[] = {
    {"getvalue",
     [](Machine& m, const Arguments& a) {
       checkOpen(fileOf(a[0]), false);
       return m.str(fileOf(a[0])->bytes);
     },
     0, 0},
};

Value attribute(Machine& m, const Value& self, Str* name) {
  const File* file = fileOf(self);
  const std::string& text = name->text;
  if (text == "closed") return Value::boolean(file->isClosed);
  if (!file->isMemory()) {
    if (text == "name") return m.str(file->path);
    if (text == "mode") return m.str(file->mode);
    if (text == "encoding") return m.str(file->encoding);
    if (text == "errors") return m.str("strict");
  }
  Value found = plainAttribute(m, self, name);
  if (found.isUnset())
    for (const char* other :
         {"newlines", "buffer", "detach", "reconfigure", "fileno", "isatty", "truncate",
          "line_buffering", "write_through", "encoding", "errors", "name", "mode"})
      if (text == other) throw Unsupported("the attribute '" + text + "' of a file");
  return found;
}

Slots fileSlots(Machine& machine) {
  Slots slots = machine.types.object->slots;
  slots.repr = [](Machine& m, const Value& self) -> std::string {
    const File* file = fileOf(self);
    if (file->isMemory()) return m.types.object->slots.repr(m, self);
    return "<_io.TextIOWrapper name=" + text::repr(file->path) +
           " mode=" + text::repr(file->mode) + " encoding=" + text::repr(file->encoding) +
           ">";
  };
  slots.getAttribute = attribute;
  slots.setAttribute = [](Machine&, const Value&, Str*, const Value&) -> bool {
    throw Unsupported("setting an attribute of a file");
  };
  slots.iterate = [](Machine&, const Value& self) {
    checkOpen(fileOf(self), true);
    return self;
  };
  slots.next = nextLine;
  return slots;
}

std::string modeOf(Machine& m, const Value& value) {
  if (value.isUnset()) return "r";
  if (!value.is(Kind::Str))
    typeError("open() argument 'mode' must be str, not " + m.typeOf(value)->name);
  const std::string& mode = textOf(value);
  int kinds = 0;
  for (std::size_t i = 0; i < mode.size(); ++i) {
    if (std::string_view("axrwb+t").find(mode[i]) == std::string_view::npos ||
        mode.find(mode[i], i + 1) != std::string::npos)
      valueError("invalid mode: '" + mode + "'");
    kinds += std::string_view("axrw").find(mode[i]) != std::string_view::npos;
  }
  if (mode.find('b') != std::string::npos) {
    if (mode.find('t') != std::string::npos)
      valueError("can't have text and binary mode at once");
    throw Unsupported("open() in binary mode: bytes");
  }
  if (kinds > 1) valueError("must have exactly one of create/read/write/append mode");
  if (kinds == 0)
    valueError(
        "Must have exactly one of create/read/write/append mode and at most one plus");
  return mode;
}

File::Newline newlineOf(Machine& m, const Value& value) {
  if (value.isUnset() || value.isNone()) return File::Newline::Universal;
  if (!value.is(Kind::Str))
    typeError("open() argument 'newline' must be str or None, not " +
              m.typeOf(value)->name);
  const std::string& text = textOf(value);
  if (text.empty()) return File::Newline::Any;
  if (text == "\n") return File::Newline::LineFeed;
  if (text == "\r") return File::Newline::CarriageReturn;
  if (text == "\r\n") return File::Newline::Both;
  valueError("illegal newline value: " + text);
}

// The names that CPython knows for UTF-8 in small and capital letters.
std::string encodingOf(Machine& m, const Value& value) {
  if (value.isUnset() || value.isNone()) return "UTF-8";
  if (!value.is(Kind::Str))
    typeError("open() argument 'encoding' must be str or None, not " +
              m.typeOf(value)->name);
  std::string plain;
  for (const char c : textOf(value))
    plain += c == '_' ? '-' : c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
  if (plain != "utf-8" && plain != "utf8" && plain != "utf-8-sig")
    throw Unsupported("the encoding '" + textOf(value) + "'");
  return textOf(value);
}

Value open(Machine& m, const Arguments& a) {
  const auto bound = bind(
      m, "open", a,
      {"file", "mode", "buffering", "encoding", "errors", "newline", "closefd", "opener"},
      1);
  const Value& path = bound[0];
  if (path.isIntegral()) throw Unsupported("open() of a number");
  const std::string mode = modeOf(m, bound[1]);
  if (!bound[2].isUnset() && !(bound[2].isInt() && bound[2].asInt() == -1))
    throw Unsupported("open(buffering=…)");
  const std::string encoding = encodingOf(m, bound[3]);
  if (!bound[4].isUnset() && !bound[4].isNone() &&
      !(bound[4].is(Kind::Str) && textOf(bound[4]) == "strict"))
    throw Unsupported("open(errors=…)");
  const File::Newline newline = newlineOf(m, bound[5]);
  if (!bound[6].isUnset() || !bound[7].isUnset())
    throw Unsupported("open() with closefd or opener");
  if (path.is(Kind::Instance)) throw Unsupported("open() of an object");
  if (!path.is(Kind::Str))
    typeError("expected str, bytes or os.PathLike object, not " + m.typeOf(path)->name);
  return openFile(m, textOf(path), mode, encoding, newline);
}

}  // namespace

const NativeDef kOpen = {"open", open, 0, -1, true};

// io.StringIO(initial_value='', newline='\n')
Value makeMemory(Machine& m, Type*, const Arguments& a) {
  const auto bound = bind(m, "StringIO", a, {"initial_value", "newline"}, 0);
  if (!bound[1].isUnset() && !(bound[1].is(Kind::Str) && textOf(bound[1]) == "\n"))
    throw Unsupported("io.StringIO(newline=…)");
  const bool isEmpty = bound[0].isUnset() || bound[0].isNone();
  if (!isEmpty && !bound[0].is(Kind::Str))
    typeError("initial_value must be str or None, not " + m.typeOf(bound[0])->name);
  return openMemory(m, isEmpty ? std::string() : textOf(bound[0]));
}

void addFiles(Machine& machine) {
  auto& types = machine.types;
  types.textFile =
      machine.makeType("_io.TextIOWrapper", types.object, fileSlots(machine));
  types.memoryFile = machine.makeType("_io.StringIO", types.object, fileSlots(machine));
  types.memoryFile->construct = makeMemory;
  machine.addMethods(types.textFile, kMethods, std::size(kMethods));
  machine.addMethods(types.memoryFile, kMethods, std::size(kMethods));
  machine.addMethods(types.memoryFile, kMemoryMethods, std::size(kMemoryMethods));
  Type* base = machine.exceptionType("OSError");
  types.unsupportedOperation =
      machine.makeType("UnsupportedOperation", base, base->slots);
  types.unsupportedOperation->qualifiedName = "io.UnsupportedOperation";
  types.unsupportedOperation->construct = base->construct;
  types.unsupportedOperation->alsoDerivesFrom = machine.exceptionType("ValueError");
}

}  // namespace derslik::python::vm
