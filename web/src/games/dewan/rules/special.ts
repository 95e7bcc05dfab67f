// Which rules a scenario adds: a packaged one is known by its name, a table says what it plays with.

import type { Options } from "../../../net/protocol";
import type { AidTable } from "../../../rules/book";
import type { Components, EventSign, View } from "../protocol";

/** What a scenario is about, whatever it is called. */
export interface Special {
  teams: boolean;
  villages: boolean;
  event: EventSign | null;
}

const PLAIN: Special = { teams: false, villages: false, event: null };
const PACKAGED: Readonly<Record<string, Special>> = {
  team: { ...PLAIN, teams: true },
  downpour: { ...PLAIN, event: "water" },
  volcano: { ...PLAIN, event: "lava" },
  lake: { ...PLAIN, villages: true, event: "fish" },
};

/** A table says itself what it plays with; without one, a packaged scenario is known by its name. */
export function specialOf({ scenario }: Options, table: AidTable<View, Components> | null = null): Special {
  const play = table?.components.play;
  if (table && play) return { teams: play.teams, villages: play.villages, event: table.view.board.event };
  return PACKAGED[String(scenario)] ?? PLAIN;
}

/** The rules that a scenario adds. */
export function rulesOf({ teams, villages, event }: Special): string[] {
  return [...(teams ? ["DM1"] : []), ...(event ? ["DV2", ...OF_EVENTS[event]] : []), ...(villages ? ["DH1", "DH3"] : []), ...(event === "fish" ? ["DH5"] : [])];
}

const OF_EVENTS: Readonly<Record<EventSign, readonly string[]>> = { water: ["DD1"], lava: ["DL1", "DL2"], fish: [] };
