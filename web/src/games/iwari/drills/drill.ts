// Iwari as it is practised.

import type { DrillFace } from "../../../drills/face";
import Sprite from "../art/Sprite.svelte";
import type { View } from "../protocol";
import Piece from "./Piece.svelte";
import Stage from "./Stage.svelte";
import Things from "./Things.svelte";

export const drill: DrillFace = {
  Sprite,
  Stage,
  Things,
  Piece,
  strangers: (posed) => {
    const view = posed.view as View;
    if (view.void) return [{ tribe: view.void.tribe, name: "iwari-board-void" }];
    return view.third === null ? [] : [{ tribe: view.third, name: "iwari-board-third" }];
  },
};
