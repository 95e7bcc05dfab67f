// What a score pad asks of a game: games/GAME/pad.ts. Which lines there are is told by the server.

import type { Score } from "../replay/standings";

export interface PadWords {
  label(source: string): string; // in the reader's language
  help(source: string): string; // how it is counted, in a sentence; "": nothing to say
  colour(source: string): string;
  score: Pick<Score, "tie" | "verdict" | "neutral">; // what breaks ties, and who scores without a seat
}
