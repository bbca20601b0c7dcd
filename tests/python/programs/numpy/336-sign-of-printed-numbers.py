import numpy as np

x = np.array([1.5, -2.0, 0.25])
for sign in ["-", "+", " "]:
    print(np.array2string(x, sign=sign))
    with np.printoptions(sign=sign):
        print(x)
for sign in ["", "x", "++"]:
    for action in (lambda s: np.array2string(x, sign=s), lambda s: np.set_printoptions(sign=s)):
        try:
            action(sign)
        except ValueError as error:
            print(error)
