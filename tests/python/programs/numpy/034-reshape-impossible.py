import numpy as np

pixels = np.arange(10)
print(pixels.reshape(2, 5))
for shape in [(3, 4), (3, -1), (-1, -1)]:
    try:
        print(pixels.reshape(shape))
    except ValueError as error:
        print(shape, "->", error)
image = pixels.reshape(3, 3)
print(image)
