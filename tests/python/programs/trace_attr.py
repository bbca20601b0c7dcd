class Dog:
    def __init__(self):
        self.name = "Rex"
    def bark(self):
        return self.nam.upper()
x = [1, 2, 3]
d = Dog()
print(x[0] + x[1] * x[2])
d.bark()
