# Reading a text: whole, by lines, by pieces, again from the start.
with open("poem.txt", "w") as f:
    print(f.write("roses are red\nviolets are blue\n\nlast line"))
with open("poem.txt") as f:
    print(repr(f.read()))
    print(repr(f.read()))
with open("poem.txt") as f:
    for number, line in enumerate(f, start=1):
        print(number, line.rstrip())
f = open("poem.txt")
print(f.readline(), end="")
print(repr(f.read(7)), repr(f.readline(4)), repr(f.readline()))
print(f.readlines())
print(repr(f.readline()), f.readlines())
print(f.seek(0), f.tell(), f.read(5), f.tell())
f.close()
print(f.closed, f.name, f.mode, f.encoding)
print([line.strip().split() for line in open("poem.txt")])
print(sum(len(line) for line in open("poem.txt")))
print(list(open("poem.txt"))[-1])
print(open("poem.txt"))
