import numpy as np

A = np.ones((2, 3))
print(np.einsum("ij->i", A))
for letters, operands in [("ij,jk->ik", (A, A)), ("ij", (A, A)), ("ijk->i", (A,))]:
    try:
        np.einsum(letters, *operands)
    except ValueError as error:
        print(letters, ":", error)
np.einsum("ij,kj->ik", A, np.ones((4, 2)))
