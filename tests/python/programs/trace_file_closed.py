# Reading what has been closed, uncaught.
with open("x.txt", "w") as f:
    f.write("1\n")
f.write("2\n")
