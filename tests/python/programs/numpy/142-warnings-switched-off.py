import numpy as np

with np.errstate(divide="ignore", invalid="ignore"):
    print(np.array([1.0, 0.0]) / 0)
    print(np.log([0.0, 1.0]))
old = np.seterr(all="ignore")
print(np.exp(1000.0), np.sqrt(-1.0))
np.seterr(**old)
with np.errstate(all="raise"):
    try:
        np.array([1.0]) / 0
    except FloatingPointError as error:
        print("caught:", error)
    try:
        np.exp(np.array([1000.0]))
    except FloatingPointError as error:
        print("caught:", error)
print(np.log(0.0))
