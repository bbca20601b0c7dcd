# Methods of str.
s = "  Hello, World  "
print(repr(s.strip()), repr(s.lstrip()), repr(s.rstrip()), s.upper(), s.lower(), s.strip().swapcase(), "hello world".title(), "hELLO".capitalize())
print("a,b,,c".split(","), " a  b ".split(), "a b c".split(" ", 1), "a,b,c".rsplit(",", 1), "x\ny\r\nz".splitlines(), "a=b=c".partition("="), "a=b=c".rpartition("="))
print("-".join(["a", "b"]), "".join(map(str, range(4))), "abc".replace("b", "X"), "aaa".replace("a", "b", 2))
print("hello".find("l"), "hello".rfind("l"), "hello".find("z"), "hello".index("e"), "hello".count("l"), "abc".startswith("ab"), "abc".endswith(("x", "c")))
print("42".isdigit(), "a1".isalnum(), "ab".isalpha(), " ".isspace(), "Ab".isupper(), "ab".islower(), "Title Case".istitle(), "a_1".isidentifier(), "½".isnumeric())
print("7".zfill(3), "-7".zfill(4), "ab".center(6, "*"), "ab".ljust(4) + "|", "ab".rjust(4), "a\tb".expandtabs(4), "xxabxx".strip("x"))
print("prefix_name".removeprefix("prefix_"), "name.py".removesuffix(".py"), "Straße".casefold(), "ß".upper(), "İ".lower() == "i̇", "ABC".translate({65: "x", 66: None}))
print("abc"[0], "abc"[-1], "abcdef"[1:4], "abcdef"[::-1], "abc" * 2, "a" "b", "a" in "abc", "" in "abc", len("ığü"))
print("çay".upper(), "ŞEKER".lower(), sorted("çbaz"), "a" < "ç", max("hello"), list("ab"), [ord(c) for c in "aç"])
print('single' "double", """triple
line""", r"raw\n", "tab\tend", "\x41\u00e7\N{BULLET}", 'it\'s')
for bad in [lambda: "a".index("z"), lambda: "a" + 1, lambda: "abc"[5], lambda: ",".join([1]), lambda: "a".split(""), lambda: "a".center(), lambda: "a".foo(), lambda: "x".replace("a"), lambda: setattr("a", "b", 1)]:
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, "|", e)
t = "abc"
try:
    t[0] = "x"
except TypeError as e:
    print(e)
