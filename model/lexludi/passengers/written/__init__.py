"""Positions, moves, disclosures and boxes of Passengers as plain data, as they stand in a file.

`forms` has what may be said, `assembling` the defaults for what is not, `plausible` what is
refused, `positions`, `actions` and `boxes` the way there and back.
"""
