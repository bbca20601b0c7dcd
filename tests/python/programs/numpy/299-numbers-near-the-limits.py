import numpy as np

print(np.array([1e308, 1e-308, 5e-324]), np.finfo(float).max, np.finfo(float).eps)
print(1 + np.finfo(float).eps / 2 == 1, np.nextafter(1.0, 2.0), np.spacing(1.0))
print(np.array([2**53, 2**53 + 1]), np.array([2.0**53, 2.0**53 + 1]))
print(np.float64(2**53) + 1 == 2**53, np.array([2**53 + 1]).astype(float).astype(int))
print(np.array([0.1 + 0.2, 0.3]), np.array([0.1 + 0.2]) - 0.3, [0.1 + 0.2, 0.3])
print(np.exp(-745.0), np.exp(-746.0), np.exp(709.0), np.log(5e-324))
