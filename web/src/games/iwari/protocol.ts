// What the server says about a table of Iwari, inside the messages of net/protocol.ts. Its twin is
// src/bivouac/games/iwari: view.py, offers.py, drafts.py, wishes.py, walk.py and drawing.py.

import type { GameEvent, Message } from "../../net/protocol";

/** A tribe is a seat; with two players the third, neutral tribe is number 2. Against the void it is the last tribe
 * (View.void.tribe), and its ruins are its tents. Where it has only totems, it comes last in lists of totems: its
 * number is View.tribes.length. */
export type Tribe = number;
export type Colour = "red" | "green" | "yellow"; // of a discovery token
export type Point = [number, number];

export interface Territory {
  id: string;
  biome: string; // tundra forest glacier coast desert void
}

export interface Spot {
  id: string;
  territory: string;
  x: number;
  y: number;
  violet: boolean;
  icon?: string; // a ruin lies here at the start: two cards of this biome replace it with a tent
  guards?: number; // the connection that ruin closes
  contested?: string; // an unknown area: a spot only once this token lies here
}

export interface Connection {
  number: number;
  territories: [string, string];
  kind: "land" | "sea";
  symbol: number | null; // 1 to 4: a mountain or a storm may cover it
  spots?: [string, string]; // it is also a road between these spots
}

/** The record's `components`, and how to draw the map. */
export interface Components {
  cards: Record<string, string>; // biome by card
  expeditions?: Record<string, [number, number]>; // rewards by number, those that lay open at the start
  map: { territories: Territory[]; spots: Spot[]; roads: [string, string][]; connections: Connection[] };
  drawing: Drawing;
}

/** Everything lies in a frame of `size`, whose top left corner is 0, 0. */
export interface Drawing {
  name: string; // of the map; the locale key iwari-map-ID comes first
  size: Point;
  territories: Record<string, { name: string; outline: Point[]; totem: Point; badge: Point }>; // by id
  connections: Record<string, { badge: Point; shore: [Point, Point] | null }>; // by number
  contested: Record<string, Point>; // where each contested token lies at first
  centre: Point | null; // where the void totems stand
  bare: string[]; // biomes that take no totem
  look: string; // what lies round the land: sea sky ice mist night ...
}

export interface Options {
  map: string;
  players: number;
  mode: "versus" | "solo" | "coop";
  draft: boolean;
  deeds: string[]; // union discovery honour respect courage veneration
  veneration: "a" | "b" | "c" | null;
  expeditions: boolean;
  storms: boolean;
  walking_totem: boolean;
  fortifications: boolean;
  discoveries: boolean;
  settlements: "group" | "path";
  void_limit: number | null; // territories with which the void wins; null: not played against it
}

/** The tents of a territory in rank order, with what they would score now (IP1, IM1). */
export interface Rank {
  tribe: Tribe;
  tents: number;
  rank: number; // from 1; tied tribes share one and none is skipped
  points: number; // pawns and fortifications included
  doubled: boolean; // one of its tents here stands on a fortification
}

export interface TerritoryNow {
  id: string;
  spots: number;
  free: number; // tent spots without a tent, those with a ruin included
  veiled: boolean; // its discovery tokens lie face down: it must be explored first
  gold: boolean; // a gold token of Veneration lies on its totem spot
  explored: boolean;
  cap: number; // totems that may stand here: the tents of the tribe with the most (IT5)
  totems: number[]; // by tribe
  factor: number; // 1 + deed pawns; Courage takes one away
  ranks: Rank[];
}

export interface ConnectionNow {
  number: number;
  covered: "mountain" | "storm" | "ruin" | null; // then it does not score
  left: boolean; // the walking totem has left it: it is not scored again
  totems: number; // of all tribes in both territories
  factor: number;
  holders: Tribe[]; // most totems in both territories, ties included
  points: number; // what each holder would score now
}

export interface Settlement {
  tribe: Tribe;
  spots: string[]; // the whole connected group
  counted: string[]; // the tents that score: the group, or its longest path in walking order
  points: number; // fortifications included
  doubled: boolean;
}

