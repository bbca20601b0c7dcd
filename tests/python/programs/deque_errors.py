# What a deque refuses, and a breadth-first search with one.
from collections import deque


def attempt(action):
    try:
        print(action())
    except Exception as e:
        print(type(e).__name__, "|", e)


attempt(lambda: deque().pop())
attempt(lambda: deque().popleft())
attempt(lambda: deque([1])[5])
attempt(lambda: deque([1])["x"])
attempt(lambda: deque([1])[0:1])
attempt(lambda: deque([1]).remove(2))
attempt(lambda: deque([1]).index(2))
attempt(lambda: deque(5))
attempt(lambda: deque([1], maxlen=-1))
attempt(lambda: deque([1], maxlen=1).insert(0, 2))
attempt(lambda: hash(deque()))
attempt(lambda: deque([1]) + [2])
attempt(lambda: deque().append())
attempt(lambda: deque().foo)
d = deque([1, 2, 3])
try:
    for x in d:
        d.append(x)
except RuntimeError as e:
    print(e)
graph = {"a": "bc", "b": "d", "c": "de", "d": "f", "e": "f", "f": ""}
queue, distance = deque(["a"]), {"a": 0}
while queue:
    node = queue.popleft()
    for other in graph[node]:
        if other not in distance:
            distance[other] = distance[node] + 1
            queue.append(other)
print(distance)
