// The face of a game: all that the shell asks of it at a table and in a replay. The shell (App, net,
// table, replay, lobby, rules) knows no game; a game's client lives in games/GAME and is reached
// through faces.ts alone. docs/add-a-game.md goes through it part by part.
//
// How a table page comes together: TablePage loads the face of the table's game, TableGame keeps what
// the server says (it calls `showOf`), `flow` makes the decision in the making, and Table draws the
// frame: top bar with TurnBanner (`banner`, `waiting`), Strips, keys, Desk or Phone, or the Scoring.
// Everything inside Desk and Phone is the game's own; parts of the shell that they reuse are listed
// in docs/add-a-game.md. Any component under a table finds `{ game, flow }` with atTable().

import type { Component } from "svelte";
import type { Entry, GameEvent, Message, Offer, View } from "../net/protocol";
import type { Score } from "../replay/standings";
import type { TableGame } from "../table/game.svelte";
import type { Places } from "../table/keys";
import type { WhyNot } from "../table/why.svelte";

/**
 * The decision of this player in the making. Nothing of it leaves the browser before `confirm`.
 * table/decision.svelte.ts has a base class with all of this but `event` and `toQuestion`.
 * Called by TurnBanner, TrayButtons, keys, attention, WhyBubble and Table.
 */
export interface Flow {
  readonly game: TableGame;
  readonly offer: Offer | null; // what this player can do now; null: nothing, or rows are being shown
  readonly event: GameEvent | null; // what Confirm would send; null: the choice is not complete
  readonly sending: boolean; // on its way to the server
  readonly slow: boolean; // and it takes long enough to say so
  readonly canUndo: boolean; // a step of the draft, or the last decision
  readonly canClear: boolean; // something of a draft is there, to be taken back as a whole
  readonly holding: boolean; // complete, but one may go on: the focus stays where it is
  readonly refusal: { message: Message; rule: string | null } | null; // of the last decision sent
  readonly why: WhyNot; // why something cannot be done, said where it was tried
  undo(): void;
  clear(): void; // take the whole draft back
  confirm(): void;
  prepare(event: GameEvent): boolean; // make the choice that leads to an event, as clicks would; false: it is not on offer
  toQuestion(places: Places): void; // give the keyboard focus to where one chooses
}

/** A stage of the decision being made or of the turn, as the banner shows it. */
export interface Stage {
  name: string; // unique among the stages
  label: string; // in the reader's language
  state: "done" | "now" | "next";
}

/** What the banner says while this player decides or a scoring is shown. */
export interface Banner {
  text: string;
  stages: Stage[];
  event?: boolean; // something has happened that all must answer: painted in the colour of warning
  tribe?: number; // whose piece and colour it shows, if not those of whoever decides
  icon?: string; // a sign instead of a piece
}

/** Something that travels while a decision is shown; drawn by the face's Ghost. */
export interface Flight {
  kind: string; // the game's own
  id: string | null; // of the card or piece
  seat: number;
  from: string; // anchors: values of data-anchor, or space-ID for data-space="ID" on the map
  to: string;
  at: number; // ms after the beginning
  ms: number;
  stays?: boolean; // it arrives for all to see, instead of fading
  lands?: boolean; // from above, as a piece on the map
}

/** How long one decision is shown at most, in ms; table/pace.ts sees to it. */
export const LONGEST = 900;

/** One decision being shown. */
export interface Show {
  entry: Entry;
  flights: Flight[];
  changed: string[]; // anchors of what is different afterwards: outlined for a while
  ms: number;
}

/** One of the things that followed by themselves from a decision. */
export interface Consequence {
  show: Show; // what comes and goes; the messages of its entry tell it
  view: View; // how the table stands after it
  ms: number; // to read it
}

/** What followed from a decision, being told: game.telling. Made by the shell. */
export interface Telling {
  readonly entry: Entry;
  readonly step: number; // from 0
  readonly show: Show; // of that step
}

/** A scoring being shown step by step: game.scoring at a table, show.scoring in a replay. Made by the shell. */
export interface ShownScoring {
  readonly entry: Entry; // entry.scoring: the game's own description of the steps
  step: number; // the step shown, from 0; the Scoring moves it
  end(): void; // the reader has seen enough: the table, or the replay, goes on
}

/** A line of the keys' help. table/keys.ts has those that every table shares. */
export interface KeyLine {
  keys: string[]; // as they are printed: P, Shift ...
  says: string; // message key
}

/** What every part of a replay gets. */
export interface ReplayProps {
  view: View;
  entry: Entry | null; // what led to this view; null at the beginning
  telling: Telling | null; // what followed from it by itself, as far as it has been told
  log: Entry[]; // all rows up to this one
  changed: string[]; // anchors outlined for a moment, as at the table
  marks: string[]; // anchors of all that is different from the beat before
  components: unknown;
  names: string[]; // by seat
  viewer: number | "all"; // -1: what is public
}

export interface VerdictProps {
  view: View;
  components: unknown;
  names: string[];
  compact: boolean; // on a narrow screen
}

export interface ScoringProps {
  shown: ShownScoring;
  view: View;
  components: unknown;
  names: string[];
  viewer: number | null;
  wide: boolean; // a desk, not a phone
}

