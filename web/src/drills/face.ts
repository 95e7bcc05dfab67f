// What the page of drills asks of a game: games/GAME/drills/drill.ts.

import type { Component } from "svelte";
import type { PosedDrill } from "../net/protocol";

export interface DrillProps {
  posed: PosedDrill;
  names: string[]; // by seat
  picked: readonly string[]; // names of choices; once it is answered, those that are right
  missed: readonly string[]; // names of choices that were picked and are not
  lit: readonly string[]; // anchors of what the reasons are about; before, of the choice pointed at
  open: boolean; // it can still be answered
  inset: number; // pixels of the stage covered at the top
  onpick: (name: string) => void;
}

export interface DrillFace {
  /** The drawings only this game has, inserted once; null: those of the house will do. */
  Sprite: Component | null;

  /** The map of the position. */
  Stage: Component<DrillProps>;

  /** Cards or tiles, where these are what there is to choose, or to know. */
  Things: Component<DrillProps>;

  /** Whose pieces are whose: one of a tribe. */
  Piece: Component<{ tribe: number; size: number; label?: string | null }>;

  /** A choice in words, where the client knows better ones; null: what the server says. */
  named(posed: PosedDrill, name: string): string | null;

  /** The tribes on the map beside the players: a tribe's number, and message key of what it is called. */
  strangers(posed: PosedDrill): { tribe: number; name: string }[];
}
