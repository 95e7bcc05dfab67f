"""IP2: at which connections does somebody score their totems?"""

from random import Random

from bivouac.core.contract import Advice, Drill, DrillChoice, Known, Message
from bivouac.core.drilling import mixed, some_of
from bivouac.games.iwari.drills.lands import connection_anchor
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.telling.codes import territory_code
from bivouac.games.iwari.view.counts import Counts, connection_factor, count_all, tribes_in

SHOWN = 5


def ask(setting: Iwari, known: Known, chance: Random) -> Drill | None:
    """Connections where somebody has totems; they score some of them."""
    position = known.position
    counts = count_all(setting, position)
    tribe = chance.randrange(setting.seats)
    there = [
        connection
        for connection in range(len(setting.connection_numbers))
        if any(position["totems"][end, tribe] for end in ends_of(setting, connection))
    ]
    right = [one for one in there if tribe in counts.scorers(setting, position, one)]
    wrong = [one for one in there if one not in right]
    near = [one for one in wrong if is_near(setting, known, tribe, one)]
    others = [one for one in wrong if one not in near]
    shown = some_of(right, near + mixed(others, chance)[:1], SHOWN, chance)
    if shown is None or len(shown) < SHOWN - 1:
        return None
    shown.sort()
    return Drill(
        Message("drills-iwari-totems-asks", {"seat": tribe}),
        tuple(
            DrillChoice(
                connection_anchor(setting, one),
                Message("drills-iwari-connection", {"number": setting.connection_numbers[one]}),
            )
            for one in shown
        ),
        (frozenset(connection_anchor(setting, one) for one in shown if one in right),),
        tuple(reason(setting, known, counts, tribe, one) for one in shown),
        several=True,
        points=tuple(connection_anchor(setting, one) for one in shown),
    )


def is_near(setting: Iwari, known: Known, tribe: int, connection: int) -> bool:
    """Could one take it for a connection they score: are there totems on both sides?"""
    totems = known.position["totems"]
    return all(totems[end].any() for end in ends_of(setting, connection))


def ends_of(setting: Iwari, connection: int) -> list[int]:
    """The two territories of a connection."""
    ends: list[int] = setting.static["ends"][0, connection].tolist()
    return ends


def reason(setting: Iwari, known: Known, counts: Counts, tribe: int, connection: int) -> Advice:
    """IP2, IS2: what somebody scores at a connection, or why nothing."""
    position = known.position
    args: dict[str, str | int] = {
        "seat": tribe,
        "number": setting.connection_numbers[connection],
        "points": int(counts.totems[connection]) * connection_factor(position, connection),
        "factor": connection_factor(position, connection),
    }
    behind = [
        end
        for end in ends_of(setting, connection)
        if tribe not in tribes_in(int(position["leaders"][end]))
    ]
    key = "drills-iwari-totems-scores"
    if position["covered"][connection]:
        key = "drills-iwari-totems-covered"
    elif behind:
        key, args["land"] = "drills-iwari-totems-behind", territory_code(setting, behind[0])
        args["own"] = int(position["totems"][behind[0], tribe])
        args["most"] = int(position["totems"][behind[0]].max())
    return Advice(Message(key, args), (connection_anchor(setting, connection),))
