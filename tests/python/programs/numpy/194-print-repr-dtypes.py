import numpy as np

print(repr(np.array([1, 2])), repr(np.array([1, 2], dtype=np.float32)))
print(repr(np.array([True])), repr(np.array(["a"])))
print(np.dtype("float64"), repr(np.dtype("float64")), repr(np.dtype(bool)))
print(np.array([1]).dtype, repr(np.array([1]).dtype), str(np.array(["abc"]).dtype))
print(np.float64, np.int64, np.bool_)
print(type(np.array([1])), type(np.array([1]).dtype).__name__)
