# for and while with else, break, continue.
for n in range(2, 12):
    for d in range(2, n):
        if n % d == 0:
            break
    else:
        print(n, end=" ")
        continue
    if n > 9:
        print("| stop at", n)
        break
n = 27
steps = 0
while n != 1:
    n = n // 2 if n % 2 == 0 else 3 * n + 1
    steps += 1
else:
    print("steps", steps)
while True:
    steps -= 10
    if steps < 50:
        break
else:
    print("never")
print(steps)
for i in range(3):
    pass
print(i)
items = [1, 2, 3, 4]
for item in items[:]:
    if item % 2:
        items.remove(item)
print(items)
for i, (a, b) in enumerate(zip("ab", [1, 2]), 5):
    print(i, a, b)
