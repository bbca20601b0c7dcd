def average(values):
    total = sum(values)
    return total / len(values)

def main():
    data = {"a": [1, 2], "b": []}
    for name in data:
        print(name, average(data[name]))

main()
