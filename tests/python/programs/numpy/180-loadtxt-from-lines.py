import io

import numpy as np

lines = ["1 2 3", "4 5 6"]
print(np.loadtxt(lines))
print(np.loadtxt(["1;2", "3;4"], delimiter=";", dtype=int))
print(np.genfromtxt(["1,2", "3,4"], delimiter=","))
print(np.loadtxt(io.StringIO("0.5 1\n1.5 2\n")))
out = io.StringIO()
np.savetxt(out, [[1, 2], [3, 4]], fmt="%d")
print(repr(out.getvalue()))
