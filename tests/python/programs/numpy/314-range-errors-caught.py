import numpy as np

a = np.arange(6).reshape(2, 3)
attempts = {
    "index": lambda: a[5],
    "column": lambda: a[0, 7],
    "axis": lambda: a.sum(axis=5),
    "shape": lambda: a.reshape(4, 2),
    "broadcast": lambda: a + np.ones(4),
    "product": lambda: a @ a,
    "missing": lambda: a.colour,
    "mask": lambda: a[np.array([True, False, True])],
    "item": lambda: a.item(),
}
for name, attempt in attempts.items():
    try:
        attempt()
        print(name, "worked")
    except (IndexError, ValueError, AttributeError) as error:
        print(f"{name:<10} {type(error).__name__}: {error}")
