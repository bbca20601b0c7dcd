"""Bank accounts: classes, inheritance, properties, own exceptions."""


class YetersizBakiye(Exception):
    def __init__(self, eksik):
        super().__init__(f"{eksik:.2f} TL eksik")
        self.eksik = eksik


class Hesap:
    sayaç = 0

    def __init__(self, sahip, bakiye=0.0):
        self.sahip = sahip
        self._bakiye = bakiye
        self.hareketler = []
        Hesap.sayaç += 1
        self.no = Hesap.sayaç

    @property
    def bakiye(self):
        return self._bakiye

    @bakiye.setter
    def bakiye(self, değer):
        if değer < 0:
            raise YetersizBakiye(-değer)
        self._bakiye = değer

    def yatır(self, tutar):
        if tutar <= 0:
            raise ValueError(f"tutar artı olmalı: {tutar}")
        self.bakiye += tutar
        self.hareketler.append(("+", tutar))
        return self

    def çek(self, tutar):
        self.bakiye -= tutar
        self.hareketler.append(("-", tutar))
        return self

    def __repr__(self):
        tür = type(self).__name__
        return f"{tür}(no={self.no}, sahip={self.sahip!r}, bakiye={self.bakiye:.2f})"

    def __lt__(self, diğer):
        return self.bakiye < diğer.bakiye

    def __eq__(self, diğer):
        return isinstance(diğer, Hesap) and self.no == diğer.no

    @classmethod
    def metinden(cls, metin):
        sahip, bakiye = metin.split(":")
        return cls(sahip.strip(), float(bakiye))

    @staticmethod
    def biçim(tutar):
        return f"{tutar:,.2f}".replace(",", " ").replace(".", ",") + " TL"


class Vadeli(Hesap):
    def __init__(self, sahip, bakiye=0.0, faiz=0.1):
        super().__init__(sahip, bakiye)
        self.faiz = faiz

    def yıl_geçir(self, n=1):
        for _ in range(n):
            self.yatır(round(self.bakiye * self.faiz, 2))
        return self

    def çek(self, tutar):
        print("vade bozuldu")
        return super().çek(tutar * 1.01)


a = Hesap("Ayşe", 100)
b = Vadeli("Bora", 1000, faiz=0.25)
c = Hesap.metinden("Cem: 250.5")
print(a, b, c, sep="\n")
a.yatır(50).çek(30)
b.yıl_geçir(3)
b.çek(100)
print(a.hareketler, b.hareketler)
print(sorted([b, a, c]), max([a, b, c]).sahip, a == a, a == c, a != b)
for işlem in (lambda: a.çek(1000), lambda: a.yatır(-5), lambda: setattr(a, "bakiye", -1)):
    try:
        işlem()
    except YetersizBakiye as hata:
        print("YetersizBakiye:", hata, hata.eksik)
    except ValueError as hata:
        print("ValueError:", hata)
    finally:
        print("  bakiye", Hesap.biçim(a.bakiye))
print(Hesap.biçim(1234567.891), isinstance(b, Hesap), issubclass(Vadeli, Hesap), Hesap.sayaç)
hesaplar = {h.no: h for h in (a, b, c)}
print({no: h.sahip for no, h in hesaplar.items()}, sum(h.bakiye for h in hesaplar.values()))
print([f"{h.sahip:>6}|{h.bakiye:>10.2f}" for h in hesaplar.values()])
c.yatır(0)
