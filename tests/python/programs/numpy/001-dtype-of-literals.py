import numpy as np

# What dtype does NumPy choose for a list of Python values?
for values in [[1, 2, 3], [1, 2.5], [True, False], [True, 2], [True, 0.5], ["a", "bc"], []]:
    a = np.array(values)
    print(a, a.dtype, a.shape)

nested = np.array([[1, 2], [3.5, 4]])
print(nested.dtype)
print(nested)
