#include "core/python/symbols.h"

#include "core/python/symbol_reader.h"

namespace derslik::python {

Place Scope::placeOf(std::string_view name) const {
  const auto found = places.find(name);
  return found == places.end() ? Place::Global : found->second;
}

/// The names that the block needs of the functions around it, which bind `bound`.
SymbolReader::Names SymbolReader::resolve(Block& block, Names bound) {
  Scope& scope = *block.scope;
  const bool isClass = scope.kind == Scope::Class;
  Names free;
  // A class's own names are invisible to what is within it.
  Names boundWithin = bound;
  for (const auto& [name, how] : block.mentions) {
    if (how & kGlobal) {
      if (how & kNonlocal)
        fail("name '" + name + "' is nonlocal and global", block.directives.at(name));
      scope.places[name] = Place::Global;
      if (!isClass) boundWithin.erase(name);
    } else if (how & kNonlocal) {
      if (!block.parent)
        fail("nonlocal declaration not allowed at module level",
             block.directives.at(name));
      if (bound.count(name) == 0)
        fail("no binding for nonlocal '" + name + "' found", block.directives.at(name));
      scope.places[name] = Place::Free;
      free.insert(name);
    } else if (how & kBound) {
      scope.places[name] = block.parent ? Place::Local : Place::Global;
      if (!isClass && block.parent) boundWithin.insert(name);
    } else if (bound.count(name) != 0) {
      scope.places[name] = Place::Free;
      free.insert(name);
    } else {
      scope.places[name] = Place::Global;
    }
  }
  if (isClass) boundWithin.insert("__class__");

  Names freeWithin;
  for (Block* child : block.children)
    for (const auto& name : resolve(*child, boundWithin))
      freeWithin.insert(name);
  if (isClass && freeWithin.erase("__class__") != 0) scope.needsClassCell = true;
  for (const auto& name : freeWithin) {
    const auto place = scope.places.find(name);
    const bool own = place != scope.places.end() && place->second == Place::Local;
    if (own && !isClass) {
      place->second = Place::Cell;
    } else {
      free.insert(name);
      if (place == scope.places.end()) scope.places[name] = Place::Free;
    }
  }
  finish(scope, free);
  return free;
}

void SymbolReader::finish(Scope& scope, const Names& free) {
  std::vector<std::string> names;
  for (auto& name : scope.locals) {
    const Place place = scope.placeOf(name);
    if (place == Place::Cell) scope.cells.push_back(name);
    if (place == Place::Cell || place == Place::Local) names.push_back(std::move(name));
  }
  if (scope.kind == Scope::Class) names.clear();
  scope.locals = std::move(names);
  scope.free.assign(free.begin(), free.end());
}

Symbols analyse(const Module& module) {
  Symbols symbols;
  SymbolReader(symbols).read(module);
  return symbols;
}

}  // namespace derslik::python
