// A table as this browser knows it: what the server sends, shown piece by piece.

import type { Face, Show, Telling, Told } from "../games/face";
import { seatNames } from "../house/people";
import { unreadyRules } from "../net/api";
import { Live, type Link } from "../net/live";
import type {
  Entry,
  Message,
  News,
  Offer,
  Result,
  State,
  TableInfo,
  Thinking,
  ToClient,
  View,
} from "../net/protocol";
import { mayMove, preferences } from "../preferences.svelte";
import { isMove, joinLogs, missed } from "./history";
import { dueLook, firstLook, isHotSeat, mySeats, passTo, thoughtOf } from "./looks";
import { outlineFor, pace, rest } from "./pace";
import { isWalked, ScoringWalk } from "./walk.svelte";

const MANY = 12; // rows waiting: more are not shown one by one

const REMEMBERED = 60; // tables

/** This browser has shown a table up to this row; of many tables the oldest are forgotten. */
function remember(table: string, number: number): void {
  preferences.seen[table] = number;
  for (const old of Object.keys(preferences.seen).slice(0, -REMEMBERED)) delete preferences.seen[old];
}

/** A game's own parts may be told of its types: view, offer, components. */
export class TableGame<V extends View = View, O extends Offer = Offer, C = unknown> {
  readonly live: Live;
  readonly face: Face;
  table: TableInfo = $state.raw() as TableInfo;
  link: Link = $state("connecting");
  refusal: { message: Message; rule: string | null } | null = $state.raw(null); // for good
  unready: { game: string; way: string } | null = $state.raw(null); // rules of a server that has come back
  look: number | null = $state(null);
  number = $state(0); // of the last row shown
  log: Entry[] = $state.raw([]);
  components: C | null = $state.raw(null);
  view: V | null = $state.raw(null);
  result: Result | null = $state.raw(null);
  seed: string | null = $state(null);
  show: Show | null = $state.raw(null); // the decision being shown
  changed: string[] = $state.raw([]); // anchors outlined after it
  telling: Telling | null = $state.raw(null); // what followed from a decision, being told
  walk: ScoringWalk | null = $state.raw(null); // the scoring being shown
  traced: Entry | null = $state.raw(null); // the row of the log being looked at
  away = $state(false); // things happened while nobody looked
  offered: O | null = $state.raw(null);
  undoable = $state(false);
  busy = $state(false); // rows are still being shown
  told: Thinking | null = $state.raw(null); // how far a bot was when it was last heard of
  moves = $state(0); // grows with every change of the position: drafts end with it

  readonly mine: number[] = $derived(mySeats(this.table));
  readonly names: string[] = $derived(seatNames(this.table));
  readonly hotSeat: boolean = $derived(isHotSeat(this.table));
  /** The seat whose own things are shown: the one looked from, at one screen whoever decides, else the first. */
  readonly own: number = $derived(this.look ?? (this.hotSeat ? (this.view?.decides ?? 0) : 0));
  readonly offer: O | null = $derived(this.busy ? null : this.offered);
  readonly canUndo: boolean = $derived(!this.busy && this.undoable);
  readonly pass: number | null = $derived(this.busy ? null : passTo(this.table, this.look, this.view));
  /** The bot that is seen thinking. */
  readonly thinking: Thinking | null = $derived(this.busy ? null : thoughtOf(this.told, this.table, this.view));
  readonly watching: boolean = $derived(this.mine.length === 0);

  #queue: News[] = [];
  #skip: (() => void) | null = null;
  #outline = 0;
  #hurry = false;

  constructor(table: TableInfo, face: Face) {
    this.table = table;
    this.face = face;
    this.live = new Live(table.id, this);
  }

  open(): void {
    this.look = firstLook(this.table);
    this.live.open(this.look);
  }

