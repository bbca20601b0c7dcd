import numpy as np

A = np.ones((2, 3))
for function in (np.linalg.det, np.linalg.inv, np.linalg.eigh):
    try:
        function(A)
    except np.linalg.LinAlgError as error:
        print(function.__name__, error)
try:
    np.linalg.solve(np.eye(3), [1, 2])
except ValueError as error:
    print(error)
print(np.linalg.pinv(A).round(6))
np.linalg.det(np.array([1, 2]))
