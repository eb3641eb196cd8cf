"""The engine: the rules of the game and nothing else; it imports nothing but Python itself."""


def is_compiled() -> bool:
    """Return whether the engine in use is the compiled one."""
    from schiltrom.engine import flow  # imported here, so that a module can be loaded without it

    return not str(flow.__file__).endswith(".py")
