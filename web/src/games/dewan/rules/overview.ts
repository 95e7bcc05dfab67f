// The overview of Dewan: its parts.

import type { Overview } from "../../../rules/book";
import { BOARDS } from "./pictures";
import Scene from "./Scene.svelte";

const PARTS = ["land", "turn", "way", "camp", "stories", "groups", "end"];

export const overview: Overview = {
  groups: [{ title: "", parts: PARTS.map((name) => ({ name, facts: BOARDS[name]?.facts ?? {} })) }],
  Scene,
};
