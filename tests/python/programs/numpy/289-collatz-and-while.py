import numpy as np

n = np.arange(1, 13)
steps = np.zeros_like(n)
current = n.copy()
while (current != 1).any():
    active = current != 1
    odd = active & (current % 2 == 1)
    even = active & ~odd
    current[even] //= 2
    current[odd] = 3 * current[odd] + 1
    steps[active] += 1
for number, s in zip(n, steps):
    print(number, s, "." * s)
print(steps.max(), n[steps.argmax()], current)
