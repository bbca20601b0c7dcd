import numpy as np

np.random.seed(4)
lengths = []
for _ in range(50):
    n = 1
    while np.random.rand() < 0.5:
        n += 1
    lengths.append(n)
print(lengths)
print(np.mean(lengths), np.max(lengths), np.bincount(lengths)[1:])
tosses = np.random.randint(0, 2, size=20)
print("".join("YT"[t] for t in tosses), tosses.sum())
changes = np.flatnonzero(np.diff(tosses)) + 1
print([len(run) for run in np.split(tosses, changes)])
