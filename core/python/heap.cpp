#include "core/python/heap.h"

#include "core/python/type.h"

namespace derslik::python::vm {

void destroy(Object* object) noexcept {
  object->type->heap->release(object);
}

void Heap::enter(Object* object, Kind kind, Type* type, std::size_t size) noexcept {
  object->kind = kind;
  object->type = type;
  object->charged = size;
  object->next = first_;
  if (first_) first_->previous = object;
  first_ = object;
  arrays.used += size;
}

void Heap::unlink(Object* object) noexcept {
  (object->previous ? object->previous->next : first_) = object->next;
  if (object->next) object->next->previous = object->previous;
  arrays.used -= object->charged;
}

// A chain of a million nodes would be freed by a million calls inside each other: beyond
// some depth, objects wait for the outermost call.
void Heap::release(Object* object) noexcept {
  constexpr int kDeepest = 50;
  if (depth_ >= kDeepest) {
    waiting_.push_back(object);
    return;
  }
  ++depth_;
  unlink(object);
  delete object;
  if (depth_ == 1) {
    while (!waiting_.empty()) {
      Object* next = waiting_.back();
      waiting_.pop_back();
      unlink(next);
      delete next;
    }
  }
  --depth_;
}

void Heap::freeAll() noexcept {
  // With one reference more nothing is freed by letting go, and every object is met.
  for (Object* object = first_; object; object = object->next)
    ++object->references;
  for (Object* object = first_; object; object = object->next)
    object->clear();
  while (first_) {
    Object* object = first_;
    first_ = object->next;
    delete object;
  }
}

}  // namespace derslik::python::vm
