# An exception class of the program, raised from another.
class ConfigError(Exception):
    pass


def read(config, key):
    try:
        return config[key]
    except KeyError as e:
        raise ConfigError(f"missing setting {key!r}") from e


print(read({"lr": 0.1}, "lr"))
read({"lr": 0.1}, "epochs")
