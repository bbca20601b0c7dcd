s = "Hello, World"
print(s.upper(), s.lower(), s[0], s[-1], s[1:4], s[::-1], len(s))
print(s.split(", "), "-".join(["a", "b", "c"]), s.replace("l", "L"), s.find("World"), s.find("x"))
print(repr("it's"), repr('say "hi"'), repr("tab\tnew\n"), "çğış".upper(), "İ".lower())
print("%d items, %.2f, %s, %r" % (3, 2.5, "x", "y"), "{} {:>5} {:05.1f}".format(1, "ab", 2.25))
name, n = "Ada", 3
print(f"{name} has {n:>4} apples, {n / 7:.3f}, {name!r:>8}, {n=}, {{}}")
print("a,b,,c".split(","), "  pad ".strip(), "x".center(5, "*"), "7".zfill(3), "ab" * 3)
print("abc" < "abd", "a" in "abc", "z" not in "abc", "abc".startswith("ab"), "abc".endswith(("c", "d")))
print("one two  three".split(), "line1\nline2".splitlines(), "Title Case".swapcase(), "hello world".title())
for c in "añ😀":
    print(c, ord(c), len(c))
print("a" "b", """multi
line""", r"\n", "\x41\u00e7")
print("abc".index("c"), "banana".count("an"), "a-b-c".rpartition("-"), "a1".isalnum(), "12".isdigit())
print(str(None), str(True), str(1.0), str([1, "a"]), f"{'nested'!s}", f"{3.14159:{'.2f'}}")
print("x=%(x)s" % {"x": 5}, "%5d|%-5d|%05d" % (1, 2, 3), "%x %o %e" % (255, 8, 12345.678))
print("{0} {1} {0}".format("a", "b"), "{name}".format(name="n"), "{:,}".format(1234567), "{:.1%}".format(0.256))
