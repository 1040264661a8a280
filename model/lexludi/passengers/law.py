"""The clauses of Passengers, as its functions cite them."""

from lexludi.kernel.law import Law
from lexludi_spec import load

SPECIFICATION = load("passengers")
LAW = Law("passengers", SPECIFICATION.clauses)
require = LAW.require
encodes = LAW.encodes
