import numpy as np

x = np.array([0.0, 0.5, 1.0, -1.0, 10.0])
print(np.exp(x))
print(np.expm1(np.array([1e-10, 0.5])))
print(np.log([1, np.e, 10, 0.5]))
print(np.log2([1, 2, 8, 10]), np.log10([1, 10, 1000, 5]))
print(np.log1p([0, 1e-10, 1]))
print(np.exp2([0, 1, -2, 0.5]))
print(np.exp(np.log(np.array([2.0, 3.0]))))
print(np.logaddexp(0.0, [0.0, 1.0, 100.0]))
print(np.exp(1) - np.e, np.exp([[0, 1], [2, 3]]))
