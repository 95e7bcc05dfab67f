// What the page of drills asks of a game: games/GAME/drills/drill.ts.

import type { Component } from "svelte";
import type { PosedDrill } from "../net/protocol";

export interface DrillProps {
  posed: PosedDrill;
  names: string[]; // by seat
  picked: readonly string[]; // names of choices; once it is answered, those that are right
  lit: readonly string[]; // anchors of what the reasons are about; [] before
  open: boolean; // it can still be answered
  inset: number; // pixels of the stage covered at the top
  onpick: (name: string) => void;
}

export interface DrillFace {
  /** The drawings only this game has, inserted once; null: those of the house will do. */
  Sprite: Component | null;

  /** The map of the position. */
  Stage: Component<DrillProps>;

  /** Cards or tiles, where these are what there is to choose. */
  Things: Component<DrillProps>;

  /** Whose pieces are whose: one of a tribe. */
  Piece: Component<{ tribe: number; size: number; label?: string | null }>;

  /** The tribes on the map beside the players: a tribe's number, and message key of what it is called. */
  strangers(posed: PosedDrill): { tribe: number; name: string }[];
}
