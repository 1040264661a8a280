"""Proofs about the rules: the very functions of the model, run on values that are not known yet.

`symbolic/` lifts a function to logic and is the only place that knows the solver; `engine/` asks
the questions and keeps the answers; each game has a folder of claims.
"""
