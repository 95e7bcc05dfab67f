// How totems stand upon each other: tribe by tribe from below, many of them in two columns, so that
// eyes stay visible and no stack is higher than four.

import { tribeOf, type TribeLook } from "../../../art/tribes";
import type { Tribe, View } from "../protocol";

const VOID = 5; // the look of the void: that of a sixth tribe, which never plays beside it

export interface Segment {
  x: number; // upper left corner, from the middle of the stone
  y: number;
  width: number;
  height: number;
}

const WIDE = 22; // a totem
const HIGH = 13;
const STEP = 10.5; // from one totem to the next
const FOOT = 4; // below the middle of the stone
const HIGHEST = 4; // totems that stand freely; a fifth is pushed into the same height
const COLUMN = 5; // more than these stand in two columns
const HEAP = 6; // more than these lie in rows of three
const SLIM = 0.8; // of a totem in two columns

/** How the totems of a tribe look; `tribes` are those that are not the void. */
export function lookOf(tribe: number, tribes: number = Infinity): TribeLook {
  return tribeOf(tribe < tribes ? tribe : VOID);
}

/** How many tribes are not the void: against it (IV) it is the last of them, else it comes after them (IA4). */
export function peoplesOf(view: View): number {
  return view.void ? view.void.tribe : view.tribes.length;
}

/** A tribe as a number that tells its look: that of the void is one of its own. */
export function lookIndex(view: View, tribe: Tribe): number {
  return tribe < peoplesOf(view) ? tribe : VOID;
}

/** The tribe of every totem, from below; those of `loose`, by tribe, stand above all others (IV9). */
export function stackOf(totems: readonly number[], loose: readonly number[] = []): number[] {
  const some = (tribe: number, count: number): number[] => Array.from({ length: Math.max(0, count) }, () => tribe);
  return [...totems.flatMap((count, tribe) => some(tribe, count - (loose[tribe] ?? 0))), ...loose.flatMap((count, tribe) => some(tribe, count))];
}

/** Where each totem of a heap stands, row upon row: that of the void in the centre. */
export function heapOf(count: number): Segment[] {
  const row = count > HEAP ? 3 : 2;
  return Array.from({ length: count }, (_, i) => {
    const [level, place] = [Math.floor(i / row), i % row];
    const wide = Math.min(row, count - level * row);
    return { x: (place - wide / 2) * WIDE, y: FOOT - HIGH - level * STEP, width: WIDE, height: HIGH };
  });
}

/** Where each totem of a stack stands, from below. */
export function segmentsOf(count: number): Segment[] {
  const columns = count > COLUMN ? 2 : 1;
  const size = columns === 2 ? SLIM : 1;
  const each = Math.ceil(count / columns);
  const tallest = (HIGHEST - 1) * STEP + HIGH;
  const step = each > 1 ? Math.min(STEP * size, (tallest - HIGH * size) / (each - 1)) : 0;
  return Array.from({ length: count }, (_, i) => {
    const middle = columns === 1 ? 0 : (i < each ? -0.5 : 0.5) * WIDE * size;
    const [width, height] = [WIDE * size, HIGH * size];
    return { x: middle - width / 2, y: FOOT - height - (i % each) * step, width, height };
  });
}
