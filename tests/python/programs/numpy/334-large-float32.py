import numpy as np
print(np.array([-93928312, 49901704], np.float32), np.float32(-93928312), np.array([-93928312], np.float32))
print(np.array([93928312.0, 0.5], np.float32), np.array([123456789, 1], np.float32), np.array([16777217*3.0, 99999999],np.float32))
print(np.array([1234567890123456789.0, 1.0]), np.array([2.0**60,1]), np.array([123456789012345680.0, 3]), np.array([1e15+0.3,1]))
np.set_printoptions(suppress=True)
print(np.array([1234567890123456789.0, 1.5]), np.array([1e22,1e23,3]), np.array([1e10,1e-3],np.float32), np.array([3e38,1],np.float32))
