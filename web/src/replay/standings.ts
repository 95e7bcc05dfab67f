// Who came where: the sides of a table in the order of their result, and who has won in one sentence. A side is a seat,
// or a team.

import type { Result } from "../net/protocol";
import { listed, t } from "../language/speak.svelte";

export interface Standing {
  side: number;
  seats: number[]; // one, or the partners; none for a side that nobody plays
  place: number; // equal results share one
  score: number;
  breakdown: Record<string, number>;
  tie: number; // what breaks ties
  won: boolean;
}

/** Partners sit opposite: the seats of a side are that many apart. */
export function sideOf(seat: number, sides: number): number {
  return seat % sides;
}

/** All sides, the winners first. Without points all players are one side, which has won or lost. */
export function standings(result: Result, seats: number): Standing[] {
  const scores = result.scores ?? [0];
  const sides = scores.length;
  const all = scores.map((score, side) => ({
    side,
    seats: Array.from({ length: seats }, (_, seat) => seat).filter((seat) => sideOf(seat, sides) === side),
    place: 0,
    score,
    breakdown: result.breakdown[side] ?? {},
    tie: result.tie_break[side] ?? 0,
    won: false,
  }));
  all.sort((one, other) => other.score - one.score || other.tie - one.tie || one.side - other.side);
  return all.map((one) => ({
    ...one,
    place: 1 + all.filter((other) => isAhead(other, one)).length,
    won: one.seats.some((seat) => result.winners.includes(seat)),
  }));
}

function isAhead(one: { score: number; tie: number }, other: { score: number; tie: number }): boolean {
  return one.score > other.score || (one.score === other.score && one.tie > other.tie);
}

/** The pieces that stand for a side: those of its seats, or its own. */
export function piecesOf(one: Standing): number[] {
  return one.seats.length > 0 ? one.seats : [one.side];
}

/** Did the tie break decide about the victory? */
export function isTieBroken(list: readonly Standing[]): boolean {
  const [first, second] = list;
  return first !== undefined && second !== undefined && first.score === second.score && first.tie > second.tie;
}

/** A column of the score sheet. */
export interface Category {
  source: string; // unique among the columns
  label: string; // short where there are many columns
  name: string; // the whole of it, where there is room
  colour: string;
  points(one: Standing): number;
  note(one: Standing): string | null; // a few words below the number
}

export interface Score {
  /** The columns of a finished game, in order; the label is in the reader's language. */
  categories(list: readonly Standing[]): Category[];

  /** Message keys. `name`: of what breaks ties; `line`: that it has; `won`: who won by it ($players, $count). */
  tie: { name: string; line: string; won: string };

  /** Where a game is won or lost without points: message keys ($players, $count), and whose colours stand for what has
   * beaten the players; null: it always has points. */
  verdict: { won: string; lost: string; tribe: number } | null;

  /** Message keys about a side without a seat; null: the game has none. `name`: its name; `won`: it has won alone. */
  neutral: { name: string; won: string } | null;
}

/** The headline of a finished game. */
export function headline(result: Result, names: readonly string[], score: Score): string {
  if (result.scores !== null || score.verdict === null) return ahead(standings(result, names.length), names, score);
  const { won, lost } = score.verdict;
  return t(result.winners.length > 0 ? won : lost, { players: listed(names), count: names.length });
}

/** Who has won, and by how much. */
function ahead(list: readonly Standing[], names: readonly string[], score: Score): string {
  const winners = list.filter((one) => one.won);
  const players = listed(winners.flatMap((one) => one.seats).map((seat) => names[seat] ?? ""));
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
