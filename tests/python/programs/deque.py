# collections.deque.
from collections import deque

d = deque([1, 2, 3])
d.append(4)
d.appendleft(0)
print(d, len(d), d[0], d[-1], d[2], 3 in d, 9 in d)
print(d.pop(), d.popleft(), d)
d.extend([7, 8])
d.extendleft("ab")
print(d)
d.rotate(2)
print(d)
d.rotate(-1)
d.rotate()
print(d)
d.reverse()
print(d, list(d), list(reversed(d)))
d[1] = "changed"
del d[0]
d.insert(2, "in")
d.remove(7)
print(d, d.index("in"), d.count(8))
e = deque(range(10), maxlen=3)
print(e, e.maxlen, d.maxlen)
e.append(10)
e.appendleft("left")
print(e)
print(deque([1, 2]) + deque([3]), deque([1]) * 3, deque([1, 2]) == deque([1, 2]), deque([1]) < deque([2]), deque([1]) == [1])
f = d.copy()
f.clear()
print(f, bool(f), bool(d), deque("abc"), deque(maxlen=2), sum(deque([1, 2, 3])))
e += [5, 6]
print(e, type(e), [x for x in e], sorted(deque([3, 1, 2])))
