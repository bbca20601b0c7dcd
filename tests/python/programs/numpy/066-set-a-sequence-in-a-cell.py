import numpy as np

cells = np.zeros(3)
cells[0] = 4
cells[1] = np.array(2.5)
print(cells)
cells[2] = [1, 2]
