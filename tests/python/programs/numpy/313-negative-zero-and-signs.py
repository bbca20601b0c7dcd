import numpy as np

a = np.array([0.0, -0.0, 1.0, -1.0])
print(a, a == 0, 1 / np.array([2.0, -2.0]), a * -1, a + 0.0, abs(a))
print(np.signbit(a), np.sign(a), np.copysign(2.0, a), -a)
print(np.round(np.array([-0.2, 0.2])), np.floor(-0.0), np.sqrt(-0.0), np.array([-0.0]).sum())
print(np.minimum(0.0, -0.0), np.array([0, -0]), -np.float64(0), np.float64(-0.0) == 0)
