import numpy as np

with open("log.txt", "w") as f:
    print("deney 1", file=f)
    for epoch in range(4):
        print(epoch, 1 / (epoch + 1), file=f)
with open("log.txt") as f:
    title = f.readline()
    data = np.loadtxt(f)
print(title.strip())
print(data)
print(data[:, 1].cumsum())
with open("log.txt", "a") as f:
    f.write("4 0.1\n")
print(len(open("log.txt").readlines()), np.loadtxt("log.txt", skiprows=1)[-1])
with open("kopya.txt", "w") as f:
    np.savetxt(f, data, fmt="%.2f")
    np.savetxt(f, data[:1], fmt="%.4f")
print(open("kopya.txt").read())
