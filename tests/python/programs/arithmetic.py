print(1 + 2, 7 // 2, -7 // 2, 7 % -3, -7 % 3, 2 ** 10, 2 ** -1, 7 / 2, 1e16, 0.1 + 0.2)
print(7.5 // 2, -7.5 % 2, divmod(-7, 3), divmod(7.5, 2), pow(3, 4, 5), pow(2, 0.5))
print(round(2.5), round(3.5), round(2.675, 2), round(1234, -2), round(-0.5), abs(-3), abs(-2.5))
print(1 < 2 < 3, 1 < 3 < 2, 1 == 1.0, True + True, not 0, ~5, -(-3), +True)
print(5 & 3, 5 | 3, 5 ^ 3, 1 << 10, -17 >> 2, True & False, True | False)
print(int("42"), int(3.9), int(-3.9), float("1.5"), int("ff", 16), bool([]), bool([0]))
print(0.1, 1.0, 1e100, 1e-7, 123456789.123, float("inf"), -float("inf"), float("nan"))
print(10 ** 15 / 3, 9007199254740993 / 3, 2 ** 62 - 1 + 2 ** 62)
x = 5
x += 2
x *= 3
x -= 1
x //= 4
x **= 2
x %= 7
print(x)
print(min(3, 1, 2), max([1, 5, 3]), sum([1, 2, 3]), sum([0.1] * 3), sum([[1], [2]], []))
print(bin(10), hex(255), oct(8), chr(65), ord("a"), bin(-5))
print(1_000_000, 0x10, 0b101, 0o17, 1.5e3)
print(3 if x else 4, x or 5, x and 6, None or "default")
