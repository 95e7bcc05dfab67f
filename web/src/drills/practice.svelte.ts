// One kind of drill being practised: which number is asked, what is picked, what came of it.

import { api, Declined, unreadyRules } from "../net/api";
import type { DrillAnswer, Message, PosedDrill } from "../net/protocol";
import { isWhole, keepMarks, type Marks, nameOf, pick, readMarks, ROUND } from "./marks";

export class Practice {
  readonly game: string;
  readonly kind: string;
  posed: PosedDrill | null = $state.raw(null);
  picked: readonly string[] = $state.raw([]);
  answer: DrillAnswer | null = $state.raw(null);
  marks: Marks = $state.raw([]);
  summary: boolean = $state(false); // the ten are done: what came of them is shown
  refusal: Message | null = $state.raw(null);
  unready: { game: string; way: string } | null = $state.raw(null);
  busy: boolean = $state(false);

  constructor(game: string, kind: string) {
    this.game = game;
    this.kind = kind;
    this.marks = readMarks()[nameOf(game, kind)] ?? [];
  }

  /** Go on where this browser was. */
  async begin(): Promise<void> {
    if (this.marks.length === ROUND) this.summary = true;
    else await this.ask();
  }

  /** The number that is asked, or has just been answered. */
  get number(): number {
    return this.marks.length + (this.answer === null ? 1 : 0);
  }

  async next(): Promise<void> {
    if (this.marks.length === ROUND) this.summary = true;
    else await this.ask();
  }

  /** Beyond the ten. */
  async goOn(): Promise<void> {
    this.summary = false;
    await this.ask();
  }

  /** The ten once more. */
  async afresh(): Promise<void> {
    this.summary = false;
    this.#mark([]);
    await this.ask();
  }

  async ask(): Promise<void> {
    await this.#try(async () => {
      const posed = await api.pose(this.game, this.kind, this.marks.length + 1);
      [this.posed, this.picked, this.answer] = [posed, [], null];
    });
  }

  pick(name: string): void {
    if (this.posed === null || this.answer !== null || this.busy) return;
    if (this.posed.choices.some((choice) => choice.name === name)) this.picked = pick(this.picked, name, this.posed.several);
  }

  async check(): Promise<void> {
    const { posed, picked } = this;
    if (posed === null || this.answer !== null || picked.length === 0 || this.busy) return;
    await this.#try(async () => {
      this.answer = await api.answer(this.game, this.kind, posed.number, picked);
      this.#mark([...this.marks, this.answer.right]);
    });
  }

  get isWhole(): boolean {
    return isWhole(this.marks);
  }

  #mark(marks: Marks): void {
    this.marks = marks;
    keepMarks(nameOf(this.game, this.kind), marks);
  }

  async #try(deed: () => Promise<void>): Promise<void> {
    [this.busy, this.refusal, this.unready] = [true, null, null];
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof Declined)) throw error;
      this.unready = unreadyRules(error.reason);
      if (this.unready === null) this.refusal = error.reason;
    } finally {
      this.busy = false;
    }
  }
}
