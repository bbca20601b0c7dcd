import numpy as np

a = np.array([1, 2, 3])
alias = a
view = a[:]
copy = a.copy()
other = np.copy(a)
a[0] = 100
print(alias, view, copy, other)


def add_one(x):
    x += 1


def add_one_to_a_new_one(x):
    x = x + 1
    return x


add_one(a)
print(a)
print(add_one_to_a_new_one(a), a)
rows = [np.zeros(2)] * 3
rows[0][0] = 5
print(rows)
