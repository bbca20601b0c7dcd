import numpy as np

Q = np.arange(24).reshape(2, 3, 4) / 10
K = np.arange(24, 48).reshape(2, 3, 4) / 10
S = np.einsum("bqd,bkd->bqk", Q, K)
print(S)
print(np.allclose(S, Q @ K.transpose(0, 2, 1)))
H = np.arange(24).reshape(2, 3, 2, 2) / 10
print(np.einsum("bqhd,bkhd->bhqk", H, H).shape)
print(np.einsum("bqhd,bkhd->bhqk", H, H)[0, 1].round(4))
W = np.arange(8).reshape(2, 2, 2)
print(np.einsum("nhd,hde->ne", np.ones((3, 2, 2)), W))
print(np.einsum("...ij->...ji", Q).shape, np.einsum("bij->bi", Q).round(2))
