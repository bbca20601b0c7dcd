"""Format specifications, %-formats and f-strings."""


def spec(choose, type):
    """What may stand after the colon for a value of this type."""
    fill = choose.choice(["", "", "", "*", "0", "_", " ", "ş"])
    align = choose.choice(["", "<", ">", "^"]) if not fill else choose.choice("<>^")
    width = choose.choice(["", "", str(choose.randint(1, 14))])
    if type == "str":
        precision = choose.choice(["", "", f".{choose.randint(0, 5)}"])
        return fill + align + width + precision + choose.choice(["", "s"])
    if type == "bool":
        return choose.choice(["", align + width + "d", width])
    if align and choose.chance(0.2):
        align = "="
    sign = choose.choice(["", "", "+", "-", " "])
    zero = choose.choice(["", "", "0"]) if not align else ""
    if type == "int":
        kind = choose.choice(["", "d", "d", "x", "X", "b", "o", "e", "f", "g", "%", "c"])
        if kind == "c":
            return fill + align + width
        alternate = "#" if kind in "xXbo" and kind and choose.chance(0.3) else ""
        group = choose.choice(["", ",", "_"]) if kind in ("", "d") else ""
        precision = f".{choose.randint(0, 6)}" if kind in ("e", "f", "g", "%") and choose.chance(0.7) else ""
        return fill + align + sign + alternate + zero + width + group + precision + kind
    kind = choose.choice(["", "f", "f", "f", "e", "E", "g", "G", "%"])
    group = choose.choice(["", "", ",", "_"]) if kind in ("", "f") else ""
    precision = f".{choose.randint(0, 9)}" if choose.chance(0.7) else ""
    alternate = "#" if choose.chance(0.05) else ""
    return fill + align + sign + alternate + zero + width + group + precision + kind


def percent(choose, type):
    """A conversion of %-formatting."""
    flags = choose.choice(["", "", "-", "0", "+", " ", "#"])
    width = choose.choice(["", "", str(choose.randint(1, 12))])
    precision = choose.choice(["", "", f".{choose.randint(0, 6)}"])
    kinds = {"int": "ddixXofegs", "float": "ffegsrEG", "bool": "dsr", "str": "ssra"}.get(type, "sr")
    return "%" + flags + width + precision + choose.choice(kinds)


def quoted(pieces):
    """An f-string's parts between quotes that none of them contains; None where there are
    no such quotes."""
    body = "".join(pieces)
    if "\\" in body or "\n" in body:
        return None
    for quote in ('"', "'", '"""', "'''"):
        if quote[0] not in body or (len(quote) == 3 and quote not in body and body[-1:] != quote[0]):
            return "f" + quote + body + quote
    return None
