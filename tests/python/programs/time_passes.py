# time: what it tells is never the same, but it does not go back.
import time
from time import perf_counter, sleep

start = perf_counter()
time.sleep(0.001)
sleep(0)
print(perf_counter() >= start, time.time() > 1.6e9, isinstance(time.time(), float), time.monotonic() >= 0)
try:
    sleep(-1)
except ValueError as e:
    print(e)
