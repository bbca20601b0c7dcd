# Line ends are read as \n unless one asks for them.
with open("ends.txt", "w", newline="") as f:
    f.write("unix\nwindows\r\nold mac\rlast")
print(open("ends.txt").readlines())
print(open("ends.txt", newline="").readlines())
print(open("ends.txt", newline="\n").readlines())
print(open("ends.txt", newline="\r").readlines())
print(open("ends.txt", newline="\r\n").readlines())
f = open("ends.txt")
print(repr(f.read(13)), f.tell())
with open("dos.txt", "w", newline="\r\n") as f:
    f.write("a\nb\n")
print(repr(open("dos.txt", newline="").read()))
with open("mark.txt", "w", encoding="utf-8-sig") as f:
    f.write("x = 1\n")
print(repr(open("mark.txt", encoding="utf-8").read()))
print(repr(open("mark.txt", encoding="utf-8-sig").read()))
with open("tr.txt", "w", encoding="utf8") as f:
    print(f.write("ığüşöç İstanbul €\n"))
f = open("tr.txt")
print(f.read(3), f.tell(), f.read())
