# itertools: everything that is finite by itself.
from itertools import (accumulate, chain, combinations, combinations_with_replacement, compress, dropwhile, filterfalse,
                       groupby, islice, pairwise, permutations, product, starmap, takewhile, tee, zip_longest)

print(list(accumulate([1, 2, 3, 4])), list(accumulate([3, 1, 2], max)), list(accumulate([1, 2], initial=10)))
print(list(chain([1], "ab", (2,))), list(chain.from_iterable([[1, 2], [3]])), list(chain()))
print(list(combinations("abc", 2)), list(combinations_with_replacement("ab", 2)), list(combinations([1], 2)))
print(list(permutations([1, 2, 3])), list(permutations("abc", 1)), len(list(permutations(range(5), 3))))
print(list(product("ab", [1, 2])), list(product([0, 1], repeat=2)), list(product()))
print(list(compress("abcdef", [1, 0, 1, 0, 1])), list(filterfalse(lambda x: x % 2, range(6))), list(filterfalse(None, [0, 1, ""])))
print(list(takewhile(lambda x: x < 3, [1, 2, 5, 1])), list(dropwhile(lambda x: x < 3, [1, 2, 5, 1])))
print(list(starmap(pow, [(2, 3), (3, 2)])), list(zip_longest("abc", [1], fillvalue="-")), list(zip_longest([1], [2, 3])))
print(list(islice(range(10), 3)), list(islice(range(10), 2, 8, 3)), list(pairwise("abcd")), list(pairwise([1])))
a, b, c = tee([1, 2, 3], 3)
print(next(a), next(a), list(b), list(a), list(c), list(c))
for key, group in groupby("aaabbcaa"):
    print(key, list(group), end=" ")
print()
for parity, group in groupby(sorted([5, 2, 8, 1], key=lambda n: n % 2), key=lambda n: n % 2):
    print(parity, list(group))
print([(k, len(list(g))) for k, g in groupby([1, 1, 2, 3, 3, 3])], [k for k, _ in groupby("xxyx")])
groups = groupby("aab")
k, first = next(groups)
next(groups)
print(k, list(first))
