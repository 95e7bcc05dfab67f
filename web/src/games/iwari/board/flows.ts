// PointFlow: lines from the pieces that earn points to the markers on the ScoreTrack, in pixels of the frame.

import type { Point } from "../../../board/plane";
import type { Tribe } from "../protocol";
import type { Layout } from "./layout";
import type { PointFlow } from "./overlay";
import { mouthOf, type Track } from "./track";

export interface Flow {
  tribe: Tribe;
  path: string;
  tag: Point; // the middle of "+12"
  width: number; // of the tag
  points: number;
}

const TAG = 32; // pixels from the frame to the middle of a tag
const DIGIT = 10;
const APART = 6; // pixels between two tags

/** Lay out the flows; `toFrame` turns map units into pixels of the frame. */
export function flowsOf(
  layout: Layout,
  track: Track,
  scores: readonly number[],
  flows: readonly PointFlow[],
  toFrame: (point: Point) => Point,
): Flow[] {
  const laid = flows.flatMap((flow): Flow[] => {
    const end = mouthOf(track, scores[flow.tribe] ?? 0);
    const starts = startsOf(layout, flow).map(toFrame);
    const start = starts.sort((one, other) => far(one, end) - far(other, end))[0];
    if (!start) return [];
    const width = 24 + DIGIT * (String(flow.points).length + 1);
    const tag = inward(track, end, TAG);
    return [{ tribe: flow.tribe, points: flow.points, width, tag, path: curve(start, tag, end) }];
  });
  return pushedApart(laid);
}

function startsOf(layout: Layout, flow: PointFlow): Point[] {
  const spots = flow.spots.flatMap((id) => layout.spot.get(id) ?? []);
  const totems = [flow.territory, flow.other].flatMap((id) => layout.territory.get(id ?? "")?.totem ?? []);
  return [...spots, ...totems];
}

function far(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** A point off the frame, towards the map. */
function inward({ width, height }: Track, { x, y }: Point, by: number): Point {
  const [dx, dy] = [x < width / 2 ? x : width - x, y < height / 2 ? y : height - y];
  if (dy <= dx) return { x, y: y < height / 2 ? y + by : y - by };
  return { x: x < width / 2 ? x + by : x - by, y };
}

function curve(start: Point, tag: Point, end: Point): string {
  const bend = { x: (start.x + tag.x) / 2 + (tag.x - start.x) * 0.18, y: (start.y + tag.y) / 2 };
  return `M${written(start)}Q${written(bend)} ${written(tag)}L${written(end)}`;
}

function written({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Tags that would lie on each other move along the frame. */
function pushedApart(flows: Flow[]): Flow[] {
  const placed: Flow[] = [];
  for (const flow of [...flows].sort((one, other) => one.tag.x - other.tag.x)) {
    const tag = { ...flow.tag };
    for (const other of placed) {
      const need = (flow.width + other.width) / 2 + APART;
      if (Math.abs(other.tag.y - tag.y) < 30 && tag.x - other.tag.x < need) tag.x = other.tag.x + need;
    }
    placed.push({ ...flow, tag });
  }
  return placed;
}
