import numpy as np

a = np.arange(3)
print(a, a * 2, sep=" | ")
print(*a, sep="\n")
print("toplam:", a.sum(), end=" bitti\n")
print(f"{a}", f"{a!r}", f"{a.sum()=}", f"{a.mean():.3f}", f"{a[1]:>4}|{a[2]:<4}|{a[0]:^5}")
print(f"{'A':=^20}", f"{a.shape!s:>10}", f"{a.dtype}", f"{np.pi:10.4f}", f"{np.float32(2.5):.1f}")
print(str(a) + "\n" + repr(a / 2), str(a.tolist()), "%s %r" % (a, a))
width = 8
for x in a / 3:
    print(f"{x:{width}.3f}", f"{x:+.2e}", f"{x:.0%}", f"{x:g}")
