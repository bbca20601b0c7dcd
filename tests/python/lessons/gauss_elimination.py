"""Gauss elimination with pivoting: solve, determinant, inverse, LU."""
import numpy as np

np.set_printoptions(precision=5, suppress=True)


def eliminate(A, b, talk=False):
    A = np.array(A, dtype=float)
    x = np.array(b, dtype=float)
    n = len(A)
    for k in range(n):
        pivot = k + np.abs(A[k:, k]).argmax()
        if np.isclose(A[pivot, k], 0):
            raise ValueError(f"column {k} has no pivot: the matrix is singular")
        if pivot != k:
            A[[k, pivot]] = A[[pivot, k]]
            x[[k, pivot]] = x[[pivot, k]]
        for i in range(k + 1, n):
            factor = A[i, k] / A[k, k]
            A[i, k:] -= factor * A[k, k:]
            x[i] -= factor * x[k]
        if talk:
            print("column", k)
            print(np.column_stack([A, x]))
    for i in range(n - 1, -1, -1):
        x[i] = (x[i] - A[i, i + 1 :] @ x[i + 1 :]) / A[i, i]
    return x


A = [[2, 1, -1], [-3, -1, 2], [-2, 1, 2]]
b = [8, -11, -3]
x = eliminate(A, b, talk=True)
print("x =", x.round(6))
print(np.allclose(np.dot(A, x), b), np.linalg.solve(A, b).round(6))

try:
    eliminate([[1, 2], [2, 4]], [1, 2])
except ValueError as error:
    print("ValueError:", error)


def lu(A):
    U = np.array(A, dtype=float)
    n = len(U)
    L = np.eye(n)
    for k in range(n - 1):
        L[k + 1 :, k] = U[k + 1 :, k] / U[k, k]
        U[k + 1 :] -= np.outer(L[k + 1 :, k], U[k])
    return L, U


M = np.array([[4.0, 3.0, 2.0], [2.0, 4.0, 1.0], [1.0, 2.0, 5.0]])
L, U = lu(M)
print(L, U + 0.0, np.allclose(L @ U, M), sep="\n")
print("det", np.prod(np.diag(U)).round(6), np.linalg.det(M).round(6))


def determinant(A):
    if len(A) == 1:
        return A[0][0]
    return sum(
        (-1) ** j * A[0][j] * determinant([row[:j] + row[j + 1 :] for row in A[1:]])
        for j in range(len(A))
    )


print(determinant(A), determinant([[1, 2], [3, 4]]), determinant(M.tolist()))
inverse = np.column_stack([eliminate(M, e) for e in np.eye(3)])
print(inverse, np.allclose(inverse, np.linalg.inv(M)))

# Jacobi's iteration: guess, correct, repeat.
x = np.zeros(3)
D = np.diag(M)
for k in range(30):
    x = (np.array([9.0, 7.0, 8.0]) - (M @ x - D * x)) / D
    if k % 6 == 0:
        print(k, x.round(4))
print(np.linalg.solve(M, [9, 7, 8]).round(5))
