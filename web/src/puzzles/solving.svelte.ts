// A puzzle being solved: what is picked, and what came of it.

import { api, Declined, unreadyRules } from "../net/api";
import type { Message, PosedPuzzle, PuzzleAnswer, PuzzlePlan, PuzzleWorth } from "../net/protocol";
import { keepSolved } from "./kept";

export class Solving {
  posed: PosedPuzzle | null = $state.raw(null);
  picked: string | null = $state(null); // the name of a plan
  answer: PuzzleAnswer | null = $state.raw(null);
  refusal: Message | null = $state.raw(null);
  unready: { game: string; way: string } | null = $state.raw(null);
  busy: boolean = $state(false);

  constructor(
    readonly game: string,
    readonly day: string,
  ) {}

  async ask(): Promise<void> {
    await this.#try(async () => {
      const posed = await api.posePuzzle(this.game, this.day);
      [this.posed, this.picked, this.answer] = [posed, null, null];
    });
  }

  pick(name: string): void {
    if (this.answer === null && !this.busy) this.picked = name;
  }

  async check(): Promise<void> {
    const { posed, picked } = this;
    if (posed === null || picked === null || this.answer !== null || this.busy) return;
    await this.#try(async () => {
      this.answer = await api.answerPuzzle(this.game, this.day, picked);
      keepSolved(posed.id, this.answer.right);
    });
  }

  plan(name: string | null): PuzzlePlan | null {
    return this.posed?.plans.find((plan) => plan.name === name) ?? null;
  }

  worth(name: string): PuzzleWorth | null {
    return this.answer?.plans.find((plan) => plan.name === name) ?? null;
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
