import numpy as np

rng = np.random.default_rng(12)
sample = np.array([12, 15, 9, 20, 17, 11, 14, 18])
means = np.array([rng.choice(sample, size=len(sample)).mean() for _ in range(200)])
print(sample.mean(), means[:6], means.mean().round(4))
low, high = np.percentile(means, [2.5, 97.5])
print(f"{low:.3f} … {high:.3f}", (means > sample.mean()).sum())
all_at_once = sample[rng.integers(0, 8, size=(5, 8))]
print(all_at_once, all_at_once.mean(axis=1))
