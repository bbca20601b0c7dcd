# What goes wrong with files.
import io


def attempt(action):
    try:
        print(action())
    except Exception as e:
        print(type(e).__name__, "|", e)


attempt(lambda: open("missing.txt"))
attempt(lambda: open("missing.txt", "q"))
attempt(lambda: open("missing.txt", "rw"))
attempt(lambda: open("", "r"))
attempt(lambda: open(None))
attempt(lambda: open("a.txt", "w").read())
attempt(lambda: open("a.txt").write("x"))
attempt(lambda: open("a.txt", "w").write(3))
f = open("a.txt")
f.close()
f.close()
attempt(lambda: f.read())
attempt(lambda: f.readline())
attempt(lambda: next(f))
attempt(lambda: f.write("x"))
attempt(lambda: f.foo)
attempt(lambda: open("a.txt").seek(-1))
attempt(lambda: open("a.txt").read("x"))
try:
    open("a.txt", "w").readlines()
except ValueError as e:
    print("as a ValueError:", e, isinstance(e, OSError), type(e))
try:
    with open("missing.txt") as f:
        print("never")
except (FileNotFoundError, PermissionError) as e:
    print(repr(e), e.args, e.strerror)
with open("a.txt", "w") as f:
    f.write("kept")
    attempt(lambda: f.read())
print(f.closed, io.StringIO("x").read())
