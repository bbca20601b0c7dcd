# Counters added, subtracted, intersected, united and compared.
from collections import Counter

a, b = Counter(x=3, y=1, z=-2), Counter(x=1, y=2, w=4)
print(a + b, a - b, a & b, a | b)
print(+a, -a)
c = Counter(a)
c += b
print(c)
c -= Counter(x=4, w=1)
print(c)
c &= Counter(y=1, w=9)
print(c)
c |= Counter(y=5)
print(c)
print(Counter(a=1) == Counter(a=1, b=0), Counter(a=1) == {"a": 1}, Counter(a=1) != Counter(a=2))
print(Counter(a=1) <= Counter(a=2), Counter(a=1) < Counter(a=1), Counter(a=3) >= Counter(a=1), Counter(a=3) > Counter(b=1))
print(sum((Counter(w) for w in ["ab", "bc", "cd"]), Counter()))
try:
    a + {"x": 1}
except TypeError as e:
    print(e)
print(Counter("banana").most_common(1)[0][0])
print(sorted(Counter("banana").items(), key=lambda p: (-p[1], p[0])))
