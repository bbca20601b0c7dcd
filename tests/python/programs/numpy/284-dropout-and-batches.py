import numpy as np

rng = np.random.default_rng(8)
x = np.ones((3, 6))
keep = rng.random(x.shape) > 0.5
print(keep.astype(int), (x * keep / 0.5), (x * keep / 0.5).mean())
order = rng.permutation(7)
for start in range(0, 7, 3):
    print(order[start : start + 3])
data = np.arange(14).reshape(7, 2)
shuffled = data[order]
print(shuffled, np.array_equal(np.sort(shuffled[:, 0]), data[:, 0]))
train, test = np.split(shuffled, [int(0.7 * len(data))])
print(train.shape, test.shape, test)
