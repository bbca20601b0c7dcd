import numpy as np

a = np.arange(6).reshape(2, 3)
print(a.T)
print(a.transpose().shape, np.transpose(a).shape)
batch = np.arange(24).reshape(2, 3, 4)
print(batch.T.shape)
print(batch.transpose(0, 2, 1).shape, batch.transpose((1, 0, 2)).shape)
print(batch.transpose(0, 2, 1)[1])
print(np.transpose(batch, (2, 0, 1))[0])
print(np.arange(3).T.shape)
a.T[0, 1] = 77
print(a)
