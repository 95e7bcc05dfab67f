// What the server says about a table of Dewan, inside the messages of net/protocol.ts. Its twin is
// src/bivouac/games/dewan: view.py, offers.py, drafts.py and wishes.py.

import type { GameEvent } from "../../net/protocol";

export interface Half {
  terrain: string;
  symbol: string | null;
}

/** The record's `components`. */
export interface Components {
  cards: Record<string, { halves: Half[] }>;
  stories: Record<string, { needs: Record<string, number>; points: number; fire: number }>;
  pair: string | null;
}

export interface Space {
  id: string;
  q: number;
  r: number;
  terrain: string; // also start, volcano, lava
  tile: string;
  camp: number | null;
  village: boolean;
  start: boolean;
  marker: boolean;
}

export interface Zone {
  id: string;
  terrain: string;
  spaces: string[];
  berries: number;
}

export interface Need {
  symbol: string;
  have: number;
  need: number;
}

export interface Tribe {
  hand: string[]; // the cards this reader knows
  hand_size: number;
  unknown: number;
  start: string;
  camps: string[];
  camps_left: number;
  have: Record<string, number>;
  stories: { id: string; told: boolean; met: boolean; needs: Need[] }[];
  tucks: ({ card: string; half: number } | null)[];
  berries: number;
  fire: number;
  fish: number;
}

/** What a reader may see: view.py, the one door. */
export interface View {
  seat: number; // -1: the public view
  options: { scenario: string; players: number };
  phase: string; // story turn tuck marker fishing shuffle odd_berry over
  first: number;
  turn: number;
  decides: number | null;
  draft: boolean; // the first stories are being chosen
  turns: number;
  round: number;
  last_round: boolean;
  map: { spaces: Space[]; zones: Zone[]; icons: { kind: string; spaces: [string, string] }[] };
  row: (string | null)[];
  pile: number;
  supply: number;
  discards: string[];
  story_row: (string | null)[];
  stack: number;
  markers_left: number;
  fish_left: number;
  seats: Tribe[];
  points: Record<string, number>[]; // by side, as if the game ended now
  board: { effects: string[]; story_slots: number; tuck_slots: number; pile_size: number | null };
  // effects of the camps in placing order: none story tuck fire; pile_size: cards until an event, or null
}

/** What a decision would bring, as far as its player can know. */
export interface Gains {
  berries: number;
  fire: number;
  fish: number;
  points: number[]; // by side: the change
  stories: { id: string; symbol: string; before: number; after: number; need: number }[]; // needs it helps
  told: string[]; // stories it completes
  rewards: number; // cards drawn for them
  then: string | null; // story or tuck: what the player may do next
}

/** One card of a payment and the spaces it pays for. */
export interface Leg {
  spaces: string[];
  terrain: string; // of the spaces; start: any card
  card: string;
  to: number | null; // the seat that receives it; null: discarded
  options: string[]; // hand cards that could pay here instead, the rest staying payable
}

export interface Journey {
  to: string;
  event: GameEvent; // the whole decision, ready to be sent
  legs: Leg[];
  cards: number;
  gifts: number;
  gains: Gains;
}

/** What the mover can do now. Every choice carries the event that makes it. */
export interface Offer {
  phase: "story" | "turn" | "tuck" | "marker" | "fishing";
  camp: number | null; // number of the camp that would be placed
  effect: string | null; // what that camp brings: none story tuck fire
  origins: string[]; // own camps a journey can begin at
  journeys: Journey[]; // the cheapest for each destination in reach
  takes: { slots: number[]; event: GameEvent }[];
  stories: { index: number | null; event: GameEvent; needs: Need[] }[]; // index null: the stack, unseen
  tucks: { card: string | null; half: number | null; event: GameEvent; gains: Gains | null }[];
  markers: { space: string; marker: "water" | "lava"; event: GameEvent; change: MarkerChange }[];
  fishing: { card: string | null; event: GameEvent; catch: number }[];
  pass: GameEvent | null;
}

export interface MarkerChange {
  terrain: string;
  size: number; // spaces of the zone before
  parts: number[]; // sizes of what remains, largest first
  berries: number; // tokens on the zone before
  lost: number; // berries gone
  gains: Gains;
}

/** A journey being built: a route of at least one space, perhaps with cards pinned to its legs. */
export interface Draft {
  route: string[];
  pins: (string | null)[]; // by leg; may be shorter
  way: number; // which way to pay, counted from the cheapest; wraps around
}

export interface Drafted {
  route: string[];
  nexts: string[]; // spaces the route can go on to and still be paid
  onward: Journey[]; // the cheapest completion for each destination further on
  journey: Journey | null; // the route as it stands, if a camp can be placed at its end
  ways: number; // how many ways to pay there are (at most 64)
  way: number;
}

/** Something the reader would like to do and may not. */
export type Wish =
  | { do: "place"; to: string } // settle there
  | { do: "enter"; route: string[]; to: string } // go on there
  | { do: "origin"; from: string }
  | { do: "take"; slots: number[] }
  | { do: "pay"; route: string[]; leg: number; card: string }
  | { do: "story"; index: number | null }
  | { do: "marker"; space: string };

/** A map in short: q, r, terrain, seat of the camp or null. */
export type Sketch = [number, number, string, number | null][];
