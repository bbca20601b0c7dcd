import numpy as np

rng = np.random.default_rng(11)
steps = rng.choice([-1, 1], size=40)
walk = np.concatenate([[0], np.cumsum(steps)])
print(walk)
print(walk.min(), walk.max(), np.abs(walk).argmax())
print((walk == 0).sum(), "kez başa döndü")
for height in range(walk.max(), walk.min() - 1, -1):
    print(f"{height:>3} " + "".join("o" if h == height else "." for h in walk))
