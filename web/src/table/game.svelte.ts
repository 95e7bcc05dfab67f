// A table as this browser knows it: what the server sends, shown piece by piece.

import type { Consequence, Face, Show, Telling } from "../games/face";
import { seatNames } from "../house/people";
import { unreadyRules } from "../net/api";
import { Live, type Link } from "../net/live";
import type {
  CoachWord,
  Entry,
  LessonStep,
  Message,
  News,
  Offer,
  OpeningPart,
  Phrase,
  Result,
  State,
  TableInfo,
  Thinking,
  ToClient,
  View,
} from "../net/protocol";
import { mayMove, preferences } from "../preferences.svelte";
import type { Beside } from "./beside";
import { briefOf } from "../log/brief";
import { Following } from "./following.svelte";
import { Hints } from "./hints.svelte";
import { beginsMove, isDecision, isMove, isSaid, joinLogs } from "../log/history";
import { dueViewer, firstViewer, isHotSeat, mySeats, passTo, thoughtOf } from "./viewer";
import { MANY, outlineFor, pace, readingTime, rest } from "./pace";
import { lengthOf } from "../language/signs";
import { showsScoring, ScoringSteps } from "../replay/scoring.svelte";

const REMEMBERED = 60; // tables
const TRACED = 3000; // ms that a row stays on the map which was traced from elsewhere

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
  viewer: number | null = $state(null);
  number = $state(0); // of the last row shown
  log: Entry[] = $state.raw([]);
  components: C | null = $state.raw(null);
  present: V | null = $state.raw(null); // the table as it is, as far as it has been shown
  result: Result | null = $state.raw(null);
  seed: string | null = $state(null);
  show: Show | null = $state.raw(null); // the decision being shown
  changed: string[] = $state.raw([]); // anchors outlined after it
  telling: Telling | null = $state.raw(null); // what followed from a decision, being told
  scoring: ScoringSteps | null = $state.raw(null); // the scoring being shown
  traced: Entry | null = $state.raw(null); // the row of the log being looked at
  opening: OpeningPart[] = $state.raw([]); // how the game was set up
  settingUp: number | null = $state(null); // the part of it being shown
  phrases: Phrase[] = $state.raw([]); // what can be said here
  said: Entry[] = $state.raw([]); // what others have said just now
  beside: Beside | null = $state.raw(null); // what is open beside the table
  caption: Entry[] = $state.raw([]); // the rows of another's move that was shown last
  held = $state(false); // it stays until the reader wants the next one
  offered: O | null = $state.raw(null);
  undoable = $state(false);
  #lesson: LessonStep | null = $state.raw(null);
  coach: CoachWord | null = $state.raw(null); // what the coach has said last, if that still holds
  busy = $state(false); // rows are still being shown
  heard: Thinking | null = $state.raw(null); // how far a bot was when it was last heard of
  moves = $state(0); // grows with every change of the position: drafts end with it

  readonly mine: number[] = $derived(mySeats(this.table));
  readonly names: string[] = $derived(seatNames(this.table));
  readonly hotSeat: boolean = $derived(isHotSeat(this.table));
  /** The seat whose own things are shown: the one looked from, at one screen whoever decides, else the first. */
  readonly own: number = $derived(this.viewer ?? (this.hotSeat ? (this.present?.decides ?? 0) : 0));
  readonly following = new Following(this);
  readonly hints = new Hints(this);
  /** The table as it is shown: as it is, or as it was. */
  readonly view: V | null = $derived((this.following.view ?? this.present) as V | null);
  /** The row whose places the map shows. */
  readonly looked: Entry | null = $derived(this.following.shown?.rows[0] ?? this.traced);
  readonly #still: boolean = $derived(!this.busy && this.following.shown === null);
  readonly offer: O | null = $derived(this.#still && this.#lesson?.task !== false ? this.offered : null);
  /** What the lesson says, once all that has happened is shown. */
  readonly lesson: LessonStep | null = $derived(this.#still ? this.#lesson : null);
  /** Anchors of what is marked: in a lesson what it points at, else what is new to the reader. */
  readonly marks: string[] = $derived(this.table.lesson === null ? this.following.marks : (this.lesson?.points ?? []));
  /** Anchors of what the hint is about that is looked at, else of what the coach speaks of while a decision is due. */
  readonly advised: readonly string[] = $derived.by(() => {
    if (this.hints.shown !== null) return this.hints.anchors;
    return this.offer === null || this.settingUp !== null || this.coach === null || this.coach.brought ? [] : this.coach.points;
  });
  readonly canUndo: boolean = $derived(this.#still && this.undoable);
  readonly pass: number | null = $derived(this.#still ? passTo(this.table, this.viewer, this.present) : null);
  /** The bot that is seen thinking. */
  readonly thinking: Thinking | null = $derived(this.#still ? thoughtOf(this.heard, this.table, this.present) : null);
  readonly watching: boolean = $derived(this.mine.length === 0);

  #queue: News[] = [];
  #skip: (() => void) | null = null;
  #outline = 0;
  #hurry = false;
  #begin: (() => void) | null = null;
  #opener: Element | null = null;

  constructor(table: TableInfo, face: Face) {
    this.table = table;
    this.face = face;
    this.live = new Live(table.id, this);
  }

  open(): void {
    this.viewer = firstViewer(this.table);
    this.live.open(this.viewer);
  }

  close(): void {
    this.#cutShort();
    clearTimeout(this.#outline);
    this.live.close();
  }

  /** Hot seat: the device is in the hands of `seat`. */
  takeDevice(seat: number): void {
    this.viewer = seat;
    this.offered = null;
    this.live.viewFrom(seat);
  }

  /** Open something beside the table; the same once more closes it. */
  openBeside(wanted: Beside): void {
    if (wanted.kind !== "rule" && this.beside?.kind === wanted.kind) return this.closeBeside();
    if (this.beside === null) this.#opener = document.activeElement;
    this.beside = wanted;
  }

  /** Close it: the focus goes back to where it came from. */
  closeBeside(): void {
    this.beside = null;
    if (this.#opener instanceof HTMLElement || this.#opener instanceof SVGElement) this.#opener.focus({ preventScroll: true });
    this.#opener = null;
  }

  /** Show on the map for a while where a row of the log happened. */
  traceAWhile(entry: Entry | null): void {
    this.traced = entry;
    setTimeout(() => this.traced === entry && (this.traced = null), TRACED);
  }

  /** The set-up has been seen, or somebody plays without looking at it: the game goes on. */
  endSetUp(): void {
    this.settingUp = null;
    this.#begin?.();
    this.#begin = null;
  }

  /** Something that somebody said has been read. */
  forgetSaid(entry: Entry): void {
    this.said = this.said.filter((other) => other !== entry);
  }

  /** End the show of the decision being shown, or of all that wait; show the next one where it waits for that. */
  skip(all = false): void {
    this.#hurry = all;
    this.#skip?.();
  }

  /** Rows have waited while something else was looked at. */
  goOn(): void {
    if (!this.busy && this.#queue.length > 0) void this.#play();
    else this.#viewFromDue();
  }

  /** Show a scoring that has been, once more, or tell once more what followed from a decision. */
  showAgain(entry: Entry): void {
    if (this.busy || entry.scoring === null) return;
    if (showsScoring(this.face, entry)) this.scoring = new ScoringSteps(entry, () => (this.scoring = null));
    else void this.#tellAgain(entry);
  }

  linked(link: Link): void {
    this.link = link;
  }

  hear(message: ToClient): void {
    if (message.type === "state" || message.type === "news") this.heard = null;
    if (message.type === "state") this.unready = null;
    if (message.type === "state") this.#arrive(message);
    else if (message.type === "thinking") this.heard = message;
    else if (message.type === "news") {
      this.#queue.push(message);
      if (this.#still) void this.#play();
    } else if (message.type === "table") this.learn(message.table);
    else if (message.type === "refused") {
      this.unready = unreadyRules(message.message);
      if (this.unready === null) this.refusal = message;
    }
  }

  /** The table has changed: somebody joined, left, voted. */
  learn(table: TableInfo): void {
    this.table = table;
    this.#viewFromDue();
  }

  #arrive(state: State): void {
    const known = this.number;
    this.#cutShort();
    const begins = this.present === null && this.#isNew(state);
    const sameViewer = known > 0 && this.present?.seat === (state.look ?? -1);
    if (sameViewer) this.following.close();
    else this.following.forget();
    this.log = sameViewer ? joinLogs(this.log, state.log) : state.log;
    if (!sameViewer || this.log.some((entry) => entry.number > known && isMove(entry))) this.moves += 1;
    this.table = state.table;
    this.viewer = state.look;
    this.components = state.components as C;
    this.opening = state.opening;
    this.phrases = state.phrases;
    if (begins && state.table.lesson === null && state.opening.length > 0 && preferences.setUp) this.settingUp = 0;
    this.#take(state);
    void this.following.catchUp();
    this.#viewFromDue();
  }

  /** Has a game begun that this browser has never shown, and in which it has decided nothing? */
  #isNew(state: State): boolean {
    if (state.view === null || state.table.status !== "playing" || this.table.id in preferences.seen) return false;
    const mine = mySeats(state.table);
    return mine.length > 0 && !state.log.some((entry) => isDecision(entry) && mine.includes(entry.seat ?? -1));
  }

  async #play(): Promise<void> {
    this.busy = true;
    if (this.settingUp !== null) await new Promise<void>((resolve) => (this.#begin = resolve));
    for (let news = this.#queue.shift(); news !== undefined; news = this.#queue.shift()) {
      const before = this.log.findLast((entry) => isMove(entry) && entry.seat !== null);
      const begins = beginsMove(before, news.entry, (entry) => this.face.isTraceable(entry));
      if (begins) await this.#hold();
      const quick = this.#hurry || document.hidden || this.#queue.length > MANY[preferences.speed] || this.present === null;
      if (!quick && this.present !== null && news.entry.event !== null) {
        const reading = this.#entitle(news.entry, begins);
        this.show = this.face.showOf(news.entry, this.present, news.view, this.viewer);
        await pace(this.show, reading, (skip) => (this.#skip = skip));
        this.#skip = null;
        this.show = null;
        if (mayMove() && !this.#hurry) await this.#tell(news.entry, this.present, news.view);
      } else this.caption = [];
      if (news.number <= this.number) continue;
      this.#settle(news);
      if (news.offer !== null) await this.#hold();
      if (showsScoring(this.face, news.entry) && !document.hidden) await this.#showScoring(news.entry);
    }
    this.busy = false;
    this.#hurry = false;
    this.#viewFromDue();
  }

  /** A row of others gets a caption, or joins that of their move; how long that is to be read, in ms. */
  #entitle(entry: Entry, begins: boolean): number {
    if (this.mine.includes(entry.seat ?? -1)) this.caption = [];
    else this.caption = begins ? [entry] : [...this.caption, entry];
    if (this.caption.length === 0 || !begins || !isDecision(entry)) return 0;
    const reading = readingTime(lengthOf(briefOf(this.caption, new Set(), this).join(" ")));
    if (reading === 0) this.caption = [];
    return reading;
  }

  /** Where the reader wants to be waited for: a move of others stays until the next one is asked for. */
  async #hold(): Promise<void> {
    const waits = preferences.speed === "wait" && !this.#hurry && !document.hidden && this.following.shown === null;
    if (!waits || this.caption.length === 0) return;
    this.held = true;
    await new Promise<void>((resolve) => (this.#skip = resolve));
    this.#skip = null;
    this.held = false;
  }

  /** What followed from a decision, one thing after the other; to skip is to go on to the next one. */
  async #tell(entry: Entry, before: View, after: View): Promise<void> {
    const aftermath = this.face.aftermath?.isTold(entry) ? this.face.aftermath.steps(entry, before, after, this.viewer) : [];
    for (const [step, told] of aftermath.entries()) {
      await this.#tellOne({ entry, step, show: told.show }, told);
      if (this.#hurry) break;
    }
    this.telling = null;
  }

  async #tellOne(telling: Telling, { show, view, ms }: Consequence): Promise<void> {
    let skipped = false;
    const onSkip = (skip: () => void): void => {
      this.#skip = () => {
        skipped = true;
        skip();
      };
    };
    this.telling = telling;
    this.show = show;
    await pace(show, 0, onSkip);
    this.show = null;
    if (!this.#hurry) {
      this.present = view as V;
      if (!skipped) await rest(ms, onSkip);
    }
    this.#skip = null;
  }

  async #tellAgain(entry: Entry): Promise<void> {
    if (this.present === null) return;
    this.busy = true;
    await this.#tell(entry, this.present, this.present);
    await this.#play(); // what has come meanwhile
  }

  /** Nothing that waits is shown any more. */
  #cutShort(): void {
    this.#queue = [];
    this.#hurry = this.busy;
    this.#begin?.();
    this.#begin = null;
    this.#skip?.();
    this.scoring?.end();
  }

  /** A scoring is shown as long as its reader likes; what comes meanwhile waits. */
  async #showScoring(entry: Entry): Promise<void> {
    await new Promise<void>((resolve) => (this.scoring = new ScoringSteps(entry, resolve)));
    this.scoring = null;
  }

  #settle(news: News): void {
    const changed = this.present === null ? [] : this.face.showOf(news.entry, this.present, news.view, this.viewer).changed;
    this.log = joinLogs(this.log, [news.entry]);
    if (isSaid(news.entry) && news.entry.seat !== this.viewer) this.said = [...this.said.filter((other) => other.seat !== news.entry.seat), news.entry];
    if (isMove(news.entry)) this.moves += 1;
    this.#take(news);
    this.#mark(changed);
  }

  #take(told: State | News): void {
    this.number = told.number;
    this.present = told.view as V | null;
    this.following.keep(this.log, told.view);
    this.offered = told.offer as O | null;
    this.undoable = told.can_undo;
    this.#lesson = told.lesson;
    if (told.type === "state" || told.offer !== null || told.coach !== null || told.entry.seat === this.viewer) this.coach = told.coach;
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

  #viewFromDue(): void {
    if (!this.#still || this.link !== "open") return;
    const due = dueViewer(this.table, this.viewer, this.present);
    if (due === this.viewer) return;
    this.viewer = due;
    this.offered = null;
    this.live.viewFrom(due);
  }
}
