data = ["1", "2", "x"]
print([int(v) for v in data[:2]])
numbers = [int(v) for v in data]
