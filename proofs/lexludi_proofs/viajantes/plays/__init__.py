"""Games of Viajantes played to a purpose, on the plain rules.

`under_way` is what they are played with. In `filling` suitcases are filled until they close,
`loops` come back to where they began, `extremes` have a score as great or as small as can be, and
in `partings` two readings part.
"""
