"""Games of Passengers played to a purpose, on the plain rules.

`under_way` is what they are played with, and `boxes` what else than the default boats and gifts.
`rounds` has what can be left of hands, `closed` what nobody has foreseen, and `partings` games that
stop where two readings part.
"""
