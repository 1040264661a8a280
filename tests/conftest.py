"""How the properties are tested: with no deadline, since a busy machine is no counterexample."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("lexludi", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("lexludi")
