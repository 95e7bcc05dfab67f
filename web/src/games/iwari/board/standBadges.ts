// What the badge of a territory says against the void, and how wide it is: tents and ruins, then the totems of both
// sides, or, once it was judged, the claim token and whose it is.

import { END, GAP, digits, placed, type BadgeLook, type BadgeShape } from "./badges";
import { widthOf } from "./labels";
import { sum, type LandStanding } from "./standing";

/** Pieces of one kind and one side: their looks beside each other, then how many. */
export interface Count {
  looks: readonly number[]; // of those that have any: numbers for tribeOf
  totem: boolean;
  count: number;
  x: number; // of the first icon
  step: number; // to the next one
  text: number; // where the figure begins
}

export interface StandForm extends BadgeShape {
  counts: readonly Count[];
  line: number; // between tents and totems; 0: none
  word: number; // where the word beside a claim token begins; 0: none
  lead: { x: number; width: number; by: "players" | "void" } | null; // who would claim it now, below the counts
}

const VOID = 5; // as tribeOf has it
const ICON = { tent: 17, totem: 15 };
const DIGIT = { tent: 8.5, totem: 7.5 };
const BETWEEN = 3.5; // two counts
const TOKEN = { x: 14, size: 22 };
const WORD = 12; // letters of it
const LEAST = 30; // units of a pill

/** Measure a badge; `word` is said beside a claim token. What is short has no chip, but says how the totems stand: they decide. */
export function standForm(standing: LandStanding, look: BadgeLook, word: string): StandForm {
  const plain = look !== "full" && !(standing.claim && look === "short"); // without the chip of its biome
  const shape = { look, left: plain ? 0 : 11, right: 0 };
  const start = plain ? 6 : 14;
  if (standing.claim) {
    const x = plain ? 1 : TOKEN.x;
    const said = look === "pill" ? 0 : x + TOKEN.size + 4;
    const width = said === 0 ? x + TOKEN.size + 1 : said + widthOf(word, WORD) + END;
    return { ...shape, width: Math.round(width), counts: [], line: 0, word: said, lead: null };
  }
  const pieces = inRow([side(standing.tents), { looks: [VOID], count: standing.verdict.ruins }], false, start);
  const totems = look === "full" || look === "short" ? inRow([side(standing.totems), { looks: [VOID], count: standing.verdict.void_totems }], true, pieces.end + 2 * BETWEEN) : { counts: [], end: 0 };
  const [line, end] = totems.counts.length > 0 ? [pieces.end + BETWEEN, totems.end] : [0, pieces.end];
  const isEmpty = pieces.counts.length + totems.counts.length === 0;
  const lead = isEmpty ? null : { x: start + 1, width: end - start - 1, by: standing.verdict.by };
  const free = isEmpty ? start + ICON.tent + GAP + DIGIT.tent * digits(standing.free) : 0;
  const width = Math.max(LEAST, Math.round(Math.max(end, free) + END));
  return { ...shape, width, counts: [...pieces.counts, ...totems.counts], line, word: 0, lead };
}

function side(counts: readonly number[]): Pick<Count, "looks" | "count"> {
  return { looks: counts.flatMap((count, seat) => (count > 0 ? [seat] : [])), count: sum(counts) };
}

/** Counts one after the other, those of nothing left out. */
function inRow(all: readonly Pick<Count, "looks" | "count">[], totem: boolean, from: number): { counts: Count[]; end: number } {
  const size = totem ? ICON.totem : ICON.tent;
  let end = from;
  const counts = all.flatMap(({ looks, count }): Count[] => {
    if (count === 0) return [];
    const x = end === from ? from : end + BETWEEN;
    const { step, text } = placed(x, looks.length, size, size * 1.6 + GAP);
    end = text + (totem ? DIGIT.totem : DIGIT.tent) * digits(count);
    return [{ looks, totem, count, x, step, text }];
  });
  return { counts, end };
}
