"""Runs the lesson's program once for each line that comes in, and answers each with the
milliseconds that it took and the two standard deviations."""

import json
import sys
import time

import numpy as np

SEED, PAIRS, D = 0, 10_000, 1024

for _ in sys.stdin:
    start = time.perf_counter()
    rng = np.random.default_rng(SEED)
    q, k = rng.normal(size=(2, PAIRS, D))
    s = (q * k).sum(axis=1)
    before, after = s.std(), (s / np.sqrt(D)).std()
    time_taken = 1000 * (time.perf_counter() - start)
    print(json.dumps({"time": time_taken, "before": before, "after": after}), flush=True)
    del q, k, s
