import numpy as np

rng = np.random.default_rng(0)
for attempt in (
    lambda: rng.integers(5, 5),
    lambda: rng.choice(3, size=4, replace=False),
    lambda: rng.choice(2, p=[0.5, 0.4]),
    lambda: rng.choice([]),
    lambda: rng.normal(scale=-1),
    lambda: np.random.randint(0),
    lambda: np.random.choice(3, p=[0.5, 0.5]),
):
    try:
        attempt()
    except ValueError as error:
        print(error)
rng.choice(["a", "b"], p=[0.5, 0.25, 0.25])
