// Who played a finished game, side by side, and how it ended for each: for the list of one's own games.

import { t } from "../language/speak.svelte";
import type { TableCard } from "../net/protocol";
import { piecesOf, standings } from "./standings";

export interface Side {
  pieces: number[]; // whose colours
  names: string[];
  points: number | null; // null: a game without points, or without an end
  won: boolean;
  mine: boolean;
}

/** The sides of a table, the winners first where it has points. `neutral`: message key for a side without a seat. */
export function sidesOf({ seats, result }: Pick<TableCard, "seats" | "result">, names: readonly string[], neutral: string): Side[] {
  const isMine = (seat: number) => seats[seat]?.mine ?? false;
  if (result === null || result.scores === null) {
    return seats.map(({ seat }) => ({
      pieces: [seat],
      names: [names[seat] ?? ""],
      points: null,
      won: result?.winners.includes(seat) ?? false,
      mine: isMine(seat),
    }));
  }
  return standings(result, seats.length).map((one) => ({
    pieces: piecesOf(one),
    names: one.seats.length === 0 && neutral ? [t(neutral)] : one.seats.map((seat) => names[seat] ?? ""),
    points: one.score,
    won: one.won,
    mine: one.seats.some(isMine),
  }));
}
