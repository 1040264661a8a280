"""Games of Venturesome played to a purpose, on the plain rules.

`under_way` is what they are played with, with `cards` to deal and `names` to name them; `told` has
rounds in words, `meagre` rounds in which everybody brings home one card. The games: `first_rounds`
and `between_rounds` stop where something is to be seen there, `longest` rounds go on as long as is
known, `without_loss` nearly all cards come home, and in `scored` games the points matter.
"""
