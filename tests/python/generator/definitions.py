"""Functions, generators and classes."""

from .expressions import SCALARS
from .statements import Statements, indented


class Definitions(Statements):
    def within(self, result):
        """The state of a function's body; give what it returns back to `outside`."""
        before = self.in_function, self.in_loop
        self.in_function, self.in_loop = result, False
        return before

    def outside(self, before):
        self.in_function, self.in_loop = before

    def parameters(self, scope):
        """How they are written, what a call must give, and what they are inside."""
        choose = self.choose
        words, wanted, names = [], [], {}
        optional = False
        for _ in range(choose.randint(0, 3)):
            name, type = self.fresh("p"), self.any_type(1)
            optional = optional or choose.chance(0.25)
            note = f": {type}" if type in SCALARS and choose.chance(0.15) else ""
            default = f"={self.literal(type) if type in SCALARS else self.display(type, scope, 1)}" if optional else ""
            words.append(name + note + default)
            wanted.append((name, type, optional))
            names[name] = type
        if choose.chance(0.15):
            rest = self.fresh("rest")
            words.append(f"*{rest}")
            wanted.clear() if any(each[2] for each in wanted) else None
            wanted = [(name, type, False) for name, type, _ in wanted] or [
                (name, type, False) for name, type in names.items()
            ]
            names[f"len({rest})"] = "int"
        if choose.chance(0.15):
            name, type = self.fresh("k"), choose.choice(SCALARS)
            if not any(word.startswith("*") for word in words):
                words.append("*")
            words.append(f"{name}={self.literal(type)}")
            names[name] = type
        if choose.chance(0.1):
            name = self.fresh("words")
            words.append(f"**{name}")
            names[f"len({name})"] = "int"
        return ", ".join(words), wanted, names

    def function(self, scope):
        choose = self.choose
        name, result = self.fresh("f"), self.any_type(2)
        words, wanted, names = self.parameters(scope)
        inner = scope.inner(**names)
        inner.fixed.update(names)  # a list that a caller goes through must not grow
        before = self.within(result)
        body = []
        if choose.chance(0.15):
            body.append(choose.choice(['"""Says what it does."""', "'doc'"]))
        if choose.chance(0.25):
            body += self.closure(inner)
        body += self.block(inner, 2)
        body.append(f"return {self.of(result, inner)}")
        self.outside(before)
        lines = [f"def {name}({words}){self.arrow(result)}:", *indented(body)]
        if choose.chance(0.1):
            decorator = self.fresh("deco")
            lines = self.decorator(decorator) + [f"@{decorator}", *lines]
            wanted = [(n, t, False) for n, t, _ in wanted]
        scope.functions[name] = (wanted, result)
        return lines

    def arrow(self, result):
        return f" -> {result}" if result in SCALARS and self.choose.chance(0.15) else ""

    def decorator(self, name):
        return [
            f"def {name}(function):",
            "    def wrapper(*args, **kwargs):",
            "        print('>', function.__name__, len(args), sorted(kwargs))",
            "        return function(*args, **kwargs)",
            "    return wrapper",
        ]

    def closure(self, scope):
        """An inner function that counts."""
        count, step = self.fresh("count"), self.fresh("step")
        body = [f"nonlocal {count}", f"{count} += {self.choose.choice(['1', '2', 'amount'])}"]
        scope.functions[step] = ([("amount", "int", True)], "int")
        return [f"{count} = 0", f"def {step}(amount=1):", *indented([*body, f"return {count} % 1000"])]

    def recursion(self, scope):
        name, result = self.fresh("r"), self.choose.choice(["int", "str", ("list", "int")])
        inner = scope.inner(n="int")
        base, more = self.of(result, inner, 2), self.of(result, inner, 2)
        combined = {"int": f"({more} + {name}(n - 1)) % 1009", "str": f"({more} + {name}(n - 1))[:30]"}
        lines = [f"def {name}(n):", "    if n <= 0:", f"        return {base}"]
        lines += [f"    return {combined.get(result, f'[*{more}[:3], *{name}(n - 1)]')}"]
        return [*lines, f"print({name}({self.choose.randint(0, 6)}))"]

    def generator(self, scope):
        choose = self.choose
        name, item = self.fresh("gen"), self.any_type(1)
        inner = scope.inner(n="int")
        inner.fixed.add("n")
        lines = [f"def {name}(n):"]
        way = choose.choice(["loop", "send", "from", "finally"])
        if way == "loop":
            body = ["for i in range(n):", *indented([f"yield {self.of(item, inner.inner(i='int'), 2)}"])]
            body += [f"return {self.of('int', inner, 1)}"] if choose.chance(0.3) else []
        elif way == "send":
            body = ["got = None", "while n > 0:", "    n -= 1"]
            body += [f"    got = yield ({self.of(item, inner, 2)}, got)"]
        elif way == "from":
            body = [f"yield from {self.of(('list', item), inner, 2)}", f"got = yield from {self.of('str', inner, 1)}"]
            body += ["yield got"]
        else:
            body = ["try:", *indented([f"yield {self.of(item, inner, 1)}", f"yield {self.of(item, inner, 1)}"])]
            body += choose.choice([["finally:", "    print('closed')"], ["except GeneratorExit:", "    print('exit')", "    raise"]])
        lines += indented(body)
        count = choose.randint(0, 4)
        made = self.fresh("g")
        uses = [
            [f"print(list({name}({count})))"],
            [f"for each in {name}({count}):", "    print(each, end=' ')", "print()"],
            [f"{made} = {name}({count})", f"print(next({made}, 0))", f"print({made}.send({'1' if choose.chance(0.5) else 'None'}))", f"{made}.close()", f"print(list({made}))"],
            [f"{made} = {name}(2)", f"print(next({made}))", f"{made}.throw(KeyError('thrown'))"],
            [f"first, *others = {name}({count})", "print(first, others)"],
        ]  # fmt: skip
        return lines + choose.choice(uses)

    # ── Classes

    def class_definition(self, scope):
        choose = self.choose
        name = self.fresh("C")
        known = scope.known_classes()
        base = choose.choice(list(known)) if known and choose.chance(0.35) else None
        inherited = dict(known[base]["fields"]) if base else {}
        members = dict(known[base]["members"]) if base else {}
        own = {self.fresh("x"): self.any_type(1) for _ in range(choose.randint(1, 2))}
        fields = {**inherited, **own}
        lines = []
        if choose.chance(0.2):
            lines.append('"""A class."""')
        if choose.chance(0.3):
            shared = self.fresh("shared")
            lines.append(f"{shared} = {self.of('int', scope, 2)}")
            members["." + shared] = (None, "int")
        lines.append(f"def __init__(self, {', '.join(fields)}):")
        if base:
            lines.append(f"    super().__init__({', '.join(inherited)})")
        lines += [f"    self.{field} = {field}" for field in own]
        inner = scope.inner(**{f"self.{field}": type for field, type in fields.items()})
        inner.fixed.update(f"self.{field}" for field in fields)
        members |= {f".{field}": (None, type) for field, type in fields.items()}
        for _ in range(choose.randint(0, 2)):
            lines += self.method(inner, members)
        lines += self.dunders(inner, members, own, name)
        scope.classes[name] = {"fields": fields, "members": members}
        return [f"class {name}{f'({base})' if base else choose.choice(['', '', '()'])}:", *indented(lines)]

    def method(self, scope, members):
        choose = self.choose
        name, result = self.fresh("m"), self.any_type(1)
        way = choose.pick({"method": 6, "property": 2, "staticmethod": 1, "classmethod": 1})
        if way == "property":
            members["." + name] = (None, result)
            return ["@property", f"def {name}(self):", f"    return {self.of(result, scope)}"]
        words, wanted, names = self.parameters(scope.outer)
        inner = scope.inner(**names) if way == "method" else scope.outer.inner(**names)
        inner.fixed.update(names)
        members["." + name] = (wanted, result)
        before = self.within(result)
        body = self.block(inner, 1, 2) if choose.chance(0.4) else []
        body.append(f"return {self.of(result, inner)}")
        self.outside(before)
        decorator = [] if way == "method" else [f"@{way}"]
        first = {"method": ["self"], "staticmethod": [], "classmethod": ["cls"]}[way]
        return [*decorator, f"def {name}({', '.join([*first, *([words] if words else [])])}):", *indented(body)]

    def dunders(self, scope, members, own, name):
        choose = self.choose
        field = choose.choice(list(own))
        value = f"self.{field}"
        type = own[field]
        integer = self.of("int", scope, 2)
        ways = {
            "__repr__": ["def __repr__(self):", f"    return f'{name}({{{value}!r}})'"],
            "__str__": ["def __str__(self):", f"    return {self.of('str', scope, 2)}"],
            "__eq__": ["def __eq__(self, other):", f"    return isinstance(other, {name}) and {value} == other.{field}"],
            "__len__": ["def __len__(self):", f"    return abs({integer}) % 7"],
            "__bool__": ["def __bool__(self):", f"    return {self.of('bool', scope, 2)}"],
            "__getitem__": ["def __getitem__(self, key):", f"    return [{value}, {integer}][key]"],
            "__iter__": ["def __iter__(self):", f"    return iter([{value}, {integer}])"],
            "__contains__": ["def __contains__(self, item):", f"    return item == {value}"],
            "__call__": ["def __call__(self, n=1):", f"    return (n, {value})"],
            "__add__": ["def __add__(self, other):", f"    return ({value}, other)"],
            "__radd__": ["def __radd__(self, other):", f"    return (other, {value})"],
            "__mul__": ["def __mul__(self, k):", "    if not isinstance(k, int):", "        return NotImplemented", f"    return [{value}] * (k % 4)"],
            "__neg__": ["def __neg__(self):", f"    return {integer}"],
            "__enter__": ["def __enter__(self):", "    print('enter')", "    return self", "def __exit__(self, kind, error, trace):", "    print('exit', error)", f"    return {self.of('bool', scope, 1)}"],
            "__getattr__": ["def __getattr__(self, name):", f"    if name[0] == '_':", f"        raise AttributeError(name)", f"    return (name, {value})"],
            "__hash__": ["def __hash__(self):", "    return 7"],
            "__index__": ["def __index__(self):", f"    return {integer} % 3"],
            "__format__": ["def __format__(self, spec):", f"    return f'<{{spec}}>'"],
        }  # fmt: skip
        if self.ordered(type):
            ways["__lt__"] = ["def __lt__(self, other):", f"    return {value} < other.{field}"]
        chosen = choose.some(list(ways), 0, 5)
        lines = [line for each in chosen for line in ways[each]]
        # Without it, a repr is an address.
        if "__repr__" not in chosen:
            lines += ways["__repr__"]
        return lines

    def try_out(self, scope):
        """An instance, and what can be asked of it; most classes refuse some of it."""
        known = scope.known_classes()
        if not known:
            return self.class_definition(scope)
        name = self.choose.choice(list(known))
        made = self.fresh("o")
        lines = [f"{made} = {self.instance(name, scope, 3)}"]
        scope.types[made] = ("object", name)
        uses = [
            f"print({made})", f"print(repr({made}), str({made}))", f"print(len({made}), bool({made}))", f"print({made}[0])",
            f"print(list({made}))", f"print({made} == {made}, {made} != 3)", f"print({made}())", f"print({made} + 1)",
            f"print(1 + {made})", f"print({made} * 3)", f"print(3 * {made})", f"print(-{made})", f"print(1 in {made})",
            f"print({made}.missing)", f"print({{{made}: 1}})", f"print([10, 20, 30][{made}])", f"print(f'{{{made}:>9}}')",
            f"print(sorted([{made}, {made}]))", f"print({made} < {made})", f"print(type({made}).__name__, isinstance({made}, {name}))",
            f"print(hasattr({made}, 'm1'), getattr({made}, 'zzz', None))", f"a, b = {made}", f"print([{made}], ({made},))",
            f"with {made} as it: print(it)", f"with {made}: raise ValueError('in with')", f"{made}.new = 1", f"del {made}.missing",
        ]  # fmt: skip
        return [lines, *([use] for use in self.choose.sample(uses, 4))]
