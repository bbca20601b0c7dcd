#include <gtest/gtest.h>

#include <cmath>

#include "core/ndarray/contract.h"
#include "core/ndarray/einsum.h"
#include "tests/core/ndarray.h"

namespace derslik::ndarray {
namespace {

TEST(Einsum, Contracts) {
  Workbench w;
  // np.einsum('ij,jk->ik',R(6,2,3),R(6,3,2))
  EXPECT_EQ(outcome([&] {
              return einsum("ij,jk->ik", {w.range(6, {2, 3}), w.range(6, {3, 2})});
            }),
            "array([[10, 13],\n"
            "       [28, 40]])");
  // np.einsum('ij,jk',R(6,2,3),R(6,3,2))
  EXPECT_EQ(outcome([&] {
              return einsum("ij,jk", {w.range(6, {2, 3}), w.range(6, {3, 2})});
            }),
            "array([[10, 13],\n"
            "       [28, 40]])");
  // np.einsum('ba',R(6,2,3))
  EXPECT_EQ(outcome([&] {
              return einsum("ba", {w.range(6, {2, 3})});
            }),
            "array([[0, 3],\n"
            "       [1, 4],\n"
            "       [2, 5]])");
  // np.einsum('ii',R(9,3,3))
  EXPECT_EQ(outcome([&] { return einsum("ii", {w.range(9, {3, 3})}); }), "array(12)");
  // np.einsum('ii->i',R(9,3,3))
  EXPECT_EQ(outcome([&] {
              return einsum("ii->i", {w.range(9, {3, 3})});
            }),
            "array([0, 4, 8])");
  // np.einsum('ij->j',R(6,2,3))
  EXPECT_EQ(outcome([&] {
              return einsum("ij->j", {w.range(6, {2, 3})});
            }),
            "array([3, 5, 7])");
  // np.einsum('i,j,k->kj',R(2,2),R(3,3),R(2,2))
  EXPECT_EQ(
      outcome([&] {
        return einsum("i,j,k->kj", {w.range(2, {2}), w.range(3, {3}), w.range(2, {2})});
      }),
      "array([[0, 0, 0],\n"
      "       [0, 1, 2]])");
  // np.einsum('...i,...i',R(6,2,3),R(3,3))
  EXPECT_EQ(outcome([&] {
              return einsum("...i,...i", {w.range(6, {2, 3}), w.range(3, {3})});
            }),
            "array([ 5, 14])");
  // np.einsum('bij,bkj->bik',R(8,2,2,2),R(8,2,2,2))
  EXPECT_EQ(
      outcome([&] {
        return einsum("bij,bkj->bik", {w.range(8, {2, 2, 2}), w.range(8, {2, 2, 2})});
      }),
      "array([[[ 1,  3],\n"
      "        [ 3, 13]],\n"
      "\n"
      "       [[41, 59],\n"
      "        [59, 85]]])");
  // np.einsum('i->',np.array([False,True]))
  EXPECT_EQ(outcome([&] { return einsum("i->", {w.bools({0, 1})}); }), "array(True)");
}

TEST(Einsum, AddsInNumPysOrder) {
  Workbench w;
  // np.einsum('i,i',harmonic(300,300),harmonic(300,300))-1.64
  EXPECT_EQ(outcome([&] {
              return apply(
                  Binary::Subtract,
                  einsum("i,i", {w.harmonic(300, {300}), w.harmonic(300, {300})}),
                  w.number(1.64));
            }),
            "array(0.00160628)");
  // np.einsum('i->',harmonic(300,300))-6.28
  EXPECT_EQ(outcome([&] {
              return apply(Binary::Subtract, einsum("i->", {w.harmonic(300, {300})}),
                           w.number(6.28));
            }),
            "array(0.00266388)");
  // np.einsum('ij,j->i',harmonic(300,10,30),harmonic(30,30))-.1
  EXPECT_EQ(outcome([&] {
              return apply(
                  Binary::Subtract,
                  einsum("ij,j->i", {w.harmonic(300, {10, 30}), w.harmonic(30, {30})}),
                  w.number(.1));
            }),
            "array([ 1.51215012,  0.01033679, -0.04012855, -0.05879234, -0.06856104,\n"
            "       -0.07457853, -0.07865982, -0.0816107 , -0.08384402, -0.08559329])");
}

TEST(Einsum, FailsAsNumPyDoes) {
  Workbench w;
  // np.einsum('ij,jk->ik',R(6,2,3),R(4,2,2))
  EXPECT_EQ(outcome([&] {
              return einsum("ij,jk->ik", {w.range(6, {2, 3}), w.range(4, {2, 2})});
            }),
            "ValueError: operands could not be broadcast together with remapped shapes "
            "[original->remapped]: (2,3)->(2,newaxis,3) (2,2)->(2,2) ");
  // np.einsum('ii',R(6,2,3))
  EXPECT_EQ(outcome([&] {
              return einsum("ii", {w.range(6, {2, 3})});
            }),
            "ValueError: dimensions in operand 0 for collapsing index 'i' don't match (2 "
            "!= 3)");
  // np.einsum('ii->i',R(6,2,3))
  EXPECT_EQ(outcome([&] {
              return einsum("ii->i", {w.range(6, {2, 3})});
            }),
            "ValueError: dimensions in single operand for collapsing index 'i' don't "
            "match (2 != 3)");
  // np.einsum('ij,jk',R(6,2,3))
  EXPECT_EQ(outcome([&] {
              return einsum("ij,jk", {w.range(6, {2, 3})});
            }),
            "ValueError: more operands provided to einstein sum function than specified "
            "in the subscripts string");
  // np.einsum('ij',R(6,2,3),R(6,2,3))
  EXPECT_EQ(outcome([&] {
              return einsum("ij", {w.range(6, {2, 3}), w.range(6, {2, 3})});
            }),
            "ValueError: fewer operands provided to einstein sum function than specified "
            "in the subscripts string");
  // np.einsum('i',R(6,2,3))
  EXPECT_EQ(outcome([&] {
              return einsum("i", {w.range(6, {2, 3})});
            }),
            "ValueError: operand has more dimensions than subscripts given in einstein "
            "sum, but no '...' ellipsis provided to broadcast the extra dimensions.");
  // np.einsum('ijk',R(6,2,3))
  EXPECT_EQ(outcome([&] {
              return einsum("ijk", {w.range(6, {2, 3})});
            }),
            "ValueError: einstein sum subscripts string contains too many subscripts for "
            "operand 0");
  // np.einsum('ij->k',R(6,2,3))
  EXPECT_EQ(outcome([&] {
              return einsum("ij->k", {w.range(6, {2, 3})});
            }),
            "ValueError: einstein sum subscripts string included output subscript 'k' "
            "which never appeared in an input");
  // np.einsum('ij->ii',R(6,2,3))
  EXPECT_EQ(outcome([&] {
              return einsum("ij->ii", {w.range(6, {2, 3})});
            }),
            "ValueError: einstein sum subscripts string includes output subscript 'i' "
            "multiple times");
  // np.einsum('ij-k',R(6,2,3))
  EXPECT_EQ(outcome([&] {
              return einsum("ij-k", {w.range(6, {2, 3})});
            }),
            "ValueError: einstein sum subscript string does not contain proper '->' "
            "output specified");
  // np.einsum('i1',R(6,2,3))
  EXPECT_EQ(outcome([&] {
              return einsum("i1", {w.range(6, {2, 3})});
            }),
            "ValueError: invalid subscript '1' in einstein sum subscripts string, "
            "subscripts must be letters");
  // np.einsum('i..',R(6,2,3))
  EXPECT_EQ(outcome([&] {
              return einsum("i..", {w.range(6, {2, 3})});
            }),
            "ValueError: einstein sum subscripts string contains a '.' that is not part "
            "of an ellipsis ('...') in operand 0");
  // np.einsum('i...->i',R(6,2,3))
  EXPECT_EQ(outcome([&] {
              return einsum("i...->i", {w.range(6, {2, 3})});
            }),
            "ValueError: output has more dimensions than subscripts given in einstein "
            "sum, but no '...' ellipsis provided to broadcast the extra dimensions.");
}

TEST(Contract, MultipliesArrays) {
  Workbench w;
  // np.tensordot(R(8,2,2,2),R(4,2,2))
  EXPECT_EQ(outcome([&] {
              return tensordot(w.range(8, {2, 2, 2}), w.range(4, {2, 2}));
            }),
            "array([14, 38])");
  // np.tensordot(R(6,2,3),R(6,3,2),([0],[1]))
  EXPECT_EQ(outcome([&] {
              return tensordot(w.range(6, {2, 3}), w.range(6, {3, 2}), {0}, {1});
            }),
            "array([[ 3,  9, 15],\n"
            "       [ 4, 14, 24],\n"
            "       [ 5, 19, 33]])");
  // np.tensordot(R(6,2,3),R(6,2,3),1)
  EXPECT_EQ(outcome([&] {
              return tensordot(w.range(6, {2, 3}), w.range(6, {2, 3}), 1);
            }),
            "ValueError: shape-mismatch for sum");
  // np.inner(R(6,2,3),R(3,3))
  EXPECT_EQ(outcome([&] {
              return inner(w.range(6, {2, 3}), w.range(3, {3}));
            }),
            "array([ 5, 14])");
  // np.inner(R(6,2,3),R(2,2))
  EXPECT_EQ(outcome([&] {
              return inner(w.range(6, {2, 3}), w.range(2, {2}));
            }),
            "ValueError: shapes (2,3) and (2,) not aligned: 3 (dim 1) != 2 (dim 0)");
  // np.vdot(R(6,2,3),R(6,3,2))
  EXPECT_EQ(outcome([&] {
              return vdot(w.range(6, {2, 3}), w.range(6, {3, 2}));
            }),
            "array(55)");
  // np.kron(R(4,2,2),R(2,2))
  EXPECT_EQ(outcome([&] {
              return kron(w.range(4, {2, 2}), w.range(2, {2}));
            }),
            "array([[0, 0, 0, 1],\n"
            "       [0, 2, 0, 3]])");
  // np.cross([1,2,3],[4,5,6])
  EXPECT_EQ(outcome([&] {
              return cross(w.ints({1, 2, 3}), w.ints({4, 5, 6}));
            }),
            "array([-3,  6, -3])");
  // np.cross([1,2],[4,5,6])
  EXPECT_EQ(outcome([&] {
              return cross(w.ints({1, 2}), w.ints({4, 5, 6}));
            }),
            "array([12, -6, -3])");
  // np.cross([1,2],[4,5])
  EXPECT_EQ(outcome([&] { return cross(w.ints({1, 2}), w.ints({4, 5})); }), "array(-3)");
  // np.cross([1],[4,5])
  EXPECT_EQ(outcome([&] {
              return cross(w.ints({1}), w.ints({4, 5}));
            }),
            "ValueError: incompatible dimensions for cross product\n"
            "(dimension must be 2 or 3)");
  // np.trace(R(8,2,2,2))
  EXPECT_EQ(outcome([&] { return trace(w.range(8, {2, 2, 2})); }), "array([6, 8])");
  // np.trace(R(8,2,2,2),0,1,2)
  EXPECT_EQ(outcome([&] {
              return trace(w.range(8, {2, 2, 2}), 0, 1, 2);
            }),
            "array([ 3, 11])");
  // np.diagonal(R(12,2,3,2),1,2,1)
  EXPECT_EQ(outcome([&] {
              return diagonal(w.range(12, {2, 3, 2}), 1, 2, 1);
            }),
            "array([[ 2,  5],\n"
            "       [ 8, 11]])");
  // np.trace(R(4,2,2),0,1,1)
  EXPECT_EQ(outcome([&] {
              return trace(w.range(4, {2, 2}), 0, 1, 1);
            }),
            "ValueError: axis1 and axis2 cannot be the same");
}

}  // namespace
}  // namespace derslik::ndarray
