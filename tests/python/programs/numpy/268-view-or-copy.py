import numpy as np

a = np.arange(12).reshape(3, 4)
for name, b in [
    ("slice", a[1:]),
    ("row", a[0]),
    ("list", a[[0, 1]]),
    ("mask", a[a > 3]),
    ("transpose", a.T),
    ("reshape", a.reshape(4, 3)),
    ("T.reshape", a.T.reshape(-1)),
    ("ravel", a.ravel()),
    ("T.ravel", a.T.ravel()),
    ("flatten", a.flatten()),
    ("newaxis", a[None]),
    ("astype", a.astype(int)),
    ("asarray", np.asarray(a)),
    ("squeeze", a[:1].squeeze()),
    ("diagonal", np.diag(a)),
    ("plus", a + 0),
]:
    print(f"{name:<10} {b.shape!s:<10} {np.shares_memory(a, b)}")
