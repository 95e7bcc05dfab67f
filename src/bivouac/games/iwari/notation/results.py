"""The rules behind the parts of a result."""

from collections.abc import Mapping

from bivouac.games.iwari.setting import Iwari

RESULT_RULES: Mapping[str, str] = {
    "scores": "IE2",
    "winners": "IE3",
    "breakdown": "IE2",
    "breakdown.tents_mid": "IE1",
    "breakdown.tents": "IP1",
    "breakdown.totems": "IP2",
    "breakdown.settlements": "IP3",
    "breakdown.expeditions": "IX1",
    "breakdown.walking": "IR2",
    "breakdown.discoveries": "IG1",
    "breakdown.ruins": "IA2",
    "breakdown.road": "IA5",
    "final": "IE2",
    "final.hands": "IT7",
    "final.display": "IT7",
    "final.deck": "IT7",
    "final.discards": "IT8",
    "final.tents": "IT5",
    "final.totems": "IT5",
    "final.pawns": "IM7",
    "final.fortifications": "IF1",
    "final.storms": "IR1",
    "final.walker": "IR2",
    "final.expeditions": "IX1",
    "final.discoveries": "IG1",
    "final.ruins": "IA2",
    "final.centre": "IA4",
    "final.contested": "IA6",
    "final.determination": "IA6",
}
RULES_AGAINST_VOID: Mapping[str, str] = {
    "scores": "IV10",
    "breakdown": "IV10",
    "winners": "IV10",
    "claims": "IV7",
    "reason": "IV10",
    "final": "IV10",
    "final.centre": "IV11",
    "final.void_pawn": "IV5",
    "final.aside": "IV6",
    "final.above": "IV3",
    "final.claims": "IV7",
}
"""Where a game against the void has a rule of its own."""


def rule_of_result(setting: Iwari, path: str) -> str:
    """The rule that gives a part of the result; `path` like "breakdown.tents" or "final.deck".

    I2.2: with two players the third tribe may leave both without a victory.
    """
    if setting.against_void:
        whole = path if path.startswith("final.") else path.split(".")[0]
        return RULES_AGAINST_VOID.get(whole, RESULT_RULES.get(path, "IV10"))
    if path == "winners" and setting.sides > setting.seats:
        return "I2.2"
    return RESULT_RULES.get(path, RESULT_RULES["breakdown"])
