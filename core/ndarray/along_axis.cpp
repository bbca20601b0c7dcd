#include <cstring>

#include "core/ndarray/convert.h"
#include "core/ndarray/reduce.h"

namespace derslik::ndarray {
namespace {

/// a.ravel() where no axis is given.
Array flattened(const Array& a) {
  const Array flat = contiguous(a);
  return Array(flat, flat.data, {a.size()}, {a.itemSize});
}

/// Over all axes but one, along which something is done.
Nest without(int axis, const Array& a, const Array& result) {
  Nest nest((Dims()));
  Dims in, out;
  for (int i = 0, j = 0; i < a.axes(); ++i) {
    if (i == axis) {
      if (result.axes() == a.axes()) ++j;
      continue;
    }
    nest.shape.push(a.shape[i]);
    in.push(a.strides[i]);
    out.push(result.strides[j++]);
  }
  nest.add(a.data, in);
  nest.add(result.data, out);
  return nest;
}

struct Search {
  Index n, step;
  int sign;
};

template<class T>
void searchLoop(char* const* p, const Index* step, Index n, void* context) {
  const Search& search = *static_cast<Search*>(context);
  for (Index i = 0; i < n; ++i) {
    const char* a = p[0] + i * step[0];
    T best = *reinterpret_cast<const T*>(a);
    Index place = 0;
    for (Index k = 1; k < search.n && best == best; ++k) {
      const T x = *reinterpret_cast<const T*>(a + k * search.step);
      if (x != x || (search.sign > 0 ? x > best : x < best)) {
        best = x;
        place = k;
      }
    }
    *reinterpret_cast<std::int64_t*>(p[1] + i * step[1]) = place;
  }
}

Array search(const Array& a, const std::optional<Index>& axis, bool keepAxes, int sign) {
  if (a.dtype == DType::String) throw Unsupported("argmax and argmin of strings");
  const Array from = axis ? a : flattened(a);
  const int along = axis ? axisOf(*axis, a.axes() ? a.axes() : 1) : 0;
  Dims shape = from.shape;
  if (!shape.empty()) shape.erase(along);
  Array result(a.heap(), DType::Int64, shape);
  const Index n = from.isScalar() ? 1 : from.shape[along];
  if (n == 0)
    throw Failure("ValueError", std::string("attempt to get ") +
                                    (sign > 0 ? "argmax" : "argmin") +
                                    " of an empty sequence");
  Search context{n, from.isScalar() ? 0 : from.strides[along], sign};
  const Nest nest = without(along, from, result);
  switch (from.dtype) {
    case DType::Bool:
      nest.run(searchLoop<bool>, &context);
      break;
    case DType::Int64:
      nest.run(searchLoop<std::int64_t>, &context);
      break;
    case DType::Float32:
      nest.run(searchLoop<float>, &context);
      break;
    default:
      nest.run(searchLoop<double>, &context);
  }
  if (keepAxes) {
    if (axis) {
      result.shape.insert(along, 1);
      result.strides.insert(along, 0);
    } else {
      result.shape = Dims(a.axes(), 1);
      result.strides = Dims(a.axes(), 0);
    }
  }
  return result;
}

struct Scan {
  Index n, inStep, outStep;
  Index itemSize;
  Loop loop;
  Trouble trouble;
};

void scanLoop(char* const* p, const Index* step, Index n, void* context) {
  Scan& scan = *static_cast<Scan*>(context);
  for (Index i = 0; i < n; ++i) {
    char *in = p[0] + i * step[0], *out = p[1] + i * step[1];
    std::memcpy(out, in, static_cast<std::size_t>(scan.itemSize));
    char* const q[] = {out, in + scan.inStep, out + scan.outStep};
    const Index s[] = {scan.outStep, scan.inStep, scan.outStep};
    if (scan.n > 1) scan.loop(q, s, scan.n - 1, &scan.trouble);
  }
}

Array scan(Binary op, const Array& given, const std::optional<Index>& axis) {
  const Array a = given.isScalar() ? flattened(given) : given;
  if (a.dtype == DType::String) throw Unsupported("cumulative sums of strings");
  const DType work = a.dtype == DType::Bool ? DType::Int64 : a.dtype;
  const Array from = as(axis ? a : flattened(a), work);
  const int along = axis ? axisOf(*axis, a.axes()) : 0;
  Array result(a.heap(), work, from.shape);
  if (from.shape[along] == 0) return result;
  Scan context{from.shape[along], from.strides[along],  result.strides[along],
               from.itemSize,     binaryLoop(op, work), {}};
  without(along, from, result).run(scanLoop, &context);
  report(context.trouble, name(op), a.heap());
  return result;
}

}  // namespace

Array argmax(const Array& a, const std::optional<Index>& axis, bool keepAxes) {
  return search(a, axis, keepAxes, 1);
}

Array argmin(const Array& a, const std::optional<Index>& axis, bool keepAxes) {
  return search(a, axis, keepAxes, -1);
}

Array cumsum(const Array& a, const std::optional<Index>& axis) {
  return scan(Binary::Add, a, axis);
}

Array cumprod(const Array& a, const std::optional<Index>& axis) {
  return scan(Binary::Multiply, a, axis);
}

}  // namespace derslik::ndarray
