class ConfigError(Exception):
    pass

def load(d):
    try:
        return d["key"]
    except KeyError as e:
        raise ConfigError("no key") from e

def wrap():
    try:
        load({})
    except ConfigError:
        int("zzz")

wrap()
