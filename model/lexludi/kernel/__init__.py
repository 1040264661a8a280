"""The words in which rules are written; nothing here knows a game or a solver.

`words` has the logic that must not branch, `domain`, `table`, `row` and `bag` the containers,
`law` the citing of clauses, `unknown` what a stand-in for a value must be able to do, `source`
where whole states come from, and `rulebook` what a game offers to those who use it.
"""
