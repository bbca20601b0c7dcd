# An error inside a special method that an operator calls.
class Money:
    def __init__(self, amount, unit):
        self.amount, self.unit = amount, unit

    def __add__(self, other):
        if self.unit != other.unit:
            raise TypeError("cannot add " + self.unit + " and " + other.unit)
        return Money(self.amount + other.amount, self.unit)

    def __repr__(self):
        return f"{self.amount} {self.unit}"


print(Money(1, "TL") + Money(2, "TL"))
print([Money(1, "TL") + Money(2, "EUR")])
