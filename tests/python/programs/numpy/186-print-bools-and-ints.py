import numpy as np

print(np.array([True, False]), repr(np.array([True, False])))
print(np.array([[True, False], [False, False]]))
print(np.array([1, 10, 100]), np.array([-1, 5]), np.array([[1, -20], [300, 4]]))
print(repr(np.array([[1, -20], [300, 4]])), repr(np.array([7])))
print(np.array([9223372036854775807, -1]), np.arange(-2, 3))
print(str(np.array([1, 2])) + "!", f"{np.array([1.5, 2])}")
print("%s" % np.array([3]), "{}".format(np.array([4])))
print([np.array([1, 2]), np.array([0.5])], (np.array(1),), {"a": np.array([1])})
