#pragma once

#include <cstdint>
#include <utility>

namespace derslik::python::vm {

struct Object;

/// Gives an object back that nobody refers to any more.
void destroy(Object* object) noexcept;

/// What an object is to the machine, so that a cast needs no look at its type.
enum class Kind : std::uint8_t {
  Str,
  List,
  Tuple,
  Dict,
  Set,
  Range,
  Slice,
  Function,
  Native,
  Method,
  Type,
  Instance,
  Exception,
  Iterator,
  Generator,
  Cell,
  Code,
  Module,
  Descriptor,
  View,
  Array,
  Scalar,
  Other,
};

enum class Tag : std::uint8_t {
  Unset,
  None,
  NotImplemented,
  Ellipsis,
  Bool,
  Int,
  Float,
  Object
};

/// What every object on the heap begins with. The count of references is not atomic: a
/// machine belongs to one thread.
struct Object {
  static constexpr Kind kKind = Kind::Other;

  virtual ~Object() = default;

  /// Lets go of everything that it refers to, so that cycles can be freed.
  virtual void clear() noexcept {}

  std::uint32_t references = 0;
  Kind kind = Kind::Other;
  struct Type* type = nullptr;  ///< not counted: types live as long as their heap
  Object* previous = nullptr;   ///< in the heap's list of everything
  Object* next = nullptr;
  std::size_t charged = 0;  ///< bytes counted against the budget
};

/// A Python value: none, bool, int and float in place, everything else by reference.
/// `Unset` is no Python value: an unbound variable, an exhausted iterator, a missing key.
class Value {
 public:
  Value() noexcept : tag_(Tag::Unset), int_(0) {}
  Value(Object* object) noexcept : tag_(Tag::Object), object_(object) {
    ++object->references;
  }
  Value(const Value& other) noexcept : tag_(other.tag_), int_(other.int_) { retain(); }
  Value(Value&& other) noexcept : tag_(other.tag_), int_(other.int_) {
    other.tag_ = Tag::Unset;
  }
  ~Value() { release(); }

  Value& operator=(const Value& other) noexcept {
    Value copy(other);
    swap(copy);
    return *this;
  }
  Value& operator=(Value&& other) noexcept {
    Value taken(std::move(other));
    swap(taken);
    return *this;
  }

  static Value none() noexcept { return Value(Tag::None, 0); }
  static Value notImplemented() noexcept { return Value(Tag::NotImplemented, 0); }
  static Value ellipsis() noexcept { return Value(Tag::Ellipsis, 0); }
  static Value boolean(bool value) noexcept { return Value(Tag::Bool, value); }
  static Value integer(std::int64_t value) noexcept { return Value(Tag::Int, value); }
  static Value real(double value) noexcept {
    Value result(Tag::Float, 0);
    result.float_ = value;
    return result;
  }

  Tag tag() const noexcept { return tag_; }
  bool isUnset() const noexcept { return tag_ == Tag::Unset; }
  bool isNone() const noexcept { return tag_ == Tag::None; }
  bool isNotImplemented() const noexcept { return tag_ == Tag::NotImplemented; }
  bool isBool() const noexcept { return tag_ == Tag::Bool; }
  bool isInt() const noexcept { return tag_ == Tag::Int; }
  bool isFloat() const noexcept { return tag_ == Tag::Float; }
  bool isObject() const noexcept { return tag_ == Tag::Object; }

  /// An int or a bool, which Python counts among them.
  bool isIntegral() const noexcept { return tag_ == Tag::Int || tag_ == Tag::Bool; }

  std::int64_t asInt() const noexcept { return int_; }
  bool asBool() const noexcept { return int_ != 0; }
  double asFloat() const noexcept { return float_; }
  Object* object() const noexcept { return object_; }

  bool is(Kind kind) const noexcept {
    return tag_ == Tag::Object && object_->kind == kind;
  }

  /// The object where it is of the kind that T stands for, else null.
  template<class T>
  T* as() const noexcept {
    return is(T::kKind) ? static_cast<T*>(object_) : nullptr;
  }

  /// The object, known to be a T.
  template<class T>
  T* to() const noexcept {
    return static_cast<T*>(object_);
  }

  /// a is b, for what has an identity here; numbers that are equal and of one type are
  /// told apart by nobody.
  bool same(const Value& other) const noexcept {
    return tag_ == other.tag_ &&
           (tag_ == Tag::Object ? object_ == other.object_
                                : tag_ < Tag::Bool || int_ == other.int_);
  }

  // In place, for the machine's stack: the slot is known to hold no reference.
  void setInt(std::int64_t value) noexcept {
    tag_ = Tag::Int;
    int_ = value;
  }
  void setFloat(double value) noexcept {
    tag_ = Tag::Float;
    float_ = value;
  }
  void setBool(bool value) noexcept {
    tag_ = Tag::Bool;
    int_ = value;
  }
  void drop() noexcept {
    release();
    tag_ = Tag::Unset;
  }
  void swap(Value& other) noexcept {
    std::swap(tag_, other.tag_);
    std::swap(int_, other.int_);
  }

 private:
  Value(Tag tag, std::int64_t bits) noexcept : tag_(tag), int_(bits) {}
  void retain() const noexcept {
    if (tag_ == Tag::Object) ++object_->references;
  }
  void release() const noexcept {
    if (tag_ == Tag::Object && --object_->references == 0) destroy(object_);
  }

  Tag tag_;
  union {
    std::int64_t int_;
    double float_;
    Object* object_;
  };
};

/// A counted reference to an object of a known class.
template<class T>
class Ref {
 public:
  Ref() noexcept = default;
  Ref(T* object) noexcept : object_(object) {
    if (object_) ++object_->references;
  }
  Ref(const Ref& other) noexcept : Ref(other.object_) {}
  Ref(Ref&& other) noexcept : object_(std::exchange(other.object_, nullptr)) {}
  ~Ref() { reset(); }
  Ref& operator=(Ref other) noexcept {
    std::swap(object_, other.object_);
    return *this;
  }
  void reset() noexcept {
    T* old = std::exchange(object_, nullptr);
    if (old && --old->references == 0) destroy(old);
  }
  T* get() const noexcept { return object_; }
  T* operator->() const noexcept { return object_; }
  T& operator*() const noexcept { return *object_; }
  explicit operator bool() const noexcept { return object_; }
  operator Value() const noexcept { return Value(object_); }

 private:
  T* object_ = nullptr;
};

}  // namespace derslik::python::vm
