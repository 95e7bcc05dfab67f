// The sides of a view and their points so far: in a team game partners are one.

import type { View } from "../protocol";

export function sideOf(view: View, seat: number): number {
  return view.sides.findIndex((seats) => seats.includes(seat));
}

export function pointsOf(view: View, side: number): number {
  return Object.values(view.points[side] ?? {}).reduce((sum, points) => sum + points, 0);
}
