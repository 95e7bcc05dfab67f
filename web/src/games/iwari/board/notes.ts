// ChoiceTags: beside a place that can be chosen, in few words what choosing it does. They find room where they cover no
// other place to choose, and a thread leads from the place to its tag.

import type { Box, Point } from "../../../board/plane";
import type { BadgeShape } from "./badges";
import { boxOf, obstaclesOf, overlap, signsOf, widthOf, type Label } from "./labels";
import type { Layout } from "./layout";
import type { Legal, MapOverlay, Note } from "./overlay";
import { pointOf } from "./keys";
import { placeOf } from "./places";
import type { Sizes } from "./sizes";

export interface ChoiceTag extends Note {
  place: string;
  thread: string; // from beside the place to the tag
  at: Point; // the middle of the tag
  width: number; // in units of a badge
}

export const TAG = { height: 28, icon: 19, text: 12.5, pad: 8 };
const MANY = 4; // more of them would hide the map: only the one pointed at and the chosen one are shown
const LONG = 560; // the same where they are as long as this together, in units of a badge
const REACHES = [46, 62, 80, 100, 124, 150, 180, 215]; // units of a badge
const TURNS = 16;
const RING = 19; // units of a tent around the place that stay free
const WORDS = 3; // covering a name or a number is so many times as bad as covering a piece
const CHOICE = 4; // and covering another place to choose

/** All tags to be drawn now. */
export function choiceTags(
  layout: Layout,
  overlay: MapOverlay,
  sizes: Sizes,
  labels: readonly Label<BadgeShape>[],
  hovered: string | null,
  more: readonly Box[] = [], // what else they must not cover
): ChoiceTag[] {
  const noted = notedPlaces(overlay);
  const chosen: (string | null)[] = overlay.ghosts.map(({ piece }) => (piece.piece === "tent" ? placeOf("spot", piece.spot) : piece.piece === "totem" ? placeOf("totem", piece.territory) : null));
  const long = noted.reduce((sum, { note }) => sum + widthOfTag(note), 0) > LONG;
  const all = noted.length <= MANY && !long && !sizes.far;
  const shown = all ? noted : noted.filter(({ place }) => place === hovered || chosen.includes(place));
  const things = [...obstaclesOf(layout, sizes, []), ...more];
  const words = [...signsOf(layout, sizes, []), ...labels.map((label) => label.box)];
  const choices = noted.flatMap(({ place }) => pointOf(layout, place) ?? []).map((at) => boxOf(at, 40 * sizes.tent, 40 * sizes.tent));
  const tags: ChoiceTag[] = [];
  for (const { place, note } of shown) {
    const from = pointOf(layout, place);
    if (!from) continue;
    const width = widthOfTag(note);
    const taken = tags.map((tag) => boxOf(tag.at, tag.width * sizes.badge, TAG.height * sizes.badge));
    const at = roomFor(from, width * sizes.badge, sizes, layout.box, things, words, [...choices, ...taken]);
    tags.push({ ...note, place, thread: threadOf(from, at, RING * sizes.tent), width, at });
  }
  return tags;
}

function widthOfTag({ text }: Note): number {
  return TAG.icon + TAG.pad * 2 + 5 + widthOf(text, TAG.text);
}

function threadOf(from: Point, to: Point, off: number): string {
  const share = Math.min(1, off / (Math.hypot(to.x - from.x, to.y - from.y) || 1));
  return `M${from.x + (to.x - from.x) * share} ${from.y + (to.y - from.y) * share}L${to.x} ${to.y}`;
}

function notedPlaces(overlay: MapOverlay): { place: string; note: Note }[] {
  const noted = (kind: "spot" | "totem" | "territory", all: Readonly<Record<string, Legal>>) =>
    Object.entries(all).flatMap(([id, { note }]) => (note ? [{ place: placeOf(kind, id), note }] : []));
  return [...noted("spot", overlay.legalSpots), ...noted("totem", overlay.legalTotems), ...noted("territory", overlay.targetTerritories)];
}

function roomFor(from: Point, width: number, sizes: Sizes, frame: Box, things: readonly Box[], words: readonly Box[], choices: readonly Box[]): Point {
  const high = TAG.height * sizes.badge;
  const places = REACHES.flatMap((reach) =>
    Array.from({ length: TURNS }, (_, turn) => {
      const angle = (turn * 2 * Math.PI) / TURNS;
      const away = reach * sizes.badge;
      return { x: from.x + (away + width * 0.3) * Math.cos(angle), y: from.y + away * Math.sin(angle), away };
    }),
  );
  const cost = ({ x, y, away }: Point & { away: number }): number => {
    const own = boxOf({ x, y }, width, high);
    const out = width * high - overlap(own, frame);
    const covers = (boxes: readonly Box[]): number => boxes.reduce((sum, thing) => sum + overlap(own, thing), 0);
    return covers(things) + WORDS * covers(words) + CHOICE * covers(choices) + 3 * out + away;
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
