# Methods and operators of list.
a = [3, 1, 2]
a.append(5)
a.extend([9, 7])
a.insert(1, "x")
print(a, a.index(5), a.count(9), a.pop(), a.pop(0), a)
a.remove("x")
a.sort()
print(a, a[::-1], a[1:3], a[-2:], a[::2], a[5:], a[-1])
a.reverse()
a[1:2] = [10, 20, 30]
print(a, len(a), 10 in a, [0] * 3, [1] + [2], a == a[:], a is a[:])
del a[1:3]
a[::2] = ["p", "q"]
print(a)
b = a.copy()
b.clear()
print(a, b, [1, [2, [3]]], [[]] * 2, sorted(["b", "a"], reverse=True))
c = [5, 2, 8]
c.sort(key=lambda v: -v)
print(c, min(c), sum(c), list(zip(c, c[1:])))
words = ["pear", "fig", "apple"]
words.sort(key=len)
print(words, sorted(words), sorted(words, key=lambda w: (len(w), w), reverse=True))
d = [1, 2]
d += "ab"
d *= 2
print(d)
d.append(d)
print(d)
for bad in [lambda: a.remove(99), lambda: a.index("z"), lambda: [].pop(), lambda: [1].pop(3), lambda: a[99], lambda: a["x"], lambda: [1] + (2,), lambda: a.sort(), lambda: a.append(), lambda: a.foo, lambda: [1, 2] - [1], lambda: a.__setitem__ if False else [1].insert(1)]:
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, "|", e)
