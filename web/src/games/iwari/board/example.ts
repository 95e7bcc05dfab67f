// A small map for tests: three territories in a row, the middle one with a crossing; and the same with what maps of
// the atlas add: a contested token and its unknown areas, a ruin, the centre, a connection that is a road.

import type { Claim, Components, TerritoryNow, View } from "../protocol";

function square(x: number): [number, number][] {
  return [[x, 0], [x + 200, 0], [x + 200, 200], [x, 200]];
}

export const components: Components = {
  cards: { "tundra-1": "tundra", "forest-1": "forest" },
  map: {
    territories: [
      { id: "west", biome: "tundra" },
      { id: "middle", biome: "forest" },
      { id: "east", biome: "coast" },
    ],
    spots: [
      { id: "west-1", territory: "west", x: 60, y: 60, violet: false },
      { id: "west-2", territory: "west", x: 150, y: 150, violet: false },
      { id: "middle-1", territory: "middle", x: 250, y: 150, violet: false },
      { id: "middle-2", territory: "middle", x: 350, y: 60, violet: false },
      { id: "middle-3", territory: "middle", x: 350, y: 150, violet: false },
      { id: "east-1", territory: "east", x: 500, y: 60, violet: false },
    ],
    roads: [
      ["west-1", "west-2"],
      ["west-2", "middle-1"],
      ["middle-1", "middle-2"],
      ["middle-1", "middle-3"],
    ],
    connections: [
      { number: 1, territories: ["west", "middle"], kind: "land", symbol: 1 },
      { number: 2, territories: ["middle", "east"], kind: "sea", symbol: null },
    ],
  },
  drawing: {
    name: "Example",
    size: [640, 220],
    territories: {
      west: { name: "West Moor", outline: square(0), totem: [100, 100], badge: [100, 30] },
      middle: { name: "Middle Wood", outline: square(200), totem: [300, 100], badge: [300, 30] },
      east: { name: "East Bay", outline: square(430), totem: [530, 120], badge: [530, 30] },
    },
    connections: {
      1: { badge: [200, 60], shore: null },
      2: { badge: [415, 100], shore: [[405, 100], [425, 100]] },
    },
    contested: {},
    centre: null,
    look: "sea",
    bare: [],
    scenery: {
      ...{ ground: "sea", pattern: "waves", paint: "#2F6485", shallows: "#9ED3E2", rim: "#BFE6EC", rim_opacity: 0.45, shadow: "#14303F" },
      ...{ depth: 5, rock: null, water: null, river: 120, things: [] },
    },
  },
};

export function territory(id: string, more: Partial<TerritoryNow> = {}): TerritoryNow {
  return { id, spots: 2, free: 2, veiled: false, gold: false, explored: false, cap: 0, totems: [0, 0], leaders: [], factor: 1, ranks: [], verdict: null, ...more };
}

export const view: View = {
  seat: 0,
  options: {
    map: "example",
    players: 2,
    mode: "versus",
    draft: false,
    deeds: ["union"],
    veneration: null,
    expeditions: false,
    storms: false,
    walking_totem: false,
    fortifications: false,
    discoveries: false,
    settlements: "group",
    void_limit: null,
  },
  phase: "turn",
  first: 0,
  turn: 0,
  decides: 0,
  turns: 3,
  round: 2,
  last_round: false,
  tribe: 0,
  third: 2,
  tents: { "west-1": 0, "west-2": 1 },
  territories: [
    territory("west", {
      free: 0,
      explored: true,
      cap: 1,
      totems: [1, 0, 0],
      ranks: [
        { tribe: 0, tents: 1, rank: 1, points: 2, doubled: false },
        { tribe: 1, tents: 1, rank: 1, points: 2, doubled: false },
      ],
    }),
    territory("middle", { spots: 3, free: 3 }),
    territory("east", { spots: 1, free: 1 }),
  ],
  connections: [
    { number: 1, covered: "mountain", left: false, totems: 1, factor: 1, holders: [], points: 0 },
    { number: 2, covered: null, left: false, totems: 0, factor: 1, holders: [], points: 0 },
  ],
  settlements: [],
  pawns: [{ deed: "union", seat: 1, territory: "east", connection: null }],
  pawns_left: { union: 1 },
  mountains: [1],
  storms: [],
  storm: null,
  walker: null,
  exploring: null,
  fortifications: [],
  ruins: [],
  centre: null,
  contested: {},
  determination: null,
  discoveries: {},
  expeditions: [],
  road: [],
  void: null,
  display: [],
  display_limit: 4,
  hand_limit: 3,
  deck: 10,
  tally: { kinds: [], face_down: 0, in_hands: 0 },
  discards: [],
  deck_runs: 0,
  seats: [],
  tribes: [0, 1, 2].map(() => ({
    tents_left: 19,
    totems_left: 8,
    fortifications_left: 1,
    leads: 0,
    longest: 1,
    deeds: [],
    expeditions: [],
    ruins: 0,
    tokens: { red: 0, green: 0, yellow: 0 },
  })),
  points: [{ tents_mid: 3, tents: 4, totems: 0, settlements: 0 }, { tents_mid: 5 }, { tents_mid: 0 }],
  track: [3, 5, 0],
  won: ["tents_mid"],
};

