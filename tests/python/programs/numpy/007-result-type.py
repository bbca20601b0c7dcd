import numpy as np

print(np.result_type(np.int64, np.float32))
print(np.result_type(np.float32, np.float64))
print(np.result_type(bool, int))
print(np.promote_types(np.float32, np.int64))
a = np.zeros(2, dtype=np.float32)
print(np.result_type(a, 3.0), np.result_type(a, np.zeros(1)))
print(np.dtype(float), np.dtype("int64"), np.dtype(bool).name)
print(np.dtype(np.float32).itemsize, np.dtype("float32") == np.float32)
