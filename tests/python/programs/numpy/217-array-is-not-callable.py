import numpy as np

marks = np.array([70, 80, 90])
for i in range(len(marks)):
    print(i, marks[i])
print(marks(0))
