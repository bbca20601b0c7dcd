import numpy as np

a = np.array([3, 1, 2])
for name in ["sum", "append", "shape", "length", "push"]:
    print(name, hasattr(a, name))
try:
    a.length
except AttributeError as error:
    print(error)
try:
    np.array(5).foo
except AttributeError as error:
    print(error)
a.append(4)
