"""A small rulebook of our own, as a text and as a page, for laws about any rulebook."""

TEXT = """\
Pebbles
Setup
Heap up twenty pebbles between the two players. Toss a coin to see who begins.
Taking
A turn takes one, two or three pebbles from the heap.
- Nobody takes more pebbles than the heap still holds.
| Colour | Points |
|---|---|
| black pebble | one point |
| white pebble | two points |
End
The player who takes the last pebble of the heap loses the game.
"""

CLAUSE = """\
:::{clause} take.one-to-three
:kind: obligation
:source: Taking, s1
A turn takes at least one pebble and at most three.
:::
"""

RULING = """\
:::{ruling} how-many
:clauses: take.one-to-three
:severity: H
:codes: W
:status: differs
:default: up-to-three

How many pebbles may a turn take?

- **up-to-three** (default): one, two or three. *Grounds:* the example takes two
  of them.
- **exactly-three**: always three. *Grounds:* the title of the section.

*Why:* an example is plainer than a title.
:::
"""

PAGE = f"""\
# Taking

How pebbles are taken.

{CLAUSE}
:::{{clause}} take.what-is-there
:kind: prohibition
:source: Taking, s2
A turn takes no more than the heap holds.
:::

:::{{clause}} setup.heap
:kind: setup
:source: Setup, s1-s2
Twenty pebbles make a heap, and a coin decides who begins.
:::

:::{{clause}} end.last-loses
:kind: scoring
:source: End, s1; Taking, s4-s5
The last pebble loses.
:::

{RULING}
"""

HEADINGS = ("Setup", "Taking", "End")
