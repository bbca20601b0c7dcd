import numpy as np

x = np.array([np.pi, np.e])
with np.printoptions(precision=3):
    print(x)
    with np.printoptions(precision=1):
        print(x)
    print(x)
print(x)
print(np.get_printoptions()["precision"], np.get_printoptions()["linewidth"])
print(np.get_printoptions()["threshold"], np.get_printoptions()["suppress"])


def show(name, array):
    with np.printoptions(precision=2, suppress=True):
        print(f"{name} =\n{array}")


show("A", np.array([[1.234, 1e-8], [5.678, 1000]]))
