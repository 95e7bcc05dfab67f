// A replay as an analysis asks for it: where its events lie, and how they are told.

import type { Course } from "../analysis/curve";
import type { Told } from "../analysis/told";
import type { Face } from "../games/face";
import { listed, t } from "../language/speak.svelte";
import { briefOf } from "../log/brief";
import type { Entry, GameEvent, Message, Report } from "../net/protocol";
import type { ReplayShow } from "./show.svelte";
import type { Score } from "./standings";

const NONE: ReadonlySet<number> = new Set();

/** Where the moments of a replay lie: at its last beat, all that followed from an event has happened. */
export function courseOf(show: ReplayShow): Course {
  const last = Math.max(1, show.last);
  const at = show.replay.frames.map((_, frame) => show.endOf(frame) / last);
  return { at, rounds: show.rounds.map((one) => ({ at: one.at / last, round: one.round })) };
}

/** What a side is called: by its players; one that nobody plays has a name of its own. */
export function sideName(report: Report, side: number, names: readonly string[], score: Score): string {
  const seats = report.sides[side] ?? [];
  if (seats.length === 0 && score.neutral !== null) return t(score.neutral.name);
  return listed(seats.map((seat) => names[seat] ?? ""));
}

/** How the events of a replay are told to a reader. */
export function toldBy(show: ReplayShow, face: Face, names: readonly string[], reader: number | null, nameOf: (side: number) => string): Told {
  const entryOf = (event: number): Entry | null => show.replay.frames[event + 1]?.entry ?? null;
  const by = { names, viewer: reader };
  return {
    names,
    nameOf,
    linesOf(event) {
      const entry = entryOf(event);
      return entry === null ? [] : briefOf([entry], NONE, by).slice(0, 1);
    },
    seatOf: (event) => entryOf(event)?.seat ?? null,
    whenOf(event) {
      const { entry, view } = show.replay.frames[event + 1] ?? { entry: null, view: null };
      if (entry !== null && entry.round > 0) return t("web-table-round", { round: entry.round });
      return (view && face.stage(show.replay.frames[event]?.view ?? view)) ?? t("analysis-before-rounds");
    },
    planned: (event, says) => briefOf([plannedEntry(event, says)], NONE, by).slice(0, 1),
  };
}

/** A decision that was not made, as a row of the log. */
export function plannedEntry(event: GameEvent, says: readonly Message[]): Entry {
  return { number: 0, seat: event.seat ?? null, event, messages: [...says], notes: [], undone: null, scoring: null, at: "", round: 0 };
}
