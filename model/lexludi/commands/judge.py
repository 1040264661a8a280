"""`lexludi judge`: scenario files, each scenario under each of its readings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from lexludi.commands.options import (
    BAD_INPUT,
    FINDING,
    HOLDS,
    AnyRulebook,
    GameName,
    components_in,
    components_option,
    console,
    format_option,
    print_json,
)

if TYPE_CHECKING:
    from rich.console import Console

    from lexludi.judging.judging import Judged


def _print_schema(ctx: click.Context, param: click.Parameter, game: AnyRulebook | None) -> None:
    """Print the JSON Schema of a game's scenario files, and end."""
    if game is None or ctx.resilient_parsing:
        return
    from lexludi.judging.scenarios import file_schema

    print_json(file_schema(game))
    ctx.exit()


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option(
    "--schema",
    type=GameName(),
    is_eager=True,
    expose_value=False,
    callback=_print_schema,
    metavar="GAME",
    help="Print the JSON Schema of the scenario files of GAME, and exit.",
)
@components_option
@click.option("--moves", is_flag=True, help="Tell every move, not only those with a finding.")
@format_option
@click.pass_context
def judge(
    ctx: click.Context, files: tuple[str, ...], components: str | None, moves: bool, format: str
) -> None:
    """Judge the scenarios in each FILE (YAML): which moves are legal, what is scored, who wins.

    Exits with 0 if all is as expected, 1 if something is not, and 2 if a file cannot be judged; the
    other files are judged all the same. With --components, scenarios without a box of
    their own are about the one in that file.

    \b
    Example:
      lexludi judge closing.yaml swaps.yaml
    """
    from lexludi.judging.documents import Rejected
    from lexludi.judging.judging import judge_file

    box = components_in(components)
    outcomes: list[tuple[str, tuple[Judged, ...], tuple[str, ...]]] = []
    for file in files:
        try:
            outcomes.append((file, judge_file(file, box), ()))
        except Rejected as error:
            outcomes.append((file, (), error.problems))
    for problem in dict.fromkeys(problem for _, _, problems in outcomes for problem in problems):
        click.echo(problem, err=True)
    if format == "json":
        print_json([entry for outcome in outcomes for entry in _entries(*outcome)])
    else:
        _print(console(), [one for _, judged, _ in outcomes for one in judged], every=moves)
    if any(problems for _, _, problems in outcomes):
        ctx.exit(BAD_INPUT)
    missed = any(one.failed for _, judged, _ in outcomes for one in judged)
    ctx.exit(FINDING if missed else HOLDS)


def _entries(
    file: str, judged: tuple[Judged, ...], problems: tuple[str, ...]
) -> list[dict[str, Any]]:
    if problems:
        return [
            {
                "file": file,
                "line": None,
                "title": None,
                "game": None,
                "readings": {},
                "moves": [],
                "score": {},
                "expectations": {"met": 0, "failed": []},
                "errors": list(problems),
            }
        ]
    return [_entry(one) for one in judged]


def _entry(one: Judged) -> dict[str, Any]:
    return {
        "file": one.file,
        "line": one.line,
        "title": one.title,
        "game": one.game,
        "readings": one.readings,
        "moves": [
            {
                "move": verdict.move,
                "told": verdict.told,
                "verdict": "legal" if verdict.legal else "refused",
                "clause": verdict.clause,
            }
            for verdict in one.moves
        ],
        "score": one.score,
        "expectations": {"met": one.met, "failed": list(one.failed)},
        "errors": [],
    }


def _print(out: Console, judged: list[Judged], *, every: bool) -> None:
    """One line a scenario, however many readings; what was not met, and the moves if asked for."""
    from lexludi.judging.documents import shown

    grouped: dict[tuple[str, int], list[Judged]] = {}
    for one in judged:
        grouped.setdefault((one.file, one.line), []).append(one)
    for (file, line), ones in grouped.items():
        missed = [one for one in ones if one.failed]
        word, style = ("failed", "bold red") if missed else ("met", "green")
        readings = _readings(ones[0]) if len(ones) == 1 else f" under {len(ones)} readings"
        out.print(word, style=style, end="")
        out.print(f"  {_plain(ones[0].title)}{readings}  ({shown(file)}:{line})", soft_wrap=True)
        if every:
            _moves(out, ones[0])
        for one in missed:
            if len(ones) > 1:
                out.print(f"   {_readings(one) or ' by default'}", soft_wrap=True)
            for problem in one.failed:
                out.print(f"    {problem}", soft_wrap=True)
    scenarios, met = len(grouped), sum(one.met for one in judged)
    failed = sum(len(one.failed) for one in judged)
    style = "red" if failed else "green"
    out.print(f"{scenarios} scenarios: {met} expectations met, {failed} not", style=style)


def _moves(out: Console, one: Judged) -> None:
    for verdict in one.moves:
        out.print(f"    {verdict.told}: ", end="", soft_wrap=True)
        if verdict.legal:
            out.print("legal", style="green")
        else:
            out.print(f"refused by {verdict.why}", style="yellow", soft_wrap=True)
    out.print(f"    score {', '.join(f'{who} {total}' for who, total in one.score.items())}")


def _readings(one: Judged) -> str:
    if not one.readings:
        return ""
    return " with " + ", ".join(f"{name}={value}" for name, value in one.readings.items())


def _plain(title: str) -> str:
    return title if title.isprintable() else ascii(title)
