// What the map explains: the icon or berry under the pointer, else the space.

import type { Help } from "../../../panels/explain";
import { spaceHelp, symbolHelp } from "../panels/helps";
import type { Point } from "../../../board/plane";
import type { Laid, Layout } from "./layout";

const NEAR = 13; // how near the pointer is to an icon it means, in map units
const PATIENCE = 1100; // ms before the map explains itself: it is pointed at all the time

export function mapHelp(layout: Layout, space: Laid, pointer: Point | null, grow: number, at: Element | null): Help {
  const means = (thing: Point): boolean =>
    pointer !== null && Math.hypot(thing.x - pointer.x, thing.y - pointer.y) < NEAR * grow;
  const icon = layout.icons.find(means);
  const about = icon ? symbolHelp(icon.kind) : layout.berries.some(means) ? symbolHelp("berry") : spaceHelp(space);
  return { ...about, at, rest: PATIENCE };
}
