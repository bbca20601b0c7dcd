import numpy as np

saat = [0, 6, 12, 18]
derece = [10.0, 8.0, 20.0, 15.0]
print(np.interp(9, saat, derece), np.interp([3, 12, 15], saat, derece))
print(np.interp([-5, 30], saat, derece))
print(np.interp([-5, 30], saat, derece, left=0, right=1))
for t in range(0, 19, 3):
    value = np.interp(t, saat, derece)
    print(f"{t:02d}:00 {value:5.1f} " + "=" * int(value))
