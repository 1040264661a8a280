"""Asking the questions and keeping the answers.

`claims` has the kinds of claim, `lifting` a game lifted once for all of them, `asking` what is
asked of each kind, `verdicts` the answers, `breaking` how a rule is switched off, `running` the
workers and `cache` what they need not do twice.
"""
