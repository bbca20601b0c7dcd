"""Bubble, selection, insertion, merge and quick sort, counted and compared."""
import numpy as np


def bubble(a):
    a, swaps = list(a), 0
    for end in range(len(a) - 1, 0, -1):
        swapped = False
        for i in range(end):
            if a[i] > a[i + 1]:
                a[i], a[i + 1] = a[i + 1], a[i]
                swaps += 1
                swapped = True
        if not swapped:
            break
    return a, swaps


def selection(a):
    a, swaps = list(a), 0
    for i in range(len(a)):
        least = min(range(i, len(a)), key=a.__getitem__)
        if least != i:
            a[i], a[least] = a[least], a[i]
            swaps += 1
    return a, swaps


def insertion(a):
    a, moves = list(a), 0
    for i in range(1, len(a)):
        value, j = a[i], i
        while j > 0 and a[j - 1] > value:
            a[j] = a[j - 1]
            j -= 1
            moves += 1
        a[j] = value
    return a, moves


def merge(a):
    if len(a) < 2:
        return list(a), 0
    middle = len(a) // 2
    (left, m), (right, n) = merge(a[:middle]), merge(a[middle:])
    out, i, j, count = [], 0, 0, m + n
    while i < len(left) and j < len(right):
        count += 1
        if left[i] <= right[j]:
            out.append(left[i])
            i += 1
        else:
            out.append(right[j])
            j += 1
    return out + left[i:] + right[j:], count


def quick(a):
    if not a:
        return [], 0
    pivot, *rest = a
    less = [x for x in rest if x < pivot]
    more = [x for x in rest if x >= pivot]
    (l, m), (r, n) = quick(less), quick(more)
    return l + [pivot] + r, m + n + len(rest)


numbers = [5, 2, 9, 1, 5, 6, -3, 0]
for sort in (bubble, selection, insertion, merge, quick):
    result, work = sort(numbers)
    print(f"{sort.__name__:<10} {result} {work:3d}", result == sorted(numbers))
print(numbers)

np.random.seed(0)
for n in (10, 40, 80):
    a = np.random.permutation(n).tolist()
    work = {f.__name__: f(a)[1] for f in (bubble, insertion, merge, quick)}
    assert all(f(a)[0] == list(range(n)) for f in (bubble, selection, insertion, merge, quick))
    print(n, work)

a = np.array(numbers)
print(np.sort(a), np.argsort(a, kind="stable"), a[np.argsort(-a, kind="stable")])


def binary_search(a, x):
    low, high = 0, len(a)
    while low < high:
        middle = (low + high) // 2
        if a[middle] < x:
            low = middle + 1
        else:
            high = middle
    return low


ordered = np.sort(a)
for x in (-10, 0, 5, 7, 10):
    assert binary_search(ordered, x) == np.searchsorted(ordered, x)
    print(x, "at", binary_search(ordered, x))
names = ["Zeynep", "ali", "Çağla", "Bora", "can"]
print(sorted(names), sorted(names, key=str.lower), sorted(names, key=len), sep="\n")
