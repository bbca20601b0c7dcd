import numpy as np

place = {(0, 1): "kedi", (1, 1): "köpek"}
cell = np.array([0, 1])
print(place[tuple(cell)])
print(tuple(cell) in place, {int(n) for n in cell} == {0, 1})
print(place[cell])
