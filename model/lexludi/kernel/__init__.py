"""The words in which rules are written; nothing here knows a game or a solver.

`words` has the logic that must not branch, `domain`, `table`, `row`, `bag` and `pile` the
containers, `origin` how a container came to be, `unknown` what a stand-in for a value must be able
to do, and `source` where whole states come from. `law` has the citing of clauses, `citations` reads
it off the source, and `readings` chooses among rulings by name. `forms` checks plain data from
outside, `writing` has what written positions share, `svg` the pieces of a drawing, `suggesting`
guesses what a misspelt name meant, `later` names a function without importing it, and `rulebook` is
what a game offers to those who use it.
"""
