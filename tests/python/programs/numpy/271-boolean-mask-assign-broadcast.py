import numpy as np

m = np.arange(12.0).reshape(3, 4)
m[m > 8] = np.nan
print(m)
m[np.isnan(m)] = m[~np.isnan(m)].mean()
print(m)
m[m < 3] *= -1
print(m)
m[[True, False, True]] = 0
print(m)
m[:, m[1] > 5] += 100
print(m)
m[m == 0] = np.arange((m == 0).sum())
print(m)
