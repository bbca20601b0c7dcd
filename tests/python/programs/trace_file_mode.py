# Reading a file that is open for writing, uncaught.
f = open("x.txt", "w")
data = f.read()
