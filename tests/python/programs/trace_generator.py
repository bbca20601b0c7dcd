# An error inside a generator that a builtin runs.
def parse(lines):
    for line in lines:
        yield int(line)


print(sum(parse(["1", "2"])))
total = sum(parse(["1", "two", "3"]))
