// A bent arrow from one place to another that leaves both of them free.

import type { Point } from "../../../board/plane";

export interface Arrow {
  path: string;
  head: string;
}

const BEND = 0.18; // of its length, to its side
const HEAD = { long: 15, half: 8.5 };

/** From one place to another, beginning and ending this far from their middles. */
export function arrowOf(from: Point, to: Point, clear: number): Arrow {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const bend = {
    x: (from.x + to.x) / 2 + BEND * (to.y - from.y),
    y: (from.y + to.y) / 2 - BEND * (to.x - from.x),
  };
  const free = Math.min(clear, length * 0.3);
  const start = towards(from, bend, free);
  const tip = towards(to, bend, free);
  const neck = towards(tip, bend, HEAD.long);
  const [dx, dy] = [(tip.x - neck.x) / HEAD.long, (tip.y - neck.y) / HEAD.long];
  const wing = (side: number): Point => ({ x: neck.x - dy * side, y: neck.y + dx * side });
  return {
    path: `M${written(start)}Q${written(bend)} ${written(neck)}`,
    head: `M${[tip, wing(HEAD.half), wing(-HEAD.half)].map(written).join("L")}Z`,
  };
}

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length };
}

function written({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
