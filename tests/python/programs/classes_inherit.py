# Inheritance: super, overriding, a template method, class counters.
class Shape:
    """Something with an area."""

    count = 0

    def __init__(self, name):
        self.name = name
        Shape.count += 1

    def area(self):
        raise NotImplementedError("area of " + self.name)

    def describe(self):
        return f"{self.name} with area {self.area():.2f}"

    def __str__(self):
        return self.describe()


class Rect(Shape):
    def __init__(self, w, h, name="rect"):
        super().__init__(name)
        self.w, self.h = w, h

    def area(self):
        return self.w * self.h


class Square(Rect):
    def __init__(self, s):
        super().__init__(s, s, name="square")

    def describe(self):
        return "a " + super().describe()


for shape in [Rect(2, 3), Square(1.5)]:
    print(shape, "|", shape.describe(), shape.area())
try:
    print(Shape("blob"))
except NotImplementedError as e:
    print(type(e).__name__, e)
print(Shape.count, Shape.__doc__, Square.__doc__, [c.__name__ for c in Square.__mro__])
print(Square.area(Square(3)), Rect.describe(Square(2)), issubclass(Square, (int, Shape)))


class Stack:
    class Empty(Exception):
        pass

    def pop(self):
        raise Stack.Empty("nothing on it")


try:
    Stack().pop()
except Stack.Empty as e:
    print(e, type(e).__name__, type(e).__qualname__)
