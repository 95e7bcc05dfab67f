// The Fluent function SIGNS: things given by codes that are drawn in the middle of a sentence. Where a sentence is read
// and not seen, NAMES says the same codes in words (names.ts).

const BEGIN = "\uE000"; // characters of nobody's language
const END = "\uE001";
const GONE = "\uE002";
const BACK = "\uE003";

/** A part of a text: words, or something to be drawn. */
export interface Part {
  text: string; // "" where something is drawn
  sign: string | null; // its code
  gone: boolean; // it was taken back
}

/** Codes, separated by blanks, as they stand in a text; the same ones several times over. */
export function signsOf(codes: string, times = 1): string {
  const all = codes.split(/\s+/).filter(Boolean);
  return Array.from({ length: times }, () => all.map((code) => `${BEGIN}${code}${END}`).join("")).join("");
}

/** A text that was taken back. */
export function struck(text: string): string {
  return `${GONE}${text}${BACK}`;
}

/** A text as it begins a line: its first letter is a capital, unless something drawn stands before it. */
export function begun(text: string, language: string): string {
  return text.replace(/^\uE002?\p{Ll}/u, (first) => first.toLocaleUpperCase(language));
}

/** The parts of a text. */
export function partsOf(text: string): Part[] {
  let gone = false;
  const parts: Part[] = [];
  for (const piece of text.split(/(\uE000[^\uE001]*\uE001|\uE002|\uE003)/)) {
    if (piece === GONE || piece === BACK) gone = piece === GONE;
    else if (piece.startsWith(BEGIN)) parts.push({ text: "", sign: piece.slice(1, -1), gone });
    else if (piece !== "") parts.push({ text: piece, sign: null, gone });
  }
  return parts;
}

const SIGN_LETTERS = 3; // a sign takes about as long to read as so many letters

/** How much there is to read. */
export function lengthOf(text: string): number {
  return partsOf(text).reduce((sum, part) => sum + (part.sign === null ? part.text.length : SIGN_LETTERS), 0);
}