  close(): void {
    this.#cutShort();
    clearTimeout(this.#outline);
    this.live.close();
  }

  /** Hot seat: the device is in the hands of `seat`. */
  takeDevice(seat: number): void {
    this.look = seat;
    this.offered = null;
    this.live.lookFrom(seat);
  }

  /** End the show of the decision being shown, or of all that wait. */
  skip(all = false): void {
    this.#hurry = all;
    this.#skip?.();
  }

  /** Show a scoring that has been, once more, or tell once more what followed from a decision. */
  walkAgain(entry: Entry): void {
    if (this.busy || entry.scoring === null) return;
    if (isWalked(this.face, entry)) this.walk = new ScoringWalk(entry, () => (this.walk = null));
    else void this.#tellAgain(entry);
  }

  linked(link: Link): void {
    this.link = link;
  }

  hear(message: ToClient): void {
    if (message.type === "state" || message.type === "news") this.told = null;
    if (message.type === "state") this.unready = null;
    if (message.type === "state") this.#arrive(message);
    else if (message.type === "thinking") this.told = message;
    else if (message.type === "news") {
      this.#queue.push(message);
      if (!this.busy) void this.#play();
    } else if (message.type === "table") this.learn(message.table);
    else if (message.type === "refused") {
      this.unready = unreadyRules(message.message);
      if (this.unready === null) this.refusal = message;
    }
  }

  /** The table has changed: somebody joined, left, voted. */
  learn(table: TableInfo): void {
    this.table = table;
    this.#lookWhereDue();
  }

  #arrive(state: State): void {
    const old = this.look;
    const known = this.number;
    this.#cutShort();
    const seen = known > 0 && old === state.look ? known : (preferences.seen[this.table.id] ?? state.number);
    const sameLook = known > 0 && this.view?.seat === (state.look ?? -1);
    this.log = sameLook ? joinLogs(this.log, state.log) : state.log;
    if (!sameLook || this.log.some((entry) => entry.number > known && isMove(entry))) this.moves += 1;
    this.table = state.table;
    this.look = state.look;
    this.components = state.components as C;
    this.#take(state);
    const mine = mySeats(state.table);
    if (mine.length === 1 && missed(this.log, seen, mine) > 0) this.away = true;
    this.#lookWhereDue();
  }

  async #play(): Promise<void> {
    this.busy = true;
    for (let news = this.#queue.shift(); news !== undefined; news = this.#queue.shift()) {
      const quick = this.#hurry || document.hidden || this.#queue.length > MANY || this.view === null;
      if (!quick && this.view !== null && news.entry.event !== null) {
        this.show = this.face.showOf(news.entry, this.view, news.view, this.look);
        await pace(this.show, (skip) => (this.#skip = skip));
        this.#skip = null;
        this.show = null;
        if (mayMove() && !this.#hurry) await this.#tell(news.entry, this.view, news.view);
      }
      if (news.number <= this.number) continue;
      this.#settle(news);
      if (isWalked(this.face, news.entry) && !document.hidden) await this.#walkThrough(news.entry);
    }
    this.busy = false;
    this.#hurry = false;
    this.#lookWhereDue();
  }

  /** What followed from a decision, one thing after the other; to skip is to go on to the next one. */
  async #tell(entry: Entry, before: View, after: View): Promise<void> {
    const story = this.face.story?.isTold(entry) ? this.face.story.steps(entry, before, after, this.look) : [];
    for (const [step, told] of story.entries()) {
      await this.#tellOne({ entry, step, show: told.show }, told);
      if (this.#hurry) break;
    }
    this.telling = null;
  }

  async #tellOne(telling: Telling, { show, view, ms }: Told): Promise<void> {
    let skipped = false;
    const onSkip = (skip: () => void): void => {
      this.#skip = () => {
        skipped = true;
        skip();
      };
    };
    this.telling = telling;
    this.show = show;
    await pace(show, onSkip);
    this.show = null;
    if (!this.#hurry) {
      this.view = view as V;
      if (!skipped) await rest(ms, onSkip);
    }
    this.#skip = null;
  }

  async #tellAgain(entry: Entry): Promise<void> {
    if (this.view === null) return;
    this.busy = true;
    await this.#tell(entry, this.view, this.view);
    await this.#play(); // what has come meanwhile
  }

  /** Nothing that waits is shown any more. */
  #cutShort(): void {
    this.#queue = [];
    this.#hurry = this.busy;
    this.#skip?.();
    this.walk?.end();
  }

  /** A scoring is shown as long as its reader likes; what comes meanwhile waits. */
  async #walkThrough(entry: Entry): Promise<void> {
    await new Promise<void>((resolve) => (this.walk = new ScoringWalk(entry, resolve)));
    this.walk = null;
  }

  #settle(news: News): void {
    const changed = this.view === null ? [] : this.face.showOf(news.entry, this.view, news.view, this.look).changed;
    this.log = joinLogs(this.log, [news.entry]);
    if (isMove(news.entry)) this.moves += 1;
    if (document.hidden && !this.mine.includes(news.entry.seat ?? -1) && this.mine.length === 1) {
      this.away = this.away || news.entry.seat !== null;
    }
    this.#take(news);
    this.#mark(changed);
  }

  #take(told: State | News): void {
    this.number = told.number;
    this.view = told.view as V | null;
    this.offered = told.offer as O | null;
    this.undoable = told.can_undo;
    this.result = told.result;
    this.seed = told.seed;
    remember(this.table.id, told.number);
  }

  #mark(changed: string[]): void {
    if (changed.length === 0) return;
    clearTimeout(this.#outline);
    this.changed = changed;
    this.#outline = window.setTimeout(() => (this.changed = []), outlineFor());
  }

  #lookWhereDue(): void {
    if (this.busy || this.link !== "open") return;
    const due = dueLook(this.table, this.look, this.view);
    if (due === this.look) return;
    this.look = due;
    this.offered = null;
    this.live.lookFrom(due);
  }
}
