# Assignment: chained, unpacked with a star, into items, slices and attributes.
a = b = [1]
a.append(2)
print(a, b, a is b)
x, y = 1, 2
x, y = y, x
print(x, y)
first, *middle, last = range(6)
print(first, middle, last)
*head, tail = "abc"
(p, q), r = (1, 2), 3
[s, *t] = [9]
print(head, tail, p, q, r, s, t)
grid = [[0] * 3 for _ in range(2)]
grid[0][1], grid[1][2] = 5, 7
grid[1][:2] = "xy"
print(grid)
i = 0
i, grid[0][i] = 2, "set at the new i"
print(grid[0])


class Box:
    pass


box = Box()
box.value = box.other = 3
box.value += 4
box.items = [1, 2, 3]
box.items[0] *= 10
box.items += (4,)
print(box.value, box.other, box.items)
n: int = 5
m: "not evaluated"
print(n, n := 6, n)
del box.other, grid[0]
print(hasattr(box, "other"), grid)
for k, (v, *w) in {"a": (1, 2, 3)}.items():
    print(k, v, w)
