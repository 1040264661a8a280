"""What holds in every position of Passengers, and what one move may change, as plain functions.

Each docstring is the claim in words. A further argument (a kind of card, a player, a colour) stands
for any one of them. `cards` has what there is and where, `boats` who is aboard and who has sailed,
`rounds` what each moment of a round has, `votes` the vote tokens and what they decide, `masks`
where the masks are, `factions` what cards tell about their owners, and `secrets` what all can see.
"""
