import numpy as np

A = np.arange(6).reshape(2, 3)
B = np.arange(12).reshape(3, 4)
x = np.array([1, 2, 3])
print(np.einsum("ij,jk->ik", A, B))
print(np.einsum("ij,j->i", A, x), np.einsum("i,i->", x, x), np.einsum("i,j->ij", x, x))
print(np.einsum("ij->ji", A), np.einsum("ij->", A), np.einsum("ij->j", A))
print(np.einsum("ii->i", np.eye(3) * 2), np.einsum("ii", np.arange(9).reshape(3, 3)))
print(np.einsum("ij,ij->i", A, A), np.einsum("ij,ij->ij", A, A))
print(np.einsum("ij,jk", A, B).shape)
