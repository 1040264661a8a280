"""The clauses of Venturesome, as its functions cite them."""

from lexludi.kernel.law import Law
from lexludi_spec import load

SPECIFICATION = load("venturesome")
LAW = Law("venturesome", SPECIFICATION.clauses)
require = LAW.require
encodes = LAW.encodes
