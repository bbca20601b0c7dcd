import numpy as np

edges = np.array([0, 50, 70, 85])
print(np.searchsorted(edges, [10, 50, 84, 85, 100]))
print(np.searchsorted(edges, [10, 50, 85], side="right"))
print(edges.searchsorted(60), np.searchsorted([1.5, 2.5], 2))
letters = np.array(["F", "C", "B", "A"])
marks = np.array([12, 90, 55, 70])
print(letters[np.searchsorted(edges, marks, side="right") - 1])
print(np.digitize(marks, edges), np.digitize(55, edges))
cumulative = np.cumsum([0.2, 0.5, 0.3])
for u in (0.1, 0.25, 0.9):
    print(u, np.searchsorted(cumulative, u))
