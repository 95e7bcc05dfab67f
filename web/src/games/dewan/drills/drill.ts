// Dewan as it is practised.

import type { DrillFace } from "../../../drills/face";
import Piece from "./Piece.svelte";
import Stage from "./Stage.svelte";
import Things from "./Things.svelte";

export const drill: DrillFace = { Sprite: null, Stage, Things, Piece, named: () => null, strangers: () => [] };
