import numpy as np

payload = np.array([2 / 3, 1 / 8, 12.005, 99.995])
print(payload.round(2), [f"{p:.2f}" for p in payload], np.round(payload, 1).tolist())
print(payload.sum().round(3), f"{payload.mean():.4f}", round(payload.max(), 1))
print((payload / payload.sum() * 100).round(1), f"%{payload[0] / payload.sum() * 100:.2f}")
print([round(float(p), 2) for p in payload], [round(p) for p in payload], payload.astype(int))
print(np.floor(payload * 10) / 10, np.ceil(payload), np.rint(payload), np.trunc(-payload))
