// Who has won, in one sentence.

import { t } from "../language/speak.svelte";
import type { Score } from "./score";
import type { Result } from "../net/protocol";
import { isTieBroken, standings, type Standing } from "./standings";

/** Names as a phrase: Maren, Tomás and Aiko. */
export function joined(names: readonly string[]): string {
  const [first, ...rest] = names;
  const last = rest.pop();
  if (first === undefined) return t("list-none");
  if (last === undefined) return first;
  const most = rest.reduce((one, other) => t("list-more", { one, other }), first);
  return t("list-two", { one: most, other: last });
}

/** The headline of a finished game. */
export function headline(result: Result, names: readonly string[], score: Score): string {
  if (result.scores !== null || score.verdict === null) return ahead(standings(result, names.length), names, score);
  const { won, lost } = score.verdict;
  return t(result.winners.length > 0 ? won : lost, { players: joined(names), count: names.length });
}

/** Who has won, and by how much. */
function ahead(list: readonly Standing[], names: readonly string[], score: Score): string {
  const winners = list.filter((one) => one.won);
  const players = joined(winners.flatMap((one) => one.seats).map((seat) => names[seat] ?? ""));
  const first = winners[0];
  const second = list.find((one) => !one.won);
  if (!first && score.neutral !== null) return t(score.neutral.won);
  if (winners.length > 1 || !first) return t("web-replay-shared", { players });
  if (!second) return t("web-replay-won", { players, count: first.seats.length });
  const args = { players, count: first.seats.length, ahead: first.score - second.score };
  return isTieBroken(list) ? t(score.tie.won, args) : t("web-replay-won-by", args);
}

/** The names of a side, one for each of its pieces. */
export function namesOf(one: Standing, names: readonly string[], score: Score): string[] {
  if (one.seats.length === 0 && score.neutral !== null) return [t(score.neutral.name)];
  return one.seats.map((seat) => names[seat] ?? "");
}
