// In which corner of the whole map the tools hide the least.

import type { Box } from "../../../board/plane";
import type { Layout } from "./layout";

export interface Corner {
  right: boolean;
  bottom: boolean;
}

const CORNERS: readonly Corner[] = [
  { right: false, bottom: true },
  { right: true, bottom: true },
  { right: false, bottom: false },
  { right: true, bottom: false },
];
const SPOT = 40; // a hidden spot is as bad as so many points of an outline

/** The corner of `box` where an area of this size (in map units) lies over the least land. */
export function freeCorner(layout: Layout, box: Box, width: number, height: number): Corner {
  const cost = ({ right, bottom }: Corner): number => {
    const left = right ? box.x + box.width - width : box.x;
    const top = bottom ? box.y + box.height - height : box.y;
    const hides = ({ x, y }: { x: number; y: number }, by: number): boolean =>
      x > left - by && x < left + width + by && y > top - by && y < top + height + by;
    const land = layout.territories.flatMap((territory) => territory.points).filter((point) => hides(point, 0)).length;
    const spots = layout.spots.filter((spot) => hides(spot, 14)).length;
    const signs = layout.connections.filter(({ at }) => hides(at, 16)).length;
    return land + SPOT * (spots + signs);
  };
  return CORNERS.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}
