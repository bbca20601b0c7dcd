#include "core/ndarray/loops.h"
#include "core/ndarray/ufunc.h"

namespace derslik::ndarray {
namespace {

struct And {
  template<class T>
  static bool of(T a, T b, void*) {
    return a != 0 && b != 0;
  }
};

struct Or {
  template<class T>
  static bool of(T a, T b, void*) {
    return a != 0 || b != 0;
  }
};

struct Xor {
  template<class T>
  static bool of(T a, T b, void*) {
    return (a != 0) != (b != 0);
  }
};

struct BitAnd {
  template<class T>
  static T of(T a, T b, void*) {
    return a & b;
  }
};

struct BitOr {
  template<class T>
  static T of(T a, T b, void*) {
    return a | b;
  }
};

struct BitXor {
  template<class T>
  static T of(T a, T b, void*) {
    return a ^ b;
  }
};

/// A bit shifted out is lost in NumPy; where that changes the number, it is refused.
struct LeftShift {
  static std::int64_t of(std::int64_t a, std::int64_t b, void* context) {
    const auto count = static_cast<std::uint64_t>(b);
    if (a == 0) return 0;
    const auto shifted =
        count < 64 ? static_cast<std::int64_t>(static_cast<std::uint64_t>(a) << count)
                   : 0;
    if (count >= 64 || shifted >> count != a)
      static_cast<Trouble*>(context)->overflow = true;
    return shifted;
  }
};

struct RightShift {
  static std::int64_t of(std::int64_t a, std::int64_t b, void*) {
    return a >> (static_cast<std::uint64_t>(b) < 64 ? b : 63);
  }
};

template<class F>
Loop bitLoop(DType dtype) {
  if (dtype == DType::Bool) return loop2<bool, bool, F>;
  return dtype == DType::Int64 ? loop2<std::int64_t, std::int64_t, F> : nullptr;
}

}  // namespace

// Of truth values + is "or" and * is "and", and so are the larger and the smaller.
Loop logicLoop(Binary op, DType dtype) {
  const bool isBool = dtype == DType::Bool, isInt = dtype == DType::Int64;
  switch (op) {
    case Binary::LogicalAnd:
      return truthLoop<And>(dtype);
    case Binary::LogicalOr:
      return truthLoop<Or>(dtype);
    case Binary::LogicalXor:
      return truthLoop<Xor>(dtype);
    case Binary::BitwiseAnd:
      return bitLoop<BitAnd>(dtype);
    case Binary::BitwiseOr:
      return bitLoop<BitOr>(dtype);
    case Binary::BitwiseXor:
      return bitLoop<BitXor>(dtype);
    case Binary::LeftShift:
      return isInt ? loop2<std::int64_t, std::int64_t, LeftShift> : nullptr;
    case Binary::RightShift:
      return isInt ? loop2<std::int64_t, std::int64_t, RightShift> : nullptr;
    case Binary::Multiply:
    case Binary::Minimum:
    case Binary::Fmin:
      return isBool ? truthLoop<And>(dtype) : nullptr;
    case Binary::Add:
    case Binary::Maximum:
    case Binary::Fmax:
      return isBool ? truthLoop<Or>(dtype) : nullptr;
    default:
      return nullptr;
  }
}

}  // namespace derslik::ndarray
