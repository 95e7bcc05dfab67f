// Who sits where, for the parts of a table or a replay that draw a seat: bots have faces and levels, people have none.

import { getContext, setContext } from "svelte";
import type { SeatInfo } from "../net/protocol";
import { faceOf } from "./people";

export interface Bot {
  bot: string; // its registry name, which tells its level
  face: string | null; // of the sprite; null: it is called by its level alone, as at old tables
}

type Company = () => readonly (Bot | null)[]; // by seat; null: a person

const KEY = Symbol("company");

/** To be called while the page of a table or a replay is set up. */
export function setCompany(company: Company): void {
  setContext(KEY, company);
}

/** The bot of a seat, for a component below such a page; null: a person, or nobody knows. */
export function botAt(): (seat: number) => Bot | null {
  const company = getContext<Company | undefined>(KEY);
  return (seat) => company?.()[seat] ?? null;
}

export function seatBots(seats: readonly SeatInfo[]): (Bot | null)[] {
  return seats.map((seat) => (seat.kind === "bot" ? { bot: seat.bot ?? seat.name, face: faceOf(seat.name) } : null));
}

export function recordBots(names: readonly string[], bots: readonly (string | null)[]): (Bot | null)[] {
  return bots.map((bot, seat) => (bot === null ? null : { bot, face: faceOf(names[seat] ?? "") }));
}
