// An analysis being waited for: asked for, followed while it is made, stopped.

import { api, Declined } from "../net/api";
import type { Analysis, Message } from "../net/protocol";

/** Whose analysis it is: a table's, or a record's. */
export interface Source {
  look(): Promise<Analysis>;
  ask(idle: boolean): Promise<Analysis>; // idle: only if the server has nothing else to analyse
  stop(): Promise<Analysis>;
}

export function ofTable(table: string): Source {
  return {
    look: () => api.analysis(table),
    ask: (idle) => api.analyse(table, idle),
    stop: () => api.stopAnalysis(table),
  };
}

/** The server knows a record by a key, once it has seen it. */
export function ofRecord(record: string): Source {
  let key: string | null = null;
  return {
    look: async () => (key === null ? NONE : api.analysisOf(key)),
    ask: async () => {
      const begun = await api.analyseRecord(record);
      key = begun.key;
      return begun.analysis;
    },
    stop: async () => (key === null ? NONE : api.stopAnalysisOf(key)),
  };
}

const NONE: Analysis = { state: "none", share: 0, report: null };
const LOOK = 1000; // ms between two looks at how far it is
const LONG = 5000; // the same while the server cannot be reached

export class Analysing {
  now: Analysis | null = $state.raw(null); // null: nothing is known yet
  refusal: Message | null = $state.raw(null);
  busy: boolean = $state(false);
  readonly #source: Source;
  #wanted = false; // asked for here, and not stopped
  #ended = false;
  #timer = 0;

  constructor(source: Source) {
    this.#source = source;
  }

  get report() {
    return this.now?.report ?? null;
  }

  /** Somebody waits for it. */
  get underWay(): boolean {
    return this.now?.state === "waiting" || this.now?.state === "running";
  }

  /** Learn how it stands; `begin`: let it begin if nobody else would have to wait for that. */
  async open(begin: boolean): Promise<void> {
    await this.#do(() => (begin ? this.#source.ask(true) : this.#source.look()));
    if (this.now === null) this.now = NONE;
  }

  async ask(): Promise<void> {
    this.#wanted = true;
    await this.#do(() => this.#source.ask(false));
  }

  async stop(): Promise<void> {
    this.#wanted = false;
    await this.#do(() => this.#source.stop());
  }

  /** Nobody looks at it here any more; it goes on. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  async #do(request: () => Promise<Analysis>): Promise<void> {
    this.refusal = null;
    this.busy = true;
    try {
      this.#learn(await request());
    } catch (error) {
      if (!(error instanceof Declined)) throw error;
      this.refusal = error.reason;
      this.now ??= NONE;
    } finally {
      this.busy = false;
    }
  }

  #learn(now: Analysis): void {
    this.now = now;
    clearTimeout(this.#timer);
    if (this.underWay) {
      this.#wanted = true;
      this.#later(LOOK);
    }
  }

  #later(delay: number): void {
    if (!this.#ended) this.#timer = setTimeout(() => void this.#look(), delay) as unknown as number;
  }

  async #look(): Promise<void> {
    try {
      const now = await this.#source.look();
      if (now.state === "none" && this.#wanted) this.#learn(await this.#source.ask(false)); // the server was started anew
      else this.#learn(now);
    } catch (error) {
      if (!(error instanceof Declined)) throw error;
      this.#later(LONG);
    }
  }
}
