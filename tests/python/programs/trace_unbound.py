# A local variable before its assignment, uncaught.
def total(items):
    for item in items:
        result += item
    return result


total([1, 2])
