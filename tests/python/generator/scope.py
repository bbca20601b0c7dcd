"""What a piece of a program can refer to."""


class Scope:
    """Names, and other expressions as short as a name, by their types; functions by what
    they give."""

    def __init__(self, outer=None):
        self.outer = outer
        self.types = {}
        self.functions = {}
        self.classes = {}
        self.fixed = set()

    def __iter__(self):
        """(name, type) of all that is seen from here."""
        seen = {}
        scope = self
        while scope:
            seen = {**scope.types, **seen}
            scope = scope.outer
        return iter(seen.items())

    def of(self, type):
        return [name for name, known in self if known == type]

    def like(self, kind):
        """(name, type) of the containers of a kind."""
        return [(name, type) for name, type in self if type[0] == kind and isinstance(type, tuple)]

    def callables(self):
        """{name: (types of the arguments, type of the result)}"""
        outer = self.outer.callables() if self.outer else {}
        return {**outer, **self.functions}

    def known_classes(self):
        outer = self.outer.known_classes() if self.outer else {}
        return {**outer, **self.classes}

    def local(self, name):
        """May be assigned to here."""
        return name in self.types and name.isidentifier() and name not in self.fixed

    def is_fixed(self, name):
        """Is being iterated over, and must not grow."""
        return name in self.fixed or (self.outer is not None and self.outer.is_fixed(name))

    def inner(self, **types):
        """A scope below this one, with these names more."""
        scope = Scope(self)
        scope.types.update(types)
        return scope
