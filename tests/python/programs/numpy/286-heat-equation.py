import numpy as np

u = np.zeros(11)
u[5] = 100
for step in range(6):
    print(step, u.round(2), u.sum().round(6))
    u[1:-1] += 0.25 * (u[2:] - 2 * u[1:-1] + u[:-2])
plate = np.zeros((5, 5))
plate[0] = 8
for _ in range(4):
    plate[1:-1, 1:-1] = (
        plate[:-2, 1:-1] + plate[2:, 1:-1] + plate[1:-1, :-2] + plate[1:-1, 2:]
    ) / 4
print(plate)
