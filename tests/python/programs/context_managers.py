# with: enter, exit, several at once, and an exit that forgives.
class Step:
    def __init__(self, name, forgives=False):
        self.name, self.forgives = name, forgives

    def __enter__(self):
        print("enter", self.name)
        return self.name.upper()

    def __exit__(self, kind, error, trace):
        print("exit", self.name, kind and kind.__name__, error)
        return self.forgives


with Step("a") as a, Step("b") as b:
    print(a, b)
with Step("c", forgives=True):
    raise ValueError("forgotten")
try:
    with Step("d"):
        raise KeyError("kept")
except KeyError as e:
    print("outside", e)
with (
    Step("e") as e,
    Step("f"),
):
    print(e)
for bad in [3, Step]:
    try:
        with bad:
            pass
    except (TypeError, AttributeError) as error:
        print(type(error).__name__, error)


def leave():
    with Step("g"):
        return "value"


print(leave())
