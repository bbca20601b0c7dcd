import time

import numpy as np

start = time.time()
total = np.arange(1000).sum()
elapsed = time.time() - start
print(total, elapsed >= 0, elapsed < 60, type(elapsed).__name__)
t = time.perf_counter()
print(sum(range(1000)) == total, time.perf_counter() >= t)
