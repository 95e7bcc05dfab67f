// What is written on the pads of this browser; nothing of it leaves the browser.

import type { Pad } from "../net/protocol";
import { blank, moved, padOf, type Written } from "./sheet";

const keyOf = (game: string) => `bivouac-pad-${game}`;

/** What was written on a pad of this game last, as far as there still is such a pad. */
export function readPad(game: string, pads: readonly Pad[]): Written | null {
  const [first] = pads;
  if (first === undefined) return null;
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null") as Partial<Written> | null;
    const pad = kept?.options ? padOf(pads, kept.options) : null;
    return pad === null ? blank(first) : moved({ ...blank(pad), ...kept }, pad);
  } catch {
    return blank(first);
  }
}

/** Keep it, where the browser lets us. */
export function keepPad(game: string, written: Written): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(written));
  } catch {
    // A pad that is not kept is a pad all the same.
  }
}
