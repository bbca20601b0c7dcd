# NumPy's functions of C and of Python, and the names that they call themselves.
import numpy as np

for f in [np.array, np.asarray, np.zeros, np.empty, np.arange, np.ones, np.full, np.linspace]:
    print(f.__name__, type(f).__name__)
for f in [np.max, np.min, np.round, np.row_stack, np.vstack, np.sum, np.concatenate]:
    print(f.__name__, type(f).__name__)
for f in [np.random.default_rng, np.random.seed, np.random.rand, np.random.choice]:
    print(f.__name__, type(f).__name__)
for attempt in [lambda: np.random.default_rng.integers, lambda: np.zeros.shape, lambda: np.ones.shape]:
    try:
        attempt()
    except AttributeError as error:
        print(error)
