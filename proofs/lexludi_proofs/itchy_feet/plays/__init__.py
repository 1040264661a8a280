"""Games of Itchy Feet played to a purpose, on the plain rules.

`under_way` is what they are played with, and `boxes` what else than the printed game. `winning`
has the ways to win, `hands` who can come to hold what, `loops` rounds that lead back to where they
began, `partings` and `burdened` games that stop where two readings part.
"""
