import numpy as np

print(np.dtype("float64"), np.dtype("bool"))
for name in ["flot", "int65"]:
    try:
        np.zeros(2, dtype=name)
    except TypeError as error:
        print(error)
print(np.array([1, 2]).astype("float32").dtype)
np.array([1.5]).astype("number!")
