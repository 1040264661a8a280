"""Players, characters and symbols by their names alone, for games that name many of them."""

from __future__ import annotations

from lexludi.venturesome.components import Character, Player, Symbol

P1, P2, P3, P4, P5 = tuple(Player)[:5]
GUIDE, REPORTER = Character.GUIDE, Character.REPORTER
ADVENTURER, PROFESSOR = Character.ADVENTURER, Character.PROFESSOR
AVIATOR, HUNTER, COLLECTOR = Character.AVIATOR, Character.HUNTER, Character.COLLECTOR
MAP, ANKH, CHALICE, RING = Symbol.MAP, Symbol.ANKH, Symbol.CHALICE, Symbol.RING
ONE_GEM, TWO_GEMS, THREE_GEMS = Symbol.ONE_GEM, Symbol.TWO_GEMS, Symbol.THREE_GEMS
