import numpy as np

print(np.array([np.nan, 1.0, np.inf]), np.array([-np.inf, 2.5]), np.array([np.nan]))
print(np.array([-0.0, 0.0, 1.5]), np.array([-0.0]), -np.zeros(3))
print(np.array([[np.nan, 1], [2, -np.inf]]))
print(np.array([np.nan, np.inf, -np.inf]), repr(np.array([np.nan, np.inf])))
print(np.array([1e10, np.nan]), np.array([0.001, -np.inf]))
print(np.round(-0.4), np.array([-0.3]).round())
print(np.float64("nan"), np.float64("-inf"), str(np.nan), [np.nan, np.inf, np.float64(1)])
