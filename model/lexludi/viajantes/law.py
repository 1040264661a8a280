"""The clauses of Viajantes, as its functions cite them."""

from lexludi.kernel.law import Law
from lexludi_spec import load

SPECIFICATION = load("viajantes")
LAW = Law("viajantes", SPECIFICATION.clauses)
require = LAW.require
encodes = LAW.encodes
