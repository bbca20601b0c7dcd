price = 1


def outer():
    def inner():
        return prices

    print(inner())
    prices = 2


outer()
