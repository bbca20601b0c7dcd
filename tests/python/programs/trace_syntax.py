print("never")
if True
    print(1)
