import numpy as np

print(np.array([1.0]) / 0, np.float64(1.0) / 0)
values = [float(v) for v in np.array([1.0, 0.0])]
try:
    print(1 / values[1])
except ZeroDivisionError as error:
    print("ZeroDivisionError:", error)
print(1 / np.array(values)[1])
average = sum(values) / len(values)
print(average)
print(sum([]) / len([]))
