import math
counter = 1
def show():
    value = 3
    print(valeu + counter)
print(math.pi)
show()
