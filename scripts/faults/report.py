"""Findings as text: by area, what survived, and how two campaigns differ."""

from collections import Counter
from collections.abc import Sequence

from scripts.faults.journal import BROKEN, CAUGHT, REFUSED, STALE, SURVIVED, Finding

OUTCOMES = (CAUGHT, SURVIVED, STALE, BROKEN, REFUSED)


def lines_of(findings: Sequence[Finding]) -> list[str]:
    """A table by area, then whatever was not caught."""
    lines = [row("area", "faults", *OUTCOMES, "seconds")]
    for area in sorted({one.area for one in findings}):
        lines.append(row_of(area, [one for one in findings if one.area == area]))
    lines.append(row_of("all", findings))
    for one in findings:
        if one.outcome != CAUGHT:
            lines += ["", f"{one.outcome}: {one.id} ({one.area})", f"  {one.breaks}"]
            lines += [f"  {one.by}"] if one.by else []
    return lines


def row_of(area: str, findings: Sequence[Finding]) -> str:
    """The numbers of an area."""
    counts = Counter(one.outcome for one in findings)
    seconds = round(sum(one.seconds for one in findings))
    return row(area, len(findings), *(counts[outcome] for outcome in OUTCOMES), seconds)


def row(area: str, *cells: object) -> str:
    """One line of the table."""
    return f"{area:<14}" + "".join(f"{cell!s:>9}" for cell in cells)


def differences(before: Sequence[Finding], after: Sequence[Finding]) -> list[str]:
    """The faults that two campaigns do not agree on, those no longer caught first."""
    earlier = {one.id: one for one in before}
    later = {one.id: one for one in after}
    found = []
    for name in sorted(earlier.keys() | later.keys()):
        was, now = (side[name].outcome if name in side else "absent" for side in (earlier, later))
        if was != now:
            found.append((was != CAUGHT, f"{name}: {was} before, {now} after"))
    return [line for _, line in sorted(found)]
