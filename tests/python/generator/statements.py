"""Statements, as lists of lines."""

from . import literals
from .expressions import SCALARS, Expressions


def indented(lines):
    return ["    " + line for line in lines or ["pass"]]


class Statements(Expressions):
    """`depth` is how many blocks more may be nested."""

    def __init__(self, choose):
        super().__init__(choose)
        self.in_function = self.in_loop = False

    def block(self, scope, depth, most=3):
        lines = []
        for _ in range(self.choose.randint(1, most)):
            lines += self.statement(scope, depth)
        return lines

    def statement(self, scope, depth=2):
        ways = {
            self.show: 8, self.assign: 8, self.augment: 5, self.unpack: 3, self.change: 7, self.change_slice: 2,
            self.erase: 1, self.check: 1, self.fail: 1, self.call: 2, self.annotate: 1, self.chain: 1,
        }  # fmt: skip
        if depth > 0:
            ways |= {self.branch: 4, self.count_up: 4, self.for_each: 6, self.handle: 4, self.consume: 2}
        if self.in_loop:
            ways[self.jump] = 2
        if self.in_function:
            ways[self.leave] = 1
        return self.choose.pick(ways)(scope, depth)

    # ── Simple ones

    def show(self, scope, depth):
        values = [self.of(self.any_type(2), scope) for _ in range(self.choose.randint(1, 3))]
        known = list(scope)
        if known and self.choose.chance(0.5):
            name, type = self.choose.choice(known)
            values.append(f"len({name})" if type[0] == "object" else name)
        ending = self.choose.pick({"": 10, ", sep=', '": 1, ", end=';\\n'": 1, ", sep=''": 1})
        return [f"print({', '.join(values)}{ending})"]

    def target(self, scope, type):
        """A name to assign to: one of this type, or a new one."""
        known = [name for name in scope.of(type) if scope.local(name)]
        if known and self.choose.chance(0.4):
            return self.choose.choice(known)
        return self.fresh()

    def assign(self, scope, depth):
        type = self.any_type(2)
        value = self.of(type, scope)
        name = self.target(scope, type)
        scope.types[name] = type
        return [f"{name} = {value}"]

    def annotate(self, scope, depth):
        type = self.choose.choice(SCALARS)
        value, name = self.of(type, scope), self.fresh()
        scope.types[name] = type
        return [f"{name}: {type} = {value}"]

    def chain(self, scope, depth):
        type = self.any_type(1)
        value, a, b = self.of(type, scope), self.fresh(), self.fresh()
        scope.types |= {a: type, b: type}
        return [f"{a} = {b} = {value}"]

    def augment(self, scope, depth):
        known = [(name, type) for name, type in scope if scope.local(name) and type in (*SCALARS, ("set", "int"))]
        known += [(name, type) for name, type in scope.like("list") if scope.local(name)]
        if not known:
            return self.assign(scope, depth)
        name, type = self.choose.choice(known)
        if type == "int":
            op = self.choose.pick({"+": 4, "-": 4, "*": 1, "//": 1, "%": 1, "|": 1, "&": 1, "^": 1, "<<": 1, ">>": 1})
            value = self.of("int", scope)
            if op in ("*", "<<", ">>"):
                value = literals.small(self.choose, 0, 3)
            return [f"{name} {op}= {value}"]
        if type == "float":
            return [f"{name} {self.choose.choice('+-*/')}= {self.of('float', scope)}"]
        if type == "bool":
            return [f"{name} {self.choose.choice('&|^')}= {self.of('bool', scope)}"]
        if type == "str":
            return [f"{name} += {self.of('str', scope)}"]
        if type[0] == "set":
            return [f"{name} {self.choose.choice('|&-^')}= {self.of(type, scope)}"]
        return [f"{name} += {self.of(type, scope)}[:4]"]

    def unpack(self, scope, depth):
        types = [self.any_type(1) for _ in range(self.choose.randint(2, 3))]
        names = [self.target(scope, type) for type in types]
        if len(set(names)) < len(names):
            names = [self.fresh() for _ in types]
        way = self.choose.choice(["plain", "plain", "star", "nested", "swap"])
        if way == "star":
            scope.types |= {names[0]: types[0], names[1]: ("list", types[0])}
            return [f"{names[0]}, *{names[1]} = {self.of(('list', types[0]), scope)}"]
        if way == "nested":
            type = ("tuple", types[0], ("tuple", *types[:2]))
            value, third = self.of(type, scope), self.fresh()
            scope.types |= {third: types[0], names[0]: types[0], names[1]: types[1]}
            return [f"{third}, ({names[0]}, {names[1]}) = {value}"]
        known = [name for name, type in scope if scope.local(name) and type in ("int", "str")]
        if way == "swap" and len(known) > 1:
            a, b = self.choose.sample(known, 2)
            if scope.types[a] == scope.types[b]:
                return [f"{a}, {b} = {b}, {a}"]
        values = [self.of(type, scope) for type in types]
        scope.types |= dict(zip(names, types))
        return [f"{', '.join(names)} = {', '.join(values)}"]

    def change(self, scope, depth):
        """A method that changes a container, or an item or attribute of one."""
        known = [pair for kind in ("list", "dict", "set", "object") for pair in scope.like(kind)]
        known = [(name, type) for name, type in known if not scope.is_fixed(name)]
        if not known:
            return self.assign(scope, depth)
        name, type = self.choose.choice(known)
        if type[0] == "object":
            field, kind = self.choose.choice(list(scope.known_classes()[type[1]]["fields"].items()))
            return [f"{name}.{field} = {self.of(kind, scope)}"]
        item = self.of(type[-1], scope, 2)
        small = literals.small(self.choose, -3, 3)
        if type[0] == "set":
            methods = [f"add({item})", f"discard({item})", f"remove({item})", f"update({self.of(type, scope, 1)})"]
            return [f"{name}.{self.choose.choice([*methods, 'pop()', 'clear()'])}"]
        if type[0] == "dict":
            key = self.of(type[1], scope, 1)
            return [
                self.choose.choice(
                    [f"{name}[{key}] = {item}"] * 4
                    + [f"{name}.setdefault({key}, {item})", f"{name}.pop({key}, None)", f"{name}.update({{{key}: {item}}})"]
                    + [f"print({name}.pop({key}))", f"print({name}.popitem())", f"del {name}[{key}]", f"{name}.clear()"]
                )
            ]
        ways = [f"{name}.append({item})"] * 4 + [f"{name}[{small}] = {item}"] * 2
        ways += [f"{name}.insert({small}, {item})", f"{name}.extend({self.of(type, scope, 1)}[:3])", f"print({name}.pop())"]
        ways += [f"{name}.remove({item})", f"{name}.reverse()", f"{name}.pop({small})", f"{name}.clear()"]
        if self.ordered(type[1]):
            ways += [f"{name}.sort()", f"{name}.sort(reverse=True)", f"{name}.sort(key=str)"]
        if type[1] == "int":
            ways += [f"{name}[{small}] += {item}", f"{name}[{small}] -= 1"]
        return [self.choose.choice(ways)]

    def change_slice(self, scope, depth):
        known = [(name, type) for name, type in scope.like("list") if not scope.is_fixed(name)]
        if not known:
            return self.show(scope, depth)
        name, type = self.choose.choice(known)
        if self.choose.chance(0.25):
            return [f"del {name}{self.slice(scope)}"]
        return [f"{name}{self.slice(scope)} = {self.of(type, scope, 2)}[:4]"]

    def erase(self, scope, depth):
        known = [name for name in scope.types if scope.local(name)]
        if not known or self.in_loop:
            return self.show(scope, depth)
        name = self.choose.choice(known)
        del scope.types[name]
        return [f"del {name}"]

    def check(self, scope, depth):
        message = f", {self.of('str', scope, 1)}" if self.choose.chance(0.5) else ""
        test = self.of("bool", scope, 2)
        if self.choose.chance(0.7):
            test = f"{test} or True"
        return [f"assert {test}{message}"]

    def fail(self, scope, depth):
        """What no program should do."""
        name = self.choose.choice([name for name, _ in scope] or ["nothing"])
        text, number = self.of("str", scope, 1), self.of("int", scope, 1)
        error = self.choose.choice(["ValueError", "KeyError", "TypeError", "RuntimeError", "IndexError", "Exception"])
        return [
            self.choose.choice(
                [
                    f"raise {error}({self.of(self.choose.choice(SCALARS), scope, 1)})",
                    f"raise {error}({text}, {number})",
                    f"raise {error}",
                    f"print({text} + {number})",
                    f"print({number} + {text})",
                    f"print({number} / 0)",
                    f"print({number} % 0, {text})",
                    f"print({name}.missing)",
                    f"print({name}[99])",
                    f"print({name}())",
                    f"print(undefined_{name if name.isidentifier() else 'x'})",
                    f"int({text})",
                    f"a, b = {self.of(self.any_type(1), scope, 1)}",
                    f"print({number} < {text})",
                    f"for _ in {number}: pass",
                    f"len({number})",
                    f"[].pop()",
                    f"{{}}[{text}]",
                    f"float({text})",
                    f"print({text}[{number}])",
                    f"print(-{text})",
                    f"print([1] + {self.of(self.choose.choice(SCALARS), scope, 1)})",
                    f"{{[]: {number}}}",
                    f"print(max([]))",
                    f"print(sum([{text}]))",
                    f"{text}.join([{number}])",
                    f"print(len({text}, {number}))",
                    f"{name}.x = {number}",
                    f"print({text} % {number})",
                    f"print('%d' % {text})",
                    f"print('{{}} {{}}'.format({number}))",
                    f"print(format({number}, 'q'))",
                    f"range({text})",
                    f"[1, 2].index({number})",
                    f"chr(-{number})",
                    f"print(abs({text}), round({text}))",
                    f"raise {number}",
                    f"sorted([{number}, {text}])",
                ]
            )
        ]

    def call(self, scope, depth):
        known = scope.callables()
        if not known:
            return self.show(scope, depth)
        name, (arguments, result) = self.choose.choice(list(known.items()))
        call = name + self.arguments(arguments, scope, 2)
        if result[0] in ("object", "generator"):
            return [call]
        return [f"print({call})"]

    def jump(self, scope, depth):
        return [f"if {self.of('bool', scope, 2)}:", "    " + self.choose.choice(["break", "continue"])]

    def leave(self, scope, depth):
        return [f"if {self.of('bool', scope, 2)}:", f"    return {self.of(self.in_function, scope, 2)}"]

    # ── Compound ones; what a block names is known only in it

    def branch(self, scope, depth):
        lines = [f"if {self.of('bool', scope)}:", *indented(self.block(scope.inner(), depth - 1))]
        while self.choose.chance(0.3):
            lines += [f"elif {self.of('bool', scope)}:", *indented(self.block(scope.inner(), depth - 1))]
        if self.choose.chance(0.5):
            lines += ["else:", *indented(self.block(scope.inner(), depth - 1))]
        return lines

    def loop_body(self, scope, depth):
        outside, self.in_loop = self.in_loop, True
        lines = self.block(scope, depth - 1)
        self.in_loop = outside
        return lines

    def count_up(self, scope, depth):
        name = self.fresh("n")
        inner = scope.inner()
        inner.types[name] = "int"
        inner.fixed.add(name)
        body = self.loop_body(inner, depth)
        lines = [f"{name} = {literals.small(self.choose)}", f"while {name} > 0:", f"    {name} -= 1", *indented(body)]
        if self.choose.chance(0.2):
            lines += ["else:", *indented(self.show(scope, 0))]
        return lines

    def for_each(self, scope, depth):
        iterable, item = self.iterable(scope, 2)
        inner = scope.inner()
        inner.fixed.update(name for name, _ in scope if name in iterable)
        target = self.fresh("e")
        if item[0] == "tuple" and self.choose.chance(0.7):
            names = [self.fresh("e") for _ in item[1:]]
            inner.types |= dict(zip(names, item[1:]))
            target = f"{', '.join(names)}{',' if len(names) == 1 else ''}"
        else:
            inner.types[target] = item
        lines = [f"for {target} in {iterable}:", *indented(self.loop_body(inner, depth))]
        if self.choose.chance(0.15):
            lines += ["else:", *indented(self.show(scope, 0))]
        return lines

    def consume(self, scope, depth):
        """A generator, step by step."""
        name = self.fresh("g")
        element = self.comprehension(lambda s: self.of(self.any_type(1), s, 1), scope, 2)
        made = self.choose.choice([f"({element})", f"iter([{element}])"])
        made = self.choose.choice([made, made, "enumerate('abc')", "map(str, [1, 2])", "zip([1, 2], 'xy')"])
        return [f"{name} = {made}", f"print(next({name}, 'none'))", f"print(list({name}), list({name}))"]

    def handle(self, scope, depth):
        error = self.fresh("error")
        caught = self.choose.pick(
            {"Exception": 8, "(TypeError, ValueError)": 2, "ArithmeticError": 1, "LookupError": 2, "BaseException": 1}
        )
        lines = ["try:", *indented(self.block(scope.inner(), depth - 1))]
        if self.choose.chance(0.5):
            lines += indented(self.fail(scope, 0))
        endings = self.choose.pick({"except": 8, "finally": 1, "both": 2})
        if endings != "finally":
            lines += [f"except {caught} as {error}:"]
            lines += [f"    print(type({error}).__name__, {error}, {error}.args, repr({error}))"]
            if self.choose.chance(0.3):
                lines += indented(self.block(scope.inner(), depth - 1, 2))
            if self.choose.chance(0.1):
                again = [f"raise ValueError('again') from {error}", "raise", "raise RuntimeError('again')"]
                lines += indented([self.choose.choice([*again, f"raise KeyError({error}) from None"])])
            if self.choose.chance(0.2):
                lines += ["else:", *indented(self.show(scope, 0))]
        if endings != "except":
            lines += ["finally:", *indented(self.show(scope, 0))]
        return lines
