// How a game's score sheet looks: its columns, what breaks ties, who plays without a seat.

import type { Standing } from "./standings";

/** A column of the score sheet. */
export interface Category {
  source: string; // unique among the columns
  label: string;
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
