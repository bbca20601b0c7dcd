"""A straight line through points: formula, normal equations, gradient descent."""
import numpy as np

rng = np.random.default_rng(3)
saat = np.linspace(0, 9, 10)
puan = 35 + 6 * saat + rng.normal(scale=3, size=10)
for s, p in zip(saat, puan):
    print(f"{s:4.1f} saat -> {p:6.2f} puan")

# 1. The formula for one variable.
slope = ((saat - saat.mean()) * (puan - puan.mean())).sum() / ((saat - saat.mean()) ** 2).sum()
intercept = puan.mean() - slope * saat.mean()
print("formula:  ", round(intercept, 6), round(slope, 6))

# 2. The normal equations.
A = np.column_stack([np.ones_like(saat), saat])
w = np.linalg.solve(A.T @ A, A.T @ puan)
print("normal:   ", w.round(6))

# 3. NumPy's own.
w2, residual, rank, _ = np.linalg.lstsq(A, puan, rcond=None)
print("lstsq:    ", w2.round(6), residual.round(5), rank)
print("polyfit:  ", np.polyfit(saat, puan, 1).round(6))

# 4. Gradient descent.
theta = np.zeros(2)
rate = 0.02
for epoch in range(1001):
    error = A @ theta - puan
    if epoch in (0, 1, 10, 100, 1000):
        print(f"  epoch {epoch:4d}: loss {np.mean(error**2):12.5f}, theta {theta.round(4)}")
    theta -= rate * 2 * A.T @ error / len(puan)
print("descent:  ", theta.round(4), np.allclose(theta, w, atol=0.01))

prediction = A @ w
ss_res = np.sum((puan - prediction) ** 2)
ss_tot = np.sum((puan - puan.mean()) ** 2)
print(f"R² = {1 - ss_res / ss_tot:.5f}, RMSE = {np.sqrt(ss_res / len(puan)):.5f}")
print("residuals:", (puan - prediction).round(3))
print("12 saat:", (np.array([1, 12]) @ w).round(3))

# Several variables, and a penalty that shrinks them.
X = rng.normal(size=(30, 3))
y = X @ [1.5, -2.0, 0.0] + 0.5 + rng.normal(scale=0.1, size=30)
Z = np.hstack([X, np.ones((30, 1))])
for penalty in (0, 1, 10):
    I = np.eye(4)
    I[3, 3] = 0
    print(penalty, np.linalg.solve(Z.T @ Z + penalty * I, Z.T @ y).round(4))
