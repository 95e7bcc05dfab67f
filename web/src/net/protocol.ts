// What server and client say to each other. docs/protocol.md explains it; the server's twin is
// src/bivouac/tables (what is said) and src/bivouac/server (how it travels).

/** A sentence of the locale files: each client says it in its own language. */
export interface Message {
  key: string;
  args: Record<string, string | number>;
}

/** One event of a game record: a decision {seat, do, ...} or chance {chance, ...}. */
export type GameEvent = { seat?: number; do?: string; chance?: string } & Record<string, unknown>;

// ---------------------------------------------------------------- lobby (HTTP, JSON)

/** GET /api/me, PUT /api/me {name}: who this browser is. */
export interface Me {
  name: string; // "" until one is given
}

/** GET /api/catalogue: what can be played and by which bots. */
export interface Catalogue {
  games: { game: string; sets: Record<string, string | number>[] }[]; // every combination of options
  bots: string[];
}

export type SeatWish =
  | { kind: "me" }
  | { kind: "open" }
  | { kind: "bot"; bot: string }
  | { kind: "friend"; name: string }; // hot seat: plays on the maker's device

/** POST /api/tables; answers {table: id}. */
export interface TableWish {
  game: string;
  options: Record<string, string | number>;
  seats: SeatWish[];
  listed: boolean; // open seats and watching are offered to everybody in the lobby
}

export type TableStatus =
  | "waiting" // open seats
  | "playing"
  | "over" // played to the end
  | "ended" // the players agreed to stop
  | "frozen"; // the rules have changed since: it can be read, not played

export interface SeatInfo {
  seat: number;
  kind: "person" | "open" | "bot";
  name: string; // "" for an open seat; a bot's is its registry name
  bot: string | null; // who decides here now, if it is a bot (a stand-in too)
  connected: boolean;
  left: boolean; // its player has left; others may let a bot stand in
  mine: boolean; // held by this browser
  local: boolean; // hot seat: shares its holder's device
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string | number>;
  seats: SeatInfo[];
  status: TableStatus;
  listed: boolean;
  host: boolean; // made by this browser
  end_votes: number[]; // seats that want to end the table
  next: string | null; // the table made by "play again"
  number: number; // of the last row
  created: string; // ISO 8601, UTC
  updated: string;
  commitment: string; // SHA-256 of the seed, hex
}

/** A table in the lobby. */
export interface TableCard extends TableInfo {
  sketch: Sketch | null; // the real board, small
  decides: number | null; // the seat whose decision is awaited
  round: number;
  result: Result | null;
}

/** A map in short: q, r, terrain, seat of the camp or null. */
export type Sketch = [number, number, string, number | null][];

/** GET /api/lobby */
export interface Lobby {
  mine: TableCard[]; // waiting or playing, those awaiting me first
  open: TableCard[]; // others' listed tables: to join or to watch
  finished: TableCard[]; // mine, newest first
}

/** Every refused request, HTTP status 4xx: {error}. */
export interface ErrorReply {
  error: { message: Message; rule: string | null };
}

// Other requests on a table, all POST, all answering {table: TableInfo} unless said otherwise:
//   /api/tables/ID/join {seat: number|null, name}   /api/tables/ID/claim {key}  (a seat link)
//   /api/tables/ID/leave {}   /api/tables/ID/return {seat}   /api/tables/ID/stand-in {seat, bot}
//   /api/tables/ID/end {agree: boolean}   /api/tables/ID/again {} -> {table: id}
//   /api/tables/ID/fill {seat, bot}       (the host puts a bot on an open seat)
// GET /api/tables/ID -> {table: TableInfo}; GET /api/tables/ID/seat-link?seat=N -> {key}
// GET /api/tables/ID/record -> a record (after the end), or for a frozen table what the seat saw
// GET /api/tables/ID/replay?look=SEAT|-1|all -> Replay (after the end)
// POST /api/replay?look=... with a record as body -> Replay of any record

export interface Replay {
  table: { game: string; options: Record<string, string | number>; names: string[] };
  components: Components;
  looks: (number | "all")[]; // from whose seat it can be seen
  frames: Frame[]; // frame 0 is the setup, with no messages
  result: Result | null;
  commitment: string | null;
  seed: string | null;
}

export interface Frame {
  entry: Entry | null;
  view: View;
}

// ---------------------------------------------------------------- the table (WebSocket /api/tables/ID/live)

export type ToServer =
  | { type: "hello"; look: number | null; last: number } // look: a seat of mine, or null for the public view
  | { type: "decide"; request: number; number: number; event: GameEvent } // number: of the last row known
  | { type: "draft"; request: number; draft: Draft } // a decision half made; answered, kept nowhere
  | { type: "why"; request: number; wish: Wish } // why can't I? answered by "refused"
  | { type: "undo"; request: number; number: number }
  | { type: "ping" };

export type ToClient =
  | State
  | News
  | { type: "table"; table: TableInfo } // somebody came, went, joined, voted
  | { type: "drafted"; request: number; draft: Drafted }
  | { type: "done"; request: number; number: number } // committed: it will never be lost
  | { type: "refused"; request: number | null; rule: string | null; message: Message }
  | { type: "pong" };

/** Everything, when a client comes or comes back. */
export interface State {
  type: "state";
  table: TableInfo;
  look: number | null;
  number: number;
  log: Entry[]; // those after `last`
  components: Components;
  view: View | null; // null while waiting for players
  offer: Offer | null; // what the seat of `look` can do now
  can_undo: boolean;
  result: Result | null;
  seed: string | null; // after the end
}

/** One row more. */
export interface News {
  type: "news";
  number: number;
  entry: Entry;
  view: View;
  offer: Offer | null;
  can_undo: boolean;
  result: Result | null;
  seed: string | null;
}

/** One row of the table's log, as this reader may see it. */
export interface Entry {
  number: number;
  seat: number | null; // who decided; null for chance and the table itself
  event: GameEvent | null; // without secrets; null for rows about the table (came, left, undone)
  messages: Message[];
  notes: Message[]; // for this reader alone
  undone: number | null; // this row takes back the rows from that number on
  at: string;
  round: number;
}

export interface Result {
  scores: number[]; // by side
  breakdown: Record<string, number>[];
  tie_break: number[];
  winners: number[]; // seats
}

// ---------------------------------------------------------------- Dewan

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
