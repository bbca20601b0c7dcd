import numpy as np

x = np.array([3.0, np.nan, 1.0, 2.0])
print(x.max(), x.mean(), np.sort(x), x.argmax(), x.argmin(), np.cumsum(x))
print(x > 2, (x > 2).sum(), x == x, np.nan_to_num(x))
print(np.where(np.isnan(x), 0, x), np.maximum(x, 2), np.clip(x, 0, 2))
print(np.nanmean(x), np.nanargmin(x), np.unique([np.nan, 1.0, np.nan]))
print(np.nan in [np.nan], np.nan == np.nan, np.isnan(x.sum()), min(x), max(x))
print(np.inf * 0, np.median(x))
