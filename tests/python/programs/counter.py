# collections.Counter.
from collections import Counter

words = "the cat and the dog and the bird".split()
c = Counter(words)
print(c)
print(c["the"], c["fish"], "fish" in c, len(c), c.total())
print(c.most_common(), c.most_common(2), c.most_common(0), c.most_common(-1))
print(list(c), list(c.values()), sorted(c.elements()))
c.update(["cat", "fish"])
c.update({"dog": 5}, bird=2)
print(c)
c.subtract(["dog", "the", "new"])
print(c, c["new"])
del c["dog"]
del c["never there"]
c["x"] += 3
print(c, dict(c))
print(Counter(), Counter(a=2, b=1), Counter({"z": 0, "y": -1}), Counter(None))
print(Counter("mississippi"), Counter([1, 2, 2, 3.0, (1, 2)]))
print(isinstance(c, dict), type(c).__name__, type(c), c == Counter(c), c.copy() == c)
print(max(c, key=c.get), sum(c.values()), c.get("nothing"), c.pop("x"))
print([(k, n) for k, n in Counter("hello").items()])
try:
    Counter([[1]])
except TypeError as e:
    print(e)
