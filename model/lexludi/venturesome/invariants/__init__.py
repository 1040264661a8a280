"""What holds in every position of Venturesome, and what one move may change, as plain functions.

Each docstring is the claim in words. A further argument (a kind of card, a player, a threat)
stands for any one of them. `cards` has what there is, `table` what lies where, `effects`,
`rounds`, `scores` and `secrets` what is claimed about those.
"""
