import numpy as np

x = np.array([1 / 3, 2.0, 1e-9])
print(np.array2string(x))
print(np.array2string(x, precision=2), np.array2string(x, precision=3, suppress_small=True))
print(np.array2string(np.arange(5), separator=", "), np.array2string(np.arange(4), separator=","))
print(np.array2string(np.arange(6).reshape(2, 3), separator=", "))
print("x = " + np.array2string(np.arange(40), prefix="x = ", max_line_width=50))
print(np.array2string(np.arange(100), threshold=10, edgeitems=2))
print(np.array2string(np.array([True, False]), separator="|"))
print(np.array2string(np.array(["a", "b"])))
print(np.array2string(np.array([1.0, 2.5]), floatmode="fixed", precision=3, sign="+"))
print(np.array_str(np.array([1.5])), np.array_repr(np.array([1.5])))
print(np.array_repr(x, precision=2))
