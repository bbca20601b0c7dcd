import numpy as np

scores = np.array([55, 70, 85, 90])
middle = len(scores) / 2
print(middle, int(middle), scores[int(middle)], scores[len(scores) // 2])
try:
    scores[1.0]
except IndexError as error:
    print(error)
try:
    scores["a"]
except IndexError as error:
    print(error)
scores[middle]
