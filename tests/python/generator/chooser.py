"""What every part of the generator draws from."""

import random


class Chooser(random.Random):
    """Python's generator, with a few words more."""

    def chance(self, probability):
        return self.random() < probability

    def pick(self, weighted):
        """One of {thing: weight}, or of a list of (thing, weight)."""
        pairs = list(weighted.items()) if isinstance(weighted, dict) else weighted
        return self.choices([thing for thing, _ in pairs], [weight for _, weight in pairs])[0]

    def some(self, items, least, most):
        """Between `least` and `most` of the items, in their order."""
        count = min(len(items), self.randint(least, most))
        return [items[i] for i in sorted(self.sample(range(len(items)), count))]
