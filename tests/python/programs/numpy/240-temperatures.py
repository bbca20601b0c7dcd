import numpy as np

celsius = np.array([-40, 0, 21.5, 37, 100])
fahrenheit = celsius * 9 / 5 + 32
print(fahrenheit)
for c, f in zip(celsius, fahrenheit):
    print(f"{c:6.1f} °C = {f:6.1f} °F")
print((fahrenheit - 32) * 5 / 9)
print(celsius[fahrenheit > 90], np.abs(celsius - 20).argmin())
