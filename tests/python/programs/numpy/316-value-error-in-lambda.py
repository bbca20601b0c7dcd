import numpy as np

işlemler = {
    "topla": lambda a, b: a + b,
    "çarp": lambda a, b: a @ b,
}
x, y = np.ones(3), np.ones((3, 2))
print(işlemler["çarp"](x, y))
print(işlemler["topla"](x, y.T))
print(işlemler["topla"](x, y))