/** An expedition that lies open (IX1). */
export interface Expedition {
  number: number; // 1 to 16
  rewards: [number, number];
  taken: number | null; // the seat that has had the first reward
  progress: [number, number][]; // by seat: so many of what it takes
}

export interface Pawn {
  deed: string;
  seat: number; // who earned it
  territory: string | null;
  connection: number | null;
}

export type Phase =
  | "draft"
  | "turn"
  | "third"
  | "deed"
  | "storm"
  | "walk"
  | "refill"
  // against the void (IV):
  | "void" // the void action: build for it, play void cards, skip, or discard
  | "order" // which territory an infection comes to first
  | "ruin" // the spot of a ruin
  | "target" // where the void acts after its settlement
  | "free"; // the free piece of a settlement

/** What a reader may see: view.py, the one door. */
export interface View {
  seat: number; // -1: the public view
  options: Options;
  phase: Phase | "shuffle" | "over";
  first: number;
  turn: number; // whose turn it is
  decides: number | null;
  turns: number;
  round: number;
  last_round: boolean; // the end is triggered
  tribe: Tribe | null; // whose pieces the present decision places
  third: Tribe | null; // the neutral tribe of two players
  tents: Record<string, Tribe>; // by spot
  territories: TerritoryNow[];
  connections: ConnectionNow[];
  settlements: Settlement[];
  pawns: Pawn[];
  pawns_left: Record<string, number>; // by deed in play
  mountains: number[];
  storms: number[]; // connections under a storm
  storm: { connection: number; to: number } | null; // phase storm: the one to be decided, and where it would go
  walker: number | null; // connection of the walking totem; null: not in play, or off the map
  exploring: string | null; // territory whose tokens were turned up: a tent goes there now
  fortifications: string[]; // spots
  ruins: string[]; // spots with a ruin
  centre: number | null; // void totems in the centre; null: not in play
  contested: Record<string, string | null>; // by token: the territory where it lies, null: still between
  determination: number | null; // the seat that holds the token
  discoveries: Record<string, Colour | null>; // by spot, those still lying; null: face down
  expeditions: Expedition[];
  road: Rank[]; // the tents on the violet road in rank order, with what they would score; [] if not in play
  void: VoidNow | null; // solo and together against the void; else null
  display: string[];
  deck: number;
  discards: string[];
  deck_runs: number; // how often the deck has run out: 0, 1 or 2
  seats: { hand: string[]; hand_size: number; unknown: number }[]; // hand: the cards this reader knows
  tribes: TribeNow[]; // the third too
  points: Record<string, number>[]; // by tribe, as if the game ended now
}

/** How it stands against the void (IV): view_void.py. */
export interface VoidNow {
  tribe: Tribe; // its number: the last of View.tribes
  stage: "player" | "void" | "hand" | "display"; // where the turn stands
  pawn: number; // connection of the void pawn
  limit: number; // territories with which it wins
  held: number; // territories it has claimed
  group: [number, number]; // ruins in its largest settlement so far (connected group), and with how many it wins
  ruins: [number, number]; // left, in all
  totems: [number, number];
  centre: [number, number] | null; // void totems in the centre, and with how many it wins (Unexplored Paths)
  violet: { ruins: number; tents: number } | null; // on violet spots: more ruins at the end and it wins
  haunted: { territory: string; done: boolean } | null; // Floating Lands: where a ruin follows tundra cards; done: this turn
  above: string[]; // void cards above the display
  aside: string[]; // void cards set aside
  aside_limit: number; // with so many the game ends
  showing: number; // void cards above and in the display
  shown_limit: number; // with so many a corruption comes instead of an infection
  claims: Record<string, Claim>; // by territory: those that were judged
  complete: string[]; // biomes whose territories were all filled
  loose: Record<string, number[]>; // by territory, by player: own totems with no void totem above them (IV9)
  marked: string[]; // spots whose pieces belong to a settlement already
  now: VoidAction | null; // what it is doing, while something of it is left to do
  reason: EndReason | null; // what ended the game
}

export type EndReason = "settlement" | "limit" | "centre" | "all-judged" | "piece" | "stock" | "third-card";
export type Side = "players" | "void";

