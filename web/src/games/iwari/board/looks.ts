// How each map looks around its land (IA): the colours of what lies there, of the coast, and what floats or grows in
// it. map_svg.py draws by the same numbers.

import type { Box, Point } from "../../../board/plane";
import { isInside } from "./labels";
import type { Layout } from "./layout";

export interface Look {
  paint: string; // behind everything, and on the map of the map
  ground: string; // id of the gradient
  pattern: string | null; // id of what is all over it
  shallows: string; // the pale lines along a coast, as r g b
  rim: string; // the inner one of these, with its strength
  shadow: string; // below the coast
  depth: number; // how far the shadow falls; of an island in the sky, how high its rock is
  rock: readonly [string, string] | null; // the underside of land that floats: its light and its dark
  water: string | null; // where the land lies in no sea: the paint of rivers between territories with a way by sea
  things: readonly Scattered[];
}

interface Scattered {
  id: string; // of its symbol
  every: number; // square units for each that is tried
  width: number;
  height: number;
  off: number; // of its middle from the land; what reaches under the land is hidden
}

const SEA: Look = {
  paint: "#2F6485",
  ground: "iw-sea",
  pattern: "iw-waves",
  shallows: "158 211 226",
  rim: "191 230 236 / 45%",
  shadow: "20 48 63",
  depth: 5,
  rock: null,
  water: null,
  things: [],
};

const LOOKS: Record<string, Look> = {
  sea: SEA,
  sky: {
    ...SEA,
    paint: "#79AFD0",
    ground: "iw-sky",
    pattern: null,
    shallows: "235 246 252",
    rim: "250 253 255 / 45%",
    shadow: "52 40 58",
    depth: 34,
    rock: ["#8C7466", "#4A3A40"],
    things: [
      { id: "iw-cloud", every: 6000, width: 69, height: 30, off: 0 },
      { id: "iw-wisp", every: 6000, width: 43, height: 11, off: 0 },
    ],
  },
  isle: {
    ...SEA,
    paint: "#2A7F93",
    ground: "iw-lagoon",
    shallows: "170 228 214",
    rim: "247 231 186 / 80%",
    shadow: "14 58 66",
    things: [
      { id: "iw-stones", every: 11000, width: 24, height: 31, off: 14 },
      { id: "iw-reef", every: 4600, width: 42, height: 21, off: 10 },
    ],
  },
  ice: {
    ...SEA,
    paint: "#5D87A0",
    ground: "iw-icesea",
    pattern: "iw-cracks",
    shallows: "226 241 248",
    rim: "246 252 255 / 45%",
    shadow: "32 62 84",
    depth: 7,
    things: [
      { id: "iw-icepeak", every: 3000, width: 49, height: 40, off: 0 },
      { id: "iw-floe", every: 4000, width: 29, height: 13, off: 4 },
    ],
  },
  mist: {
    ...SEA,
    paint: "#5E7477",
    ground: "iw-fog",
    pattern: null,
    shallows: "214 224 220",
    rim: "232 238 234 / 45%",
    shadow: "36 48 52",
    things: [{ id: "iw-mist", every: 2800, width: 102, height: 24, off: 0 }],
  },
  steppe: {
    ...SEA,
    paint: "#8F8A55",
    ground: "iw-steppe",
    pattern: "iw-grass",
    shallows: "214 202 140",
    rim: "232 220 164 / 45%",
    shadow: "58 52 26",
    water: "#3F86A8",
    things: [
      { id: "iw-hill", every: 5000, width: 78, height: 24, off: 0 },
      { id: "iw-tuft", every: 2400, width: 18, height: 14, off: 6 },
    ],
  },
  night: {
    ...SEA,
    paint: "#1C1233",
    ground: "iw-night",
    pattern: "iw-stars",
    shallows: "150 84 196",
    rim: "208 160 240 / 45%",
    shadow: "12 5 22",
    depth: 7,
    things: [{ id: "iw-star", every: 3600, width: 11, height: 11, off: 6 }],
  },
};

export function mapLook(look: string): Look {
  return LOOKS[look] ?? SEA;
}

export interface Thing extends Box {
  id: string;
  mirrored: boolean;
}

const SIGN = 26; // map units around a sign that stay free
const MARGIN = 260; // map units around the map where there may be things: wide frames show them

/** Where the things of a look stand: all over what is not land, in an order that looks like none. */
export function thingsOf(layout: Layout): Thing[] {
  const { box, look } = layout;
  const placed: Thing[] = [];
  const area = { x: box.x - MARGIN, y: box.y - MARGIN, width: box.width + 2 * MARGIN, height: box.height + 2 * MARGIN };
  for (const { id, every, width, height, off } of mapLook(look).things) {
    for (let i = 1; i * every < area.width * area.height; i++) {
      const at = { x: area.x + area.width * halton(i, 2), y: area.y + area.height * halton(i, 3) };
      const own = { x: at.x - width / 2, y: at.y - height / 2, width, height };
      if (placed.some((other) => touches(own, other)) || isNearLand(layout, at, off)) continue;
      placed.push({ id, ...own, mirrored: i % 2 === 0 });
    }
  }
  return placed.sort((one, other) => one.y + one.height - other.y - other.height);
}

/** The van der Corput sequence: numbers between 0 and 1 that leave no gaps. */
export function halton(index: number, base: number): number {
  let result = 0;
  for (let i = index, part = 1 / base; i > 0; i = Math.floor(i / base), part /= base) result += part * (i % base);
  return result;
}

function touches(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height
  );
}

/** Is there land, or a sign or token that must not be hidden, within reach? */
function isNearLand(layout: Layout, at: Point, reach: number): boolean {
  const near = ({ x, y }: Point, by: number): boolean => Math.abs(x - at.x) < by && Math.abs(y - at.y) < by;
  if ([...layout.connections, ...layout.tokens].some((sign) => near(sign.at, SIGN))) return true;
  return layout.territories.some(({ points, box }) => {
    const by = { x: box.width / 2 + reach, y: box.height / 2 + reach };
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (Math.abs(at.x - middle.x) > by.x || Math.abs(at.y - middle.y) > by.y) return false;
    return isInside(points, at) || points.some((point) => near(point, reach));
  });
}
