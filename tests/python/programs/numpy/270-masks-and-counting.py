import numpy as np

yaş = np.array([23, 35, 17, 62, 15, 48])
şehir = np.array(["İzmir", "Ankara", "İzmir", "Van", "Ankara", "İzmir"])
print(yaş[şehir == "İzmir"], yaş[şehir == "İzmir"].mean().round(4))
print((yaş >= 18).sum(), np.count_nonzero(yaş < 18), şehir[yaş < 18])
for ad in np.unique(şehir):
    grup = yaş[şehir == ad]
    print(f"{ad:<7} {len(grup)} {grup.mean():.2f} {grup.max()}")
print(yaş[(yaş > 20) & (şehir != "İzmir")], np.where(yaş >= 18, "yetişkin", "çocuk"))
yaş[şehir == "Van"] = 0
print(yaş, şehir[yaş.argmax()], np.flatnonzero(şehir == "Ankara"))
