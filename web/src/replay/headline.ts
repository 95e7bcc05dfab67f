// Who has won, in one sentence.

import { t } from "../language/speak.svelte";
import { isTieBroken, type Standing } from "./standings";

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
export function headline(list: readonly Standing[], names: readonly string[]): string {
  const winners = list.filter((one) => one.won);
  const players = joined(winners.flatMap((one) => one.seats).map((seat) => names[seat] ?? ""));
  const first = winners[0];
  const second = list.find((one) => !one.won);
  if (winners.length > 1 || !first) return t("web-replay-shared", { players });
  if (!second) return t("web-replay-won", { players, count: first.seats.length });
  const args = { players, count: first.seats.length, ahead: first.score - second.score };
  return isTieBroken(list) ? t("web-replay-won-cards", args) : t("web-replay-won-by", args);
}
