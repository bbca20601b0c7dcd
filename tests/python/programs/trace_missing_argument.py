# A call without what it needs, uncaught.
class Model:
    def fit(self, x, y, *, rate):
        return x, y, rate


Model().fit([1], rate=0.1)
