// How a score sheet is laid out, so that no word and no name is ever broken: by how much room they need.

import { widthOf } from "../house/people";

const PLACE = 34; // px of the column with the place
const PIECE = 58; // of a piece beside a name, with what is around it
const LETTER = 9.8; // of a name
const LABEL_LETTER = 7.2; // of a heading
const AROUND = 14;
const FIGURE = 58; // of a column of figures, at least
const TOTAL = 108;
const TOTAL_ALONE = 96; // where the names stand above
const SIGNS = 2; // of Chinese and Japanese a line may break after any, but not after a single one

/** The longest part of a heading that is not broken, in letters. */
function longestPart(label: string): number {
  const isSign = (letter: string) => letter > "\u2e80";
  return Math.max(...label.split(/[\s-]+/).map((word) => (Array.from(word).every(isSign) ? widthOf(word.slice(0, SIGNS)) : widthOf(word))));
}

/** The width of a column with this heading, in px. */
export function columnOf(label: string): number {
  return Math.max(FIGURE, longestPart(label) * LABEL_LETTER + AROUND);
}

/** The widths of the columns where the names stand above them: what there is, shared by what their headings need. */
export function sharesOf(width: number, labels: readonly string[]): number[] {
  const needs = labels.map(columnOf);
  const all = needs.reduce((sum, need) => sum + need, 0);
  return needs.map((need) => ((width - PLACE - TOTAL_ALONE) * need) / all);
}

/** Is there room for the names beside the figures? Otherwise they stand above them, with all the width there is. */
export function namesFit(width: number, names: readonly string[], labels: readonly string[]): boolean {
  const longest = Math.max(0, ...names.map(widthOf));
  const columns = labels.reduce((sum, label) => sum + columnOf(label), 0);
  return PLACE + PIECE + longest * LETTER + columns + TOTAL <= width;
}
