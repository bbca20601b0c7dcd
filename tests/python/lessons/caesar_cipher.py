"""Caesar's cipher in the Turkish alphabet, broken by counting."""
import numpy as np

ALFABE = "abcçdefgğhıijklmnoöprsştuüvyz"
n = len(ALFABE)
print(n, ALFABE[::-1])


def kaydır(metin, k):
    çıktı = []
    for harf in metin:
        if harf in ALFABE:
            çıktı.append(ALFABE[(ALFABE.index(harf) + k) % n])
        else:
            çıktı.append(harf)
    return "".join(çıktı)


mesaj = "hazine eski çınarın altında, üç adım kuzeyde gömülü"
for k in (1, 3, 14):
    şifreli = kaydır(mesaj, k)
    print(k, şifreli)
    assert kaydır(şifreli, -k) == mesaj

frekans = {"a": 11.9, "e": 8.9, "i": 8.6, "n": 7.5, "r": 6.7, "l": 5.9, "ı": 5.1, "k": 4.7}
beklenen = np.array([frekans.get(h, 1.4) for h in ALFABE])
beklenen /= beklenen.sum()


def say(metin):
    return np.array([metin.count(h) for h in ALFABE])


şifreli = kaydır(mesaj, 17)
gözlenen = say(şifreli)
print(şifreli, gözlenen.tolist(), sep="\n")
puanlar = np.array([np.roll(gözlenen, -k) @ np.log(beklenen) for k in range(n)])
tahmin = puanlar.argmax()
print(puanlar.round(3)[:5], tahmin)
print(kaydır(şifreli, -int(tahmin)))
for k in np.argsort(-puanlar, kind="stable")[:3]:
    print(k, kaydır(şifreli, -int(k))[:20])


def vigenere(metin, anahtar, yön=1):
    i, çıktı = 0, ""
    for harf in metin:
        if harf in ALFABE:
            k = ALFABE.index(anahtar[i % len(anahtar)])
            çıktı += ALFABE[(ALFABE.index(harf) + yön * k) % n]
            i += 1
        else:
            çıktı += harf
    return çıktı


gizli = vigenere(mesaj, "gül")
print(gizli)
print(vigenere(gizli, "gül", -1) == mesaj)
tablo = dict(zip(ALFABE, ALFABE[::-1]))
atbaş = "".join(tablo.get(h, h) for h in mesaj)
print(atbaş, "".join(tablo.get(h, h) for h in atbaş) == mesaj)
rng = np.random.default_rng(0)
karışık = "".join(rng.permutation(list(ALFABE)))
print(karışık)
print(mesaj.translate(str.maketrans(ALFABE, karışık)))
print([ord(h) for h in "aıiş"], chr(305), "ş" > "z", sorted("zşıia"))
