# The usual special methods of a container and of a number.
class Row:
    def __init__(self, *items):
        self.items = list(items)

    def __repr__(self):
        return f"Row{tuple(self.items)}"

    def __len__(self):
        return len(self.items)

    def __getitem__(self, key):
        return Row(*self.items[key]) if isinstance(key, slice) else self.items[key]

    def __setitem__(self, key, value):
        self.items[key] = value

    def __delitem__(self, key):
        del self.items[key]

    def __contains__(self, item):
        return item in self.items

    def __iter__(self):
        return iter(self.items)

    def __reversed__(self):
        return reversed(self.items)

    def __call__(self, *args, scale=1):
        return [scale * x for x in self.items if x not in args]

    def __eq__(self, other):
        return isinstance(other, Row) and self.items == other.items

    def __lt__(self, other):
        return self.items < other.items

    def __hash__(self):
        return hash(tuple(self.items))

    def __bool__(self):
        return any(self.items)


r = Row(3, 1, 2)
print(r, len(r), r[0], r[-1], r[1:], 1 in r, 9 in r, list(r), list(reversed(r)), sorted(r))
r[0] = 30
del r[1]
print(r, r(), r(2, scale=2), bool(r), bool(Row(0)), r == Row(30, 2), r != Row(1), Row(1) < Row(2), Row(2) > Row(1))
print({Row(1): "one"}[Row(1)], len({Row(1), Row(1)}), max(Row(1, 5), Row(2)), sum(Row(1, 2)), [*r], dict(zip(r, r)))
first, second = r
print(first, second, min(r), "%s" % r, f"{r!r:>12}", str(r), callable(r), callable(3))
try:
    Row(1) <= Row(2)
except TypeError as e:
    print(e)
try:
    r[10]
except IndexError as e:
    print(e)
