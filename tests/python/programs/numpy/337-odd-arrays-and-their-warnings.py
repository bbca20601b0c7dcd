# What random calls on odd arrays have found: shapes, kinds and words that were wrong.
import numpy as np

print(repr(np.array(False).astype(bool)), repr(np.array(1).astype(float)))
print(np.add.reduce(np.ones((1, 1)), keepdims=True).shape)

print(np.float32(0.5) // 0, np.float32(0.5) / 0.0, np.int64(1) / 0.0)
print(np.float64(0.5) // 0, np.float32(0.5) / np.float32(0), np.int64(1) / 0)

narrow = np.array([1e300, 2.0], dtype=np.float32)
narrow[1] = 1e200
print(narrow, np.array([1e300]).astype(np.float32), np.float32(1e300))

mask = np.ones((2, 2), dtype=bool)


def mask_row():
    mask[0:0] = np.ones((1, 1, 3), dtype=bool)


for wrong in (
    lambda: mask_row(),
    lambda: np.rot90(np.arange(3)),
    lambda: "a" ^ np.int64(1),
    lambda: np.array(["a"]) & 1,
):
    try:
        wrong()
    except Exception as error:
        print(type(error).__name__, error)
