#pragma once

#include <cstddef>
#include <exception>
#include <functional>
#include <string>
#include <utility>

namespace derslik::ndarray {

/// More memory than a program was given.
class OutOfMemory : public std::exception {
 public:
  const char* what() const noexcept override { return "out of memory"; }
};

/// Where the arrays of one program live: how many bytes they may take, and who hears of
/// warnings. Outlives its arrays; every array knows it, and what is computed from an
/// array goes where that array is.
struct Heap {
  std::size_t limit = 512u << 20;
  std::size_t used = 0;

  /// "RuntimeWarning", "divide by zero encountered in divide"
  std::function<void(const char* category, const std::string& message)> warn;

  void warning(const char* category, const std::string& message) const {
    if (warn) warn(category, message);
  }
};

/// RuntimeWarning: of a number too large for a float32.
inline void warnOfNarrowing(const Heap& heap, const char* function) {
  heap.warning("RuntimeWarning", std::string("overflow encountered in ") + function);
}

/// While it lives, no warning of this heap is heard.
class Silence {
 public:
  explicit Silence(Heap& heap) : heap_(heap), warn_(std::move(heap.warn)) {
    heap.warn = nullptr;
  }
  ~Silence() { heap_.warn = std::move(warn_); }
  Silence(const Silence&) = delete;
  Silence& operator=(const Silence&) = delete;

 private:
  Heap& heap_;
  std::function<void(const char*, const std::string&)> warn_;
};

/// Bytes that arrays share, counted without locks.
struct alignas(8) Buffer {
  Heap* heap;
  std::size_t size;
  int owners;

  char* data() { return reinterpret_cast<char*>(this + 1); }
};

/// An owner of a buffer; the last one frees it.
class BufferRef {
 public:
  BufferRef() = default;
  BufferRef(const BufferRef& other) : buffer_(other.buffer_) {
    if (buffer_) ++buffer_->owners;
  }
  BufferRef(BufferRef&& other) noexcept
      : buffer_(std::exchange(other.buffer_, nullptr)) {}
  BufferRef& operator=(BufferRef other) noexcept {
    std::swap(buffer_, other.buffer_);
    return *this;
  }
  ~BufferRef() {
    if (buffer_ && --buffer_->owners == 0) release(buffer_);
  }

  /// Throws OutOfMemory beyond the heap's limit. The bytes are not set.
  static BufferRef allocate(Heap& heap, std::size_t size);

  Buffer* operator->() const { return buffer_; }
  bool operator==(const BufferRef& other) const { return buffer_ == other.buffer_; }

 private:
  static void release(Buffer* buffer);

  Buffer* buffer_ = nullptr;
};

}  // namespace derslik::ndarray
