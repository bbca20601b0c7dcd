import numpy as np

# NumPy's scalars where Python expects numbers.
n = np.int64(3)
print([10, 20, 30, 40][n])
print("ab" * n)
print(list(range(n)))
print({1: "bir", 3: "üç"}[n])
print(f"{np.float64(3.14159):.2f} {np.int64(42):05d} {np.float64(0.5):%}")
print("%.3f %d" % (np.float64(2.71828), np.int64(9)))
print("{:>8.1f}|{:<6}|{:^6}".format(np.float64(2.25), np.int64(5), np.int64(6)))
print(sum(np.array([1, 2, 3])), max(np.array([4, 9, 2])), sorted(np.array([3, 1, 2])))
print(n == 3, n in [1, 2, 3], hash(n) == hash(3))
