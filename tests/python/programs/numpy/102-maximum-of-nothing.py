import numpy as np

scores = np.array([50, 70])
best = scores[scores > 60]
print(best.max())
none = scores[scores > 80]
print(none.size, none.sum(), none.prod())
try:
    none.argmax()
except ValueError as error:
    print(error)
print(none.max())
