"""What goes wrong when a function cannot be lifted; each is loud, none gives a wrong formula."""


class Unliftable(TypeError):
    """A model function did something with an unknown value that has no meaning as logic."""


class OutsideExploration(Unliftable):
    """An unknown truth was asked for its value where no exploration is under way."""


class Nondeterministic(Unliftable):
    """A model function took another course when run again on the same values."""


class TooManyPaths(Unliftable):
    """A function has more courses than the limit; nothing is left out silently."""
