import numpy as np


def normalise(v):
    print("in:", v)
    try:
        return v / np.linalg.norm(v, axis=1)
    finally:
        print("out")


try:
    normalise(np.array([3.0, 4.0]))
except ValueError as error:
    print(type(error).__name__, "-", error)
print("again")
normalise(np.array([1, 2]))
