#include "core/python/folder.h"

#include <string_view>

#include "core/failure.h"

namespace derslik::python {

std::string Folder::nameOf(const std::string& path) {
  if (path.starts_with("/")) throw Unsupported("files outside the program's folder");
  std::string name;
  for (std::string_view rest = path; !rest.empty();) {
    const std::size_t end = rest.find('/');
    const std::string_view part = rest.substr(0, end);
    if (part == "..") throw Unsupported("files outside the program's folder");
    if (!part.empty() && part != ".") {
      if (!name.empty()) name += '/';
      name += part;
    }
    rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
  }
  return name;
}

const std::string* Folder::find(const std::string& name) {
  if (const auto found = written_.find(name); found != written_.end())
    return &found->second;
  if (const auto found = files_.find(name); found != files_.end()) return &found->second;
  if (!read_) return nullptr;
  if (auto bytes = read_(name))
    return &files_.emplace(name, std::move(*bytes)).first->second;
  return nullptr;
}

bool Folder::isFolder(const std::string& name) const {
  if (name.empty()) return true;
  const auto next = files_.lower_bound(name + "/");
  return next != files_.end() && next->first.starts_with(name + "/");
}

void Folder::write(const std::string& name, std::string bytes) {
  std::string& old = written_[name];
  size_ += bytes.size() - old.size();
  old = std::move(bytes);
}

}  // namespace derslik::python
