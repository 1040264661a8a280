"""Commands that need proofs; each loads the solver only once it has work for it."""
