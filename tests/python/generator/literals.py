"""Constants of every type, in every notation."""

WORDS = [
    "", "a", "b", "ab", "xyz", "hello", "Hello World", "one two  three", "kedi", "süt", "İğne", "ışık",
    "42", "-7", "3.5", "  pad ", "a,b,,c", "line\nbreak", "tab\there", "it's", 'say "hi"', "\\", "{x}",
    "100%", "ÇÖĞÜŞ", "straße", "日本", "😀", "é", "x=1", "A1b2", "_name", "..", "0", "\x07", "\x80",
]  # fmt: skip

INTEGERS = [0, 1, 2, 3, 4, 5, 7, 8, 10, 12, 13, 16, 31, 42, 64, 99, 100, 127, 255, 256, 1000]
LARGE = [2**31 - 1, 2**31, 10**6, 10**9, 10**12, 2**40, 123456789, 2**53, 2**53 + 1]
REALS = [
    0.0, 1.0, 0.5, 0.1, 0.2, 0.3, 2.5, 3.5, 1.5, 2.675, 1e-3, 1e-5, 1e-7, 123.456, 1e3, 1e16, 1e15,
    1e22, 12345678.9, 0.30000000000000004, 3.141592653589793, 1 / 3, 2 / 3, 1e100, 1e-300, 99.995,
]  # fmt: skip


def integer(choose):
    value = choose.pick({choose.choice(INTEGERS): 12, choose.randint(-9, 9): 8, choose.choice(LARGE): 2})
    forms = {str(value): 20}
    if value >= 0:
        forms |= {hex(value): 1, bin(value): 1, oct(value): 1, f"{value:_}": 1}
    return choose.pick(forms)


def small(choose, least=0, most=4):
    return str(choose.randint(least, most))


def real(choose):
    value = choose.choice(REALS)
    if choose.chance(0.3):
        value = round(choose.uniform(-100, 100), choose.randint(0, 6))
    forms = {repr(value): 20, f"{value:e}": 1}
    if value == int(value) and abs(value) < 1e6:
        forms[f"{int(value)}."] = 1
    return choose.pick(forms)


def text(choose):
    word = choose.choice(WORDS)
    if choose.chance(0.2):
        word = "".join(choose.choices("abcxyz ,.-_09AZ", k=choose.randint(1, 12)))
    forms = {repr(word): 20}
    if '"' not in word and "\\" not in repr(word):
        forms[f'"{word}"'] = 5
        forms[f'"""{word}"""'] = 1
        forms[f'r"{word}"'] = 1
    if word.isalnum() and len(word) > 1:
        forms[f'"{word[0]}" "{word[1:]}"'] = 1
    return choose.pick(forms)


def boolean(choose):
    return choose.choice(["True", "False"])
