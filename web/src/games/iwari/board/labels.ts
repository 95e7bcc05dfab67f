// Where the MajorityBadges and names of territories stand. At the size of the map's own drawing they stand where
// the map says; when they are drawn larger, to stay legible, they give way to pieces, signs and each other.

import type { Box, Point } from "../../../board/plane";
import { PILL, WIDEST, type BadgeForm, type BadgeLook, type BadgeShape } from "./badges";
import type { Layout, LaidTerritory } from "./layout";
import type { Sizes } from "./sizes";

export interface Label<Form extends BadgeShape = BadgeForm> {
  territory: LaidTerritory;
  form: Form;
  grow: number; // how large it is drawn
  at: Point; // the middle of the pill
  box: Box; // all that it covers
}

const NAME = { size: 12.5, wide: 0.56, full: 1.02, above: 16 }; // of a letter, of a Chinese or Japanese sign
const STEPS = [0, 1, 2, 3, 4]; // times REACH away from where the map says
const REACH = 9;
const TURNS = 12;
const GRID = 13;
const ROUNDED = 2; // a badge may be so much wider than it was measured for
const SLACK = 30; // square units of overlap that nobody sees

/** Place all labels; `names` by territory. `form` measures the badge of a territory in a look; null: it has none. */
export function placeLabels<Form extends BadgeShape>(
  layout: Layout,
  sizes: Sizes,
  names: ReadonlyMap<string, string>,
  form: (territory: string, look: BadgeLook) => Form | null,
  covers: readonly number[], // connections under a mountain or a storm
  more: readonly Box[] = [], // what else labels must not cover
): Label<Form>[] {
  const looks: BadgeLook[] = sizes.far ? ["pill"] : ["full", "short", "named", "pill"];
  const things = [...obstaclesOf(layout, sizes, covers), ...more];
  const labels: Label<Form>[] = [];
  for (const territory of layout.territories) {
    const best = bestLabel(looks, (look) => {
      const own = form(territory.id, look);
      if (own === null) return null;
      const size = measured(own, names.get(territory.id) ?? "", sizes.badge);
      const free = sizes.badge <= 1.001 && !sizes.far && own.width <= WIDEST + ROUNDED;
      return { form: own, ...(free ? { at: territory.badge, cost: 0 } : freePlace(territory, size, layout.box, [...things, ...labels.map((label) => label.box)])), size };
    });
    if (best) labels.push({ territory, form: best.form, grow: sizes.badge, at: best.at, box: boxAt(best.at, best.size) });
  }
  labels.forEach((label, place) => {
    const others = labels.filter((other) => other !== label).map((other) => other.box);
    labels[place] = enlarged(label, sizes, names.get(label.territory.id) ?? "", layout.box, [...things, ...others]);
  });
  return labels;
}

/** As large as there is room for, once all have a place: no name is lost to a larger one. */
function enlarged<Form extends BadgeShape>(label: Label<Form>, sizes: Sizes, name: string, frame: Box, things: readonly Box[]): Label<Form> {
  for (const grow of sizes.roomy) {
    const size = measured(label.form, name, grow);
    const { at, cost } = freePlace(label.territory, size, frame, things);
    if (cost <= SLACK) return { ...label, grow, at, box: boxAt(at, size) };
  }
  return label;
}

interface Tried<Form> {
  form: Form;
  at: Point;
  cost: number;
  size: Box;
}

/** The most telling look that finds room, or else the one that is least in the way. */
function bestLabel<Form>(looks: readonly BadgeLook[], attempt: (look: BadgeLook) => Tried<Form> | null): Tried<Form> | null {
  let best: Tried<Form> | null = null;
  for (const look of looks) {
    const tried = attempt(look);
    if (tried === null) return null;
    if (tried.cost <= SLACK) return tried;
    if (best === null || tried.cost < best.cost) best = tried;
  }
  return best;
}

/** The extent of a label around the middle of its pill. */
export function measured(form: BadgeShape, name: string, grow: number): Box {
  const half = form.width / 2;
  const named = form.look === "pill" ? 0 : widthOf(name) / 2;
  const left = Math.max(half + form.left, named);
  const right = Math.max(half + form.right, named);
  const top = form.look === "pill" ? PILL / 2 : PILL / 2 + NAME.above;
  return { x: -left * grow, y: -top * grow, width: (left + right) * grow, height: (top + PILL / 2) * grow };
}

