# An empty queue, uncaught.
from collections import deque

queue = deque([1])
while True:
    print(queue.popleft())
