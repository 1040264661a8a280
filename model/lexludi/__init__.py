"""The rules of tabletop games as functions from one state to the next.

Start at a game's own folder (`viajantes/`): components, state, moves, then invariants. What the
games share is in `kernel/`; the command line is in `commands/`.
"""
