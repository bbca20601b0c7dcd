# print() with everything that it takes.
print()
print("a", "b", sep="")
print("a", "b", sep="--", end="!\n")
print(1, None, True, 2.0, [1, "x"], sep="\n")
print("no newline", end="")
print()
print("flush", flush=True)
print("default", sep=None, end=None, file=None)


class Collector:
    def __init__(self):
        self.parts = []

    def write(self, text):
        self.parts.append(text)


c = Collector()
print("x", 3, [4], sep=", ", file=c)
print(c.parts)
try:
    print("x", sep=3)
except TypeError as e:
    print(e)
try:
    print("x", endl="")
except TypeError as e:
    print(e)
try:
    print("x", file=3)
except AttributeError as e:
    print(e)
