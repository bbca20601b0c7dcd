import numpy as np

seen = np.array([True, True, False])
wanted = np.array([True, False, False])
print(seen.sum(), wanted.sum())
print(seen.astype(int) - wanted.astype(int))
print(seen ^ wanted)
difference = seen - wanted
print(difference)
