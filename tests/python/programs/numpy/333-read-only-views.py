import numpy as np
m = np.arange(9.0).reshape(3, 3)
for view in (np.diag(m), m.diagonal(), np.broadcast_to([1, 2, 3], (2, 3)), np.diag(m)[1:]):
    try:
        view[0] = 5
    except ValueError as e:
        print(e)
    try:
        view += 1
    except ValueError as e:
        print(e)
    w = view.copy(); w[0] = 7; print(w, (view + 1).sum(), np.sort(view), view.reshape(-1)[:2])
np.fill_diagonal(m, 0); print(m, np.trace(m), np.diag([1, 2]))
d = np.diag([1, 2]); d[0, 1] = 9; print(d)
x = np.diag(m).copy(); x += 1; print(x, np.float64(2.5).dot if False else "")
