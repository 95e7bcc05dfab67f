// A card over the table steps aside for what is being read below it.

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 10; // pixels between them

/** How far a card moves down, or up where there is no room, so that it covers nothing of a note; in pixels. */
export function stepAside(card: Box, note: Box | null, height: number): number {
  if (note === null || !overlap(card, note)) return 0;
  const below = note.y + note.height + GAP;
  if (below + card.height <= height) return below - card.y;
  const above = note.y - GAP - card.height;
  return above >= 0 ? above - card.y : below - card.y; // rather cut off than over the note
}

function overlap(one: Box, other: Box): boolean {
  const beside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  const apart = one.y + one.height <= other.y || other.y + other.height <= one.y;
  return !beside && !apart;
}
