import numpy as np

a = np.array([1, 2, 3, 4])
b = np.array([10, 20, 30, 40])
print(list(map(lambda x: x * 2, a)), list(filter(lambda x: x % 2 == 0, a)))
print(list(zip(a, b)), [x + y for x, y in zip(a, b)])
print([i for i, x in enumerate(b) if x > 15], dict(zip("abcd", a)))
print(any(a > 3), all(a > 0), sum(x * y for x, y in zip(a, b)), list(reversed(a)))
print(np.array(list(map(int, "12345"))), np.fromiter((x * x for x in range(4)), dtype=int))
print(max(a, key=lambda x: -x), min(zip(b, a)))
