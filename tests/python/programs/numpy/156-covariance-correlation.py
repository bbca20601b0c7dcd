import numpy as np

boy = np.array([160.0, 170.0, 175.0, 182.0])
kilo = np.array([55.0, 68.0, 70.0, 84.0])
print(np.cov(boy, kilo).round(6))
print(np.corrcoef(boy, kilo).round(6))
X = np.stack([boy, kilo], axis=1)
M = X - X.mean(axis=0)
print((M.T @ M / (len(X) - 1)).round(6))
print(np.cov(X, rowvar=False).round(6), np.cov(boy).round(6))
print(np.cov(X.T, ddof=0).round(4))
