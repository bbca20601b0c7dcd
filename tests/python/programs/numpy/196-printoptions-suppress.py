import numpy as np

x = np.array([1e-10, 1.0, 1000.5])
print(x)
np.set_printoptions(suppress=True)
print(x, np.array([1e-5, 2.0]), np.array([1e20, 1.0]))
np.set_printoptions(suppress=True, precision=2)
print(x, np.array([0.001, -0.001, 5]), np.array([[1.005, 2], [1e-9, -3]]))
np.set_printoptions(suppress=False)
print(x)
