import numpy as np

image = np.zeros((5, 7), dtype=int)
image[1:4, 2:5] = 9
image[2, 3] = 5
print(image)
print(image[::-1], image[:, ::-1][2], image.T.shape)
print(255 - image[2] * 25, (image > 4).sum(), image.max())
for row in image:
    print("".join(" .:-=+*#%@"[p] for p in row))
print(image.reshape(-1)[:10], np.rot90(image).shape)
rgb = np.stack([image, image * 2, image * 3], axis=-1)
print(rgb.shape, rgb[2, 2], rgb.mean(axis=2)[2].round(2))
