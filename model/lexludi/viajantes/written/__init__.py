"""Positions, moves and disclosures of Viajantes as plain data, as they are written in a file.

`forms` has what may be said, `assembling` the defaults for what is not, `plausible` what is
refused, `positions` and `actions` the way there and back.
"""
