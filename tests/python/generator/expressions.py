"""Expressions of a wanted type, over what a scope holds."""

from . import formats, literals

SCALARS = ["int", "float", "bool", "str"]
PRODUCTIONS = {kind: [] for kind in [*SCALARS, "list", "set", "dict", "tuple", "object"]}


def makes(kind, weight=4):
    """Says that a function gives the source of an expression of this kind."""

    def register(function):
        PRODUCTIONS[kind].append((function, weight))
        return function

    return register


class Expressions:
    def __init__(self, choose):
        self.choose = choose
        self.names = 0

    def fresh(self, stem="v"):
        self.names += 1
        return f"{stem}{self.names}"

    def any_type(self, depth=2, hashable=False):
        choose = self.choose
        kind = choose.pick({"int": 8, "float": 4, "bool": 2, "str": 6, "list": 5, "tuple": 3, "dict": 3, "set": 1})
        if kind in SCALARS or depth == 0:
            return kind if kind in SCALARS else "int"
        if kind == "tuple":
            return ("tuple", *(self.any_type(depth - 1, hashable) for _ in range(choose.randint(1, 3))))
        if hashable:
            return choose.choice(["int", "str"])
        if kind == "set":
            return ("set", "int")
        if kind == "dict":
            return ("dict", self.any_type(1, hashable=True), self.any_type(depth - 1))
        return ("list", self.any_type(depth - 1))

    def of(self, type, scope, depth=3):
        """The source of an expression of this type."""
        choose = self.choose
        known = scope.of(type)
        if known and choose.chance(0.35 if depth > 0 else 0.6):
            return choose.choice(known)
        kind = type if isinstance(type, str) else type[0]
        if depth <= 0 and kind in SCALARS:
            return self.literal(type)
        if depth > 0 and choose.chance(0.12):
            general = self.general(type, scope, depth - 1)
            if general:
                return general
        if kind == "object" or (depth <= 0 and kind != "object"):
            return self.display(type, scope, depth)
        return choose.pick(PRODUCTIONS[kind])(self, type, scope, depth - 1)

    def literal(self, type):
        make = {"int": literals.integer, "float": literals.real, "bool": literals.boolean, "str": literals.text}
        return make[type](self.choose)

    def display(self, type, scope, depth):
        """[a, b] and the like."""
        choose, kind = self.choose, type[0]
        if type in SCALARS:
            return self.literal(type)
        if kind == "tuple":
            items = [self.of(each, scope, depth - 1) for each in type[1:]]
            return f"({', '.join(items)}{',' if len(items) == 1 else ''})"
        if kind == "object":
            return self.instance(type[1], scope, depth)
        count = choose.randint(0 if depth > 0 else 1, 4)
        if kind == "dict":
            pairs = [
                f"{self.of(type[1], scope, depth - 1)}: {self.of(type[2], scope, depth - 1)}" for _ in range(count)
            ]
            return f"{{{', '.join(pairs)}}}"
        items = [self.of(type[1], scope, depth - 1) for _ in range(count)]
        if kind == "set":
            return f"{{{', '.join(items)}}}" if items else "set()"
        return f"[{', '.join(items)}]"

    def instance(self, name, scope, depth):
        fields = scope.known_classes()[name]["fields"]
        return f"{name}({', '.join(self.of(type, scope, depth - 1) for type in fields.values())})"

    def general(self, type, scope, depth):
        """What gives any type: calls, conditions, items, lambdas."""
        choose = self.choose
        ways = [
            (lambda: f"({self.of(type, scope, depth)} if {self.of('bool', scope, depth)} else {self.of(type, scope, depth)})", 3),
            (lambda: self.called_lambda(type, scope, depth), 2),
            (lambda: f"max({self.of(type, scope, depth)}, {self.of(type, scope, depth)})", 1 if self.ordered(type) else 0),
            (lambda: f"min({self.of(('list', type), scope, depth)}, default={self.of(type, scope, 0)})", 1 if self.ordered(type) else 0),
            (lambda: f"({self.of(type, scope, depth)} or {self.of(type, scope, depth)})", 2),
            (lambda: f"({self.of(type, scope, depth)} and {self.of(type, scope, depth)})", 1),
            (lambda: f"{self.of(('list', type), scope, depth)}[{literals.small(choose, -2, 2)}]", 1),
            (lambda: f"next(iter({self.of(('list', type), scope, depth)}), {self.of(type, scope, depth)})", 1),
        ]  # fmt: skip
        for name, known in scope:
            if isinstance(known, tuple):
                if known == ("list", type):
                    ways.append((lambda name=name: f"{name}[{self.place(name, scope, depth)}]", 4))
                elif known[0] == "dict" and known[2] == type:
                    ways.append((lambda name=name, key=known[1]: self.looked_up(name, key, type, scope, depth), 4))
                elif known[0] == "tuple" and type in known[1:]:
                    at = choose.choice([i for i, each in enumerate(known[1:]) if each == type])
                    ways.append((lambda name=name, at=at: f"{name}[{at}]", 3))
                elif known[0] == "object":
                    members = scope.known_classes()[known[1]]["members"]
                    for member, (arguments, result) in members.items():
                        if result == type:
                            ways.append(
                                (lambda n=name, m=member, a=arguments: n + m + self.arguments(a, scope, depth), 6)
                            )
        for name, (arguments, result) in scope.callables().items():
            if result == type:
                ways.append((lambda name=name, arguments=arguments: name + self.arguments(arguments, scope, depth), 5))
        return choose.pick([(way, weight) for way, weight in ways if weight])()

    def arguments(self, types, scope, depth):
        """(a, b=c) for a list of types, each maybe with the parameter's name and "?" where
        there is a default; None stands for no call at all."""
        if types is None:
            return ""
        words, by_name = [], False
        for name, type, optional in types:
            if optional and self.choose.chance(0.4):
                by_name = True
                continue
            by_name = by_name or self.choose.chance(0.15)
            words.append((f"{name}=" if by_name else "") + self.of(type, scope, depth))
        return f"({', '.join(words)})"

    def called_lambda(self, type, scope, depth):
        name, argument = self.fresh("a"), self.any_type(1)
        body = self.of(type, scope.inner(**{name: argument}), depth)
        return f"(lambda {name}: {body})({self.of(argument, scope, depth)})"

    def place(self, name, scope, depth):
        index = self.of("int", scope, depth)
        return f"{index} % len({name})" if self.choose.chance(0.7) else literals.small(self.choose, -2, 2)

    def looked_up(self, name, key, type, scope, depth):
        key = self.of(key, scope, depth)
        if self.choose.chance(0.7):
            return f"{name}.get({key}, {self.of(type, scope, depth)})"
        return f"{name}[{key}]"

    def ordered(self, type):
        return type in SCALARS or (type[0] in ("list", "tuple") and all(self.ordered(each) for each in type[1:]))

    def slice(self, scope):
        choose = self.choose
        part = lambda: choose.choice(["", "", literals.small(choose, -4, 4)])  # noqa: E731
        step = choose.choice(["", "", "", ":", ":2", ":-1", ":-2", ":1"])
        return f"[{part()}:{part()}{step}]"

    def comprehension(self, element, scope, depth, hashable=False):
        """"x for a in b if c" with an element made by `element`."""
        choose = self.choose
        inner, clauses = scope, []
        for _ in range(choose.pick({1: 6, 2: 1})):
            if choose.chance(0.3):
                a, b = self.fresh("i"), self.fresh("x")
                item = self.any_type(1)
                source = f"enumerate({self.of(('list', item), inner, depth - 1)})"
                clauses.append(f"for {a}, {b} in {source}")
                inner = inner.inner(**{a: "int", b: item})
            else:
                name = self.fresh("x")
                iterable, item = self.iterable(inner, depth - 1)
                clauses.append(f"for {name} in {iterable}")
                inner = inner.inner(**{name: item})
            if choose.chance(0.3):
                clauses.append(f"if {self.of('bool', inner, depth - 1)}")
        return f"{element(inner)} {' '.join(clauses)}"

    def iterable(self, scope, depth):
        """Something short to iterate over, and the type of what it gives."""
        choose = self.choose
        way = choose.pick({"range": 4, "list": 4, "str": 1, "zip": 1, "items": 1, "tuple": 1, "set": 1, "dict": 1})
        if way == "range":
            bounds = [literals.small(choose, 0, 5)]
            if choose.chance(0.3):
                bounds = [literals.small(choose, -3, 3), literals.small(choose, 0, 6)]
                if choose.chance(0.5):
                    bounds.append(choose.choice(["2", "-1", "3", "1"]))
            return f"range({', '.join(bounds)})", "int"
        if way == "str":
            return self.of("str", scope, depth), "str"
        if way == "zip":
            a, b = self.any_type(1), self.any_type(1)
            return (
                f"zip({self.of(('list', a), scope, depth)}, {self.of(('list', b), scope, depth)})",
                ("tuple", a, b),
            )
        if way == "items":
            type = ("dict", self.any_type(0, hashable=True), self.any_type(1))
            return f"{self.of(type, scope, depth)}.items()", ("tuple", *type[1:])
        if way == "dict":
            type = ("dict", self.any_type(0, hashable=True), self.any_type(1))
            return self.of(type, scope, depth), type[1]
        if way == "set":
            return self.of(("set", "int"), scope, depth), "int"
        item = self.any_type(1)
        if way == "tuple":
            return f"({self.of(item, scope, depth)}, {self.of(item, scope, depth)})", item
        ways = {"": 5, "reversed": 1, "iter": 1, "tuple": 1}
        if self.ordered(item):
            ways["sorted"] = 1
        return f"{choose.pick(ways)}({self.of(('list', item), scope, depth)})", item


from . import containers, numbers, texts  # noqa: E402, F401  they register their productions
