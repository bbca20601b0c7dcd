import numpy as np

np.random.seed(123)
first = np.random.randn(3)
np.random.rand(2)
second = np.random.randn(3)
print(first, second)
np.random.seed(123)
print(np.random.randn(3) == first)
state = np.random.RandomState(123)
print(state.randn(3) == first, state.randint(0, 10, 3))
for seed in range(3):
    np.random.seed(seed)
    print(seed, np.random.randint(0, 100, 5), np.random.rand())
