"""What holds in every position of Itchy Feet, and what one move may change, as plain functions.

Each docstring is the claim in words. A further argument (a kind of card, a player) stands for any
one of them. `cards` has what there is and where, `hands` how many a player can hold, `journeys`
who has been where and who wins.
"""
