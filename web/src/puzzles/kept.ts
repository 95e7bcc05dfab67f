// Which puzzles this browser has answered, and whether the first answer was best. Nothing of it leaves the browser.

const KEY = "bivouac-puzzles";

/** By the id of a puzzle: was the first answer best? */
export type Solved = Readonly<Record<string, boolean>>;

/** What was answered; what cannot be read was never written by us. */
export function readSolved(): Solved {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    return Object.fromEntries(Object.entries(kept).filter((one): one is [string, boolean] => typeof one[1] === "boolean"));
  } catch {
    return {};
  }
}

/** Keep an answer, where the browser lets us; the first one counts. */
export function keepSolved(id: string, right: boolean): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ [id]: right, ...readSolved() }));
  } catch {
    // Whoever is not remembered puzzles all the same.
  }
}

/** How somebody is with a puzzle. */
export function stateOf(solved: Solved, id: string): "new" | "right" | "wrong" {
  const found = solved[id];
  return found === undefined ? "new" : found ? "right" : "wrong";
}
