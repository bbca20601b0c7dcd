import numpy as np

for attempt in (
    lambda: np.exp("a"),
    lambda: np.sqrt([1, "b"]),
    lambda: np.add(1),
    lambda: np.array([1, 2]) < "a",
    lambda: -np.array([True]),
    lambda: np.array(["a"]) * 2,
):
    try:
        print(attempt())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
np.exp(None)
