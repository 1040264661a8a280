"""Scenario files: a position, moves, and what is expected of them, for any game.

`documents` reads a file that may be hostile, `scenarios` says what may stand in it, and `judging`
plays it and compares what comes with what is expected. `components` is about another kind of file:
what is in the box.
"""
