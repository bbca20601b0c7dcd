# io.StringIO: a file that is a str.
import io

buffer = io.StringIO()
print("hello", "world", file=buffer)
buffer.write("second\n")
print(repr(buffer.getvalue()), buffer.tell())
buffer.seek(0)
print(buffer.readline(), end="")
for line in buffer:
    print("rest:", line, end="")
print(buffer.seek(0, 2), buffer.tell())
source = io.StringIO("1 2 3\n4 5 6\nçö\n")
print([[int(x) for x in line.split()] for line in source if line[0].isdigit()])
source.seek(0)
print(source.read(4), source.readlines())
source.seek(2)
source.write("9")
print(repr(source.getvalue()))
with io.StringIO("abc") as f:
    print(f.read(), f.closed)
print(f.closed)
try:
    f.read()
except ValueError as e:
    print(e)
try:
    io.StringIO().write(3)
except TypeError as e:
    print(e)
