import io

import numpy as np

m = np.array([[0.1, 1e-300, -3], [np.pi, np.inf, np.nan]])
np.savetxt("m.txt", m)
print(np.array_equal(np.loadtxt("m.txt"), m, equal_nan=True))
np.savetxt("m.csv", m, fmt="%10.4f", delimiter=";", header="a;b;c", footer="son\nsatır")
print(open("m.csv").read())
memory = io.StringIO()
np.savetxt(memory, [[1, 2], [3, 4]], fmt="%d -> %5.1f", newline="!\n")
np.savetxt(memory, ["a", "bc"], fmt="%s")
np.savetxt(memory, np.array([True, False]), fmt="%d", comments="", header="doğru mu")
print(memory.getvalue())
memory.seek(0)
print(np.loadtxt(memory, max_rows=2, comments="!", usecols=(0, 2)))
for x, fmt in [(5, "%d"), ([[1, 2]], "%d %d %d"), ([[1, 2]], ["%d"]), ([1], 3)]:
    try:
        np.savetxt("x.txt", x, fmt=fmt)
    except (ValueError, AttributeError) as error:
        print(type(error).__name__, error)