/** Something worth highlighting: shown large over the map, and gone by itself. */
export interface Highlight {
  kind: "gain" | "loss" | "won" | "over" | "lost"; // the last three are the end, made by the shell
  tribe: number; // whose colours
  title: string;
  line: string; // "": none
  about: unknown; // for the face's HighlightPicture; null: the piece of the tribe is drawn
}

/** How one wins and when it ends, in a line each, for somebody at a first table of its kind. */
export interface Goal {
  kind: string; // remembered by the browser, like those of explanations
  wins: string;
  ends: string;
}

export interface Face {
  /** As in the record and the address: dewan. */
  game: string;

  /** The drawings only this game has, inserted once; null: those of the house will do. */
  Sprite: Component | null;

  // ------------------------------------------------------------ the table

  /** Table calls it once for a table. */
  flow(game: TableGame): Flow;

  /**
   * The whole table below the top bar, on a wide and on a narrow screen. They bind `places`: where the
   * keys M, C, L and the question send the focus. They show EndOrTray, Explainer, FollowBar and
   * LogPanel of the shell somewhere.
   */
  Desk: Component<{ places: Places }, object, "places">;
  Phone: Component<{ places: Places }, object, "places">;

  /** TurnBanner and notifications: while one of flow.offer, game.scoring and game.telling is not null. */
  banner(game: TableGame, flow: Flow): Banner;

  /** TurnBanner and trays: somebody else decides. `player` is a name. */
  waiting(view: View, player: string): string;

  /** TurnBanner: what stands for "Round 3" where rounds are not counted yet; null: the shell's words. */
  stage(view: View): string | null;

  /** TurnBanner: the stages of a turn, while the banner has nothing of the game's; []: it has none. */
  stages(view: View): Stage[];

  /** seatLine: the way turns go now (a draft may go backwards). */
  direction(view: View): 1 | -1;

  /** seatLine: does this seat play on the reader's side? */
  isPartner(view: View, reader: number, seat: number): boolean;

  /** TableGame, for every row with an event: what it shows. `reader` is the seat looked from, or null. */
  showOf(entry: Entry, before: View, after: View, reader: number | null): Show;

  /**
   * TableGame, LogPanel: rows whose `scoring` is told one thing after the other beside the map, instead of being
   * shown by Scoring; null: none. `steps` gets the same view twice when it is told once more.
   */
  aftermath: {
    isTold(entry: Entry): boolean;
    steps(entry: Entry, before: View, after: View, reader: number | null): Consequence[];
  } | null;

  /** MoveShow: one flight, drawn in the middle of nothing; it is moved by the shell. null: nothing ever flies. */
  Ghost: Component<{ flight: Flight; components: unknown; view: View }> | null;

  /** LogPanel, Following: can this row be looked at on the map? It becomes game.looked, which the map reads. */
  isTraceable(entry: Entry): boolean;

  /** Hints: anchors of what a decision is about, on the map (space-...) and in panels. */
  placesOf(event: GameEvent): string[];

  /** Following: anchors of all that is different in a later view, as far as the reader sees it: on the map and in panels. */
  changes(before: View, after: View, reader: number | null): string[];

  /** Brief: something that a sentence draws, given by its code (core/language.py); null: sentences hold no signs. */
  Sign: Component<{ code: string; seat: number | null; size: number }> | null;

  /** Keys of the game itself, asked before the shell's own; true: taken. Not asked for Escape. */
  key(event: KeyboardEvent, hands: { game: TableGame; flow: Flow; places: Places }): boolean;
  keys: KeyLine[]; // the whole help, in order

  /** BesidePanel: all cards, the discards first; null: the game has none, or none that are discarded. */
  Cards: Component<{ view: View; components: unknown }> | null;

  /** BesidePanel: has its book (rules/book.ts) a player aid? */
  aid: boolean;

  /** SetUp: by part of the opening, selectors of what it is about, to be outlined. */
  opening: Readonly<Record<string, readonly string[]>>;

  /** Explainer: the kind of choice of this moment, explained once; null: nothing to explain. */
  explains(flow: Flow): string | null;
  explanations: Record<string, string>; // message key by kind; kinds are remembered by the browser

  /** Explainer: what is said first of all; null: nothing. */
  goal(view: View): Goal | null;

  /** Highlights: what is one, between what was seen before and after a row. `reader` is the seat looked from. */
  highlights(before: View, after: View, names: string[], reader: number | null, components: unknown): Highlight[];
  HighlightPicture: Component<{ highlight: Highlight; components: unknown }> | null;

  /**
   * In place of Desk and Phone (and of a replay's stage) while game.scoring is not null: a scoring as the
   * rulebook does it, as a <main> that fills what is below the top bar. Enter, arrows and Skip are its
   * own; Escape ends it. null: no scoring is shown so.
   */
  Scoring: Component<ScoringProps> | null;

  // ------------------------------------------------------------ the end and the replay

  /** EndPanel, ReplayResult: which columns the score sheet has, and what breaks ties. */
  score: Score;

  /** EndPanel, ReplayResult: in place of the score sheet where a game is won or lost without points; null: it never is. */
  Verdict: Component<VerdictProps> | null;

  /** ReplayView: the map; the players on the left; what lies open and the points so far on the right. */
  ReplayStage: Component<ReplayProps & { inset: number }>; // inset: pixels covered at the top
  ReplayPlayers: Component<ReplayProps>;
  ReplaySide: Component<ReplayProps> | null;
  ReplayPoints: Component<ReplayProps> | null; // gives way to the result at the end
}
