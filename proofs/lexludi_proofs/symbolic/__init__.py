"""Values nobody knows yet, and what a model function makes of them.

`truths`, `numbers` and `members` are the stand-ins, `merging` puts two outcomes into one,
`exploring` runs a function until every side of every branch is taken, `sources` supplies the
unknowns, `solving` asks the solver, and `plain` turns what it found back into the values that the
model knows. `digests` gives a query a name that is the same in every process, `errors` says what
goes wrong when a function cannot be lifted. `terms` puts terms together, `loosening` makes
questions about them easier.
"""

import z3

# Terms are put together by the million; the solver itself refuses those that are no terms.
z3.z3.Z3_DEBUG = False