/** About how wide a word is drawn. */
export function widthOf(name: string, size: number = NAME.size): number {
  return [...name].reduce((sum, sign) => sum + size * (sign > "\u2E7F" ? NAME.full : NAME.wide), 0);
}

function freePlace(territory: LaidTerritory, size: Box, frame: Box, things: readonly Box[]): { at: Point; cost: number } {
  const { badge, box } = territory;
  const area = { x: box.x + size.x, y: box.y + size.y, width: box.width + size.width, height: box.height + size.height };
  const near = things.filter((thing) => overlap(area, thing) > 0);
  let best = { at: badge, cost: Infinity };
  let least = Infinity;
  for (const at of candidatesOf(territory)) {
    const own = boxAt(at, size);
    const covered = near.reduce((sum, thing) => sum + overlap(own, thing), 0);
    const out = outside(withMargin(own), frame);
    const worth = covered + 2 * out + Math.hypot(at.x - badge.x, at.y - badge.y) * 0.4;
    if (worth < least) [best, least] = [{ at, cost: covered + 2 * out }, worth];
  }
  return best;
}

const candidates = new WeakMap<LaidTerritory, Point[]>();

/** Around where the map says, and all over the territory; a label elsewhere would seem to be another's. */
function candidatesOf(territory: LaidTerritory): Point[] {
  const known = candidates.get(territory);
  if (known) return known;
  const { badge, box, points } = territory;
  const near = STEPS.flatMap((step) =>
    Array.from({ length: step === 0 ? 1 : TURNS }, (_, turn) => {
      const angle = (turn * 2 * Math.PI) / TURNS;
      return { x: badge.x + step * REACH * Math.cos(angle), y: badge.y + step * REACH * Math.sin(angle) };
    }),
  );
  const grid = Array.from({ length: GRID * GRID }, (_, i) => ({
    x: box.x + (box.width * ((i % GRID) + 0.5)) / GRID,
    y: box.y + (box.height * (Math.floor(i / GRID) + 0.5)) / GRID,
  }));
  const found = [...near, ...grid].filter(
    (at) => Math.hypot(at.x - badge.x, at.y - badge.y) <= REACH + 0.1 || isInside(points, at),
  );
  candidates.set(territory, found);
  return found;
}

/** What labels must not cover: spots, totem places, the centre, tokens, signs of connections and what covers them. */
export function obstaclesOf(layout: Layout, sizes: Sizes, covers: readonly number[]): Box[] {
  const around = ({ x, y }: Point, left: number, up: number, right = left, down = up): Box => ({
    x: x - left,
    y: y - up,
    width: left + right,
    height: up + down,
  });
  const tent = 12 * sizes.tent; // a little less than it covers: its corners are round
  return [
    ...layout.spots.map((spot) => around(spot, tent, tent)),
    ...layout.territories.map(({ totem }) => around(totem, 15, 30, 15, 10)),
    ...layout.tokens.map(({ at }) => around(at, 12 * sizes.tent, 12 * sizes.tent)),
    ...(layout.centre ? [around(layout.centre, 40, 34)] : []),
    ...signsOf(layout, sizes, covers),
  ];
}

/** The signs of connections, and what covers them. */
export function signsOf(layout: Layout, sizes: Sizes, covers: readonly number[]): Box[] {
  const sign = 27 * sizes.sign; // a little less than it covers
  return layout.connections.map(({ at, number }) => (covers.includes(number) ? boxOf(at, sign * 1.4, sign * 1.5) : boxOf(at, sign, sign)));
}

/** A box by its middle. */
export function boxOf({ x, y }: Point, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function boxAt(at: Point, size: Box): Box {
  return { x: at.x + size.x, y: at.y + size.y, width: size.width, height: size.height };
}

/** How much of a box lies outside the frame of the map, where it would be cut. */
export function outside(box: Box, frame: Box): number {
  return box.width * box.height - overlap(box, frame);
}

/** Letters are measured roughly, and drawn with a rim. */
function withMargin({ x, y, width, height }: Box): Box {
  const margin = 0.07 * width;
  return { x: x - margin, y, width: width + 2 * margin, height };
}

export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
}

export function isInside(outline: readonly Point[], at: Point): boolean {
  let inside = false;
  outline.forEach((one, i) => {
    const other = outline[(i + 1) % outline.length] as Point;
    const crosses = one.y > at.y !== other.y > at.y;
    if (crosses && at.x < ((other.x - one.x) * (at.y - one.y)) / (other.y - one.y) + one.x) inside = !inside;
  });
  return inside;
}
