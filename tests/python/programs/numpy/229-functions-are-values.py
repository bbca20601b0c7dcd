import numpy as np

for function in (np.sum, np.mean, np.max, np.median, np.std):
    print(function.__name__, function(np.array([1, 2, 3, 6])))
table = {"kare": np.square, "kök": np.sqrt, "üs": np.exp}
for name, f in table.items():
    print(name, f(np.array([0, 1, 4])))
compose = lambda f, g: lambda x: f(g(x))
print(compose(np.sqrt, np.abs)(np.array([-4, 9])))
print(list(map(np.sum, [[1, 2], [3]])), sorted([3, -5, 1], key=np.abs))
