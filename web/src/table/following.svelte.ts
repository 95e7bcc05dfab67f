// What happened since the reader's last turn: marked until they act, and stepped through on the map, move by move. The
// views of rows come with the news; those from before the page was opened are asked for.

import type { Face } from "../games/face";
import { Declined } from "../net/api";
import type { Entry, Moment, TableInfo, View } from "../net/protocol";
import { lastStanding, movesOf, roundBefore, sinceDecided, sinceTurn, standing, type Stretch } from "../log/history";

const KEPT = 120; // moments
const NOTHING: Stretch = { base: 0, rows: [] };

/** What following needs of a table. */
export interface Followed {
  readonly face: Face;
  readonly viewer: number | null;
  readonly log: Entry[];
  readonly present: View | null;
  readonly table: TableInfo;
  readonly busy: boolean;
  readonly live: { past(first: number, last: number): Promise<Moment[]> };
  skip(all: boolean): void;
  goOn(): void; // rows have waited meanwhile
}

/** A move to look at: its rows, and the one before them. */
export interface Move {
  rows: Entry[];
  before: number; // the row whose moment it changed
  after: number;
}

export class Following {
  readonly #game: Followed;
  #moments: ReadonlyMap<number, View> = $state.raw(new Map());
  #at: number | null = $state(null);
  #asked = new Set<number>();
  failed = $state(false); // the server could not be asked

  constructor(game: Followed) {
    this.#game = game;
  }

  /** Whose turns are counted: the reader's, else those of whoever plays now. */
  readonly #seat: number | null = $derived.by(() => {
    const { viewer, present, log } = this.#game;
    return viewer ?? present?.decides ?? standing(log).findLast((entry) => entry.seat !== null)?.seat ?? null;
  });

  readonly #turn: Stretch = $derived.by(() => {
    const { log, table, present } = this.#game;
    if (this.#seat === null) return NOTHING;
    if (table.seats.length === 1) return roundBefore(log, present?.round ?? 0);
    return sinceTurn(log, this.#seat);
  });

  /** The rows whose changes are marked now. Who does not play sees the last move marked. */
  readonly #new: Stretch = $derived.by(() => {
    const { viewer, log, table, present } = this.#game;
    if (viewer !== null && table.seats.length === 1) return standing(log).at(-1)?.round === present?.round ? NOTHING : this.#turn;
    if (viewer !== null) return sinceDecided(log, viewer);
    const last = this.moves.at(-1);
    return last === undefined ? NOTHING : { base: last.before, rows: last.rows };
  });

  readonly moves: Move[] = $derived.by(() => {
    const all = movesOf(this.#turn.rows, (entry) => this.#game.face.isTraceable(entry));
    return all.map((rows, place) => ({
      rows,
      before: all[place - 1]?.at(-1)?.number ?? this.#turn.base,
      after: rows.at(-1)?.number ?? 0,
    }));
  });

  /** The move that is looked at, from 0; null: the table as it is. */
  get at(): number | null {
    return this.#at;
  }

  readonly shown: Move | null = $derived.by(() => (this.#at === null ? null : (this.moves[this.#at] ?? null)));

  /** The table after that move; null: it is not known yet, or nothing is looked back on. */
  readonly view: View | null = $derived.by(() => (this.shown === null ? null : (this.#moments.get(this.shown.after) ?? null)));

  readonly loading: boolean = $derived.by(() => this.shown !== null && this.view === null && !this.failed);

  /** Anchors of all that the move looked at has changed, else of all that is new to the reader. */
  readonly marks: string[] = $derived.by(() => {
    const { face, present, viewer } = this.#game;
    const before = this.#moments.get(this.shown?.before ?? this.#new.base);
    const after = this.shown === null ? present : this.view;
    if (before === undefined || after === null) return [];
    if (this.shown === null && this.#new.rows.length === 0) return [];
    return face.changes(before, after, viewer);
  });

  /** Remember how the table stands after the rows of the log. */
  keep(log: readonly Entry[], view: View | null): void {
    if (view === null) return;
    const kept = [...this.#moments, [lastStanding(log), view] as const];
    this.#moments = new Map(kept.slice(-KEPT));
  }

  /** Another seat looks, or the line was cut: what was seen from the one before is of no use. */
  forget(): void {
    this.#moments = new Map();
    this.#asked.clear();
    this.#at = null;
  }

  /** Ask for what the marks are measured by. */
  async catchUp(): Promise<void> {
    if (this.#new.rows.length > 0) await this.#fetch(this.#new.base, this.#new.base);
  }

  /** Look at a move; past the last one, at the table as it is. */
  go(to: number): void {
    if (this.moves.length === 0) return;
    if (to >= this.moves.length) {
      this.close();
      return;
    }
    if (this.#game.busy) this.#game.skip(true);
    this.failed = false;
    this.#at = Math.max(0, to);
    void this.#fetchAll();
  }

  /** Begin with the first move, or go on by some. */
  by(moves: number): void {
    if (this.#at !== null) this.go(this.#at + moves);
    else if (moves > 0) this.go(0);
    else this.go(this.moves.length - 1);
  }

  close(): void {
    if (this.#at === null) return;
    this.#at = null;
    this.#game.goOn();
  }

  async #fetchAll(): Promise<void> {
    const last = this.moves.at(-1);
    if (last !== undefined) await this.#fetch(this.#turn.base, last.after);
  }

  /** Ask for the moments of rows that are not known; the answers may come in parts. */
  async #fetch(first: number, last: number): Promise<void> {
    const wanted = [first, ...this.#turn.rows.map((entry) => entry.number)].filter((number) => number <= last && !this.#moments.has(number));
    const [from] = wanted;
    if (from === undefined || this.#asked.has(from)) return;
    this.#asked.add(from);
    try {
      for (let next = from; next <= last; ) {
        const moments = await this.#game.live.past(next, last);
        if (moments.length === 0) break;
        const seen = moments.filter(({ view }) => view.seat === (this.#game.viewer ?? -1)); // the device may have been passed on
        this.#moments = new Map([...this.#moments, ...seen.map(({ number, view }) => [number, view] as const)].slice(-KEPT));
        next = (moments.at(-1)?.number ?? last) + 1;
      }
    } catch (error) {
      if (!(error instanceof Declined)) throw error;
      this.failed = true;
    } finally {
      this.#asked.delete(from);
    }
  }
}
