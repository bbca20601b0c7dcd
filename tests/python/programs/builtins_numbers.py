# Builtins over numbers.
print(abs(-3), abs(-2.5), divmod(7, 3), divmod(-7, 3), divmod(7.5, 2), pow(2, 10), pow(2, -1), pow(7, 3, 5))
print(round(2.5), round(3.5), round(-2.5), round(2.675, 2), round(1234, -2), round(1.0), round(0.1 + 0.2, 3))
print(sum([1, 2, 3]), sum([0.1] * 3), sum([[1], [2]], []), sum([1, 2], 10), sum((), start=5))
print(min(3, 1, 2), max([4, 2]), min("b", "a"), max([], default=0), min(["aa", "b"], key=len), max({"a": 1, "b": 5}.items(), key=lambda p: p[1]))
print(int("42"), int(" -7 "), int("ff", 16), int("0b101", 0), int("1_000"), int(3.99), int(-3.99), int(True), int("z", 36))
print(float("1.5"), float("nan"), float("-inf"), float(" 1e3 "), float(3), float("1_0.5"), float("Infinity"))
print(bin(10), hex(255), oct(8), bin(-3), chr(65), ord("a"), chr(8364), bool(0), bool("0"), bool([]))
print(7 // 2, -7 // 2, 7 % -3, -7 % 3, 7.5 // 2, 2**10, 2**-1, 1 / 3, 10 / 5, 1e16, 1e-5, 123456789.123, 0.1 + 0.2)
print(5 & 3, 5 | 3, 5 ^ 3, ~5, 1 << 4, 256 >> 2, 1 < 2 < 3, 1 == 1.0, True + True, 0.0 == -0.0, -0.0)
print((3).bit_length(), (2.0).is_integer(), 1_000_000, 0xFF, 0b11, 1.5e3, .5, 5.)
for bad in [lambda: 1 / 0, lambda: 1 // 0, lambda: 1.0 / 0, lambda: 1 % 0, lambda: int("x"), lambda: int("1.5"), lambda: float("abc"), lambda: int([]), lambda: 1 + "a", lambda: "a" * 1.5, lambda: max([]), lambda: sum(["a"]), lambda: chr(-1), lambda: ord("ab"), lambda: int(float("nan")), lambda: int(float("inf")), lambda: 0 ** -1, lambda: round("x"), lambda: abs("x"), lambda: -"x", lambda: pow(2, 2, 0), lambda: 2.0 ** 10000]:
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, "|", e)
