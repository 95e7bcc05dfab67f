// How the lines of sides are drawn: a colour that is seen on a panel, and a dash that tells them apart without it.

import { tribeOf } from "../art/tribes";

const DASHES: Record<string, string> = {
  madder: "",
  indigo: "9 5",
  saffron: "11 4 2.5 4",
  ivory: "2 5",
  obsidian: "16 4",
  violet: "5 3 2 3 2 3",
};

export interface Stroke {
  colour: string; // a CSS variable, dark on light panels and light on dark ones
  dash: string; // as SVG has it; "": none
}

/** The line of whoever has this piece. */
export function strokeOf(piece: number): Stroke {
  const { name } = tribeOf(piece);
  return { colour: `var(--line-${name})`, dash: DASHES[name] ?? "" };
}