/** A judged territory, as it stood when it was judged (IV7). */
export interface Claim {
  by: Side;
  cause: "filled" | "corruption" | "end";
  tents: number; // of the players
  ruins: number;
  virtual: Side; // who had the virtual totem: most tents or ruins
  totems: number; // of the players, without the virtual one
  void_totems: number;
}

export interface VoidAction {
  kind: "infection" | "corruption" | "settlement" | "haunted";
  connection: number | null; // of the pawn, where it acts there
  left: string[]; // territories it has still to come to, in order once it is known
  territory: string | null; // where it places a piece now
}

export interface TribeNow {
  tents_left: number;
  totems_left: number;
  fortifications_left: number;
  leads: number;
  longest: number;
  deeds: string[];
  expeditions: number[]; // those it has fulfilled
  ruins: number; // kept
  tokens: Record<Colour, number>; // discovery tokens taken
}

export type Piece =
  | { piece: "tent"; spot: string; ruin?: true; from?: string } // ruin: it replaces one; from: it moves from a spot (IV9)
  | { piece: "totem"; territory: string; from?: string } // from: it moves from a territory (IV9)
  | { piece: "fortification"; spot: string }
  | { piece: "void_totem"; territory: string; from: string } // from a territory, or "centre"
  | { piece: "contested"; token: string; territory: string }; // brings the token, with a tent on it

/** What a build would bring, as far as its player can know. */
export interface Gains {
  points: number[]; // by tribe: the change if scored now
  explores: boolean;
  fills: boolean; // takes the last tent spot
  settlement: number; // tents of the settlement it makes or joins; 0 for none
  totems: Point; // in the territory afterwards: standing, allowed
  rank: [number | null, number | null]; // of the acting tribe's tents, before and after
  majority: [boolean, boolean]; // of its totems (ties included), before and after
  deeds: string[]; // earned
  expeditions: number[]; // fulfilled, with the points included in `points`
  token: Colour | null; // the discovery token it takes
  determination: boolean; // uses the determination token
  void: VoidGains | null; // against the void; then `points` and `rank` say nothing
}

/** What a piece or a build would bring against the void, up to the next thing that is asked. */
export interface VoidGains {
  tents: [number, number]; // tents of the players and ruins in the territory afterwards
  totems: [number, number]; // of the players and of the void
  claims: Record<string, Side>; // territories that would be judged
  group: [number, number]; // ruins in the void's largest group: before, after
  free: boolean; // a new settlement of the acting player: a free piece follows
  acts: boolean; // a new settlement of the void: it acts at once
  haunts: boolean; // a ruin follows in the haunted biome
  lost: boolean; // the second piece would be lost: the first makes it impossible
  moves_on: number | null; // where the void pawn would move to
  ends: EndReason | null; // it would end the game
}

/** Somewhere a piece can go. */
export interface Place {
  piece: Piece;
  territory: string;
  ways: string[][]; // all ways to pay, the proposed one first; identical cards appear once
  gains: Gains;
  event: GameEvent; // the build that ends with this piece, paid the first way
}

/** What the mover can do now. Every choice carries the event that makes it. */
export interface Offer {
  phase: Phase;
  tribe: Tribe; // whose pieces are placed
  places: Place[]; // for the first piece
  swaps: { card: string; event: GameEvent }[];
  discards: { card: string; event: GameEvent }[]; // the third tribe can build nothing (I2.1)
  draws: { from: "display" | "deck"; index: number | null; card: string | null; event: GameEvent }[];
  deeds: { deed: string; territory: string | null; connection: number | null; event: GameEvent; points: number[] }[];
  // both null: the deed is declined (Courage, Veneration)
  explores: { territory: string; event: GameEvent }[]; // turn its tokens up, then a tent there (IG1)
  storm: { connection: number; to: number; stay: GameEvent; move: GameEvent } | null; // (IR1)
  walk: { connection: number; to: number | null; points: number[]; score: GameEvent; not: GameEvent } | null; // (IR2) to null: off the map
  pass: GameEvent | null;
  // Against the void; elsewhere all are [] or null.
  lifts: Lift[]; // own pieces that a build may move (IV9)
  voids: { cards: string[]; event: GameEvent; corrupts: boolean }[]; // play so many void cards (IV3): what they bring
  skips: { card: string; event: GameEvent }[]; // a card of a complete biome: the void does nothing (IV9)
  orders: { territories: [string, string]; event: GameEvent }[]; // (IV5)
  ruins: { spot: string; event: GameEvent; gains: VoidGains }[]; // (IV5, IV11)
  targets: { territory: string; event: GameEvent }[]; // (IV8)
  free: { places: { piece: Piece; territory: string; event: GameEvent; gains: VoidGains }[]; decline: GameEvent } | null; // (IV8)
}

