import numpy as np

şehirler = ["Ankara", "İzmir", "Van"]
konum = np.array([[0.0, 0.0], [-5.0, -1.5], [9.0, -1.0]])
fark = konum[:, None, :] - konum[None, :, :]
print(fark.shape)
uzaklık = np.sqrt((fark**2).sum(axis=-1))
print(uzaklık.round(3))
for i, ad in enumerate(şehirler):
    sıra = np.argsort(uzaklık[i])
    print(ad, "->", [şehirler[j] for j in sıra[1:]])
