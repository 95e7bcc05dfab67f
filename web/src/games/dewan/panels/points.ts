// Points so far, by side: in the team scenario partners sit opposite and share one.

import type { View } from "../protocol";

export function sideOf(view: View, seat: number): number {
  return seat % view.points.length;
}

export function seatsOf(view: View, side: number): number[] {
  return view.seats.map((_, seat) => seat).filter((seat) => sideOf(view, seat) === side);
}

export function pointsOf(view: View, side: number): number {
  return Object.values(view.points[side] ?? {}).reduce((sum, points) => sum + points, 0);
}
