import numpy as np

x = np.array([1.0, np.nan, 3.0])
print(x.sum(), x.mean(), x.max(), x.min())
print(np.nansum(x), np.nanmean(x), np.nanmax(x), np.nanmin(x))
print(np.nanstd(x), np.nanvar(x), np.nanargmax(x), np.nanprod(x))
m = np.array([[1.0, np.nan], [3.0, 4.0]])
print(np.nansum(m, axis=0), np.nanmean(m, axis=1), np.nanmedian(m))
print(np.isnan(m).sum(), m[~np.isnan(m)])
m[np.isnan(m)] = 0
print(m)