/** How a territory of the players' tents, ruins, totems and void totems would be judged. */
export function verdict(by: Claim["by"], tents: number, ruins: number, totems: number, voids: number, virtual = by): Claim {
  const own = virtual === "players" ? 1 : 0;
  return { by, cause: null, tents, ruins, virtual, totems, void_totems: voids, sums: [totems + own, voids + 1 - own] };
}

const rank = (tribe: number, tents: number) => ({ tribe, tents, rank: 1, points: 0, doubled: false });

/** The same alone against the void, which is tribe 1: the west is judged, its pawn stands at the first connection. */
export const voidView: View = {
  ...view,
  options: { ...view.options, players: 1, mode: "solo", deeds: [], void_limit: 3 },
  phase: "void",
  tribe: 1,
  third: null,
  tents: { "west-1": 0, "west-2": 1, "middle-1": 1, "middle-2": 0, "middle-3": 0 },
  territories: [
    territory("west", { free: 0, explored: true, cap: 1, totems: [0, 1], ranks: [rank(0, 1), rank(1, 1)], verdict: verdict("void", 1, 1, 0, 1) }),
    territory("middle", { spots: 3, free: 0, explored: true, cap: 2, totems: [1, 1], ranks: [rank(0, 2), rank(1, 1)], verdict: verdict("players", 2, 1, 1, 1) }),
    territory("east", { spots: 1, free: 1, totems: [0, 0], verdict: verdict("void", 0, 0, 0, 0) }),
  ],
  connections: view.connections.map((each) => ({ ...each, covered: null })),
  pawns: [],
  pawns_left: {},
  mountains: [],
  void: {
    tribe: 1,
    stage: "void",
    pawn: 1,
    limit: 3,
    held: 1,
    group: [2, 10],
    settlement: 4,
    ruins: [19, 21],
    totems: [6, 8],
    centre: null,
    violet: null,
    haunted: null,
    above: ["void-1"],
    aside: [],
    aside_limit: 3,
    showing: 2,
    shown_limit: 4,
    claims: { west: { ...verdict("void", 1, 1, 0, 1), cause: "filled" } },
    complete: [],
    marked: ["west-2", "middle-1"],
    loose: { middle: [1] },
    now: { kind: "infection", connection: 1, left: ["middle"], territory: "middle", coming: ["pawn"] },
    reason: null,
    outcome: null,
  },
  tribes: view.tribes.slice(0, 2),
  points: [{ won: 0 }, { won: 0 }],
};

export const atlas: Components = {
  ...components,
  map: {
    ...components.map,
    spots: [
      ...components.map.spots.map((spot) => (spot.id === "middle-3" ? { ...spot, violet: true, icon: "coast", guards: 2 } : spot)),
      { id: "middle-area", territory: "middle", x: 380, y: 180, violet: false, contested: "ford" },
      { id: "east-area", territory: "east", x: 450, y: 180, violet: false, contested: "ford" },
    ],
    connections: components.map.connections.map((each) => (each.number === 2 ? { ...each, spots: ["middle-3", "east-1"] } : each)),
  },
  drawing: { ...components.drawing, contested: { ford: [415, 180] }, centre: [320, 260], size: [640, 320] },
};

export const atlasView: View = {
  ...view,
  connections: [
    { number: 1, covered: "storm", left: true, totems: 1, factor: 1, holders: [], points: 0 },
    { number: 2, covered: "ruin", left: false, totems: 0, factor: 1, holders: [], points: 0 },
  ],
  mountains: [],
  storms: [1],
  walker: 2,
  fortifications: ["west-2"],
  ruins: ["middle-3"],
  centre: 4,
  contested: { ford: null },
  discoveries: { "middle-2": null, "east-1": "red" },
};
