# Attributes: of the class, of the instance, computed, intercepted.
class Base:
    kind = "base"
    shared = []

    def __init__(self, name):
        self.name = name

    def __getattr__(self, name):
        if name.startswith("get_"):
            return lambda: f"got {name[4:]}"
        raise AttributeError(f"no {name} here")

    @property
    def upper(self):
        return self.name.upper()

    @upper.setter
    def upper(self, value):
        self.name = value.lower()

    @upper.deleter
    def upper(self):
        self.name = "deleted"

    @staticmethod
    def helper(x):
        return x + 1

    @classmethod
    def make(cls, name):
        return cls(name + "!")


class Derived(Base):
    kind = "derived"

    def __setattr__(self, name, value):
        print("set", name, value)
        super().__setattr__(name, value)


b, d = Base("ada"), Derived("Alan")
print(b.kind, d.kind, b.upper, d.get_size(), Base.helper(1), d.helper(2), Derived.make("x").name)
b.upper = "GRACE"
b.kind = "own"
b.shared.append(1)
print(b.name, b.kind, Base.kind, d.shared, sorted(vars(b)) if False else "")
del b.upper
del b.kind
print(b.name, b.kind, hasattr(b, "nope"), getattr(b, "nope", "default"), getattr(d, "name"))
setattr(d, "age", 3)
delattr(d, "age")
for bad in [lambda: b.nope, lambda: Base.nope, lambda: setattr(3, "x", 1), lambda: delattr(b, "zzz")]:
    try:
        print(bad())
    except AttributeError as e:
        print(e)
print(isinstance(d, Base), issubclass(Derived, Base), type(d) is Derived, type(d).__name__, d.__class__.__name__, Derived.__bases__[0].__name__)
print(isinstance(3, (str, int)), isinstance(True, int), issubclass(bool, int), type(3) == int)
