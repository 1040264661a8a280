"""What the rulebooks say: clauses, rulings and glossaries as text, and a small loader.

One folder a game, one page a section of its rulebook. Start with `load("viajantes")`. Where each
sentence of the rulebook went is in `sources`, and `audit` compares that with a rulebook's text.
"""

from lexludi_spec.clauses import Clause, Kind, Policy
from lexludi_spec.errors import SpecificationError
from lexludi_spec.glossary import Term
from lexludi_spec.rulings import Reading, Ruling, RulingBody, Status, parse_ruling_body
from lexludi_spec.specification import Specification, bundled, load

__all__ = [
    "Clause",
    "Kind",
    "Policy",
    "Reading",
    "Ruling",
    "RulingBody",
    "Specification",
    "SpecificationError",
    "Status",
    "Term",
    "bundled",
    "load",
    "parse_ruling_body",
]