/** A piece that a build may move, and where to; Draft it to see what that costs and brings (IV9). */
export interface Lift {
  piece: "tent" | "totem";
  from: string; // a spot, or a territory
  to: string[]; // spots, or territories
  ways: string[][]; // all ways to pay, the proposed one first
}

/** A build being made: one or two pieces; `cards` by piece, [] where the payment is to be proposed. */
export interface Draft {
  pieces: Piece[];
  cards: string[][];
}

export interface Build {
  pieces: { piece: Piece; cards: string[]; ways: string[][] }[];
  event: GameEvent;
  gains: Gains;
}

export interface Drafted {
  build: Build; // as it stands; it can be confirmed
  nexts: Place[]; // for a second piece, each with the whole build's event; the first stays paid as it is
  lifts: Lift[]; // own pieces that may move as the second piece (IV9)
}

/** Something the reader would like to do and may not. */
export type Wish =
  | { do: "place"; piece: Piece; after: Piece[] } // after: pieces chosen already
  | { do: "pay"; pieces: Piece[]; cards: string[][] }
  | { do: "swap"; card: string }
  | { do: "draw"; index: number | null } // null: the deck
  | { do: "deed"; deed: string; territory: string | null; connection: number | null }
  | { do: "explore"; territory: string }
  | { do: "skip"; card: string }; // (IV9)

/** Entry.scoring of a game against the void: what followed by itself from an event, one step after the other, each
 * with its reason (story.py). Its sentences are also the last of Entry.messages. */
export interface Aftermath {
  kind: "void";
  steps: AftermathStep[];
}

export interface AftermathStep {
  kind: "reveal" | "begin" | "totem" | "ruin" | "piece" | "lost" | "judge" | "settle" | "pawn" | "aside" | "end";
  message: Message;
  territory: string | null; // where to look
  spot: string | null;
  connection: number | null;
}

/** Entry.scoring: a scoring as the rulebook does it, one step after the other (IP, IM1). */
export interface Scoring {
  kind: "mid" | "final";
  before: number[]; // points by tribe before the first step
  steps: ScoringStep[];
}

export type ScoringStep =
  | {
      kind: "territory";
      territory: string;
      factor: number;
      ranks: WalkRank[]; // all with a tent
    }
  | { kind: "road"; ranks: WalkRank[] } // the violet road (IA5)
  | {
      kind: "connection";
      number: number;
      factor: number;
      totems: [number[], number[]]; // by tribe, the void last where it has any, in both territories
      leaders: [Tribe[], Tribe[]];
      holders: { tribe: Tribe; base: number; points: number }[];
    }
  | { kind: "settlement"; tribe: Tribe; spots: string[]; counted: string[]; doubled: boolean; points: number }
  | { kind: "discoveries"; colour: Colour; tokens: number[]; winners: Tribe[]; points: number } // by tribe (IG1)
  | { kind: "ruins"; tribe: Tribe; ruins: number; points: number }; // (IA2)

export interface WalkRank {
  tribe: Tribe;
  tents: number;
  rank: number;
  base: number;
  doubled: boolean; // by a fortification
  points: number;
}

/** A map in short, for thumbnails: biome and outline (SVG path data) of each territory, tents as x, y, tribe. */
export interface Sketch {
  size: Point;
  territories: [string, string][];
  tents: [number, number, Tribe][];
}
