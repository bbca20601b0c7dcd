import numpy as np

a = np.arange(12).reshape(3, 4)
print(a.strides)
print(a.T.strides, a[:, ::2].strides, a[::-1].strides)
print(a.flags["C_CONTIGUOUS"], a.T.flags["C_CONTIGUOUS"], a.T.flags["F_CONTIGUOUS"])
print(np.ascontiguousarray(a.T).strides)
print(np.zeros((2, 3), dtype=np.float32).strides)
print(np.shares_memory(a, a[1:]), np.shares_memory(a, a.copy()))
print(a[1:].base is a, a.base is None)
