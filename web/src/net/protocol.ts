// What server and client say to each other about any game. docs/protocol.md explains it; the server's
// twin is src/bivouac/tables (what is said) and src/bivouac/server (how it travels). What only one game
// says is in games/GAME/protocol.ts.

/** A sentence of the locale files: each client says it in its own language. */
export interface Message {
  key: string;
  args: Record<string, string | number>;
}

/** One event of a game record: a decision {seat, do, ...} or chance {chance, ...}. */
export type GameEvent = { seat?: number; do?: string; chance?: string } & Record<string, unknown>;

/** One of the things that can be chosen before a game, and all of them. */
export type Option = string | number | boolean | string[] | null;
export type Options = Record<string, Option>;

// ---------------------------------------------------------------- lobby (HTTP, JSON)

/** GET /api/me, PUT /api/me {name}: who this browser is. */
export interface Me {
  name: string; // "" until one is given
}

/** GET /api/catalogue: what can be played and by which bots. */
export interface Catalogue {
  games: { game: string; sets: Options[]; choices: Choice[]; blocks: Block[] }[];
  bots: string[]; // the levels, the weakest first
}

/** GET /api/ready: how far the rules of every way of playing are; from 0 to 1, when it can be played. */
export type Ready = Record<string, { share: number; failed: boolean }>;

/** The rules of a table that is not ready: which they are, and how far. */
export interface Unready {
  way: string; // a game, or one of its ways of playing that has rules of its own
  share: number;
}

/** Something to choose besides the sets (scenario or map, and players), in any combination with them. */
export interface Choice {
  name: string; // of the option
  kind: "switch" | "one" | "some"; // yes or no, one of the values, any of them
  values: string[]; // [] for a switch
  default: Option; // null: none of the values
  needs: { name: string; value: Option } | null; // only where that option has, or lists, that value
}

/** The rules do not let these go together: `name` cannot be `value` while `other` is one of `values`. */
export interface Block {
  name: string;
  value: Option;
  other: string;
  values: Option[];
  why: Message;
}

export type SeatWish =
  | { kind: "me" }
  | { kind: "open" }
  | { kind: "bot"; bot: string }
  | { kind: "friend"; name: string }; // hot seat: plays on the maker's device

/** POST /api/tables; answers {table: id}. */
export interface TableWish {
  game: string;
  options: Options;
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
  options: Options;
  seats: SeatInfo[];
  status: TableStatus;
  preparing: Unready | null; // null: its rules are ready
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
  sketch: unknown; // the real board, small, as the game draws it; null before it is dealt
  decides: number | null; // the seat whose decision is awaited
  round: number;
  result: Result | null;
}

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
  table: { game: string; options: Options; names: string[] };
  components: unknown; // the record's, and what a picture needs besides; the game's own
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
  | { type: "draft"; request: number; draft: unknown } // a decision half made; answered, kept nowhere
  | { type: "why"; request: number; wish: unknown } // why can't I? answered by "refused"
  | { type: "undo"; request: number; number: number }
  | { type: "ping" };

export type ToClient =
  | State
  | News
  | Thinking
  | { type: "table"; table: TableInfo } // somebody came, went, joined, voted
  | { type: "drafted"; request: number; draft: unknown }
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
  components: unknown;
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

/** A bot takes its time. Said a few times a second while it does, kept nowhere, and over with the next news. */
export interface Thinking {
  type: "thinking";
  seat: number;
  share: number; // of its time, from 0 to 1
}

/** One row of the table's log, as this reader may see it. */
export interface Entry {
  number: number;
  seat: number | null; // who decided; null for chance and the table itself
  event: GameEvent | null; // without secrets; null for rows about the table (came, left, undone)
  messages: Message[];
  notes: Message[]; // for this reader alone
  undone: number | null; // this row takes back the rows from that number on
  scoring: unknown; // the scoring it brought about, step by step, as the game tells it; null: none
  at: string;
  round: number;
}

export interface Result {
  scores: number[] | null; // by side; null where a game is won or lost without points
  breakdown: Record<string, number>[];
  tie_break: number[];
  winners: number[]; // seats
  verdict: Record<string, unknown> | null; // where there are no points: what decided it, as the game tells it
}

// ---------------------------------------------------------------- what every game says of itself

/** What a reader may see. A game adds the rest. */
export interface View {
  seat: number; // -1: the public view
  phase: string; // "over" at the end
  first: number; // the seat that began
  turn: number; // whose turn it is
  decides: number | null; // who is asked; null: chance decides, or nobody
  turns: number; // so far
  round: number;
  last_round: boolean;
  seats: { hand_size: number }[];
  points: Record<string, number>[]; // by side, as if the game ended now
}

/** What the mover can do now. A game adds the rest; every choice carries the event that makes it. */
export interface Offer {
  phase: string;
  pass: GameEvent | null; // all that can be done
}
