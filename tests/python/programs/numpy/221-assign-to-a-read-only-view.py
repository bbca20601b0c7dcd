import numpy as np

row = np.arange(3)
rows = np.broadcast_to(row, (2, 3))
print(rows, rows.flags.writeable)
copy = rows.copy()
copy[0, 0] = 9
print(copy)
rows[0, 0] = 9
