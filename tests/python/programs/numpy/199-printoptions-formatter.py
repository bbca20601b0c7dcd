import numpy as np

x = np.array([[0.5, 0.25], [1.0, 10.0]])
np.set_printoptions(formatter={"float": "{:.2f}".format})
print(x, x[0])
np.set_printoptions(formatter={"float": lambda v: f"{v:7.3f}", "int": lambda n: f"<{n}>"})
print(x, np.array([1, 20]), repr(x))
np.set_printoptions(formatter=None)
print(x)
with np.printoptions(formatter={"bool": lambda b: "E" if b else "H"}):
    print(np.array([True, False, True]))
print(np.array2string(x, formatter={"float_kind": lambda v: "%.1f" % v}))
