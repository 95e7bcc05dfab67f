// An offer in small, for tests.

import type { Build, Gains, Offer, Place, VoidGains } from "../protocol";

export const biomeOf = (card: string): string => card.split("-")[0] ?? card;
export const GAINS = { points: [0, 0], deeds: [], expeditions: [], totems: [0, 0] } as unknown as Gains;

/** A place for any piece. */
export function placeWith(piece: Place["piece"], territory: string, ways: string[][]): Place {
  return { piece, territory, ways, gains: GAINS, event: { seat: 0, do: "build", pieces: [piece], cards: [ways[0]] } };
}

export const place = (spot: string, territory: string, ways: string[][]): Place => placeWith({ piece: "tent", spot }, territory, ways);
export const totem = (territory: string, ways: string[][]): Place => placeWith({ piece: "totem", territory }, territory, ways);

export const SAND = place("sand-1", "sand", [["desert-1"], ["tundra-1", "tundra-2"]]);
export const MOOR = place("moor-1", "moor", [["tundra-1"]]);
export const OFFER: Offer = {
  phase: "turn",
  tribe: 0,
  places: [SAND, MOOR, totem("sand", SAND.ways)],
  swaps: [
    { card: "desert-1", event: { seat: 0, do: "swap", card: "desert-1" } },
    { card: "tundra-1", event: { seat: 0, do: "swap", card: "tundra-1" } },
  ],
  discards: [],
  draws: [],
  deeds: [],
  explores: [],
  storm: null,
  walk: null,
  pass: null,
  lifts: [],
  voids: [],
  skips: [],
  orders: [],
  ruins: [],
  targets: [],
  free: null,
};

/** What a choice would bring against the void, if it brings nothing else. */
export const VOID_GAINS: VoidGains = {
  tents: [1, 2],
  totems: [0, 1],
  claims: {},
  group: [5, 5],
  free: false,
  acts: false,
  haunts: false,
  lost: false,
  moves_on: null,
  ends: null,
  beaten: false,
};
export const BUILD: Build = {
  pieces: [{ piece: SAND.piece, cards: ["desert-1"], ways: SAND.ways }],
  event: SAND.event,
  gains: GAINS,
};
