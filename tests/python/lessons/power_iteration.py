"""Power iteration: the largest eigenvalue by multiplying, the others by deflating."""
import numpy as np

A = np.array([[6.0, 2.0, 1.0], [2.0, 3.0, 1.0], [1.0, 1.0, 1.0]])
print(A, np.array_equal(A, A.T))


def power_iteration(A, rounds=200, tolerance=1e-12):
    v = np.ones(len(A)) / np.sqrt(len(A))
    value = 0.0
    for step in range(rounds):
        w = A @ v
        w /= np.linalg.norm(w)
        new = w @ A @ w
        if step < 6:
            print(f"  {step} {new:.6f} {w.round(5)}")
        v = w
        if abs(new - value) < tolerance:
            break
        value = new
    return new, v


values, B = [], A.copy()
for k in range(2):
    print("eigenvalue", k)
    value, vector = power_iteration(B)
    values.append(value)
    print("  residual", bool(np.linalg.norm(A @ vector - value * vector) < 1e-5))
    B = B - value * np.outer(vector, vector)
values.append(np.trace(A) - sum(values))
print(np.array(values).round(6))
print(np.linalg.eigvalsh(A)[::-1].round(6))
print("det", np.prod(values).round(5), np.linalg.det(A).round(5))

# The smallest by the inverse, the golden ratio by Fibonacci's matrix.
v = np.array([1.0, 0.0, 0.0])
for _ in range(30):
    v = np.linalg.solve(A, v)
    v /= np.linalg.norm(v)
print("smallest:", (v @ A @ v).round(6), np.abs(v).round(5))

F = np.array([[1, 1], [1, 0]])
x = np.array([1, 0])
for k in range(10):
    x = F @ x
    print(k, x, (x[0] / x[1]).round(6))
print(np.linalg.matrix_power(F, 30), ((1 + np.sqrt(5)) / 2).round(6))

w, V = np.linalg.eigh(A)
square_root = V @ np.diag(np.sqrt(w)) @ V.T
print(square_root.round(5))
print(np.allclose(square_root @ square_root, A))
exponential, term = np.eye(3), np.eye(3)
for k in range(1, 40):
    term = term @ A / k
    exponential += term
print(np.allclose(exponential, V @ np.diag(np.exp(w)) @ V.T))
print(np.log(np.trace(exponential)).round(5))
# QR iteration.
Q, T = np.eye(3), A.copy()
for _ in range(60):
    q, r = np.linalg.qr(T)
    T = r @ q
print(np.sort(np.diag(T))[::-1].round(6))
