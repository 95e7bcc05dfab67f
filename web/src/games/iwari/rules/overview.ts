// The overview of Iwari, of everybody against everybody and against the void: its parts.

import type { Overview } from "../../../rules/book";
import { BOARDS } from "./pictures";
import Scene from "./Scene.svelte";

const parts = (...names: string[]) => names.map((name) => ({ name, facts: BOARDS[name]?.facts ?? {} }));

export const overview: Overview = {
  groups: [
    { title: "", parts: parts("land", "turn", "price", "tents", "totems", "settlements", "end") },
    { title: "overview-iwari-void", parts: parts("against", "infection", "claims") },
  ],
  Scene,
};
