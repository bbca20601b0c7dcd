// sorted() and list.sort(): the order in which CPython 3.11 compares, so that what a
// comparison does, and what nan does to an order, is the same. Tim Peters' merge sort, as
// described in CPython's listsort.txt; up to 64 items it is binary insertion.

#include <algorithm>

#include "core/python/objects/types.h"

namespace derslik::python::vm {

namespace {

struct Item {
  Value key;
  Value value;
};

class Sorter {
 public:
  Sorter(Machine& machine, std::vector<Item>& items) : machine_(machine), items_(items) {}

  void sort() {
    const std::size_t size = items_.size();
    if (size < 2) return;
    if (size >= 64) {
      checkKeys();
      mergeSort();
      return;
    }
    const std::size_t run = countRun(0, size);
    insertionSort(0, size, run);
  }

 private:
  bool less(const Item& a, const Item& b) {
    const Value& x = a.key;
    const Value& y = b.key;
    if (x.isInt() && y.isInt()) return x.asInt() < y.asInt();
    if (x.isFloat() && y.isFloat()) return x.asFloat() < y.asFloat();
    if (x.is(Kind::Str) && y.is(Kind::Str)) return textOf(x) < textOf(y);
    return machine_.less(x, y);
  }

  // The length of the run that begins at `low`, made ascending.
  std::size_t countRun(std::size_t low, std::size_t high) {
    std::size_t at = low + 1;
    if (at == high) return 1;
    if (less(items_[at], items_[low])) {
      for (++at; at < high && less(items_[at], items_[at - 1]); ++at) {
      }
      std::reverse(items_.begin() + std::ptrdiff_t(low),
                   items_.begin() + std::ptrdiff_t(at));
    } else {
      for (++at; at < high && !less(items_[at], items_[at - 1]); ++at) {
      }
    }
    return at - low;
  }

  void insertionSort(std::size_t low, std::size_t high, std::size_t sorted) {
    for (std::size_t at = low + sorted; at < high; ++at) {
      std::size_t left = low, right = at;
      const Item pivot = items_[at];
      do {
        const std::size_t middle = left + (right - left) / 2;
        if (less(pivot, items_[middle]))
          right = middle;
        else
          left = middle + 1;
      } while (left < right);
      std::move_backward(items_.begin() + std::ptrdiff_t(left),
                         items_.begin() + std::ptrdiff_t(at),
                         items_.begin() + std::ptrdiff_t(at + 1));
      items_[left] = pivot;
    }
  }

  // Of many items CPython's merges compare in an order of their own: keys must be such
  // that any stable sort gives the same.
  void checkKeys() {
    bool numbers = true, texts = true;
    for (const Item& item : items_) {
      if (item.key.isFloat() && item.key.asFloat() != item.key.asFloat())
        throw Unsupported("sorting 64 or more items with nan");
      numbers = numbers && (item.key.isIntegral() || item.key.isFloat());
      texts = texts && item.key.is(Kind::Str);
    }
    if (numbers || texts) return;
    for (const Item& item : items_)
      if (!isPlain(item.key, 0))
        throw Unsupported("sorting 64 or more items by the program's own comparison");
  }

  bool isPlain(const Value& key, int depth) {
    if (key.isFloat()) return key.asFloat() == key.asFloat();
    if (!key.isObject()) return true;
    if (key.is(Kind::Str)) return true;
    if (depth > 20) return false;
    const std::vector<Value>* parts = nullptr;
    if (const auto* tuple = key.as<Tuple>()) parts = &tuple->items;
    if (const auto* list = key.as<List>()) parts = &list->items;
    if (!parts) return false;
    for (const Value& part : *parts)
      if (!isPlain(part, depth + 1)) return false;
    return true;
  }

  void mergeSort() {
    std::vector<Item> other(items_.size());
    for (std::size_t low = 0; low < items_.size(); low += 32) {
      const std::size_t high = std::min(items_.size(), low + 32);
      insertionSort(low, high, countRun(low, high));
    }
    for (std::size_t width = 32; width < items_.size(); width *= 2) {
      for (std::size_t low = 0; low < items_.size(); low += 2 * width) {
        const std::size_t middle = std::min(items_.size(), low + width);
        const std::size_t high = std::min(items_.size(), low + 2 * width);
        std::size_t a = low, b = middle, to = low;
        if (middle < high && !less(items_[middle], items_[middle - 1])) {
          while (to < high)
            other[to++] = std::move(items_[a++]);
          continue;
        }
        while (a < middle && b < high)
          other[to++] = std::move(less(items_[b], items_[a]) ? items_[b++] : items_[a++]);
        while (a < middle)
          other[to++] = std::move(items_[a++]);
        while (b < high)
          other[to++] = std::move(items_[b++]);
      }
      items_.swap(other);
      machine_.tick();
    }
  }

  Machine& machine_;
  std::vector<Item>& items_;
};

}  // namespace

void sortItems(Machine& machine, std::vector<Value>& values, const Value& key,
               bool reverse) {
  machine.heap.reserve(values.size() * 2 * sizeof(Item));
  std::vector<Item> items;
  items.reserve(values.size());
  for (const Value& value : values)
    items.push_back({key.isUnset() ? value : machine.call(key, {value}), value});
  // Reversed twice, equal items keep their order.
  if (reverse) std::reverse(items.begin(), items.end());
  const auto finish = [&] {
    if (reverse) std::reverse(items.begin(), items.end());
  };
  Sorter(machine, items).sort();
  finish();
  for (std::size_t i = 0; i < values.size(); ++i)
    values[i] = std::move(items[i].value);
}

}  // namespace derslik::python::vm
