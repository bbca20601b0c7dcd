#include "core/ndarray/heap.h"

#include <cstdlib>
#include <new>

namespace derslik::ndarray {

BufferRef BufferRef::allocate(Heap& heap, std::size_t size) {
  // A buffer's header counts too: an endless list of empty arrays is to end as well.
  const std::size_t whole = size + sizeof(Buffer);
  if (size > heap.limit || whole > heap.limit - heap.used) throw OutOfMemory();
  void* memory = std::malloc(whole);
  if (!memory) throw OutOfMemory();
  heap.used += whole;
  BufferRef ref;
  ref.buffer_ = new (memory) Buffer{&heap, size, 1};
  return ref;
}

void BufferRef::release(Buffer* buffer) {
  buffer->heap->used -= buffer->size + sizeof(Buffer);
  std::free(buffer);
}

}  // namespace derslik::ndarray
