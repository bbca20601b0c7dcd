class Animal:
    kind = "animal"
    def __init__(self, name): self.name = name
    def speak(self): return f"{self.name} makes a sound"
    def __str__(self): return f"<{type(self).__name__} {self.name}>"
    @classmethod
    def create(cls, name): return cls(name)
class Dog(Animal):
    kind = "dog"
    def __init__(self, name, tricks=None):
        super().__init__(name)
        self.tricks = tricks or []
    def speak(self): return super().speak() + ": woof"
    def add(self, t): self.tricks.append(t); return self
class Puppy(Dog):
    def speak(self): return super().speak().upper()
for a in [Animal("x"), Dog("rex"), Puppy("bit")]: print(a, a.speak(), a.kind, isinstance(a, Dog))
print(Puppy.create("p").add("sit").tricks, Puppy.kind, Dog.__name__)
class Base:
    def __init__(self): self.log = []; self.setup()
    def setup(self): self.log.append("base")
    def __getitem__(self, k): return k * 2
    def __setitem__(self, k, v): self.log.append((k, v))
    def __delitem__(self, k): self.log.append(("del", k))
    def __neg__(self): return "neg"
    def __iadd__(self, o): self.log.append(o); return self
    def __truediv__(self, o): return ("div", o)
    def __rsub__(self, o): return ("rsub", o)
    def __ge__(self, o): return True
    def __abs__(self): return 5
    def __float__(self): return 2.5
    def __int__(self): return 3
    def __index__(self): return 1
    def __format__(self, s): return f"fmt[{s}]"
class D(Base):
    def setup(self): super().setup(); self.log.append("d")
d = D(); d[1] = 2; del d[3]; d += 7
print(d.log, d[4], -d, d / 2, 5 - d, d >= 1, abs(d), float(d), int(d), [10, 20][d], f"{d:abc}", round(2.567, 1))
class V:
    def __init__(self, *a): self.a = a
    def __eq__(self, o): return self.a == o.a if isinstance(o, V) else NotImplemented
    def __bool__(self): return any(self.a)
    def __repr__(self): return "V" + repr(self.a)
print(V(1) == V(1), V(1) == 1, V(1) != V(2), bool(V(0)), [V(1), V(2)].index(V(2)), V(1) in [V(1)])
try: {V(1): 1}
except TypeError as e: print(e)
try: V(1) + 1
except TypeError as e: print(e)
try: V(1) < V(2)
except TypeError as e: print(e)
try: len(V())
except TypeError as e: print(e)
class P:
    __slots_ = 1
    def __priv(self): return "private"
    def call(self): return self.__priv()
print(P().call())
try: P().nope
except AttributeError as e: print(e)
try: P(1)
except TypeError as e: print(e)
