// The ScoreTrack around the map: a hundred cells, 0 in the upper left corner, clockwise, and round again.

import type { Point } from "../../../board/plane";

export const WOOD = 28; // pixels of the frame's width
const CELLS = 100;
const ACROSS = 30; // cells of the upper and of the lower side, corners included
const DOWN = 20;
const EDGE = 13; // pixels from the middle of a marker to the end of the frame
const LANE = 8; // pixels between the trails of two tribes
const CROWD = 9; // pixels between two markers on one cell

export interface Track {
  width: number;
  height: number;
}

export interface Cell extends Point {
  width: number;
  height: number;
  side: "top" | "right" | "bottom" | "left";
}

/** The cell of a score, by its upper left corner. */
export function cellOf({ width, height }: Track, score: number): Cell {
  const cell = ((score % CELLS) + CELLS) % CELLS;
  const across = width / ACROSS;
  const down = (height - 2 * WOOD) / DOWN;
  if (cell < ACROSS) return { x: cell * across, y: 0, width: across, height: WOOD, side: "top" };
  if (cell < ACROSS + DOWN) {
    return { x: width - WOOD, y: WOOD + (cell - ACROSS) * down, width: WOOD, height: down, side: "right" };
  }
  if (cell < 2 * ACROSS + DOWN) {
    const x = width - (cell - ACROSS - DOWN + 1) * across;
    return { x, y: height - WOOD, width: across, height: WOOD, side: "bottom" };
  }
  const y = height - WOOD - (cell - 2 * ACROSS - DOWN + 1) * down;
  return { x: 0, y, width: WOOD, height: down, side: "left" };
}

export function middleOf(cell: Cell): Point {
  return { x: cell.x + cell.width / 2, y: cell.y + cell.height / 2 };
}

/** Where the marker of each tribe stands; those on one cell stand beside each other, within the frame. */
export function markersOf(track: Track, scores: readonly number[]): Point[] {
  return scores.map((score, tribe) => {
    const together = scores.flatMap((other, i) => (other % CELLS === score % CELLS ? [i] : []));
    const place = together.indexOf(tribe) - (together.length - 1) / 2;
    const half = ((together.length - 1) / 2) * CROWD;
    const cell = cellOf(track, score);
    const { x, y } = middleOf(cell);
    const flat = cell.side === "top" || cell.side === "bottom";
    return flat ? { x: kept(x, half, track.width) + place * CROWD, y } : { x, y: kept(y, half, track.height) + place * CROWD };
  });
}

/** The middle of markers that reach so far to both sides, such that none leaves the frame. */
function kept(middle: number, half: number, length: number): number {
  return Math.min(length - EDGE - half, Math.max(EDGE + half, middle));
}

/** The way of a marker from one score to a higher one, cell by cell; each tribe has its lane. */
export function trailOf(track: Track, from: number, to: number, lane: number): string {
  const points: Point[] = [];
  for (let score = from; score <= to; score++) {
    const cell = cellOf(track, score);
    const { x, y } = middleOf(cell);
    const flat = cell.side === "top" || cell.side === "bottom";
    points.push(flat ? { x, y: y + lane * LANE } : { x: x + lane * LANE, y });
  }
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

/** The edge of the frame towards the map, at a marker: where points flow to. */
export function mouthOf(track: Track, score: number): Point {
  const cell = cellOf(track, score);
  const { x, y } = middleOf(cell);
  if (cell.side === "top") return { x, y: WOOD };
  if (cell.side === "bottom") return { x, y: track.height - WOOD };
  return { x: cell.side === "left" ? WOOD : track.width - WOOD, y };
}

/** The scores whose cells carry their number. */
export const NUMBERED: readonly number[] = Array.from({ length: CELLS / 5 }, (_, i) => i * 5);
