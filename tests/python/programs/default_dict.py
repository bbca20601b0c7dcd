# collections.defaultdict and OrderedDict.
from collections import OrderedDict, defaultdict

groups = defaultdict(list)
for word in ["apple", "avocado", "banana", "blueberry", "cherry"]:
    groups[word[0]].append(word)
print(groups, groups["z"], len(groups), dict(groups))
counts = defaultdict(int)
for letter in "abracadabra":
    counts[letter] += 1
print(counts, sorted(counts.items()), counts.get("q"), "q" in counts)
nested = defaultdict(lambda: defaultdict(int))
nested["a"]["b"] += 1
print(nested["a"], nested["a"]["b"], list(nested))
print(defaultdict(int, {"a": 1}, b=2), defaultdict(), counts.default_factory)
print(isinstance(counts, dict), type(counts), counts == dict(counts), counts.copy())
try:
    defaultdict()["x"]
except KeyError as e:
    print("KeyError", e)
try:
    defaultdict(3)
except TypeError as e:
    print(e)
o = OrderedDict([("a", 1), ("b", 2), ("c", 3)])
o.move_to_end("a")
o.move_to_end("c", last=False)
print(o, list(o), o.popitem(), o.popitem(last=False), o, OrderedDict())
print(OrderedDict(a=1, b=2) == OrderedDict(b=2, a=1), OrderedDict(a=1, b=2) == {"b": 2, "a": 1})
