// What the table page asks Iwari's map to show over the board. The map draws it and knows no rule.
//
//   <MapView {view} {components} {names} {overlay} tools="corner" track bind:focus
//     onspot={(id) => ...} ontotem={(territory) => ...} onterritory={(id) => ...} onconnection={(number) => ...}
//     ontoken={(id) => ...} oncentre={() => ...} onhover={(place) => ...} onkey={(event) => ...} />
//
// A place is written as one word, see places.ts: "spot:sunbowl-3", "totem:sunbowl", "territory:sunbowl",
// "connection:7", "token:west-1", "centre:void". `focus` and `onhover` speak of places. Every click on a spot (ruins
// and unknown areas are spots) calls onspot, legal or not, so that the table can explain; a click on free land calls
// onterritory.

import type { Piece, Tribe } from "../protocol";

/** Somewhere that can be chosen now: it glows, with a cost where there is one. */
export interface Legal {
  cost?: number; // cards; spoken, and shown when the place is pointed at
  label?: string; // spoken instead of the cost: "your settlement grows to 5"
  kind?: "tent" | "fortification" | "ruin" | "contested" | "totem" | "void_totem"; // what would come there: a small sign
  sign?: "determination"; // it would use the determination token
  note?: Note; // what choosing it would do, in few words beside it
}

/** A ChoiceTag. Its rim is green where it does not help the void, coral where it does. */
export interface Note {
  text: string;
  tone: "good" | "bad" | "plain";
}

/** A piece chosen but not yet placed. */
export interface Ghost {
  piece: Piece;
  tribe?: Tribe; // by default the overlay's
  number?: number; // written beside it: 1 or 2, the order of a build
}

/** Points on their way from the pieces that earn them to the ScoreTrack. */
export interface PointFlow {
  tribe: Tribe;
  points: number;
  spots: string[]; // it starts at the one nearest to the track
  territory?: string; // or, for totems, at the totem places of these two
  other?: string;
}

/** Pieces and places that the last moves changed; they get an outline for two seconds. */
export interface Changed {
  spots?: readonly string[];
  totems?: readonly string[]; // by territory
  connections?: readonly number[]; // a pawn, a storm or the walking totem came
  territories?: readonly string[]; // a pawn came, or it is marked as a whole
  tokens?: readonly string[]; // contested tokens
  centre?: boolean; // a void totem left it
}

export interface MapOverlay {
  tribe: Tribe | null; // whose pieces are placed; null: the view's
  legalSpots: Readonly<Record<string, Legal>>; // by spot: for tents, fortifications, contested tokens
  legalTotems: Readonly<Record<string, Legal>>; // by territory: for totems, void totems too
  legalTokens: Readonly<Record<string, Legal>>; // contested tokens that can be taken up
  sources: Readonly<Record<string, Legal>>; // void totems that can be moved: by territory, or "centre"
  lifted: string | null; // the source one was taken up from: "centre" or a territory
  lifts: Readonly<Record<string, Legal>>; // own pieces that a build may move, by place: "spot:x", "totem:x" (IV9)
  held: string | null; // the place of the own piece that was picked up
  explores: Readonly<Record<string, Legal>>; // territories whose tokens can be turned up; arrows still go everywhere
  targetTerritories: Readonly<Record<string, Legal>>; // where a deed pawn may go, by territory
  targetConnections: Readonly<Record<string, Legal>>; // by number
  ghosts: readonly Ghost[];
  pawn: { deed: string; territory: string | null; connection: number | null } | null; // a chosen deed pawn
  storm: { connection: number; to: number; move: boolean | null } | null; // the storm asked about; null: not chosen yet
  walk: { connection: number; to: number | null; score: boolean | null } | null; // the walking totem; to null: off the map
  dimmed: ReadonlySet<string> | null; // territories darkened by 34%
  bright: readonly string[]; // territories with a glowing coast: what one is about; the others are not dimmed by this
  connection: number | null; // one connection highlighted, with both its totem places
  settlement: { tribe: Tribe; spots: readonly string[]; counted: readonly string[] } | null; // of the scoring shown
  road: boolean; // the violet road highlighted
  numbers: Readonly<Record<string, number>>; // by territory: in which order an infection comes (IV5)
  pulses: readonly string[]; // places with violet ripples: what the void does at this moment
  lit: readonly string[]; // spots with a ring: what a step of the scoring counts
  ticked: ReadonlySet<string> | null; // territories already scored: their badges get a tick
  flows: readonly PointFlow[];
  scores: readonly number[] | null; // on the ScoreTrack, by tribe; null: what the view says has been scored
  scoreGhosts: readonly number[] | null; // where the markers were before; they fade at the end of a step
  caps: Readonly<Record<string, readonly [number, number]>>; // by territory: totems standing and allowed, as a draft makes them
  changed: Changed;
  marked: Changed; // new to the reader: quiet rings that stay
  advised: Changed; // what the coach speaks of
  toward: readonly string[]; // places that a lesson points at: a phone goes near them
  quiet: boolean; // who scores what is asked, and not said
  sending: boolean; // the move is on its way: ghosts at 80%
}

export const NO_OVERLAY: MapOverlay = {
  tribe: null,
  legalSpots: {},
  legalTotems: {},
  legalTokens: {},
  sources: {},
  lifted: null,
  lifts: {},
  held: null,
  explores: {},
  targetTerritories: {},
  targetConnections: {},
  ghosts: [],
  pawn: null,
  storm: null,
  walk: null,
  dimmed: null,
  bright: [],
  connection: null,
  settlement: null,
  road: false,
  numbers: {},
  pulses: [],
  lit: [],
  ticked: null,
  flows: [],
  scores: null,
  scoreGhosts: null,
  caps: {},
  changed: {},
  marked: {},
  advised: {},
  toward: [],
  quiet: false,
  sending: false,
};
