// Iwari as it is practised.

import type { DrillFace } from "../../../drills/face";
import Sprite from "../art/Sprite.svelte";
import { lookIndex } from "../art/totems";
import { nameOfSpot } from "../board/names";
import type { Components, View } from "../protocol";
import Piece from "./Piece.svelte";
import Stage from "./Stage.svelte";
import Things from "./Things.svelte";

export const drill: DrillFace = {
  Sprite,
  Stage,
  Things,
  Piece,
  named: (posed, name) => {
    const spot = /^space-spot:(.+)$/.exec(name)?.[1];
    return spot === undefined ? null : nameOfSpot(spot, (posed.components as Components).map.spots);
  },
  strangers: (posed) => {
    const view = posed.view as View;
    if (view.void) return [{ tribe: lookIndex(view, view.void.tribe), name: "iwari-board-void" }];
    return view.third === null ? [] : [{ tribe: view.third, name: "iwari-board-third" }];
  },
};
