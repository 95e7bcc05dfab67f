// The pictures of the overview: positions of the engine (tests/worked).

import type { Half, Need, Story } from "../protocol";
import type { Made } from "./examples";
import camp from "./overview/camp.json";
import end from "./overview/end.json";
import groups from "./overview/groups.json";
import land from "./overview/land.json";
import stories from "./overview/stories.json";
import turn from "./overview/turn.json";
import way from "./overview/way.json";

const made = (one: unknown): Made => one as Made;

/** Pictures of the board, by part. */
export const BOARDS: Readonly<Record<string, Made>> = {
  land: made(land),
  way: made(way),
  camp: made(camp),
  stories: made(stories),
  groups: made(groups),
};

export const ROW: readonly Half[][] = turn.row;
export const EFFECTS: string[] = camp.effects;
export const STORY: Story = stories.story;
export const NEEDS: Need[] = stories.needs;
export const SHEET: Readonly<Record<string, readonly number[]>> = end.sheet;
