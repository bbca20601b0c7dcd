"""Makes a program smaller, as long as it still shows what is looked for."""

import ast
import time


def shrunk(source, shows, seconds=20):
    """The smallest program found in so many seconds of which shows(source) is still true;
    `source` is one."""
    try:
        ast.parse(source)
    except SyntaxError:
        return source
    plain = ast.unparse(ast.parse(source)) + "\n"
    if not shows(plain):
        return source  # it depends on how it is written
    best = plain
    end = time.monotonic() + seconds
    before = None
    while best != before and time.monotonic() < end:
        before = best
        for count, edit in EDITS:
            number = count(ast.parse(best)) - 1
            while number >= 0 and time.monotonic() < end:
                smaller = edited(best, edit, number)
                if smaller and len(smaller) < len(best) and shows(smaller):
                    best = smaller
                    number = min(number, count(ast.parse(best)))
                number -= 1
    return best


def edited(source, edit, number):
    """The program after an edit; None where there is no such part, or no way to write what
    is left."""
    tree = ast.parse(source)
    try:
        edit(tree, number)
        text = ast.unparse(ast.fix_missing_locations(tree)) + "\n"
        ast.parse(text)
    except (IndexError, AttributeError, ValueError, TypeError, SyntaxError):
        return None
    return text


def bodies(tree):
    """(list, place) of every statement."""
    for node in ast.walk(tree):
        for field in ("body", "orelse", "finalbody", "handlers"):
            held = getattr(node, field, None)
            if isinstance(held, list):
                for i in reversed(range(len(held))):
                    yield held, i


def eighth(tree, number):
    """Without one of eight parts of the program."""
    size = -(-len(tree.body) // 8)
    if size < 2:
        raise IndexError
    del tree.body[number * size : (number + 1) * size]


def unread(tree, number):
    """Without the assignments to names that nothing reads."""
    before = None
    while before != len(tree.body):
        before = len(tree.body)
        read = {
            each.id
            for each in ast.walk(tree)
            if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Load)
        }
        tree.body = [each for each in tree.body if not assigns_beside(each, read)]

def assigns_beside(statement, read):
    if isinstance(statement, ast.Try) and len(statement.body) == 1:
        statement = statement.body[0]
    return (
        isinstance(statement, ast.Assign)
        and all(isinstance(each, ast.Name) for each in statement.targets)
        and not any(each.id in read for each in statement.targets)
    )


def without(tree, number):
    held, i = list(bodies(tree))[number]
    last = len(held) == 1 and isinstance(held[i], ast.stmt)
    held[i : i + 1] = [ast.Pass()] if last else []


def opened(tree, number):
    """A block without its head."""
    held, i = list(bodies(tree))[number]
    held[i : i + 1] = held[i].body


def expressions(tree):
    """(holder, field, place) of every expression; the place is None outside lists."""
    for node in ast.walk(tree):
        for field, value in ast.iter_fields(node):
            if isinstance(value, ast.expr) and isinstance(getattr(value, "ctx", ast.Load()), ast.Load):
                yield node, field, None
            elif isinstance(value, list):
                for i, each in enumerate(value):
                    if isinstance(each, (ast.expr, ast.keyword)):
                        yield node, field, i


def simplified(tree, number, part):
    """One expression by one of its own, or left out of its list."""
    node, field, place = list(expressions(tree))[number]
    value = getattr(node, field) if place is None else getattr(node, field)[place]
    if part == 3:
        if place is None:
            raise IndexError
        del getattr(node, field)[place]
        return
    new = [each for each in ast.iter_child_nodes(value) if isinstance(each, ast.expr)][part]
    if place is None:
        setattr(node, field, new)
    else:
        getattr(node, field)[place] = new


def counted(things):
    return lambda tree: sum(1 for _ in things(tree))


EDITS = [
    (lambda tree: 1, unread),
    (lambda tree: 8, eighth),
    (counted(bodies), without),
    (counted(bodies), opened),
    *[(counted(expressions), lambda tree, i, part=part: simplified(tree, i, part)) for part in range(4)],
]
