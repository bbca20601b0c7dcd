# A file that is not there, uncaught.
def load(path):
    with open(path) as f:
        return f.read()


print("loading")
load("weights.txt")
