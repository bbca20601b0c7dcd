# What runs before an uncaught error is printed.
def work(n):
    try:
        print("working", n)
        return 10 // n
    finally:
        print("cleaning", n)


for n in (5, 0):
    print(work(n))
