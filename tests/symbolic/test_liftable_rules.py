"""Rules use the words that lift: what would look at an unknown value without a meaning is spotted.

As far as the text of a rule can tell. Whatever is left over is caught when it is run on unknowns;
but `is`, `in`, `len` and their like could give an answer there that means nothing.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules

import pytest

from lexludi.rulebooks import rulebook, rulebooks

ROOMS = ("moves", "ending", "scoring", "views", "invariants", "setup")
BUILTINS = frozenset(
    [
        "all",
        "any",
        "bool",
        "dict",
        "filter",
        "float",
        "frozenset",
        "hash",
        "id",
        "int",
        "isinstance",
        "len",
        "max",
        "min",
        "reversed",
        "round",
        "set",
        "sorted",
        "sum",
    ]
)

# Each of these looks at what is known: a member of a domain that is
# gone through one by one, the sort of a move, the chosen readings, cards before they are dealt, or
# a position that is played and not lifted.
ALLOWED = {
    "viajantes": {
        "scoring.sits_before": {"len(order)"},
        "setup.item_dealt": {"kind is Kind.CLOTHING"},
        "setup.dealt": {
            "len(identities)",
            "len(items)",
            "dict(zip(boarding, game.seats, strict=True))",
        },
        "setup.shuffled": {"len(cast)"},
        "past.after_put": {"not stories_matter(game)"},
        "past.after_arrival": {"not stories_matter(game)"},
        "past.after_departure": {"not stories_matter(game)"},
        "moves.swap_hands.may_swap_now": {"interrupts or by == state.turn.mover"},
        "invariants.never_fewer": {"isinstance(move, Put)"},
    },
    "venturesome": {
        "setup.dealt": {"len(THREATS)"},
        "invariants.effects.first_turns_in_order": {"len(seated)"},
        "invariants.rounds.turns_run_out": {"isinstance(move, Play | GiveUp)"},
        "turn.decider": {
            "turn.stage in CHANCE",
            "turn.stage is Stage.HAND_BACK",
            "turn.stage is Stage.ROPE_BRIDGE",
        },
    },
    "itchy-feet": {
        "setup.shuffled": {"len(CHARACTERS)"},
        "setup.dealt": {"kind.sort not in (Sort.ITEM, Sort.PASSPORT)"},
        "invariants.journeys.two_turns_at_least": {"isinstance(move, TravelToCentre)"},
        "invariants.hands.brings_a_card": {
            "not isinstance(move, TakeFromDiscards | StolenCard)",
            "isinstance(move, TakeFromDiscards | StolenCard)",
        },
        "turn.settle": {"reversed(waits)"},
        "turn.decider": {
            "turn.stage in CHANCE",
            "turn.stage is Stage.DISCARD",
            "turn.stage is Stage.DISCARD and "
            "state.game.readings.limit_choice is LimitChoice.CHANCE",
        },
        "moves.journeys.hand_shown": {"len(players)"},
        "moves.waiting.play_event": {"len(order)"},
    },
    "passengers": {
        "setup.drawn_deck": {"card.type is type"},
        "moves.placing.require_room": {"len(BERTHS)"},
        "moves.voting.lost_with": {"len(BERTHS)"},
        "invariants.factions.of_hand": {"card.type is type"},
    },
}
WITHOUT_POINTS = {"itchy-feet"}  # there is nothing to score


def rooms_of(game: str) -> dict[str, ast.Module]:
    """The modules whose functions are lifted: the rooms of a game and what they import of it.

    A room may be a folder, and what is said of the folder as a whole no more than a docstring.
    """
    found: dict[str, ast.Module] = {}
    package = rulebook(game).package
    waiting = [f"{package}.{room}" for room in ROOMS]
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        spec = find_spec(name)
        if spec is None or spec.origin is None:
            continue
        found[name] = ast.parse(Path(spec.origin).read_text("utf-8"))
        waiting += [
            f"{name}.{module.name}"
            for module in iter_modules(spec.submodule_search_locations or ())
        ]
        waiting += [
            node.module
            for node in ast.walk(found[name])
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{package}.")
            if node.module is not None
        ]
    return {
        name.removeprefix(f"{package}."): tree
        for name, tree in found.items()
        if name.rsplit(".", 1)[-1] not in ("components", "readings", "actions", "state", "law")
        if tree.body[1:]
    }


def readings_in(tree: ast.Module) -> frozenset[str]:
    """The names of readings that a module imports."""
    return frozenset(
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith(".readings")
        for alias in node.names
    )


def asks_a_reading(node: ast.expr, readings: frozenset[str]) -> bool:
    """Whether an expression compares a chosen reading with one of its kind, or with None."""
    match node:
        case ast.BoolOp():
            return all(asks_a_reading(each, readings) for each in node.values)
        case ast.Compare(comparators=[ast.Constant(value=None)]):
            return True
        case ast.Compare(comparators=[ast.Attribute(value=ast.Name(id=name))]):
            return name in readings
    return False


def looks_within(node: ast.AST, readings: frozenset[str]) -> bool:
    """Whether an expression could look at an unknown value in a way that does not lift."""
    match node:
        case ast.Compare(ops=ops):
            identity = (ast.Is, ast.IsNot, ast.In, ast.NotIn)
            return any(isinstance(op, identity) for op in ops) and not asks_a_reading(
                node, readings
            )
        case ast.BoolOp():
            return not asks_a_reading(node, readings)
        case ast.UnaryOp(op=ast.Not()):
            return not asks_a_reading(node.operand, readings)
        case ast.Call(func=ast.Name(id="len"), args=[ast.Attribute(attr="players")]):
            return False
        case ast.Call(func=ast.Name(id=name)):
            return name in BUILTINS
    return False


def suspects(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The functions of a module, each with an expression of it that may not lift."""
    readings = readings_in(tree)
    for function in tree.body:
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                if looks_within(node, readings):
                    yield function.name, ast.unparse(node)


