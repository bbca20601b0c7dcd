import numpy as np


def softmax(z, axis=-1):
    assert z.ndim >= 1, "softmax needs at least one axis"
    if not np.isfinite(z).all():
        raise ValueError(f"not finite: {z[~np.isfinite(z)]}")
    e = np.exp(z - z.max(axis=axis, keepdims=True))
    return e / e.sum(axis=axis, keepdims=True)


print(softmax(np.array([1.0, 2.0, 3.0])))
try:
    softmax(np.array(3.0))
except AssertionError as error:
    print("assert:", error)
softmax(np.array([1.0, np.inf, np.nan]))
