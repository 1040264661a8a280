"""The clauses of Itchy Feet, as its functions cite them."""

from lexludi.kernel.law import Law
from lexludi_spec import load

SPECIFICATION = load("itchy-feet")
LAW = Law("itchy-feet", SPECIFICATION.clauses)
require = LAW.require
encodes = LAW.encodes
