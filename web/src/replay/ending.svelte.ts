// The end of a table: its replay and its analysis, kept while a scoring is watched once more in between.

import { Analysing, ofTable } from "../analysis/analysing.svelte";
import type { Face } from "../games/face";
import { speakOfAnalysis } from "../language/speak.svelte";
import { api, Declined } from "../net/api";
import type { Message, TableInfo } from "../net/protocol";
import { tellBy } from "./beats";
import { showsScoring } from "./scoring.svelte";
import { ReplayShow } from "./show.svelte";

export class Ending {
  show: ReplayShow | null = $state.raw(null);
  refusal: Message | null = $state.raw(null); // why there is no replay
  about: number | null = $state(null); // the side that was chosen, to see the game from there
  readonly analysing: Analysing | null; // null: a lesson
  readonly #face: Face;

  constructor(
    readonly table: TableInfo,
    face: Face,
  ) {
    this.#face = face;
    this.analysing = table.lesson === null ? new Analysing(ofTable(table.id)) : null;
  }

  /** Fetch the replay, and begin the analysis of a game of one's own if that costs nobody anything. */
  open(): void {
    void this.load();
    void speakOfAnalysis(this.table.game);
    void this.analysing?.open(this.table.seats.some((seat) => seat.mine));
  }

  async load(): Promise<void> {
    this.refusal = null;
    try {
      const replay = await api.replay(this.table.id, "all");
      const face = this.#face;
      this.show = new ReplayShow(replay, { showsScoring: showsScoring.bind(null, face), tell: tellBy(face) });
      this.show.go(this.show.last);
    } catch (error) {
      if (!(error instanceof Declined)) throw error;
      this.refusal = error.reason;
    }
  }
}

let kept: Ending | null = null;

/** The end of a table; the same one as before, if it was the last. */
export function endingOf(table: TableInfo, face: Face): Ending {
  if (kept?.table.id !== table.id) {
    kept?.analysing?.end();
    kept = new Ending(table, face);
    kept.open();
  }
  return kept;
}
