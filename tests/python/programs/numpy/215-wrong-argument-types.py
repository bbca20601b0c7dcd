import numpy as np

for attempt in (
    lambda: np.zeros("3"),
    lambda: np.arange("a"),
    lambda: np.ones(2.5),
    lambda: np.reshape(np.arange(4), (2.0, 2)),
    lambda: np.array([1, 2]).sum(axis="x"),
    lambda: np.eye("a"),
):
    try:
        print(attempt())
    except TypeError as error:
        print("TypeError:", error)
print(np.zeros(3, 4))
