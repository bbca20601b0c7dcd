import numpy as np

scores = [1, 2, 3]
print(scores * 2, scores + scores)
print(np.array(scores) * 2, np.array(scores) + scores)
scores += np.array([10, 20, 30])
print(scores, type(scores).__name__)
a = np.array([1, 2])
b = a
a += 1
print(a, b, a is b)
a = a + 1
print(a, b, a is b)
