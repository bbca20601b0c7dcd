import numpy as np

days = np.arange(10)
print(np.split(days, 5))
print([len(part) for part in np.array_split(days, 3)])
print([len(part) for part in np.array_split(days, 12)])
np.split(days, 3)