@pytest.mark.parametrize("game", rulebooks())
def test_rules_look_at_unknown_values_only_with_the_words_that_lift(game: str) -> None:
    found = {
        (f"{room}.{function}", written)
        for room, tree in rooms_of(game).items()
        for function, written in suspects(tree)
    }
    listed = ALLOWED.get(game, {})
    allowed = {(where, written) for where, each in listed.items() for written in each}
    assert found == allowed


@pytest.mark.parametrize("game", rulebooks())
def test_the_rooms_of_a_game_hold_rules(game: str) -> None:
    rooms = rooms_of(game)
    names = {room.partition(".")[0] for room in rooms}
    assert {"turn", "moves", "setup", "views", "invariants"} <= names
    assert ("scoring" in names) == (game not in WITHOUT_POINTS)
    assert any(room.startswith("moves.") for room in rooms)
    assert all(
        any(isinstance(each, ast.FunctionDef) for each in tree.body) for tree in rooms.values()
    )


@pytest.mark.parametrize(
    "written",
    [
        "card is Kind.CLOTHING",
        "card in cards",
        "card not in cards",
        "open_ and size >= 1",
        "open_ or empty",
        "not open_",
        "isinstance(card, Card)",
        "len(column)",
        "max(one, other)",
        "min(one, other)",
        "sum(counts)",
        "{card: hash(card)}",
    ],
)
def test_each_way_of_looking_within_is_spotted(written: str) -> None:
    tree = ast.parse(f"def rule(state):\n    return {written}\n")
    assert [name for name, _ in suspects(tree)] == ["rule"]


@pytest.mark.parametrize(
    "written",
    [
        "readings.gap is Gap.STAYS",
        "len(state.game.players) == 3",
        "given is None",
        "every((open_, size >= 1))",
        "negate(open_)",
    ],
)
def test_readings_and_the_words_that_lift_are_left_alone(written: str) -> None:
    imported = "from lexludi.viajantes.readings import Gap\n"
    tree = ast.parse(f"{imported}def rule(state):\n    return {written}\n")
    assert list(suspects(tree)) == []
