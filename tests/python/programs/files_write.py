# Writing: new, behind, exclusively; print() into a file; what is there afterwards.
with open("out.txt", "w", encoding="utf-8") as out:
    print("a", 1, 2.5, sep=";", file=out)
    print("b", end="", file=out, flush=True)
    out.writelines(["\n", "c\n", "çğü\n"])
print(open("out.txt").read())
with open("out.txt", "a") as out:
    print(out.tell(), out.write("more"))
print(open("out.txt").read().split("\n"))
try:
    open("out.txt", "x")
except FileExistsError as e:
    print(type(e).__name__, e, e.errno, e.filename)
with open("new.txt", "x") as out:
    out.write("first")
with open("new.txt", "r+") as both:
    both.write("F")
    both.seek(0, 2)
    both.write("!")
    both.seek(0)
    print(both.read())
with open("new.txt", "w+") as both:
    both.write("again")
    both.seek(1)
    print(both.read(), both.readable(), both.writable())
