"""Asking the questions and keeping the answers.

`claims` has the kinds of claim, `lifting` a game lifted once for all of them, and `bounds` keeps
its positions within what claims look at. `asking` is one setting in which claims are asked, and the
asker; how each kind is asked is in `inductive` (what holds in every position), `searching` (what
can occur, and how great a value can be), `leaking` (what a move shows to whom) and `parting` (where
rival readings part). Those that look for a game have all games of so many moves from `unrolling`;
with `playing` one is played to a purpose. `verdicts` are the answers.

`tasks` makes one claim and number of players a unit of work, `running` gives these to workers, and
`cache` keeps what they need not do twice. `breaking` puts a rule out of force, `scenarios` says
which scenarios fall without it, and `guarding` what misses it first.
"""
