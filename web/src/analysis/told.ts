// What an analysis asks of a game that is looked back on: how its events are told, and how everybody is called.

import type { GameEvent, Message } from "../net/protocol";

export interface Told {
  names: readonly string[]; // by seat
  nameOf(side: number): string;
  linesOf(event: number): string[]; // in the few words of the log
  seatOf(event: number): number | null; // who decided; null: chance
  whenOf(event: number): string; // the round, or what comes before the first one
  planned(event: GameEvent, says: readonly Message[]): string[]; // a plan, in the few words of the log
}
