import numpy as np


def layer(x, W):
    return np.maximum(x @ W, 0)


def network(x, weights):
    for i, W in enumerate(weights):
        print(i, x.shape, W.shape)
        x = layer(x, W)
    return x


weights = [np.ones((2, 3)), np.ones((3, 2)), np.ones((4, 1))]
print(network(np.ones(2), weights[:2]))
network(np.ones(2), weights)
